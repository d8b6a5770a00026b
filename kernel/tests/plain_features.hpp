/// What the networks are shown, told a second time: from the finished tricks, input by input.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <set>
#include <vector>

#include "germanwhist/features.hpp"
#include "germanwhist/open_hand.hpp"

namespace germanwhist::testing {

/// A hand of stage one with its finished tricks.
class PlainHand {
public:
    struct Trick {
        std::array<Card, seat_count> cards;
        int leader;
        int winner;
        Card upcard;
    };

    explicit PlainHand(const OpenHand& hand) : hand_(hand) {}

    [[nodiscard]] const OpenHand& hand() const { return hand_; }

    void play(Card card) {
        const std::optional<Card> led = hand_.common.led;
        const int leader = hand_.common.leader;
        const Card upcard = *hand_.common.upcard;
        hand_.play(card);
        if (!led) return;
        Trick trick{{card, card}, leader, hand_.common.leader, upcard};
        trick.cards[static_cast<std::size_t>(leader)] = *led;
        tricks_.push_back(trick);
    }

    [[nodiscard]] std::set<int> policy(const SuitOrder& order) const {
        const CommonKnowledge& common = hand_.common;
        const int own = common.to_play();
        const int other = 1 - own;
        const CardSet holding = hand_.holding_to_play();
        CardSet in_play = CardSet::full(common.rules.ranks);
        for (const Trick& trick : tricks_) in_play = in_play - trick.cards[0] - trick.cards[1];
        CardSet unseen = in_play - holding - taken(other);
        std::set<int> inputs;
        add_plane(inputs, 0, holding, order);
        if (common.led) {
            add_plane(inputs, 1, CardSet(*common.led), order);
            unseen = unseen - *common.led;
        } else {
            inputs.insert(689);
        }
        const Card upcard = *common.upcard;
        unseen = unseen - upcard;
        add_plane(inputs, 2, CardSet(upcard), order);
        inputs.insert(680 + std::min(7, above(upcard, in_play)));
        if (upcard.suit() == common.trump) inputs.insert(688);
        add_plane(inputs, 3, taken(other), order);
        add_plane(inputs, 4, CardSet::full(common.rules.ranks) - in_play, order);
        for (const Card card : holding) {
            const bool is_winner = common.led && does_win(card, *common.led);
            if (is_winner && hand_.legal_plays().contains(card)) {
                add_plane(inputs, 5, CardSet(card), order);
            }
            const int beaten_by = above(card, in_play - holding);
            if (beaten_by < 2) add_plane(inputs, 6 + beaten_by, CardSet(card), order);
        }
        for (const Trick& trick : tricks_) {
            add_plane(inputs, 8, CardSet(trick.cards[static_cast<std::size_t>(other)]), order);
        }
        add_plane(inputs, 9, taken(own), order);
        add_voids(inputs, 520, other, order);
        add_voids(inputs, 540, own, order);
        add_lengths(inputs, 560, 9, holding, order);
        add_lengths(inputs, 596, 14, unseen, order);
        const int finished = static_cast<int>(tricks_.size());
        inputs.insert(652 + common.rules.ranks - finished);
        inputs.insert(666 + lost_since(other, 0));
        add_rules(inputs, 690);
        return inputs;
    }

    [[nodiscard]] std::set<int> critic(const SuitOrder& order, int leader_tricks) const {
        const CommonKnowledge& common = hand_.common;
        const int ranks = common.rules.ranks;
        CardSet leader = hand_.holdings[static_cast<std::size_t>(common.leader)];
        const CardSet follower = hand_.holdings[static_cast<std::size_t>(1 - common.leader)];
        std::set<int> inputs;
        if (common.led) {
            leader = leader | *common.led;
            add_plane(inputs, 2, CardSet(*common.led), order);
        }
        add_plane(inputs, 0, leader, order);
        add_plane(inputs, 1, follower, order);
        // Six stock cards have a plane each; upcards and hidden cards of the next two tricks share
        // one each, and so do those of all later tricks.
        constexpr std::array<int, 10> planes{3, 4, 5, 6, 7, 8, 9, 10, 9, 10};
        for (std::size_t i = 0; i < static_cast<std::size_t>(hand_.stock_size()); ++i) {
            const int plane = i < planes.size() ? planes[i] : (i % 2 == 0 ? 11 : 12);
            const Card card = hand_.stock[static_cast<std::size_t>(hand_.next) + i];
            add_plane(inputs, plane, CardSet(card), order);
        }
        add_lengths(inputs, 676, 9, leader, order);
        add_lengths(inputs, 712, 9, follower, order);
        const int good = common.objective == Objective::low ? ranks - leader_tricks : leader_tricks;
        inputs.insert(748 + good + (ranks == 7 ? 3 : 0));  // 3.5 of 7 lie where 6.5 of 13 do
        inputs.insert(762 + ranks - static_cast<int>(tricks_.size()));
        add_rules(inputs, 776);
        return inputs;
    }

private:
    static void add_plane(std::set<int>& inputs, int plane, CardSet cards,
                          const SuitOrder& order) {
        for (const Card card : cards) inputs.insert(52 * plane + order.renamed(card));
    }

    static void add_lengths(std::set<int>& inputs, int first, int values, CardSet cards,
                            const SuitOrder& order) {
        for (int place = 0; place < 4; ++place) {
            int length = 0;
            for (const Card card : cards) length += card.suit() == order.suit_at(place) ? 1 : 0;
            inputs.insert(first + values * place + std::min(length, values - 1));
        }
    }

    static int above(Card card, CardSet cards) {
        int count = 0;
        for (const Card other : cards) {
            count += other.suit() == card.suit() && other.rank() > card.rank() ? 1 : 0;
        }
        return count;
    }

    [[nodiscard]] bool does_win(Card follow, Card lead) const {
        if (follow.suit() == lead.suit()) return follow.rank() > lead.rank();
        return follow.suit() == hand_.common.trump;
    }

    /// The upcards a seat has taken and not played in a finished trick.
    [[nodiscard]] CardSet taken(int seat) const {
        CardSet cards;
        for (const Trick& trick : tricks_) {
            if (trick.winner == seat) cards = cards | trick.upcard;
        }
        for (const Trick& trick : tricks_) {
            cards = cards - trick.cards[static_cast<std::size_t>(seat)];
        }
        return cards;
    }

    /// How many tricks a seat has lost, and drawn after, from a trick on.
    [[nodiscard]] int lost_since(int seat, std::size_t trick) const {
        int lost = 0;
        for (; trick < tricks_.size(); ++trick) lost += tricks_[trick].winner == seat ? 0 : 1;
        return lost;
    }

    /// How many hidden cards a seat has drawn since it last could not follow a suit.
    void add_voids(std::set<int>& inputs, int first, int seat, const SuitOrder& order) const {
        if (hand_.common.rules.is_first_stage_free) return;
        for (int place = 0; place < 4; ++place) {
            for (std::size_t i = tricks_.size(); i-- > 0;) {
                const Trick& trick = tricks_[i];
                const Card lead = trick.cards[static_cast<std::size_t>(trick.leader)];
                const Card follow = trick.cards[static_cast<std::size_t>(1 - trick.leader)];
                if (trick.leader == seat || lead.suit() != order.suit_at(place)) continue;
                if (follow.suit() == lead.suit()) continue;
                inputs.insert(first + 5 * place + std::min(lost_since(seat, i), 4));
                break;
            }
        }
    }

    void add_rules(std::set<int>& inputs, int first) const {
        const Rules& rules = hand_.common.rules;
        if (hand_.common.trump == no_trump) inputs.insert(first);
        if (hand_.common.objective == Objective::low) inputs.insert(first + 1);
        if (rules.is_first_stage_free) inputs.insert(first + 2);
        if (rules.ranks == 7) inputs.insert(first + 3);
        if (rules.counting == Counting::all_tricks) inputs.insert(first + 4);
        if (rules.counting == Counting::weighted) inputs.insert(first + 5);
    }

    OpenHand hand_;
    std::vector<Trick> tricks_;
};

}  // namespace germanwhist::testing
