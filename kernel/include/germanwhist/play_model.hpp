/// How well a world explains what the opponent has played: weights for worlds.
#pragma once

#include <span>
#include <vector>

#include "germanwhist/cards.hpp"
#include "germanwhist/common_knowledge.hpp"
#include "germanwhist/seat_view.hpp"
#include "germanwhist/stage_one.hpp"
#include "germanwhist/worlds.hpp"

namespace germanwhist {

/// A world and how much it counts next to others.
struct WeighedWorld {
    World world;
    double weight = 1;
};

/// The opponent's plays of stage one, each to be asked of a policy from the opponent's side.
///
/// The weight of a world is the chance that the opponent, playing at random by the policy's
/// preferences, would have made all of its plays with the cards it has in that world. One play in
/// twenty is taken to be any legal card, so no world loses all its weight by what the policy never
/// does. Worlds fit the view equally well; the weights say what the plays add to that (policy
/// inference: Rebstock, Solinas and Buro 2019).
class PlayModel {
public:
    /// The policy must outlive the model.
    ///     temperature: 1 for the policy as trained; above 1 for an opponent less sure of itself.
    /// Throws `Error` as `evidence` does, and (`bad_temperature`) unless the temperature is above 0.
    PlayModel(const SeatView& view, const Policy& policy, double temperature);

    /// Multiplies the weights of worlds of that view by what one play has in them.
    ///     play: 0 for the opponent's first.
    void weigh(std::span<WeighedWorld> worlds, int play) const;

    /// How many plays the weights rest on.
    [[nodiscard]] int plays() const { return static_cast<int>(decisions_.size()); }

private:
    /// A play and what was known then; of the holding, what every world agrees on.
    struct Decision {
        CommonKnowledge common;
        Card card;
        CardSet taken;   ///< all upcards that the opponent had taken
        CardSet played;  ///< all that it had played
        int draws;       ///< how often it had drawn

        [[nodiscard]] CardSet holding_in(const World& world) const;
    };

    const Policy* policy_;
    double temperature_;
    std::vector<Decision> decisions_;
};

}  // namespace germanwhist
