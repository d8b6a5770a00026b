#include "germanwhist/valuation.hpp"

#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "germanwhist/error.hpp"

namespace germanwhist {
namespace {

constexpr int most_answers = 1000;

std::size_t index(int i) { return static_cast<std::size_t>(i); }

/// A number of something that is asked for; 0 to `most`.
int checked(const char* what, int number, int most) {
    if (number < 0 || number > most) {
        throw Error("bad_limit", std::string("bad number of ") + what + ": " +
                                     std::to_string(number) + " (expected 0 to " +
                                     std::to_string(most) + ")");
    }
    return number;
}

/// What waits until a network is run for as many positions as it takes at once.
template <typename Item>
class Batch {
public:
    /// Returns whether it is full now.
    bool add(Item item) {
        items_[count_++] = item;
        return count_ == batch_size;
    }
    void clear() { count_ = 0; }
    [[nodiscard]] std::span<const Item> items() const { return std::span(items_).first(count_); }

private:
    std::array<Item, batch_size> items_{};
    std::size_t count_ = 0;
};

/// Has the policy play in hands that wait for it.
void play_best(const Policy& policy, Batch<OpenHand*>& hands) {
    std::array<Question, batch_size> questions;
    std::array<Preferences, batch_size> answers;
    const auto asked = hands.items();
    for (std::size_t i = 0; i < asked.size(); ++i) {
        questions[i] = {&asked[i]->common, asked[i]->holding_to_play()};
    }
    if (!asked.empty()) {
        policy.preferences(std::span(questions).first(asked.size()), answers);
    }
    for (std::size_t i = 0; i < asked.size(); ++i) asked[i]->play(answers[i].best());
    hands.clear();
}

}  // namespace

Valuation::Valuation(const SearchRoot& root, const StageOne& networks, const Rollout& rollout)
    : root_(&root),
      networks_(&networks),
      further_(checked("further tricks", rollout.further, ranks_per_suit)),
      answers_(root, checked("worlds for an answer", rollout.answers, most_answers)) {}

void Valuation::points_after(const OpenHand& world, CardSet cards, StageTwo& stage_two,
                             std::span<double> points) const {
    std::vector<OpenHand> hands;
    hands.reserve(static_cast<std::size_t>(cards.size()));
    for (const Card card : cards) hands.push_back(after(world, card, stage_two));
    play_on(hands);
    value(hands, stage_two, points);
}

OpenHand Valuation::played_on(const OpenHand& world, Card card, StageTwo& stage_two) const {
    OpenHand hand = after(world, card, stage_two);
    play_on(std::span(&hand, 1));
    return hand;
}

double Valuation::points(const OpenHand& hand, StageTwo& stage_two) const {
    double points = 0;
    value(std::span(&hand, 1), stage_two, std::span(&points, 1));
    return points;
}

/// The hand after a card, and after the answer where that is known.
OpenHand Valuation::after(const OpenHand& world, Card card, StageTwo& stage_two) const {
    OpenHand hand = world;
    hand.play(card);
    if (answers_.is_known(hand)) hand.play(answers_.best(hand, stage_two));
    return hand;
}

/// Has the policy play hands on, each to the end of the last trick.
void Valuation::play_on(std::span<OpenHand> hands) const {
    const int last = root_->common().tricks + 1 + further_;
    const auto goes_on = [&](const OpenHand& hand) {
        return hand.is_stage_one() && hand.common.tricks < last;
    };
    Batch<OpenHand*> open;
    for (bool is_done = false; !is_done;) {
        is_done = true;
        for (OpenHand& hand : hands) {
            if (!goes_on(hand)) continue;
            is_done = false;
            const CardSet plays = hand.common.distinct_plays(hand.holding_to_play());
            if (plays.size() == 1) {
                hand.play(plays.lowest());
            } else if (open.add(&hand)) {
                play_best(networks_->policy, open);
            }
        }
        play_best(networks_->policy, open);
    }
}

/// What hands between two tricks are worth.
void Valuation::value(std::span<const OpenHand> hands, StageTwo& stage_two,
                      std::span<double> points) const {
    Batch<std::size_t> open;
    const auto expect = [&] {
        this->expect(hands, open.items(), stage_two, points);
        open.clear();
    };
    for (std::size_t i = 0; i < hands.size(); ++i) {
        if (!hands[i].is_stage_one()) {
            points[i] = root_->points(hands[i], stage_two);
        } else if (open.add(i)) {
            expect();
        }
    }
    expect();
}

/// What the critic says of some of the hands, by their numbers.
void Valuation::expect(std::span<const OpenHand> hands, std::span<const std::size_t> numbers,
                       StageTwo& stage_two, std::span<double> points) const {
    if (numbers.empty()) return;
    const CommonKnowledge& common = root_->common();
    std::array<Appraisal, batch_size> asked;
    std::array<double, batch_size> values;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const OpenHand& hand = hands[numbers[i]];
        const int leader = hand.common.leader;
        const int leader_tricks = stage_two.leader_tricks(
            hand.holdings[index(leader)], hand.holdings[index(1 - leader)], common.trump,
            common.objective);
        asked[i] = {&hand, leader_tricks, leader == root_->seat()};
    }
    networks_->critic.value(std::span(asked).first(numbers.size()), values);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        points[numbers[i]] = expected_points(hands[numbers[i]], values[i]);
    }
}

/// value: what the critic says.
double Valuation::expected_points(const OpenHand& hand, double value) const {
    const CommonKnowledge& common = hand.common;
    if (common.leader != root_->seat()) value = -value;
    // The critic's sign says what is good; counted tricks have no sign.
    if (common.objective == Objective::low) value = -value;
    const Rules& rules = common.rules;
    return root_->expected_points(hand, value * rules.trick_weight(1),
                                  spread(rules.ranks - common.tricks) * rules.trick_weight(1));
}

}  // namespace germanwhist
