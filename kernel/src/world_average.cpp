#include "germanwhist/world_average.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <exception>
#include <map>
#include <mutex>
#include <span>
#include <system_error>
#include <thread>

namespace germanwhist {
namespace {

/// Worlds that a thread takes at a time: many enough that threads seldom meet, few enough that
/// they end together.
constexpr int block_size = 8;

constexpr auto most_plays = static_cast<std::size_t>(ranks_per_suit);

/// The sums over some worlds: of each card, and of the products of any two cards' points.
class Totals {
public:
    /// Takes what the distinct cards bring in a world, in their order.
    void add(std::span<const double> world) {
        for (std::size_t i = 0; i < world.size(); ++i) {
            points_[i].add(world[i]);
            for (std::size_t j = 0; j < world.size(); ++j) products_[i][j] += world[i] * world[j];
        }
    }

    void add(const Totals& other) {
        for (std::size_t i = 0; i < most_plays; ++i) {
            points_[i].add(other.points_[i]);
            for (std::size_t j = 0; j < most_plays; ++j) products_[i][j] += other.products_[i][j];
        }
    }

    [[nodiscard]] std::vector<Estimate> estimates(CardSet plays) const {
        std::vector<Estimate> found;
        std::size_t best = 0;
        for (const Card card : plays) {
            const std::size_t i = found.size();
            found.push_back(points_[i].estimate(card));
            if (found[i].mean > found[best].mean) best = i;
        }
        for (std::size_t i = 0; i < found.size(); ++i) found[i].error_behind = error(best, i);
        return found;
    }

private:
    /// The standard error of the difference of two means over the same worlds.
    [[nodiscard]] double error(std::size_t some, std::size_t other) const {
        const int count = points_[some].tries();
        if (some == other || count < 2) return 0;
        const double mean = points_[some].mean() - points_[other].mean();
        const double squares =
            products_[some][some] + products_[other][other] - 2 * products_[some][other];
        return std::sqrt(std::max(0.0, squares - count * mean * mean) / (count - 1) / count);
    }

    std::array<Tally, most_plays> points_;
    std::array<std::array<double, most_plays>, most_plays> products_{};
};

/// Worlds that follow each other in the stream.
struct Block {
    int number = 0;
    std::vector<OpenHand> worlds;
};

/// Hands out the worlds block by block, and adds up what comes back in the order of the blocks.
class Ledger {
public:
    Ledger(const SearchRoot& root, const SearchLimits& limits, Random& random)
        : root_(&root), limits_(&limits), random_(&random) {}

    /// The next worlds to judge; none when there are no more or the search has to end.
    [[nodiscard]] Block next() {
        const std::scoped_lock lock(mutex_);
        Block block{.number = handed_out_, .worlds = {}};
        const int size = std::min(block_size, limits_->iterations - drawn_);
        if (failure_ || size <= 0 || (handed_out_ > 0 && limits_->is_reached())) return block;
        block.worlds.reserve(static_cast<std::size_t>(size));
        for (int i = 0; i < size; ++i) block.worlds.push_back(root_->sample(*random_));
        drawn_ += size;
        ++handed_out_;
        return block;
    }

    /// Takes what a block has brought. Every block that is handed out has to come back.
    void add(int number, const Totals& totals) {
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
    [[nodiscard]] const Totals& totals() const {
        if (failure_) std::rethrow_exception(failure_);
        return totals_;
    }

private:
    const SearchRoot* root_;
    const SearchLimits* limits_;
    Random* random_;
    std::mutex mutex_;
    int drawn_ = 0;
    int handed_out_ = 0;
    int added_ = 0;
    std::map<int, Totals> waiting_;  // for blocks before them
    Totals totals_;
    std::exception_ptr failure_;
};

/// What one thread does: judges blocks until there are no more.
void judge_blocks(Ledger& ledger, CardSet plays, const Judge& judge, StageTwo& stage_two,
                  const SearchLimits& limits) {
    for (Block block = ledger.next(); !block.worlds.empty(); block = ledger.next()) {
        Totals totals;
        bool is_first = block.number == 0;
        for (const OpenHand& world : block.worlds) {
            if (!is_first && limits.is_reached()) break;
            is_first = false;
            std::array<double, most_plays> points{};
            std::size_t count = 0;
            for (const Card card : plays) points[count++] = judge(world, card, stage_two);
            totals.add(std::span(points).first(count));
        }
        ledger.add(block.number, totals);
    }
}

}  // namespace

std::vector<Estimate> average_over_worlds(const SearchRoot& root, const Judge& judge,
                                          StageTwo& stage_two, const SearchLimits& limits,
                                          Random& random) {
    const CardSet plays = root.common().distinct_plays(root.holding());
    Ledger ledger(root, limits, random);
    const auto work = [&](StageTwo& own) noexcept {
        try {
            judge_blocks(ledger, plays, judge, own, limits);
        } catch (...) {
            ledger.fail();
        }
    };
    const int helpers = std::min(limits.threads, (limits.iterations - 1) / block_size + 1) - 1;
    std::vector<std::thread> threads;
    try {
        for (int i = 0; i < helpers; ++i) {
            threads.emplace_back([&work, own = stage_two]() mutable { work(own); });
        }
    } catch (const std::system_error&) {
        // A system that gives no more threads gets its answer from those there are.
    }
    work(stage_two);
    for (std::thread& thread : threads) thread.join();
    return ledger.totals().estimates(plays);
}

}  // namespace germanwhist
