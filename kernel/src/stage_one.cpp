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

Preferences read(CardSet plays, const SuitOrder& order, std::span<const std::int32_t> outputs,
                 double unit) {
    Preferences preferences{plays, {}, unit};
    for (const Card card : plays) {
        preferences.logits[index(card.index())] = outputs[index(order.renamed(card))];
    }
    return preferences;
}

/// Runs a network for up to `batch_size` positions.
void run(const Network& network, std::span<const Features> features,
         std::span<std::int32_t> outputs) {
    std::array<std::span<const std::uint16_t>, batch_size> active;
    for (std::size_t i = 0; i < features.size(); ++i) active[i] = features[i].active.span();
    network.run(std::span(active).first(features.size()), outputs);
}

/// How the policy shares its chance out among distinct plays.
class Shares {
public:
    Shares(const Preferences& preferred, double temperature) : plays_(preferred.plays) {
        const std::int32_t highest = preferred.logits[index(preferred.best().index())];
        for (const Card card : plays_) {
            const std::int32_t below = preferred.logits[index(card.index())] - highest;
            sum_ += weights_[index(card.index())] =
                exponential(below * preferred.unit / temperature);
        }
    }

    [[nodiscard]] CardSet plays() const { return plays_; }
    [[nodiscard]] double of(Card play) const { return weights_[index(play.index())] / sum_; }

private:
    CardSet plays_;
    std::array<double, card_count> weights_{};
    double sum_ = 0;
};

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
    const Features features = policy_features(common, holding);
    std::array<std::int32_t, card_count> outputs;
    network_.run(features.active.span(), outputs);
    return read(common.distinct_plays(holding), features.order, outputs, network_.output_unit());
}

void Policy::preferences(std::span<const Question> questions,
                         std::span<Preferences> answers) const {
    std::array<Features, batch_size> features;
    std::array<std::int32_t, batch_size * card_count> outputs;
    for (std::size_t i = 0; i < questions.size(); ++i) {
        features[i] = policy_features(*questions[i].common, questions[i].holding);
    }
    run(network_, std::span(features).first(questions.size()), outputs);
    for (std::size_t i = 0; i < questions.size(); ++i) {
        answers[i] = read(questions[i].common->distinct_plays(questions[i].holding),
                          features[i].order,
                          std::span(outputs).subspan(i * card_count, card_count),
                          network_.output_unit());
    }
}

Card Policy::best(const CommonKnowledge& common, CardSet holding) const {
    const CardSet plays = common.distinct_plays(holding);
    return plays.size() == 1 ? plays.lowest() : preferences(common, holding).best();
}

Probabilities Policy::probabilities(const CommonKnowledge& common, CardSet holding,
                                    double temperature) const {
    const Shares shares(preferences(common, holding), temperature);
    const CardSet in_play = CardSet::full(common.rules.ranks) - common.gone;
    Probabilities probabilities{};
    for (const Card card : shares.plays()) {
        const CardSet same = equals(card, holding, in_play);
        const double each = shares.of(card) / same.size();
        for (const Card other : same) probabilities[index(other.index())] = static_cast<float>(each);
    }
    return probabilities;
}

std::array<double, batch_size> Policy::chances(const CommonKnowledge& common, Card card,
                                               std::span<const CardSet> holdings,
                                               double temperature) const {
    std::array<Question, batch_size> questions;
    for (std::size_t i = 0; i < holdings.size(); ++i) questions[i] = {&common, holdings[i]};
    std::array<Preferences, batch_size> answers;
    preferences(std::span(questions).first(holdings.size()), answers);
    const CardSet in_play = CardSet::full(common.rules.ranks) - common.gone;
    std::array<double, batch_size> chances{};
    for (std::size_t i = 0; i < holdings.size(); ++i) {
        const CardSet same = equals(card, holdings[i], in_play);
        const Shares shares(answers[i], temperature);
        const double each = shares.of((same & answers[i].plays).lowest()) / same.size();
        chances[i] = static_cast<float>(each);  // as `probabilities` has it
    }
    return chances;
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
    network_.run(features({&hand, leader_tricks, is_learner_leading}).active.span(), output);
    return output[0] * network_.output_unit();
}

void Critic::value(std::span<const Appraisal> hands, std::span<double> values) const {
    std::array<Features, batch_size> all;
    std::array<std::int32_t, batch_size> outputs;
    for (std::size_t i = 0; i < hands.size(); ++i) all[i] = features(hands[i]);
    run(network_, std::span(all).first(hands.size()), outputs);
    for (std::size_t i = 0; i < hands.size(); ++i) values[i] = outputs[i] * network_.output_unit();
}

Features Critic::features(const Appraisal& asked) const {
    Features features = critic_features(*asked.hand, asked.leader_tricks);
    if (asked.is_learner_leading && network_.inputs() > critic_inputs) {
        features.active.add(critic_inputs);
    }
    return features;
}

}  // namespace germanwhist
