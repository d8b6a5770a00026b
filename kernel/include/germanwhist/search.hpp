/// What all searches of stage one share: where they start, what they may spend, what they say.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "germanwhist/open_hand.hpp"
#include "germanwhist/payoff.hpp"
#include "germanwhist/random.hpp"
#include "germanwhist/seat_view.hpp"
#include "germanwhist/stage_two.hpp"
#include "germanwhist/worlds.hpp"

namespace germanwhist {

/// A decision in stage one: what the seat to play knows, and what points it plays for.
class SearchRoot {
public:
    /// counted: counted tricks or points so far, by seat.
    /// Throws `Error` (`impossible_view`) when the view is impossible, or it is another's turn, or
    /// stage one is over.
    SearchRoot(const SeatView& view, const Payoff& payoff,
               const std::array<int, seat_count>& counted);

    [[nodiscard]] const SeatView& view() const { return view_; }
    [[nodiscard]] int seat() const { return view_.seat; }
    [[nodiscard]] const CommonKnowledge& common() const { return common_; }
    [[nodiscard]] CardSet holding() const { return view_.holding; }
    [[nodiscard]] const Payoff& payoff() const { return payoff_; }

    /// All worlds that fit.
    [[nodiscard]] const Worlds& worlds() const { return worlds_; }
    /// The hand as it stands in one of them.
    [[nodiscard]] OpenHand hand_in(const World& world) const;
    /// The same in one drawn evenly.
    [[nodiscard]] OpenHand sample(Random& random) const { return hand_in(worlds_.sample(random)); }

    /// The points of this decision's seat when stage one has ended so and stage two is played best.
    [[nodiscard]] int points(const OpenHand& hand, StageTwo& stage_two) const;

    /// The same when stage one goes on and the outcome is uncertain.
    ///     margin: what the seat may still expect to count above an even split.
    ///     spread: the standard deviation of that.
    [[nodiscard]] double expected_points(const OpenHand& hand, double margin, double spread) const;

private:
    [[nodiscard]] int counted_so_far(const OpenHand& hand) const;

    SeatView view_;
    CommonKnowledge common_;
    Payoff payoff_;
    int counted_;
    Worlds worlds_;
};

/// What a search may spend. It stops after so many iterations, or earlier at a deadline or when
/// cancelled.
struct SearchLimits {
    int iterations = 1;
    int threads = 1;  ///< at most so many work on one decision; a tree grows in one alone
    std::size_t nodes = std::size_t{1} << 22;  ///< a tree stops growing here, some 200 MB
    std::chrono::steady_clock::time_point deadline = std::chrono::steady_clock::time_point::max();
    const std::atomic<bool>* is_cancelled = nullptr;

    [[nodiscard]] bool is_reached() const {
        return (is_cancelled != nullptr && is_cancelled->load(std::memory_order_relaxed)) ||
               (deadline != std::chrono::steady_clock::time_point::max() &&
                std::chrono::steady_clock::now() >= deadline);
    }
};

/// What a search thinks of one card, in points of the seat to play less the opponent's.
struct Estimate {
    Card card;
    double mean = 0;
    double standard_error = 0;  ///< of the mean
    int tries = 0;
    /// Of how far the mean is behind the best card's; none where cards are not judged together.
    std::optional<double> error_behind = {};
    double prior = 0;  ///< what is added to the mean where cards are compared to choose one
};

/// Sums of points, for a mean and its error.
class Tally {
public:
    void add(double points) {
        ++tries_;
        sum_ += points;
        sum_of_squares_ += points * points;
    }
    void add(const Tally& other) {
        tries_ += other.tries_;
        sum_ += other.sum_;
        sum_of_squares_ += other.sum_of_squares_;
    }
    [[nodiscard]] int tries() const { return tries_; }
    [[nodiscard]] double mean() const { return tries_ > 0 ? sum_ / tries_ : 0; }
    [[nodiscard]] Estimate estimate(Card card) const;

private:
    int tries_ = 0;
    double sum_ = 0;
    double sum_of_squares_ = 0;
};

/// Plays stage one to its end, both seats by `greedy_play`.
void play_out_greedily(OpenHand& hand);

/// Draws worlds; in each, plays every distinct card and then greedily to the end of stage one.
/// An iteration is a world. Returns an estimate of each distinct card, in order of card index, the
/// same for any number of threads.
[[nodiscard]] std::vector<Estimate> monte_carlo(const SearchRoot& root, StageTwo& stage_two,
                                                const SearchLimits& limits, Random& random);

/// Single-observer information-set tree search (Cowling, Powley and Whitehouse 2012): each
/// iteration draws a world, descends by UCB over the cards that are legal in it, adds one node,
/// plays out greedily and scores stage two exactly. The tree is over the cards played; what the
/// stock turns up is left to the worlds. Returns an estimate of each distinct card with its
/// visits; the card to play is the most visited. Works in one thread, whatever the limits allow: a
/// tree that several grow, or several trees, would not give the same answer.
[[nodiscard]] std::vector<Estimate> tree_search(const SearchRoot& root, StageTwo& stage_two,
                                                const SearchLimits& limits, Random& random);

}  // namespace germanwhist
