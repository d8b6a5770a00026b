#include "germanwhist/payoff.hpp"

#include <algorithm>

#include "germanwhist/exact_math.hpp"

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

double Payoff::expected_points(double counted, double spread, Objective objective) const {
    if (hand_score == HandScore::difference || hand_score == HandScore::per_trick) {
        const double own = objective == Objective::high ? counted : total - counted;
        return (2 * own - total) * stake;
    }
    const double middle = std::clamp(counted, 0.0, static_cast<double>(total));
    double weights = 0;
    double sum = 0;
    for (int count = 0; count <= total; ++count) {
        const double distance = (count - middle) / spread;
        const double weight = exponential(-distance * distance / 2);
        weights += weight;
        sum += weight * points(count, objective);
    }
    return sum / weights;
}

}  // namespace germanwhist
