/// The mean over worlds that the flat searches take, by one thread or by several.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "germanwhist/cards.hpp"
#include "germanwhist/open_hand.hpp"
#include "germanwhist/random.hpp"
#include "germanwhist/search.hpp"
#include "germanwhist/stage_two.hpp"

namespace germanwhist {

/// Says what playing each of some cards in a world brings, in points of the root's seat, in order of
/// card index. Several threads may ask at once, each with a solver of its own.
using Judge = std::function<void(const OpenHand& world, CardSet cards, StageTwo& stage_two,
                                 std::span<double> points)>;

/// A hand as it stands in a world, and how much the world counts.
struct WeighedHand {
    OpenHand hand;
    double weight = 1;
};

/// Gives the worlds one after another. Only one thread at a time asks.
using WorldSource = std::function<WeighedHand()>;

/// When a card need not be judged any longer: after each lot of worlds those are out that are
/// behind the best by more than so many standard errors of the difference.
struct Race {
    int lot = 40;
    double errors = 2;
};

/// What is added to the mean of each card where cards are compared, in points, by the number of the
/// card among those judged: what is thought of it before anything is judged.
using Prior = std::array<double, ranks_per_suit>;

/// Has every distinct card judged in each world. An iteration is a world.
///
/// The worlds come in one order, and points are added up in that order, so the estimates are the
/// same for any number of threads. Only a deadline or a cancellation makes a difference: then those
/// worlds count that were judged in time, the first always. Returns an estimate of each distinct
/// card, in order of card index; what the judge throws in any thread is thrown here.
///     race: when to leave out cards; none to judge all to the end. The mean of a card that is out
///     is as far behind the best one's as it was over the worlds that both were judged in.
///     prior: 0 for every card to compare means alone. No mean has it in it.
[[nodiscard]] std::vector<Estimate> average_over_worlds(CardSet plays, const WorldSource& source,
                                                        const Judge& judge, StageTwo& stage_two,
                                                        const SearchLimits& limits,
                                                        const std::optional<Race>& race = {},
                                                        const Prior& prior = {});

/// The same over worlds drawn evenly.
[[nodiscard]] std::vector<Estimate> average_over_worlds(const SearchRoot& root, const Judge& judge,
                                                        StageTwo& stage_two,
                                                        const SearchLimits& limits, Random& random);

}  // namespace germanwhist
