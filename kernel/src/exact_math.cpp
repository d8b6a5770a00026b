#include "germanwhist/exact_math.hpp"

#include <algorithm>

namespace germanwhist {

double exponential(double x) {
    constexpr int halvings = 10;
    constexpr double smallest = -40;
    const double part = std::max(x, smallest) / (1 << halvings);
    double result = 1 + part * (1 + part / 2 * (1 + part / 3 * (1 + part / 4)));
    for (int i = 0; i < halvings; ++i) result *= result;
    return result;
}

double logarithm(int x) {
    constexpr double log_2 = 0.693147180559945309;
    constexpr int terms = 15;
    double fraction = x;
    int doublings = 0;
    while (fraction > 1.5) {
        fraction /= 2;
        ++doublings;
    }
    // log f = 2 (z + z^3/3 + z^5/5 + ...) with z = (f - 1) / (f + 1), which is at most 1/5.
    const double z = (fraction - 1) / (fraction + 1);
    double sum = 0;
    for (int i = terms; i >= 0; --i) sum = sum * z * z + 1.0 / (2 * i + 1);
    return doublings * log_2 + 2 * z * sum;
}

}  // namespace germanwhist
