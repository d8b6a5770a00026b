/// A hand with its hidden cards drawn anew: what another world would look like from one seat.
#pragma once

#include <span>

#include "germanwhist/hand.hpp"
#include "germanwhist/open_hand.hpp"
#include "germanwhist/random.hpp"

namespace germanwhist {

/// The hand after these plays.
/// Throws `Error` (`illegal_play`) when one is not legal.
[[nodiscard]] OpenHand replayed(const Deal& deal, const Rules& rules, std::span<const int> plays);

/// A deal that the seat cannot tell from this one after these plays, drawn evenly from all of them.
/// Throws `Error` (`illegal_play`) when a play is not legal.
[[nodiscard]] Deal resampled(const Deal& deal, const Rules& rules, std::span<const int> plays,
                             int seat, Random& random);

}  // namespace germanwhist
