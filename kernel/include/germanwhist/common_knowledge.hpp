/// What both seats have seen of a hand: everything but the hidden cards.
///
/// It is kept up to date play by play, so that whoever plays a hand forward (a search, self-play)
/// can show each seat its view without replaying the tricks.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "germanwhist/cards.hpp"
#include "germanwhist/hand.hpp"
#include "germanwhist/rules.hpp"

namespace germanwhist {

/// Stands for "has shown no void" among the ages of voids.
inline constexpr std::int8_t no_void = -1;

struct CommonKnowledge {
    Rules rules;
    int trump = no_trump;
    Objective objective = Objective::high;

    /// Who leads, or led, the trick in hand.
    int leader = 0;
    std::optional<Card> led;
    /// The face-up card of the stock; none in stage two.
    std::optional<Card> upcard;

    /// Finished tricks of both stages.
    int tricks = 0;
    /// The cards of the finished tricks.
    CardSet gone;
    /// The same, by the seat that played them.
    std::array<CardSet, seat_count> played{};
    /// Upcards that a seat took and has not played.
    std::array<CardSet, seat_count> taken{};
    /// How many hidden cards a seat has drawn.
    std::array<std::int8_t, seat_count> hidden_draws{};
    /// How many hidden cards a seat has drawn since it last showed a void in a suit: besides the
    /// upcards it took, only so many cards of that suit can be in its hand.
    std::array<std::array<std::int8_t, suit_count>, seat_count> void_age{
        {{no_void, no_void, no_void, no_void}, {no_void, no_void, no_void, no_void}}};

    /// Before the first lead.
    CommonKnowledge(const Rules& in_force, int first_leader, Card first_upcard);

    [[nodiscard]] bool is_stage_one() const { return tricks < rules.tricks_per_stage(); }
    [[nodiscard]] int to_play() const { return led ? 1 - leader : leader; }
    [[nodiscard]] CardSet legal_plays(CardSet holding) const;

    /// The legal plays of a holding without their equals. Two cards of one hand are equal when no
    /// card still in play stands between them (the led card and the upcard are in play). Of equal
    /// cards the one that the opponent knows of is kept, else the lowest.
    [[nodiscard]] CardSet distinct_plays(CardSet holding) const;

    /// The distinct play that a legal card of a holding is equal to.
    [[nodiscard]] Card distinct_play(Card card, CardSet holding) const;

    void lead(Card card) { led = card; }
    /// Finishes a trick that has a lead; the next upcard is ignored in stage two.
    /// Returns the seat that won.
    int follow(Card card, std::optional<Card> next_upcard);

private:
    void note_void(Card follow);
    void note_draws(int winner);
};

}  // namespace germanwhist
