#include "germanwhist/seat_view.hpp"

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>

#include "germanwhist/error.hpp"
#include "germanwhist/trick.hpp"

namespace germanwhist {
namespace {

std::size_t index(int i) { return static_cast<std::size_t>(i); }

[[noreturn]] void refuse(const std::string& what) {
    throw Error("impossible_view", "impossible view: " + what);
}

std::string name(Card card) {
    return {"23456789TJQKA"[card.rank()], "CDHS"[card.suit()]};
}

void check_cards(std::span<const Card> cards, CardSet pack, const std::string& what) {
    CardSet seen;
    for (const Card card : cards) {
        if (!pack.contains(card)) refuse(what + " " + name(card) + " is not in the pack");
        if (seen.contains(card)) refuse(what + " " + name(card) + " is there twice");
        seen = seen | card;
    }
}

/// The sizes of everything, and that no list names a card twice.
void check_shape(const SeatView& view) {
    const int ranks = view.rules.ranks;
    if (ranks < 1 || ranks > ranks_per_suit) refuse(std::to_string(ranks) + " ranks in a suit");
    for (const int seat : {view.seat, view.first_leader}) {
        if (seat < 0 || seat >= seat_count) {
            refuse("seat " + std::to_string(seat) + " (expected 0 or 1)");
        }
    }
    const std::size_t turned = std::min(view.plays.size() / 2 + 1, index(ranks));
    if (view.upcards.size() != turned || view.plays.size() > 4 * index(ranks)) {
        refuse(std::to_string(view.upcards.size()) + " upcards after " +
               std::to_string(view.plays.size()) + " plays (expected " + std::to_string(turned) +
               ")");
    }
    const CardSet pack = CardSet::full(ranks);
    check_cards(view.plays, pack, "play");
    check_cards(view.upcards, pack, "upcard");
    if (!(view.holding - pack).empty()) refuse("a holding with cards that are not in the pack");
}

/// A play that the other seat, the stock or the own suits contradict.
void check_play(const SeatView& view, const CommonKnowledge& common, Card card) {
    const int seat = common.to_play();
    if (common.taken[index(1 - seat)].contains(card)) {
        refuse("play " + name(card) + " by a seat whose opponent had taken it");
    }
    const auto unturned = view.upcards.begin() + std::min(common.tricks, common.rules.ranks);
    if (std::find(unturned, view.upcards.end(), card) != view.upcards.end()) {
        refuse("play " + name(card) + " before it was turned up");
    }
    const bool is_free = common.rules.is_first_stage_free && common.is_stage_one();
    if (common.led && !is_free && card.suit() != common.led->suit() &&
        common.taken[index(seat)].ranks(common.led->suit()) != 0) {
        refuse("play " + name(card) + " by a seat that had taken a card of the suit led");
    }
}

/// The holding, after all plays.
void check_holding(const SeatView& view, const CommonKnowledge& now) {
    const int left = std::min(now.rules.ranks, 2 * now.rules.ranks - now.tricks);
    const int size = now.led && now.leader == view.seat ? left - 1 : left;
    if (view.holding.size() != size) {
        refuse("a holding of " + std::to_string(view.holding.size()) + " cards (expected " +
               std::to_string(size) + ")");
    }
    const CardSet played = now.led ? now.gone | *now.led : now.gone;
    CardSet elsewhere = played | now.taken[index(1 - view.seat)];
    if (now.upcard) elsewhere = elsewhere | *now.upcard;
    const CardSet twice = view.holding & elsewhere;
    if (!twice.empty()) refuse("held card " + name(twice.lowest()) + " is also somewhere else");
    const CardSet lost = now.taken[index(view.seat)] - played - view.holding;
    if (!lost.empty()) refuse("upcard " + name(lost.lowest()) + " was taken and is not held");
}

/// Checks and replays a view; `visit(common, follow, winner, trick)` sees each finished trick with
/// its lead still on the table, and `trick` counting from 1.
template <typename Visit>
CommonKnowledge replay(const SeatView& view, Visit visit) {
    check_shape(view);
    CommonKnowledge common(view.rules, view.first_leader, view.upcards.front());
    for (const Card card : view.plays) {
        check_play(view, common, card);
        if (!common.led) {
            common.lead(card);
            continue;
        }
        const bool follower_wins = !leader_wins(*common.led, card, common.trump);
        const int winner = follower_wins ? 1 - common.leader : common.leader;
        const int trick = common.tricks + 1;
        visit(common, card, winner, trick);
        const bool has_next = index(trick) < view.upcards.size();
        common.follow(card, has_next ? std::optional(view.upcards[index(trick)]) : std::nullopt);
    }
    check_holding(view, common);
    return common;
}

}  // namespace

CommonKnowledge common_knowledge(const SeatView& view) {
    return replay(view, [](const CommonKnowledge&, Card, int, int) {});
}

CommonKnowledge decision(const SeatView& view) {
    CommonKnowledge common = common_knowledge(view);
    if (!common.is_stage_one() || common.to_play() != view.seat) {
        refuse("nothing to decide (expected this seat's turn in stage one)");
    }
    return common;
}

Evidence evidence(const SeatView& view) {
    const int opponent = 1 - view.seat;
    Evidence found;
    found.dealt = view.rules.ranks;
    const auto note_played = [&](const CommonKnowledge& common, Card card, int trick) {
        if (!common.taken[index(opponent)].contains(card)) found.played.push_back({card, trick});
    };
    const CommonKnowledge now =
        replay(view, [&](const CommonKnowledge& common, Card follow, int winner, int trick) {
            const bool opponent_led = common.leader == opponent;
            note_played(common, opponent_led ? *common.led : follow, trick);
            const bool is_free = common.rules.is_first_stage_free && common.is_stage_one();
            if (!opponent_led && !is_free && follow.suit() != common.led->suit()) {
                found.voids.push_back({common.led->suit(), trick});
            }
            if (common.is_stage_one() && winner != opponent) found.draws.push_back(trick);
        });
    CardSet seen = view.holding | now.gone | now.taken[index(opponent)];
    if (now.led) {
        seen = seen | *now.led;
        if (now.leader == opponent) note_played(now, *now.led, now.tricks + 1);
    }
    if (now.upcard) seen = seen | *now.upcard;
    found.hidden = CardSet::full(view.rules.ranks) - seen;
    found.stock = now.is_stage_one() ? 2 * (view.rules.ranks - now.tricks) - 1 : 0;
    return found;
}

}  // namespace germanwhist
