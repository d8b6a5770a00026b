#include <cmath>
#include <cstdint>
#include <vector>

#include "germanwhist/exact_math.hpp"
#include "germanwhist/search.hpp"

namespace germanwhist {
namespace {

constexpr double exploration = 0.35;  // on rewards from 0 to 1
constexpr std::uint32_t nothing = 0;  // the root is nobody's child or sibling

/// A card played after the cards of its parents. Children are a list by siblings.
struct Node {
    Card card;
    std::uint32_t first_child = nothing;
    std::uint32_t sibling = nothing;
    int available = 0;  // iterations in which the card could have been chosen here
    Tally tally;        // of the seat that plays the card
};

class Tree {
public:
    Tree(const SearchRoot& root, StageTwo& stage_two, std::size_t most_nodes, Random& random)
        : root_(&root),
          stage_two_(&stage_two),
          most_nodes_(most_nodes),
          random_(&random),
          nodes_(1) {}

    void iterate() {
        OpenHand hand = root_->sample(*random_);
        std::uint32_t node = 0;
        path_.clear();
        bool is_new = false;
        while (hand.is_stage_one() && !is_new) {
            const int seat = hand.to_play();
            node = descend(node, hand.common.distinct_plays(hand.holding_to_play()), is_new);
            if (node == nothing) break;
            path_.push_back({node, seat});
            hand.play(nodes_[node].card);
        }
        play_out_greedily(hand);
        const int points = root_->points(hand, *stage_two_);
        for (const Step& step : path_) {
            nodes_[step.node].tally.add(step.seat == root_->seat() ? points : -points);
        }
    }

    [[nodiscard]] std::vector<Estimate> estimates() const {
        std::vector<Estimate> found;
        for (const Card card : root_->common().distinct_plays(root_->holding())) {
            const std::uint32_t child = child_of(0, card);
            found.push_back(child == nothing ? Tally{}.estimate(card)
                                             : nodes_[child].tally.estimate(card));
        }
        return found;
    }

private:
    struct Step {
        std::uint32_t node;
        int seat;
    };

    [[nodiscard]] std::uint32_t child_of(std::uint32_t node, Card card) const {
        std::uint32_t child = nodes_[node].first_child;
        while (child != nothing && nodes_[child].card != card) child = nodes_[child].sibling;
        return child;
    }

    /// The child to go to: a new one while legal cards are untried, else the best by UCB. A tree
    /// that is full grows no more; where it has no child to go to, it ends.
    std::uint32_t descend(std::uint32_t node, CardSet plays, bool& is_new) {
        CardSet untried = plays;
        std::uint32_t best = nothing;
        double best_bound = 0;
        for (auto child = nodes_[node].first_child; child != nothing;
             child = nodes_[child].sibling) {
            Node& tried = nodes_[child];
            if (!plays.contains(tried.card)) continue;
            untried = untried - tried.card;
            ++tried.available;
            const double bound = upper_bound(tried);
            if (best == nothing || bound > best_bound) {
                best = child;
                best_bound = bound;
            }
        }
        is_new = !untried.empty() && nodes_.size() < most_nodes_;
        return is_new ? add_child(node, pick(untried)) : best;
    }

    [[nodiscard]] double upper_bound(const Node& node) const {
        const double reward = (node.tally.mean() / root_->payoff().most() + 1) / 2;
        const double tries = node.tally.tries();
        return reward + exploration * std::sqrt(logarithm(node.available) / tries);
    }

    [[nodiscard]] Card pick(CardSet cards) {
        auto skipped = random_->below(static_cast<std::uint32_t>(cards.size()));
        while (skipped-- > 0) cards = cards - cards.lowest();
        return cards.lowest();
    }

    std::uint32_t add_child(std::uint32_t parent, Card card) {
        const auto added = static_cast<std::uint32_t>(nodes_.size());
        nodes_.push_back(
            {.card = card, .sibling = nodes_[parent].first_child, .available = 1, .tally = {}});
        nodes_[parent].first_child = added;
        return added;
    }

    const SearchRoot* root_;
    StageTwo* stage_two_;
    std::size_t most_nodes_;
    Random* random_;
    std::vector<Node> nodes_;
    std::vector<Step> path_;
};

}  // namespace

std::vector<Estimate> tree_search(const SearchRoot& root, StageTwo& stage_two,
                                  const SearchLimits& limits, Random& random) {
    Tree tree(root, stage_two, limits.nodes, random);
    for (int i = 0; i < limits.iterations && !(i > 0 && limits.is_reached()); ++i) tree.iterate();
    return tree.estimates();
}

}  // namespace germanwhist
