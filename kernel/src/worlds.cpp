#include "germanwhist/worlds.hpp"

#include <algorithm>
#include <limits>
#include <string>
#include <utility>

#include "germanwhist/error.hpp"

namespace germanwhist {
namespace {

constexpr int most_hidden = card_count;

/// Pascal's triangle, as far as a pack reaches.
constexpr auto binomials = [] {
    std::array<std::array<std::uint64_t, most_hidden + 1>, most_hidden + 1> table{};
    for (std::size_t n = 0; n <= most_hidden; ++n) {
        table[n][0] = 1;
        for (std::size_t k = 1; k <= n; ++k) table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
    }
    return table;
}();

constexpr Count binomial(int n, int k) {
    return binomials[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

/// Makes every choice at random, each world as likely as the others.
class RandomChooser {
public:
    explicit RandomChooser(Random& random) : random_(random) {}

    int order_digit(int options) { return below(options); }
    Count position(Count total) {
        if (total <= std::numeric_limits<std::uint32_t>::max()) {
            return random_.below(static_cast<std::uint32_t>(total));
        }
        int bits = 0;
        while (bits < 128 && (total - 1) >> bits != 0) ++bits;
        const Count mask = bits == 128 ? ~Count{0} : (Count{1} << bits) - 1;
        while (true) {
            const Count drawn = (Count{random_.next()} << 64 | random_.next()) & mask;
            if (drawn < total) return drawn;
        }
    }
    void narrow(Count) {}
    int digit(int options, Count) { return below(options); }

    /// Moves a random part of the cards behind the others.
    void part(std::span<Card> cards, int behind, Count) {
        for (auto last = cards.size(); behind > 0; --behind) {
            const int chosen = below(static_cast<int>(last));
            std::swap(cards[static_cast<std::size_t>(chosen)], cards[--last]);
        }
    }

private:
    int below(int bound) {
        return static_cast<int>(random_.below(static_cast<std::uint32_t>(bound)));
    }
    Random& random_;
};

/// Makes the choices that a world's number spells.
class NumberChooser {
public:
    NumberChooser(Count number, Count orders) : order_(number % orders), rest_(number / orders) {}

    int order_digit(int options) {
        const auto chosen = static_cast<int>(order_ % static_cast<Count>(options));
        order_ /= static_cast<Count>(options);
        return chosen;
    }
    Count position(Count) const { return rest_; }
    void narrow(Count before) { rest_ -= before; }
    int digit(int, Count each) {
        const auto chosen = static_cast<int>(rest_ / each);
        rest_ %= each;
        return chosen;
    }

    /// Moves the part with the wanted number, in lexicographic order, behind the other cards.
    void part(std::span<Card> cards, int behind, Count each) {
        Count index = rest_ / each;
        rest_ %= each;
        std::vector<Card> kept;
        std::vector<Card> moved;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const auto left = static_cast<int>(cards.size() - i - 1);
            const Count with = behind > 0 ? binomial(left, behind - 1) : Count{0};
            if (index < with) {
                moved.push_back(cards[i]);
                --behind;
            } else {
                index -= with;
                kept.push_back(cards[i]);
            }
        }
        std::ranges::copy(moved, std::ranges::copy(kept, cards.begin()).out);
    }

private:
    Count order_;
    Count rest_;
};

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
                    "impossible view: no layout fits it (expected one that can have come about)");
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
        auto found = std::ranges::lower_bound(starts_, trick, {}, &Start::trick);
        if (found == starts_.end() || found->trick != trick) {
            found = starts_.emplace(found);
            found->trick = trick;
        }
        return *found;
    };
    starts_.emplace_back();
    for (const Card card : evidence.hidden) {
        start_of(card, std::numeric_limits<int>::max()).hidden.push_back(card);
    }
    for (const auto& played : evidence.played) {
        start_of(played.card, played.trick).played.push_back(played);
    }
    for (auto& start : starts_) {
        std::ranges::sort(start.played, std::ranges::greater{}, &Evidence::Played::trick);
    }
}

void Worlds::number_states() {
    for (std::size_t i = 1; i < starts_.size(); ++i) {
        starts_[i].stride = state_count_;
        state_count_ *= static_cast<std::size_t>(starts_[i].size()) + 1;
    }
    for (std::size_t slot = 0; slot <= last_slot(); ++slot) {
        const int until = slot == last_slot() ? std::numeric_limits<int>::max() : time(slot + 1);
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
        const auto options = static_cast<std::size_t>(counted.size()) + 1;
        return static_cast<int>(state / counted.stride % options);
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
            const auto held = starts_[i].hidden.size() - static_cast<std::size_t>(in_stock[i]);
            state += held * starts_[i].stride;
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
    NumberChooser chooser(number, factorial(stock_size_));
    return build(chooser);
}

}  // namespace germanwhist
