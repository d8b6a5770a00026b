/// The learned players' judgement of stage one: a policy for views, a critic for whole worlds.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "germanwhist/cards.hpp"
#include "germanwhist/common_knowledge.hpp"
#include "germanwhist/features.hpp"
#include "germanwhist/network.hpp"
#include "germanwhist/open_hand.hpp"
#include "germanwhist/random.hpp"

namespace germanwhist {

/// The distinct plays of a view and how the policy likes each. Preferences are logits in the
/// network's units and set for distinct plays only, by card index.
struct Preferences {
    CardSet plays{};
    std::array<std::int32_t, card_count> logits{};
    double unit = 1;

    /// The most preferred play; of equals the lowest index.
    [[nodiscard]] Card best() const;
};

/// What a policy is asked: how the seat to play would play with a holding.
struct Question {
    const CommonKnowledge* common = nullptr;
    CardSet holding;
};

/// How probable each card is, by card index; 0 for what is not legal.
using Probabilities = std::array<float, card_count>;

/// Says how to play in stage one from what one seat knows. Immutable, so threads may share it.
class Policy {
public:
    /// Throws `Error` (`bad_network`) unless the network has the inputs and outputs of a policy.
    explicit Policy(Network network);

    /// For the seat to play.
    ///     holding: that seat's own cards.
    [[nodiscard]] Preferences preferences(const CommonKnowledge& common, CardSet holding) const;

    /// The same for up to `batch_size` questions at once, which is quicker than one by one.
    ///     answers: as many as there are questions.
    void preferences(std::span<const Question> questions, std::span<Preferences> answers) const;

    /// The play the policy likes best. No network runs where there is no choice.
    [[nodiscard]] Card best(const CommonKnowledge& common, CardSet holding) const;

    /// The chance that the policy, playing at random by its preferences, plays each card. Equal
    /// cards share theirs evenly. The same numbers on every machine.
    ///     temperature: 1 as trained; below 1 nearer to the best play, above 1 nearer to even.
    [[nodiscard]] Probabilities probabilities(const CommonKnowledge& common, CardSet holding,
                                              double temperature = 1) const;

    /// The same of one card with each of several holdings, quicker than one by one.
    ///     holdings: up to `batch_size`; the card is a legal play of each.
    [[nodiscard]] std::array<double, batch_size> chances(const CommonKnowledge& common, Card card,
                                                         std::span<const CardSet> holdings,
                                                         double temperature) const;

    /// A play drawn by these chances.
    [[nodiscard]] Card drawn(const CommonKnowledge& common, CardSet holding, Random& random) const;

    [[nodiscard]] const Network& network() const { return network_; }

private:
    Network network_;
};

/// What a critic is asked; see `Critic::value`.
struct Appraisal {
    const OpenHand* hand = nullptr;
    int leader_tricks = 0;
    bool is_learner_leading = false;
};

/// Values whole worlds of stage one. Immutable, so threads may share it.
class Critic {
public:
    /// Throws `Error` (`bad_network`) unless the network has the inputs and outputs of a critic. One
    /// that was trained against a frozen player has an input more: whether the leader is the seat
    /// that learned.
    explicit Critic(Network network);

    /// What the leader may expect from here on, tricks won before not counted: the tricks of stage
    /// two above an even split, and in rule sets that count stage one half its margin, in tricks
    /// of stage two. In low hands fewer tricks are better, and the sign says so.
    ///     leader_tricks: the tricks the leader would make if stage two began with the holdings as
    ///     they are, a led card still in hand.
    ///     is_learner_leading: whether the leader is the seat that learned, for a critic that asks.
    [[nodiscard]] double value(const OpenHand& hand, int leader_tricks,
                               bool is_learner_leading) const;

    /// The same of up to `batch_size` hands at once, which is quicker than one by one.
    ///     values: as many as there are hands.
    void value(std::span<const Appraisal> hands, std::span<double> values) const;

    [[nodiscard]] const Network& network() const { return network_; }

private:
    [[nodiscard]] Features features(const Appraisal& asked) const;

    Network network_;
};

/// Both networks of one training run.
struct StageOne {
    Policy policy;
    Critic critic;
};

/// Reads a weights file: eight bytes of magic, the version (32 bits), the number of networks (32
/// bits, 2), then for each the number of layers (32 bits) and for each layer inputs, units and
/// shift (32 bits each), weights (16 bits) and biases (32 bits); a checksum of all before (64
/// bits) ends it. All numbers are little-endian.
/// Throws `Error` (`bad_weights`) when the bytes are not a weights file of this version, and
/// (`damaged_weights`) when they are short or changed.
[[nodiscard]] StageOne read_weights(std::span<const std::uint8_t> bytes);

}  // namespace germanwhist
