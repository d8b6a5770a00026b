#include "germanwhist/world_average.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <exception>
#include <map>
#include <mutex>
#include <span>
#include <system_error>
#include <thread>

#include "germanwhist/world_totals.hpp"

namespace germanwhist {
namespace {

/// Worlds that a thread takes at a time: many enough that threads seldom meet, few enough that
/// they end together.
constexpr int block_size = 8;

/// Worlds that follow each other in the stream.
struct Block {
    int number = 0;
    std::vector<WeighedHand> worlds;
    bool is_first = false;  ///< of the whole search
};

/// Hands out some worlds block by block, and adds up what comes back in the order of the blocks.
class Ledger {
public:
    Ledger(const WorldSource& source, const SearchLimits& limits, int worlds, bool is_first)
        : source_(&source), limits_(&limits), worlds_(worlds), is_first_(is_first) {}

    /// The next worlds to judge; none when there are no more or the search has to end.
    [[nodiscard]] Block next() {
        const std::scoped_lock lock(mutex_);
        Block block{.number = handed_out_, .worlds = {}, .is_first = is_first_ && handed_out_ == 0};
        const int size = std::min(block_size, worlds_ - drawn_);
        if (failure_ || size <= 0 || (!block.is_first && limits_->is_reached())) return block;
        block.worlds.reserve(static_cast<std::size_t>(size));
        for (int i = 0; i < size; ++i) block.worlds.push_back((*source_)());
        drawn_ += size;
        ++handed_out_;
        return block;
    }

    /// Takes what a block has brought. Every block that is handed out has to come back.
    void add(int number, const WorldTotals& totals) {
        const std::scoped_lock lock(mutex_);
        waiting_.emplace(number, totals);
        for (auto first = waiting_.begin(); first != waiting_.end() && first->first == added_;
             first = waiting_.erase(first)) {
            totals_.add(first->second);
            ++added_;
        }
    }

    /// Ends the search with the exception being handled.
    void fail() {
        const std::scoped_lock lock(mutex_);
        failure_ = std::current_exception();
    }

    /// The sums, once no thread is at work any more.
    [[nodiscard]] const WorldTotals& totals() const {
        if (failure_) std::rethrow_exception(failure_);
        return totals_;
    }

private:
    const WorldSource* source_;
    const SearchLimits* limits_;
    int worlds_;
    bool is_first_;
    std::mutex mutex_;
    int drawn_ = 0;
    int handed_out_ = 0;
    int added_ = 0;
    std::map<int, WorldTotals> waiting_;  // for blocks before them
    WorldTotals totals_;
    std::exception_ptr failure_;
};

/// What one thread does: judges blocks until there are no more. A card that is out brings nothing.
void judge_blocks(Ledger& ledger, CardSet plays, CardSet in_race, const Judge& judge,
                  StageTwo& stage_two, const SearchLimits& limits) {
    for (Block block = ledger.next(); !block.worlds.empty(); block = ledger.next()) {
        WorldTotals totals;
        bool is_first = block.is_first;
        for (const auto& [world, weight] : block.worlds) {
            if (!is_first && limits.is_reached()) break;
            is_first = false;
            std::array<double, WorldTotals::most_cards> judged{};
            judge(world, in_race, stage_two, judged);
            std::array<double, WorldTotals::most_cards> points{};
            std::size_t count = 0;
            std::size_t next = 0;
            for (const Card card : plays) {
                points[count++] = in_race.contains(card) ? judged[next++] : 0;
            }
            totals.add(std::span(points).first(count), weight);
        }
        ledger.add(block.number, totals);
    }
}

/// Threads that work on the same worlds, each with a solver of its own.
class Team {
public:
    Team(StageTwo& stage_two, int threads)
        : stage_two_(&stage_two), helpers_(static_cast<std::size_t>(threads - 1), stage_two) {}

    template <typename Work>
    void run(const Work& work) {
        std::vector<std::thread> threads;
        try {
            for (StageTwo& own : helpers_) threads.emplace_back([&work, &own] { work(own); });
        } catch (const std::system_error&) {
            // A system that gives no more threads gets its answer from those there are.
        }
        work(*stage_two_);
        for (std::thread& thread : threads) thread.join();
    }

private:
    StageTwo* stage_two_;
    std::vector<StageTwo> helpers_;
};

/// Which cards are still judged, and what was known of the others when they were left out.
class Field {
public:
    Field(CardSet plays, const Prior& prior) : plays_(plays), in_race_(plays), prior_(prior) {}

    [[nodiscard]] CardSet in_race() const { return in_race_; }

    /// Leaves out what is too far behind.
    void narrow(const WorldTotals& totals, double errors) {
        const std::size_t best = number_of(best_card(totals));
        const CardSet before = in_race_;
        for (const Card card : before) {
            const std::size_t i = number_of(card);
            const double behind = standing(totals, best) - standing(totals, i);
            if (behind > errors * totals.error(best, i)) {
                in_race_ = in_race_ - card;
                left_[i] = totals;
            }
        }
    }

    [[nodiscard]] std::vector<Estimate> estimates(const WorldTotals& totals) const {
        const std::size_t best = number_of(best_card(totals));
        std::vector<Estimate> found;
        for (const Card card : plays_) {
            const std::size_t i = found.size();
            const WorldTotals& judged = in_race_.contains(card) ? totals : left_[i];
            const double mean = in_race_.contains(card)
                                    ? totals.mean(i)
                                    : totals.mean(best) - (judged.mean(best) - judged.mean(i));
            found.push_back({card, mean, judged.error(i), judged.worlds(), judged.error(best, i),
                             prior_[i]});
        }
        return found;
    }

private:
    /// What decides between cards.
    [[nodiscard]] double standing(const WorldTotals& totals, std::size_t card) const {
        return totals.mean(card) + prior_[card];
    }

    /// The card that stands highest; of equals the lowest.
    [[nodiscard]] Card best_card(const WorldTotals& totals) const {
        Card best = in_race_.lowest();
        for (const Card card : in_race_) {
            if (standing(totals, number_of(card)) > standing(totals, number_of(best))) best = card;
        }
        return best;
    }

    [[nodiscard]] std::size_t number_of(Card card) const {
        const std::uint64_t lower = (std::uint64_t{1} << card.index()) - 1;
        return static_cast<std::size_t>(std::popcount(plays_.mask() & lower));
    }

    CardSet plays_;
    CardSet in_race_;
    Prior prior_;
    std::array<WorldTotals, WorldTotals::most_cards> left_;
};

}  // namespace

std::vector<Estimate> average_over_worlds(CardSet plays, const WorldSource& source,
                                          const Judge& judge, StageTwo& stage_two,
                                          const SearchLimits& limits,
                                          const std::optional<Race>& race, const Prior& prior) {
    const int lot = race ? race->lot : limits.iterations;
    Team team(stage_two, std::min(limits.threads, (lot - 1) / block_size + 1));
    Field field(plays, prior);
    WorldTotals totals;
    do {
        const int worlds = std::min(lot, limits.iterations - totals.worlds());
        Ledger ledger(source, limits, worlds, totals.worlds() == 0);
        team.run([&](StageTwo& own) noexcept {
            try {
                judge_blocks(ledger, plays, field.in_race(), judge, own, limits);
            } catch (...) {
                ledger.fail();
            }
        });
        totals.add(ledger.totals());
        if (race) field.narrow(totals, race->errors);
    } while (totals.worlds() < limits.iterations && field.in_race().size() > 1 &&
             !limits.is_reached());
    return field.estimates(totals);
}

std::vector<Estimate> average_over_worlds(const SearchRoot& root, const Judge& judge,
                                          StageTwo& stage_two, const SearchLimits& limits,
                                          Random& random) {
    const auto source = [&] { return WeighedHand{root.sample(random)}; };
    return average_over_worlds(root.common().distinct_plays(root.holding()), source, judge,
                               stage_two, limits);
}

}  // namespace germanwhist
