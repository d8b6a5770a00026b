#include "germanwhist/payoff.hpp"

namespace germanwhist {

int Payoff::points(int counted, Objective objective) const {
    // A low hand is scored from the other side: each player is credited with the opponent's count.
    const int own = objective == Objective::high ? counted : total - counted;
    const int lead = 2 * own - total;
    switch (hand_score) {
        case HandScore::difference:
        case HandScore::per_trick:
            return lead * stake;
        case HandScore::over_half:
            if (lead == 0) return 0;
            return (lead > 0 ? own - total / 2 : total / 2 - (total - own)) * stake;
        case HandScore::win:
            return ((lead > 0) - (lead < 0)) * stake;
    }
    return 0;
}

}  // namespace germanwhist
