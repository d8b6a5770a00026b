#include <doctest/doctest.h>

#include "germanwhist/trick.hpp"

using namespace germanwhist;

namespace {
constexpr int clubs = 0;
constexpr int diamonds = 1;
constexpr int hearts = 2;
constexpr int six = 4;
constexpr int ten = 8;
constexpr int ace = 12;
}  // namespace

TEST_CASE("the follower must follow suit when able") {
    const CardSet holding = CardSet(Card(clubs, six)) | Card(clubs, ace) | Card(hearts, ten);
    CHECK(legal_follows(holding, Card(clubs, ten)) == (holding - Card(hearts, ten)));
    CHECK(legal_follows(holding, Card(diamonds, ten)) == holding);
}

TEST_CASE("the higher card of the led suit wins") {
    CHECK(leader_wins(Card(clubs, ten), Card(clubs, six), hearts));
    CHECK_FALSE(leader_wins(Card(clubs, ten), Card(clubs, ace), hearts));
}

TEST_CASE("a trump beats a side suit, and a discard beats nothing") {
    CHECK_FALSE(leader_wins(Card(clubs, ace), Card(hearts, six), hearts));
    CHECK(leader_wins(Card(clubs, six), Card(diamonds, ace), hearts));
    CHECK(leader_wins(Card(hearts, six), Card(diamonds, ace), hearts));
    CHECK(leader_wins(Card(clubs, six), Card(hearts, ace), no_trump));
}
