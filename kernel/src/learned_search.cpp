#include "germanwhist/learned_search.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <string>

#include "germanwhist/answers.hpp"
#include "germanwhist/error.hpp"
#include "germanwhist/play_model.hpp"
#include "germanwhist/weighed_worlds.hpp"
#include "germanwhist/world_average.hpp"

namespace germanwhist {
namespace {

/// The standard deviation of what a hand brings around what the critic expects, in tricks of stage
/// two above an even split, by the tricks of stage one that are left. A line through the errors of
/// the shipped critic, within 0.15 in the standard game and with the pack of 28: of a spread of 2.4
/// tricks at the deal it leaves 1.8.
double spread(int tricks_left) { return 0.8 + tricks_left / 13.0; }

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

class Valuation {
public:
    Valuation(const SearchRoot& root, const StageOne& networks, const Lookahead& lookahead)
        : root_(&root),
          networks_(&networks),
          further_(checked("further tricks", lookahead.further, ranks_per_suit)),
          answers_(root, checked("worlds for an answer", lookahead.answers, most_answers)) {}

    /// The points of the root's seat after each card, as the policy and the critic see it.
    void points_after(const OpenHand& world, CardSet cards, StageTwo& stage_two,
                      std::span<double> points) const {
        std::vector<OpenHand> hands;
        hands.reserve(static_cast<std::size_t>(cards.size()));
        for (const Card card : cards) hands.push_back(after(world, card, stage_two));
        play_on(hands);
        value(hands, stage_two, points);
    }

    /// The hand after a card and what the policy plays on to.
    [[nodiscard]] OpenHand played_on(const OpenHand& world, Card card, StageTwo& stage_two) const {
        OpenHand hand = after(world, card, stage_two);
        play_on(std::span(&hand, 1));
        return hand;
    }

    /// What a hand between two tricks is worth to the root's seat.
    [[nodiscard]] double points(const OpenHand& hand, StageTwo& stage_two) const {
        double points = 0;
        value(std::span(&hand, 1), stage_two, std::span(&points, 1));
        return points;
    }

private:
    static constexpr int most_answers = 1000;

    /// The hand after a card, and after the answer where that is known.
    [[nodiscard]] OpenHand after(const OpenHand& world, Card card, StageTwo& stage_two) const {
        OpenHand hand = world;
        hand.play(card);
        if (answers_.is_known(hand)) hand.play(answers_.best(hand, stage_two));
        return hand;
    }

    /// Has the policy play hands on, each to the end of the last trick.
    void play_on(std::span<OpenHand> hands) const {
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
                    play_best(open);
                }
            }
            play_best(open);
        }
    }

    void play_best(Batch<OpenHand*>& hands) const {
        std::array<Question, batch_size> questions;
        std::array<Preferences, batch_size> answers;
        const auto asked = hands.items();
        for (std::size_t i = 0; i < asked.size(); ++i) {
            questions[i] = {&asked[i]->common, asked[i]->holding_to_play()};
        }
        if (!asked.empty()) {
            networks_->policy.preferences(std::span(questions).first(asked.size()), answers);
        }
        for (std::size_t i = 0; i < asked.size(); ++i) asked[i]->play(answers[i].best());
        hands.clear();
    }

    /// What hands between two tricks are worth to the root's seat.
    void value(std::span<const OpenHand> hands, StageTwo& stage_two,
               std::span<double> points) const {
        Batch<std::size_t> open;
        for (std::size_t i = 0; i < hands.size(); ++i) {
            if (!hands[i].is_stage_one()) {
                points[i] = root_->points(hands[i], stage_two);
            } else if (open.add(i)) {
                expect(hands, open, stage_two, points);
            }
        }
        expect(hands, open, stage_two, points);
    }

    void expect(std::span<const OpenHand> hands, Batch<std::size_t>& open, StageTwo& stage_two,
                std::span<double> points) const {
        const CommonKnowledge& common = root_->common();
        std::array<Appraisal, batch_size> asked;
        std::array<double, batch_size> values;
        const auto numbers = open.items();
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            const OpenHand& hand = hands[numbers[i]];
            const int leader = hand.common.leader;
            const int leader_tricks = stage_two.leader_tricks(
                hand.holdings[index(leader)], hand.holdings[index(1 - leader)], common.trump,
                common.objective);
            asked[i] = {&hand, leader_tricks, leader == root_->seat()};
        }
        if (!numbers.empty()) {
            networks_->critic.value(std::span(asked).first(numbers.size()), values);
        }
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            points[numbers[i]] = expected_points(hands[numbers[i]], values[i]);
        }
        open.clear();
    }

    /// value: what the critic says.
    [[nodiscard]] double expected_points(const OpenHand& hand, double value) const {
        const CommonKnowledge& common = hand.common;
        if (common.leader != root_->seat()) value = -value;
        // The critic's sign says what is good; counted tricks have no sign.
        if (common.objective == Objective::low) value = -value;
        const Rules& rules = common.rules;
        return root_->expected_points(hand, value * rules.trick_weight(1),
                                      spread(rules.ranks - common.tricks) * rules.trick_weight(1));
    }

    const SearchRoot* root_;
    const StageOne* networks_;
    int further_;
    Answers answers_;
};

/// Turns the hand after one card into the hand after another, change by change.
class Changes {
public:
    Changes(const Valuation& valuation, const OpenHand& from, StageTwo& stage_two)
        : valuation_(&valuation), stage_two_(&stage_two), hand_(from) {
        points_ = valuation.points(hand_, stage_two);
    }

    [[nodiscard]] OpenHand& hand() { return hand_; }

    /// What the changes since the last time bring.
    [[nodiscard]] double gain() {
        const double before = points_;
        points_ = valuation_->points(hand_, *stage_two_);
        return points_ - before;
    }

private:
    const Valuation* valuation_;
    StageTwo* stage_two_;
    OpenHand hand_;
    double points_ = 0;
};

Judge judge_by(const Valuation& valuation) {
    return [&valuation](const OpenHand& world, CardSet cards, StageTwo& solver,
                        std::span<double> points) {
        valuation.points_after(world, cards, solver, points);
    };
}

/// The points that a counted trick more brings, from an even split at the end of stage one.
double trick_worth(const SearchRoot& root) {
    const Rules& rules = root.common().rules;
    const Payoff& payoff = root.payoff();
    const double half = rules.trick_weight(1) / 2.0;
    const double deviation = spread(rules.ranks - root.common().tricks) * rules.trick_weight(1);
    const auto points = [&](double counted) {
        return payoff.expected_points(counted, deviation, Objective::high);
    };
    return points(payoff.total / 2.0 + half) - points(payoff.total / 2.0 - half);
}

/// What the policy says of some distinct plays before any world is judged.
///     price: points for each nat by which it likes a card less than its best one.
Prior prior_of(const SearchRoot& root, const Policy& policy, CardSet plays, double price) {
    constexpr double most_nats = 12;  // beyond that the policy was not trained to tell apart
    Prior prior{};
    if (price == 0 || plays.size() < 2) return prior;
    const Preferences liked = policy.preferences(root.common(), root.holding());
    const double most = liked.logits[index(liked.best().index())];
    std::size_t number = 0;
    for (const Card card : plays) {
        const double nats = (most - liked.logits[index(card.index())]) * liked.unit;
        prior[number++] = -price * std::min(nats, most_nats);
    }
    return prior;
}

void check(const Weighing& weighing) {
    constexpr int most_drawn = 100;
    if (weighing.drawn < 1 || weighing.drawn > most_drawn) {
        throw Error("bad_weighing", "bad number of worlds drawn for each that is judged: " +
                                        std::to_string(weighing.drawn) + " (expected 1 to " +
                                        std::to_string(most_drawn) + ")");
    }
    if (!(weighing.prior >= 0) || std::isinf(weighing.prior)) {
        throw Error("bad_weighing", "bad prior: " + std::to_string(weighing.prior) +
                                        " tricks a nat (expected 0 or more)");
    }
}

}  // namespace

Contrast contrast(const SearchRoot& root, const StageOne& networks, int answers, Card card,
                  Card other, StageTwo& stage_two, int worlds, Random& random) {
    const Valuation valuation(root, networks, {.further = 0, .answers = answers});
    const std::size_t own = index(root.seat());
    const std::size_t opponent = 1 - own;
    Contrast sum;
    for (int i = 0; i < worlds; ++i) {
        const OpenHand world = root.sample(random);
        const OpenHand after = valuation.played_on(world, card, stage_two);
        Changes changes(valuation, valuation.played_on(world, other, stage_two), stage_two);
        OpenHand& hand = changes.hand();
        const bool is_won = after.common.leader == root.seat();
        const bool is_other_won = hand.common.leader == root.seat();
        const CardSet drawn = CardSet() | world.stock[index(world.next)] |
                              world.stock[index(world.next + 1)];
        sum.wins += is_won ? 1 : 0;
        sum.other_wins += is_other_won ? 1 : 0;

        hand.holdings[own] = (after.holdings[own] - drawn) | (hand.holdings[own] & drawn);
        sum.spent += changes.gain();
        hand.holdings[opponent] =
            (after.holdings[opponent] - drawn) | (hand.holdings[opponent] & drawn);
        sum.forced += changes.gain();
        hand.holdings = after.holdings;
        sum.drawn += changes.gain();
        hand.tricks = after.tricks;
        sum.trick += changes.gain();
        hand.common.leader = after.common.leader;
        sum.lead += changes.gain();
    }
    for (double* mean : {&sum.wins, &sum.other_wins, &sum.spent, &sum.forced, &sum.drawn,
                         &sum.trick, &sum.lead}) {
        *mean /= worlds;
    }
    return sum;
}

std::vector<Estimate> learned_search(const SearchRoot& root, const StageOne& networks,
                                     const Lookahead& lookahead, StageTwo& stage_two,
                                     const SearchLimits& limits, Random& random) {
    const Valuation valuation(root, networks, lookahead);
    return average_over_worlds(root, judge_by(valuation), stage_two, limits, random);
}

std::vector<Estimate> weighed_search(const SearchRoot& root, const StageOne& networks,
                                     const Lookahead& lookahead, const Weighing& weighing,
                                     StageTwo& stage_two, const SearchLimits& limits,
                                     Random& random) {
    check(weighing);
    const Valuation valuation(root, networks, lookahead);
    const PlayModel model(root.view(), networks.policy, weighing.temperature);
    const CardSet plays = root.common().distinct_plays(root.holding());
    // Where there is nothing to choose the race is over after its first lot.
    const bool is_short = weighing.race && plays.size() == 1;
    const auto kept = static_cast<std::size_t>(
        is_short ? std::min(limits.iterations, weighing.race->lot) : limits.iterations);
    const std::vector<WeighedWorld> worlds = likely_worlds(
        root.worlds(), model, kept * static_cast<std::size_t>(weighing.drawn), kept, random);
    auto next = worlds.begin();
    const auto source = [&] {
        const auto& [world, weight] = *next++;
        return WeighedHand{root.hand_in(world),
                           weighing.is_softened ? std::sqrt(weight) : weight};
    };
    SearchLimits left = limits;
    left.iterations = static_cast<int>(worlds.size());
    const Prior prior =
        prior_of(root, networks.policy, plays, weighing.prior * trick_worth(root));
    return average_over_worlds(plays, source, judge_by(valuation), stage_two, left, weighing.race,
                               prior);
}

}  // namespace germanwhist
