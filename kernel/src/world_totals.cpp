#include "germanwhist/world_totals.hpp"

#include <algorithm>
#include <cmath>

namespace germanwhist {

void WorldTotals::add(std::span<const double> points, double weight) {
    ++worlds_;
    weight_ += weight;
    const double square = weight * weight;
    squared_weight_ += square;
    for (std::size_t i = 0; i < points.size(); ++i) {
        points_[i] += weight * points[i];
        squared_points_[i] += square * points[i];
        for (std::size_t j = 0; j <= i; ++j) products_[i][j] += square * points[i] * points[j];
    }
}

void WorldTotals::add(const WorldTotals& other) {
    worlds_ += other.worlds_;
    weight_ += other.weight_;
    squared_weight_ += other.squared_weight_;
    for (std::size_t i = 0; i < most_cards; ++i) {
        points_[i] += other.points_[i];
        squared_points_[i] += other.squared_points_[i];
        for (std::size_t j = 0; j <= i; ++j) products_[i][j] += other.products_[i][j];
    }
}

double WorldTotals::mean(std::size_t card) const {
    return worlds_ > 0 ? points_[card] / weight_ : 0;
}

double WorldTotals::error(std::size_t card) const {
    return error_of(mean(card), products_[card][card], squared_points_[card]);
}

double WorldTotals::error(std::size_t some, std::size_t other) const {
    if (some == other) return 0;
    const double squares = products_[some][some] + products_[other][other] -
                           2 * products_[std::max(some, other)][std::min(some, other)];
    return error_of(mean(some) - mean(other), squares,
                    squared_points_[some] - squared_points_[other]);
}

/// Of a mean of weighed values: `squares` and `values` are their sums, each times the squared weight.
double WorldTotals::error_of(double mean, double squares, double values) const {
    if (worlds_ < 2) return 0;
    const double around = squares - 2 * mean * values + mean * mean * squared_weight_;
    return std::sqrt(std::max(0.0, around) * worlds_ / (worlds_ - 1)) / weight_;
}

}  // namespace germanwhist
