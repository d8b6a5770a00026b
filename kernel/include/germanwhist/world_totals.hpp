/// What cards have brought in the same worlds, added up.
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "germanwhist/cards.hpp"

namespace germanwhist {

/// The sums over some worlds, each with a weight: of each card's points, and of what is needed for
/// the error of a mean and of the difference of two. Cards go by their number.
class WorldTotals {
public:
    static constexpr auto most_cards = static_cast<std::size_t>(ranks_per_suit);

    /// Takes what each card brings in a world.
    void add(std::span<const double> points, double weight);
    void add(const WorldTotals& other);

    [[nodiscard]] int worlds() const { return worlds_; }
    [[nodiscard]] double mean(std::size_t card) const;
    /// The standard error of that mean.
    [[nodiscard]] double error(std::size_t card) const;
    /// The standard error of the difference of two means.
    [[nodiscard]] double error(std::size_t some, std::size_t other) const;

private:
    using Row = std::array<double, most_cards>;

    [[nodiscard]] double error_of(double mean, double squares, double values) const;

    int worlds_ = 0;
    double weight_ = 0;
    double squared_weight_ = 0;
    Row points_{};                            // times the weight
    Row squared_points_{};                    // times the squared weight
    std::array<Row, most_cards> products_{};  // of two cards' points, times the squared weight
};

}  // namespace germanwhist
