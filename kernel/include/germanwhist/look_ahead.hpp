/// One trick of look-ahead in stage two.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "germanwhist/geometry.hpp"
#include "germanwhist/rules.hpp"

namespace germanwhist {

/// What a trick adds to the leader's score. A score is what the leader wants much of: tricks won
/// in a high hand, tricks lost in a low one. The two scores of a level of n tricks sum to n.
[[nodiscard]] constexpr int trick_score(Objective objective, bool leader_wins) {
    return leader_wins == (objective == Objective::high) ? 1 : 0;
}

/// Scores a position by trying every lead, and against it every follow that can matter.
///
/// Cards of one player with none of the other's between them are equal, so one of each run is
/// tried. The led card still stands in its pattern while the follows are listed: it keeps the
/// follower's cards above it and below it apart. In a high hand it is enough to follow with the
/// cheapest winner or the lowest loser, and when void with the lowest card of each suit, because a
/// higher card in hand is never worth less (docs/decisions tells how that was checked). In a low
/// hand that does not hold, and every run is tried.
///
/// Child is called with the successor, its word (still from this leader's side), whether the
/// leader wins the trick, and a window; it returns the score of the rest and the trick together.
template <Objective objective, bool has_trump, typename Child>
class LookAhead {
public:
    LookAhead(const Split& split, std::uint32_t word, Child child)
        : split_(split), child_(child) {
        for (std::size_t s = 0; s < suit_count; ++s) {
            ours_[s] = split.suit(word, s);
            theirs_[s] = ours_[s] ^ ((1U << split.length[s]) - 1);
        }
    }

    /// The score if it lies between alpha and beta, else a bound on it on the same side.
    int best(int alpha, int beta) {
        best_ = -1;
        alpha_ = alpha;
        beta_ = beta;
        for (std::size_t s = 0; s < suit_count && best_ < beta_; ++s) {
            if (ours_[s] == 0) continue;
            if (theirs_[s] == 0) {
                lead_into_void(s);
            } else {
                lead_suit(s);
            }
        }
        return best_;
    }

private:
    static constexpr int unknown = 2 * max_level;

    /// The pattern with one card gone and the higher ones moved down.
    static constexpr std::uint32_t without(std::uint32_t pattern, int place) {
        const std::uint32_t lower = (1U << place) - 1;
        return (pattern & lower) | (pattern >> 1 & ~lower);
    }

    /// The lowest card of each run.
    static constexpr std::uint32_t runs(std::uint32_t pattern) { return pattern & ~(pattern << 1); }

    static int lowest(std::uint32_t places) { return std::countr_zero(places); }
    static int highest(std::uint32_t places) { return 31 - std::countl_zero(places); }

    /// The word of the successor without the suits that the trick changes.
    template <typename... Changed>
    std::uint32_t unchanged(const Successor& next, Changed... changed) const {
        std::uint32_t word = 0;
        for (std::size_t s = 0; s < suit_count; ++s) {
            if (((s != changed) && ...)) word |= ours_[s] << next.shift[s];
        }
        return word;
    }

    void lead_suit(std::size_t s) {
        const Successor& next = split_.together[s];
        const std::uint32_t others = unchanged(next, s);
        for (std::uint32_t leads = runs(ours_[s]); leads != 0 && best_ < beta_;) {
            // Good leads first: from the top in a high hand, from the bottom in a low one.
            const int lead = objective == Objective::high ? highest(leads) : lowest(leads);
            leads ^= 1U << lead;
            worst_ = unknown;
            follow_suit(s, lead, next, others);
            best_ = std::max(best_, worst_);
        }
    }

    void follow_suit(std::size_t s, int lead, const Successor& next, std::uint32_t others) {
        const std::uint32_t follows = runs(theirs_[s]);
        const std::uint32_t losers = follows & ((1U << lead) - 1);
        const std::uint32_t winners = follows ^ losers;
        const auto is_refuted_by = [&](int follow, bool leader_wins) {
            const int high = leader_wins ? lead : follow;
            const int low = leader_wins ? follow : lead;
            const std::uint32_t rest = without(without(ours_[s], high), low);
            return is_refuted(next, others | rest << next.shift[s], leader_wins);
        };
        if constexpr (objective == Objective::high) {
            if (winners != 0 && is_refuted_by(lowest(winners), false)) return;
            if (losers != 0) is_refuted_by(lowest(losers), true);
        } else {
            for (std::uint32_t rest = losers; rest != 0; rest ^= 1U << highest(rest)) {
                if (is_refuted_by(highest(rest), true)) return;
            }
            for (std::uint32_t rest = winners; rest != 0; rest ^= 1U << highest(rest)) {
                if (is_refuted_by(highest(rest), false)) return;
            }
        }
    }

    /// Leads a suit that the follower does not hold: a ruff wins, a discard never does.
    void lead_into_void(std::size_t s) {
        worst_ = unknown;
        for (std::size_t r = 0; r < suit_count; ++r) {
            if (theirs_[r] == 0) continue;
            const bool leader_wins = !(has_trump && r == 0);
            const Successor& next = split_.apart[s][r];
            const std::uint32_t others =
                unchanged(next, s, r) | ours_[s] >> 1 << next.shift[s];
            std::uint32_t follows = runs(theirs_[r]);
            if constexpr (objective == Objective::high) follows &= ~follows + 1;
            for (; follows != 0; follows &= follows - 1) {
                const std::uint32_t rest = without(ours_[r], lowest(follows));
                if (is_refuted(next, others | rest << next.shift[r], leader_wins)) {
                    best_ = std::max(best_, worst_);
                    return;
                }
            }
        }
        best_ = std::max(best_, worst_);
    }

    /// Tries one follow; true when the lead is already no better than what the leader has.
    bool is_refuted(const Successor& next, std::uint32_t word, bool leader_wins) {
        const int floor = std::max(alpha_, best_);
        worst_ = std::min(worst_, child_(next, word, leader_wins, floor, std::min(beta_, worst_)));
        return worst_ <= floor;
    }

    const Split& split_;
    Child child_;
    std::array<std::uint32_t, suit_count> ours_;
    std::array<std::uint32_t, suit_count> theirs_;
    int best_ = -1;   // the best lead's score so far
    int worst_ = 0;   // the present lead's score so far, against the best follow
    int alpha_ = 0;
    int beta_ = 0;
};

}  // namespace germanwhist
