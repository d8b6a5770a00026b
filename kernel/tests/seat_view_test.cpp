#include <doctest/doctest.h>

#include <functional>
#include <string>

#include "germanwhist/error.hpp"
#include "germanwhist/seat_view.hpp"
#include "played_hand.hpp"

using namespace germanwhist;
using germanwhist::testing::PlayedHand;

namespace {

/// What a view is refused with; empty when it is not.
std::string refusal(const SeatView& view) {
    try {
        (void)evidence(view);
    } catch (const Error& error) {
        CHECK(error.code() == "impossible_view");
        return error.what();
    }
    return "";
}

/// Seat 0's view of a hand after some plays, with one thing changed.
std::string refusal_when(int plays, const std::function<void(SeatView&)>& change) {
    Random random(17);
    PlayedHand played(Rules{}, random);
    played.play_randomly(plays, random);
    SeatView view = played.view(0);
    CHECK(refusal(view).empty());
    change(view);
    return refusal(view);
}

}  // namespace

TEST_CASE("a view says what both have seen, at every moment of both stages") {
    Random random(2);
    for (int i = 0; i < 60; ++i) {
        Rules rules;
        rules.ranks = i % 2 == 0 ? 7 : ranks_per_suit;
        rules.is_first_stage_free = i % 3 == 0;
        PlayedHand played(rules, random);
        while (true) {
            const CommonKnowledge& true_state = played.hand().common;
            for (int seat = 0; seat < seat_count; ++seat) {
                const CommonKnowledge common = common_knowledge(played.view(seat));
                REQUIRE(common.gone == true_state.gone);
                REQUIRE(common.taken == true_state.taken);
                REQUIRE(common.void_age == true_state.void_age);
                REQUIRE(common.led == true_state.led);
                REQUIRE(common.upcard == true_state.upcard);
                REQUIRE(common.to_play() == true_state.to_play());
                const Evidence found = evidence(played.view(seat));
                const CardSet theirs = played.hand().holdings[static_cast<std::size_t>(1 - seat)];
                const auto other = static_cast<std::size_t>(1 - seat);
                REQUIRE((theirs - found.hidden - true_state.taken[other]).empty());
            }
            if (played.hand().is_over()) break;
            played.play_randomly(1, random);
        }
    }
}

TEST_CASE("seats, packs and lists of the wrong size are refused") {
    CHECK(refusal_when(3, [](SeatView& v) { v.seat = 2; }).find("seat 2") != std::string::npos);
    CHECK(refusal_when(3, [](SeatView& v) { v.first_leader = -1; }).find("seat -1") !=
          std::string::npos);
    CHECK(refusal_when(3, [](SeatView& v) { v.rules.ranks = 14; }).find("14 ranks") !=
          std::string::npos);
    CHECK(refusal_when(3, [](SeatView& v) { v.upcards.clear(); }).find("0 upcards after 3 plays "
                                                                       "(expected 2)") !=
          std::string::npos);
    CHECK(!refusal_when(3, [](SeatView& v) { v.plays.resize(200); }).empty());
    CHECK(refusal_when(3, [](SeatView& v) { v.holding = CardSet(); }).find("holding of 0 cards") !=
          std::string::npos);
    CHECK(!refusal_when(3, [](SeatView& v) { v.holding = CardSet(~std::uint64_t{0}); }).empty());
    CHECK(!refusal_when(3, [](SeatView& v) { v.rules.ranks = 7; }).empty());
}

TEST_CASE("a card in two places is refused") {
    CHECK(refusal_when(6, [](SeatView& v) { v.plays[1] = v.plays[4]; }).find("twice") !=
          std::string::npos);
    CHECK(refusal_when(6, [](SeatView& v) { v.upcards[0] = v.upcards[2]; }).find("twice") !=
          std::string::npos);
    CHECK(!refusal_when(6, [](SeatView& v) { v.plays[0] = v.upcards[3]; }).empty());
    CHECK(!refusal_when(6, [](SeatView& v) {
              v.holding = (v.holding - v.holding.lowest()) | v.plays[0];
          }).empty());
    CHECK(!refusal_when(6, [](SeatView& v) {
              v.holding = (v.holding - v.holding.lowest()) | v.upcards[3];
          }).empty());
}

TEST_CASE("an upcard belongs to the seat that took it") {
    // Seat 0 leads the two of clubs, seat 1 wins with the ace and takes the king of hearts.
    const Card king(2, 11);
    SeatView view{Rules{}, 0, 0, {}, {Card(0, 0), Card(0, 12)}, {king, Card(3, 5)}};
    for (int i = 0; i < ranks_per_suit; ++i) view.holding = view.holding | Card(1, i);
    CHECK(refusal(view).empty());
    SeatView with_king = view;
    with_king.holding = (with_king.holding - Card(1, 0)) | king;
    CHECK(refusal(with_king).find("KH") != std::string::npos);
    SeatView others = view;
    others.seat = 1;
    CHECK(refusal(others).find("upcard KH was taken and is not held") != std::string::npos);
    // A discard on hearts by the seat that must hold the king.
    SeatView revoke = view;
    revoke.plays = {Card(0, 0), Card(0, 12), Card(0, 1), Card(0, 5), Card(2, 0), Card(3, 1)};
    revoke.upcards = {king, Card(3, 5), Card(3, 6), Card(3, 7)};
    revoke.holding = (revoke.holding - Card(1, 0)) | Card(3, 5);
    CHECK(refusal(revoke).find("had taken a card of the suit led") != std::string::npos);
}

TEST_CASE("nobody plays a card that lies on the stock or comes to lie there") {
    // Seat 0 leads the two of clubs; the king of hearts lies open, the five of spades comes next.
    const Card king(2, 11);
    const Card five(3, 3);
    SeatView view{Rules{}, 0, 0, {}, {Card(0, 0), Card(0, 12)}, {king, five}};
    for (int i = 0; i < ranks_per_suit; ++i) view.holding = view.holding | Card(1, i);
    CHECK(refusal(view).empty());
    for (const Card card : {king, five}) {
        view.plays = {Card(0, 0), card};
        CHECK(refusal(view).find("before it was turned up") != std::string::npos);
        view.plays = {card, Card(0, 12)};
        CHECK(refusal(view).find("before it was turned up") != std::string::npos);
    }
}

TEST_CASE("only the seat whose turn it is in stage one has a decision") {
    Random random(4);
    PlayedHand played(Rules{}, random);
    const int leader = played.hand().to_play();
    CHECK(decision(played.view(leader)).to_play() == leader);
    CHECK_THROWS_AS((void)decision(played.view(1 - leader)), Error);
    played.play_randomly(26, random);
    CHECK_THROWS_AS((void)decision(played.view(played.hand().to_play())), Error);
}
