#include "germanwhist/stage_one.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "germanwhist/error.hpp"
#include "germanwhist/exact_math.hpp"
#include "germanwhist/features.hpp"

namespace germanwhist {
namespace {

std::size_t index(int i) { return static_cast<std::size_t>(i); }

void check_sizes(const Network& network, int inputs, int outputs, const std::string& name) {
    if (network.inputs() != inputs || network.outputs() != outputs) {
        throw Error("bad_network", "a " + name + " of " + std::to_string(network.inputs()) +
                                       " inputs and " + std::to_string(network.outputs()) +
                                       " outputs (expected " + std::to_string(inputs) + " and " +
                                       std::to_string(outputs) + ")");
    }
}

/// All cards of a holding that are the same play as `card`: of its suit, with no card in play of
/// another between.
CardSet equals(Card card, CardSet holding, CardSet in_play) {
    CardSet found;
    CardSet run;
    bool has_card = false;
    for (const Card other : in_play & CardSet::of_suit(card.suit())) {
        if (holding.contains(other)) {
            run = run | other;
            has_card = has_card || other == card;
        } else {
            if (has_card) found = run;
            run = CardSet();
            has_card = false;
        }
    }
    return has_card ? run : found;
}

}  // namespace

Card Preferences::best() const {
    Card best = plays.lowest();
    for (const Card card : plays) {
        if (logits[index(card.index())] > logits[index(best.index())]) best = card;
    }
    return best;
}

Policy::Policy(Network network) : network_(std::move(network)) {
    check_sizes(network_, policy_inputs, card_count, "policy");
}

Preferences Policy::preferences(const CommonKnowledge& common, CardSet holding) const {
    Preferences preferences{common.distinct_plays(holding), {}, network_.output_unit()};
    const Features features = policy_features(common, holding);
    std::array<std::int32_t, card_count> outputs;
    network_.run(features.active.span(), outputs);
    for (const Card card : preferences.plays) {
        preferences.logits[index(card.index())] = outputs[index(features.order.renamed(card))];
    }
    return preferences;
}

Card Policy::best(const CommonKnowledge& common, CardSet holding) const {
    const CardSet plays = common.distinct_plays(holding);
    return plays.size() == 1 ? plays.lowest() : preferences(common, holding).best();
}

Probabilities Policy::probabilities(const CommonKnowledge& common, CardSet holding,
                                    double temperature) const {
    const Preferences preferred = preferences(common, holding);
    const std::int32_t highest = preferred.logits[index(preferred.best().index())];
    std::array<double, card_count> weights{};
    double sum = 0;
    for (const Card card : preferred.plays) {
        const std::int32_t below = preferred.logits[index(card.index())] - highest;
        sum += weights[index(card.index())] = exponential(below * preferred.unit / temperature);
    }
    const CardSet in_play = CardSet::full(common.rules.ranks) - common.gone;
    Probabilities probabilities{};
    for (const Card card : preferred.plays) {
        const CardSet same = equals(card, holding, in_play);
        const double each = weights[index(card.index())] / sum / same.size();
        for (const Card other : same) probabilities[index(other.index())] = static_cast<float>(each);
    }
    return probabilities;
}

Card Policy::drawn(const CommonKnowledge& common, CardSet holding, Random& random) const {
    const Probabilities chances = probabilities(common, holding);
    constexpr std::uint32_t fine = 1U << 24;  // every such number has an exact `float`
    float left = static_cast<float>(random.below(fine)) / fine;
    const CardSet legal = common.legal_plays(holding);
    for (const Card card : legal) {
        left -= chances[index(card.index())];
        if (left < 0) return card;
    }
    return best(common, holding);  // where the chances add up to a little less than 1
}

Critic::Critic(Network network) : network_(std::move(network)) {
    const bool is_of_response = network_.inputs() == critic_inputs + 1;
    check_sizes(network_, critic_inputs + (is_of_response ? 1 : 0), 1, "critic");
}

double Critic::value(const OpenHand& hand, int leader_tricks, bool is_learner_leading) const {
    std::array<std::int32_t, 1> output;
    Features features = critic_features(hand, leader_tricks);
    if (is_learner_leading && network_.inputs() > critic_inputs) features.active.add(critic_inputs);
    network_.run(features.active.span(), output);
    return output[0] * network_.output_unit();
}

}  // namespace germanwhist
