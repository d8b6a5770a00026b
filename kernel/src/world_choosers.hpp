/// The two ways to make the choices that lead to a world: at random, or as a number spells them.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>
#include <vector>

#include "germanwhist/worlds.hpp"

namespace germanwhist {

inline constexpr int most_hidden = card_count;

/// Pascal's triangle, as far as a pack reaches.
inline constexpr auto binomials = [] {
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

}  // namespace germanwhist
