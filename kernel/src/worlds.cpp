#include "germanwhist/worlds.hpp"

#include <algorithm>
#include <limits>
#include <string>
#include <utility>

#include "germanwhist/error.hpp"
#include "world_choosers.hpp"

namespace germanwhist {
namespace {

/// Later than any trick.
constexpr int never = std::numeric_limits<int>::max();

Count factorial(int n) {
    Count product = 1;
    for (int i = 2; i <= n; ++i) product *= static_cast<Count>(i);
    return product;
}

}  // namespace

/// Cards of one start still without a place, while a world is being made.
struct Worlds::Pool {
    std::array<Card, card_count> cards;
    int size = 0;
    std::size_t next_played = 0;

    void add(Card card) { cards[static_cast<std::size_t>(size++)] = card; }
    Card take(int position) {
        auto& slot = cards[static_cast<std::size_t>(position)];
        return std::exchange(slot, cards[static_cast<std::size_t>(--size)]);
    }
};

Worlds::Worlds(const Evidence& evidence)
    : draws_(evidence.draws), dealt_(evidence.dealt), stock_size_(evidence.stock) {
    const auto places = static_cast<std::size_t>(dealt_ + stock_size_) + draws_.size();
    const auto cards = evidence.played.size() + static_cast<std::size_t>(evidence.hidden.size());
    if (places != cards || dealt_ < 0 || stock_size_ < 0 || dealt_ > ranks_per_suit ||
        stock_size_ > 2 * ranks_per_suit || draws_.size() > ranks_per_suit ||
        !std::ranges::is_sorted(draws_)) {
        throw Error("impossible_view", "impossible view: " + std::to_string(cards) +
                                           " hidden cards for " + std::to_string(places) +
                                           " places (expected as many)");
    }
    sort_into_starts(evidence);
    number_states();
    count_ways();
    std::vector<int> in_stock;
    count_splits(in_stock, stock_size_, 1);
    if (splits_.empty()) {
        throw Error("impossible_view",
                    "impossible view: no world fits it (expected one that can have come about)");
    }
}

void Worlds::sort_into_starts(const Evidence& evidence) {
    const auto start_of = [&](Card card, int before) -> Start& {
        int trick = 0;
        for (const auto& shown : evidence.voids) {
            if (shown.suit == card.suit() && shown.trick < before) {
                trick = std::max(trick, shown.trick);
            }
        }
        // What matters is the first draw that can have brought the card: spans that start between
        // the same two draws are one.
        if (trick > 0) {
            const auto draw = std::ranges::lower_bound(draws_, trick);
            trick = draw == draws_.end() ? never : *draw;
        }
        auto found = std::ranges::lower_bound(starts_, trick, {}, &Start::trick);
        if (found == starts_.end() || found->trick != trick) {
            found = starts_.emplace(found);
            found->trick = trick;
        }
        return *found;
    };
    starts_.emplace_back();
    for (const Card card : evidence.hidden) start_of(card, never).hidden.push_back(card);
    for (const auto& played : evidence.played) {
        start_of(played.card, played.trick).played.push_back(played);
    }
    for (auto& start : starts_) {
        std::ranges::sort(start.played, std::ranges::greater{}, &Evidence::Played::trick);
    }
}

void Worlds::number_states() {
    for (std::size_t i = 1; i < starts_.size(); ++i) {
        auto& start = starts_[i];
        const auto draws = draws_.end() - std::ranges::lower_bound(draws_, start.trick);
        start.held = std::min(static_cast<int>(start.hidden.size()), static_cast<int>(draws));
        start.stride = state_count_;
        state_count_ *= start.most() + 1;
    }
    for (std::size_t slot = 0; slot <= last_slot(); ++slot) {
        const int until = slot == last_slot() ? never : time(slot + 1);
        int available = 0;
        std::size_t added = 0;
        for (const auto& start : starts_) {
            for (const auto& played : start.played) {
                available += played.trick > time(slot);
                added += played.trick > time(slot) && played.trick <= until ? start.stride : 0;
            }
        }
        arrived_.push_back(available);
        arrivals_.push_back(added);
    }
}

/// Cards of a start that are available and without a place at a slot.
int Worlds::count_of(std::size_t start, std::size_t slot, std::size_t state) const {
    if (start > 0) {
        const auto& counted = starts_[start];
        return static_cast<int>(state / counted.stride % (counted.most() + 1));
    }
    // Whatever fills the slots left over: all places from here down, less the other starts and the
    // played cards that are not available yet.
    int played = 0;
    int others = 0;
    for (std::size_t i = 0; i < starts_.size(); ++i) {
        played += static_cast<int>(starts_[i].played.size());
        if (i > 0) others += count_of(i, slot, state);
    }
    return dealt_ + static_cast<int>(slot) - (played - arrived_[slot]) - others;
}

Count Worlds::count_ways(std::size_t slot, std::size_t state) const {
    if (slot == 0) return state == 0 ? 1 : 0;
    Count total = 0;
    for (std::size_t i = 0; i < starts_.size(); ++i) {
        const int count = count_of(i, slot, state);
        if (count < 0 || (count > 0 && starts_[i].trick > time(slot))) return 0;
        if (count == 0) continue;
        const std::size_t next = state - starts_[i].stride + arrivals_[slot - 1];
        if (next < state_count_) total += static_cast<Count>(count) * ways(slot - 1, next);
    }
    return total;
}

void Worlds::count_ways() {
    ways_.resize((last_slot() + 1) * state_count_);
    for (std::size_t slot = 0; slot <= last_slot(); ++slot) {
        for (std::size_t state = 0; state < state_count_; ++state) {
            ways_[slot * state_count_ + state] = count_ways(slot, state);
        }
    }
}

/// Tries every share of each start's hidden cards in the stock; the arguments say how far it is.
void Worlds::count_splits(std::vector<int>& in_stock, int left, Count ways_so_far) {
    if (in_stock.size() == starts_.size()) {
        if (left != 0) return;
        std::size_t state = arrivals_[last_slot()];
        for (std::size_t i = 1; i < starts_.size(); ++i) {
            const int held = static_cast<int>(starts_[i].hidden.size()) - in_stock[i];
            if (held > starts_[i].held) return;
            state += static_cast<std::size_t>(held) * starts_[i].stride;
        }
        const Count arrangements = ways_so_far * ways(last_slot(), state);
        if (arrangements == 0) return;
        arrangements_ += arrangements;
        splits_.push_back({in_stock, arrangements});
        return;
    }
    const auto hidden = static_cast<int>(starts_[in_stock.size()].hidden.size());
    for (int share = 0; share <= std::min(hidden, left); ++share) {
        in_stock.push_back(share);
        count_splits(in_stock, left - share, ways_so_far * binomial(hidden, share));
        in_stock.pop_back();
    }
}

template <typename Chooser>
Card Worlds::place(Chooser& chooser, std::vector<Pool>& pools, std::size_t slot,
                   std::size_t& state) const {
    const bool is_forced = starts_.size() == 1;
    Count position = is_forced ? 0 : chooser.position(ways(slot, state));
    Count before = 0;
    for (std::size_t i = 0; i < starts_.size(); ++i) {
        auto& pool = pools[i];
        if (pool.size == 0) continue;
        const std::size_t next = state - starts_[i].stride + arrivals_[slot - 1];
        const Count each = ways(slot - 1, next);
        const Count width = static_cast<Count>(pool.size) * each;
        if (is_forced || position < before + width) {
            chooser.narrow(before);
            state = next;
            return pool.take(chooser.digit(pool.size, each));
        }
        before += width;
    }
    throw Error("impossible_view", "impossible view: no place for a card (expected one)");
}

template <typename Chooser>
World Worlds::build(Chooser& chooser) const {
    const Split* split = &splits_.front();
    if (splits_.size() > 1) {
        const Count position = chooser.position(arrangements_);
        Count before = 0;
        while (position >= before + split->arrangements) before += (split++)->arrangements;
        chooser.narrow(before);
    }

    World world;
    std::vector<Pool> pools(starts_.size());
    std::size_t state = arrivals_[last_slot()];
    int in_stock = 0;
    Count each = split->arrangements;
    for (std::size_t i = 0; i < starts_.size(); ++i) {
        auto& pool = pools[i];
        for (const Card card : starts_[i].hidden) pool.add(card);
        const int share = split->in_stock[i];
        each /= binomial(pool.size, share);
        chooser.part(std::span(pool.cards.data(), starts_[i].hidden.size()), share, each);
        for (int k = 0; k < share; ++k) {
            world.stock[static_cast<std::size_t>(in_stock++)] = pool.take(pool.size - 1);
        }
        for (int k = 0; k < pool.size; ++k) {
            world.holding = world.holding | pool.cards[static_cast<std::size_t>(k)];
        }
        state += static_cast<std::size_t>(pool.size) * starts_[i].stride;
    }
    for (std::size_t slot = last_slot();; --slot) {
        for (std::size_t i = 0; i < starts_.size(); ++i) {
            auto& pool = pools[i];
            const auto& played = starts_[i].played;
            while (pool.next_played < played.size() &&
                   played[pool.next_played].trick > time(slot)) {
                pool.add(played[pool.next_played++].card);
            }
        }
        if (slot == 0) break;
        world.drawn[slot - 1] = place(chooser, pools, slot, state);
    }
    for (int k = 0; k < pools[0].size; ++k) {
        world.dealt = world.dealt | pools[0].cards[static_cast<std::size_t>(k)];
    }
    for (int k = in_stock; k > 1; --k) {
        std::swap(world.stock[static_cast<std::size_t>(k - 1)],
                  world.stock[static_cast<std::size_t>(chooser.order_digit(k))]);
    }
    return world;
}

World Worlds::sample(Random& random) const {
    RandomChooser chooser(random);
    return build(chooser);
}

World Worlds::at(Count number) const {
    const Count orders = factorial(stock_size_);
    if (number / orders >= arrangements_) {
        throw Error("no_such_world", "no world with this number (expected one below the count)");
    }
    NumberChooser chooser(number, orders);
    return build(chooser);
}

}  // namespace germanwhist
