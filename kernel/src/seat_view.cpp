#include "germanwhist/seat_view.hpp"

#include <algorithm>
#include <cstddef>
#include <string>

#include "germanwhist/error.hpp"
#include "germanwhist/trick.hpp"

namespace germanwhist {
namespace {

void check_upcards(const SeatView& view) {
    const auto ranks = static_cast<std::size_t>(view.rules.ranks);
    const std::size_t turned = std::min(view.plays.size() / 2 + 1, ranks);
    if (view.upcards.size() != turned || view.plays.size() > 4 * ranks) {
        throw Error("impossible_view", "impossible view: " + std::to_string(view.upcards.size()) +
                                           " upcards after " + std::to_string(view.plays.size()) +
                                           " plays (expected " + std::to_string(turned) + ")");
    }
}

/// Replays the finished tricks; `visit(common, follow, winner, trick)` sees each with its lead
/// still on the table, and `trick` counting from 1.
template <typename Visit>
CommonKnowledge replay(const SeatView& view, Visit visit) {
    check_upcards(view);
    CommonKnowledge common(view.rules, view.first_leader, view.upcards.front());
    for (std::size_t i = 0; i < view.plays.size(); ++i) {
        if (i % 2 == 0) {
            common.lead(view.plays[i]);
            continue;
        }
        const bool follower_wins = !leader_wins(*common.led, view.plays[i], common.trump);
        const int winner = follower_wins ? 1 - common.leader : common.leader;
        const int trick = common.tricks + 1;
        visit(common, view.plays[i], winner, trick);
        const auto next = static_cast<std::size_t>(trick);
        common.follow(view.plays[i], next < view.upcards.size()
                                         ? std::optional(view.upcards[next])
                                         : std::nullopt);
    }
    return common;
}

}  // namespace

CommonKnowledge common_knowledge(const SeatView& view) {
    return replay(view, [](const CommonKnowledge&, Card, int, int) {});
}

Evidence evidence(const SeatView& view) {
    const int opponent = 1 - view.seat;
    Evidence found;
    found.dealt = view.rules.ranks;
    const auto note_played = [&](const CommonKnowledge& common, Card card, int trick) {
        if (!common.taken[static_cast<std::size_t>(opponent)].contains(card)) {
            found.played.push_back({card, trick});
        }
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
    CardSet seen = view.holding | now.gone | now.taken[static_cast<std::size_t>(opponent)];
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
