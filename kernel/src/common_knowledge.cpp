#include "germanwhist/common_knowledge.hpp"

#include <bit>

#include "germanwhist/trick.hpp"

namespace germanwhist {
namespace {

std::size_t index(int i) { return static_cast<std::size_t>(i); }

/// The ranks of one suit that a seat holds, cut down to one of each run of equals.
std::uint32_t distinct_ranks(std::uint32_t held, std::uint32_t in_play, std::uint32_t known) {
    std::uint32_t kept = 0;
    std::uint32_t run = 0;
    const auto end_run = [&] {
        const std::uint32_t best = (run & known) != 0 ? run & known : run;
        kept |= best & (~best + 1);
        run = 0;
    };
    for (std::uint32_t rest = in_play; rest != 0; rest &= rest - 1) {
        const std::uint32_t lowest = rest & (~rest + 1);
        if ((held & lowest) != 0) {
            run |= lowest;
        } else {
            end_run();
        }
    }
    end_run();
    return kept;
}

}  // namespace

CommonKnowledge::CommonKnowledge(const Rules& in_force, int first_leader, Card first_upcard)
    : rules(in_force),
      trump(in_force.trump(first_upcard)),
      objective(in_force.objective(first_upcard)),
      leader(first_leader),
      upcard(first_upcard) {}

CardSet CommonKnowledge::legal_plays(CardSet holding) const {
    const bool is_free = rules.is_first_stage_free && is_stage_one();
    return led && !is_free ? legal_follows(holding, *led) : holding;
}

CardSet CommonKnowledge::distinct_plays(CardSet holding) const {
    const CardSet legal = legal_plays(holding);
    const CardSet in_play = CardSet::full(rules.ranks) - gone;
    std::uint64_t mask = 0;
    for (int suit = 0; suit < suit_count; ++suit) {
        // All cards of a suit are legal together, so the legal ones make whole runs.
        const std::uint64_t kept = distinct_ranks(legal.ranks(suit), in_play.ranks(suit),
                                                  taken[index(to_play())].ranks(suit));
        mask |= kept << (suit * ranks_per_suit);
    }
    return CardSet(mask);
}

Card CommonKnowledge::distinct_play(Card card, CardSet holding) const {
    const CardSet others = CardSet::full(rules.ranks) - gone - holding;
    const auto below = [&others](Card some) {
        return std::popcount(others.ranks(some.suit()) & ((1U << some.rank()) - 1));
    };
    for (const Card play : distinct_plays(holding) & CardSet::of_suit(card.suit())) {
        if (below(play) == below(card)) return play;
    }
    return card;
}

int CommonKnowledge::follow(Card card, std::optional<Card> next_upcard) {
    const int follower = 1 - leader;
    const int winner = leader_wins(*led, card, trump) ? leader : follower;
    note_void(card);
    gone = gone | *led | card;
    played[index(leader)] = played[index(leader)] | *led;
    played[index(follower)] = played[index(follower)] | card;
    taken[index(leader)] = taken[index(leader)] - *led;
    taken[index(follower)] = taken[index(follower)] - card;
    if (is_stage_one()) note_draws(winner);
    ++tricks;
    leader = winner;
    led.reset();
    upcard = is_stage_one() ? next_upcard : std::nullopt;
    return winner;
}

void CommonKnowledge::note_void(Card follow) {
    const bool is_free = rules.is_first_stage_free && is_stage_one();
    if (!is_free && follow.suit() != led->suit()) {
        void_age[index(1 - leader)][index(led->suit())] = 0;
    }
}

void CommonKnowledge::note_draws(int winner) {
    taken[index(winner)] = taken[index(winner)] | *upcard;
    ++hidden_draws[index(1 - winner)];
    for (auto& age : void_age[index(1 - winner)]) {
        if (age != no_void) ++age;
    }
}

}  // namespace germanwhist
