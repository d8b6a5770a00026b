#include "germanwhist/weighed_worlds.hpp"

#include <algorithm>
#include <cstdint>

namespace germanwhist {
namespace {

constexpr int lots = 3;
constexpr std::size_t thinned = 3;  // one in so many of those that are too many is left by a lot

/// From 0 to just below 1, evenly.
double fraction(Random& random) {
    return static_cast<double>(random.next() >> 11) / static_cast<double>(std::uint64_t{1} << 53);
}

/// The weight from which on worlds stay as they are, so that with the share of each lighter one
/// there are `most` in all.
double bound_for(const std::vector<WeighedWorld>& worlds, std::size_t most) {
    std::vector<double> weights;
    weights.reserve(worlds.size());
    for (const WeighedWorld& world : worlds) weights.push_back(world.weight);
    std::ranges::sort(weights);
    double lighter = 0;
    std::size_t count = 0;
    const std::size_t surplus = weights.size() - most;
    // So many of the lightest are thinned that the next one is at least their bound.
    while (count < weights.size()) {
        lighter += weights[count++];
        if (count <= surplus) continue;
        const double bound = lighter / static_cast<double>(count - surplus);
        if (count == weights.size() || weights[count] >= bound) return bound;
    }
    return lighter;
}

}  // namespace

void thin(std::vector<WeighedWorld>& worlds, std::size_t most, Random& random) {
    if (worlds.size() <= most) return;
    const double bound = bound_for(worlds, most);
    double next = fraction(random) * bound;
    double passed = 0;
    std::size_t kept = 0;
    for (const WeighedWorld& world : worlds) {
        WeighedWorld stays = world;
        if (world.weight < bound) {
            passed += world.weight;
            if (passed <= next) continue;
            next += bound;
            stays.weight = bound;
        }
        worlds[kept++] = stays;
    }
    worlds.resize(std::min(kept, most));
}

std::vector<WeighedWorld> likely_worlds(const Worlds& worlds, const PlayModel& model,
                                        std::size_t drawn, std::size_t kept, Random& random) {
    const std::size_t count = std::max(drawn, kept);
    std::vector<WeighedWorld> found;
    found.reserve(count);
    for (std::size_t i = 0; i < count; ++i) found.push_back({worlds.sample(random), 1});
    std::size_t surplus = count - kept;
    int asked = model.plays();
    for (int lot = 0; lot < lots; ++lot) {
        const int until = model.plays() * (lots - 1 - lot) / lots;
        for (int play = until; play < asked; ++play) model.weigh(found, play);
        asked = until;
        surplus = lot < lots - 1 ? surplus / thinned : 0;
        thin(found, kept + surplus, random);
    }
    return found;
}

}  // namespace germanwhist
