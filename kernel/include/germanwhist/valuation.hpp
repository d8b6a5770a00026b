/// What a card is worth in a world, by the learned networks.
#pragma once

#include <cstddef>
#include <span>

#include "germanwhist/answers.hpp"
#include "germanwhist/cards.hpp"
#include "germanwhist/open_hand.hpp"
#include "germanwhist/search.hpp"
#include "germanwhist/stage_one.hpp"
#include "germanwhist/stage_two.hpp"

namespace germanwhist {

/// How a world is played on after a card.
struct Rollout {
    int further = 0;  ///< tricks that the policy plays beyond the present one, 0 to 13
    /// So many worlds the opponent is taken to look at before it answers a lead to the last trick
    /// of stage one (see `Answers`), 1,000 at most. 0 for an answer by the policy.
    int answers = 0;
};

/// The standard deviation of what a hand brings around what the critic expects, in tricks of stage
/// two above an even split, by the tricks of stage one that are left. A line through the errors of
/// the shipped critic, within 0.15 in the standard game and with the pack of 28: of a spread of 2.4
/// tricks at the deal it leaves 1.8.
[[nodiscard]] constexpr double spread(int tricks_left) { return 0.8 + tricks_left / 13.0; }

/// Plays worlds on and values what is there: exactly when stage one is over, else by the critic.
/// Points are those of the root's seat. Threads may share an object, each with a solver of its own.
class Valuation {
public:
    /// Root and networks must outlive the object.
    /// Throws `Error` (`bad_limit`) for a rollout that cannot be.
    Valuation(const SearchRoot& root, const StageOne& networks, const Rollout& rollout);

    /// The points after each of some legal cards, in order of card index.
    void points_after(const OpenHand& world, CardSet cards, StageTwo& stage_two,
                      std::span<double> points) const;

    /// The hand at the end of the rollout after a card.
    [[nodiscard]] OpenHand played_on(const OpenHand& world, Card card, StageTwo& stage_two) const;

    /// What a hand between two tricks is worth.
    [[nodiscard]] double points(const OpenHand& hand, StageTwo& stage_two) const;

private:
    [[nodiscard]] OpenHand after(const OpenHand& world, Card card, StageTwo& stage_two) const;
    void play_on(std::span<OpenHand> hands) const;
    void value(std::span<const OpenHand> hands, StageTwo& stage_two,
               std::span<double> points) const;
    void expect(std::span<const OpenHand> hands, std::span<const std::size_t> numbers,
                StageTwo& stage_two, std::span<double> points) const;
    [[nodiscard]] double expected_points(const OpenHand& hand, double value) const;

    const SearchRoot* root_;
    const StageOne* networks_;
    int further_;
    Answers answers_;
};

}  // namespace germanwhist
