#include "germanwhist/exact_response.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string>
#include <tuple>

#include "germanwhist/duplicate.hpp"
#include "germanwhist/error.hpp"
#include "germanwhist/open_hand.hpp"

namespace germanwhist {
namespace {

constexpr int most_ranks = 3;
constexpr int hearts = 2;

std::size_t index(int i) { return static_cast<std::size_t>(i); }

/// A hand that may be, and how likely it is.
struct Branch {
    OpenHand hand;
    double weight;
};
using Branches = std::vector<Branch>;

/// How the player plays, by its holding and the upcard.
using Chances = std::vector<std::pair<Card, double>>;
using Answers = std::map<std::pair<std::uint64_t, int>, Chances>;

/// All that a seat learns between two of its turns.
using Seen = std::tuple<std::uint64_t, std::uint64_t, int, int, int>;

int number(const std::optional<Card>& card) { return card ? card->index() : card_count; }

/// The sets of so many of these cards.
std::vector<CardSet> subsets(CardSet cards, int size) {
    if (size == 0) return {CardSet()};
    std::vector<CardSet> found;
    for (CardSet left = cards; left.size() >= size;) {
        const Card first = left.lowest();
        left = left - first;
        for (const CardSet rest : subsets(left, size - 1)) found.push_back(rest | first);
    }
    return found;
}

class Response {
public:
    Response(const PlayChances& player, const Rules& rules, StageTwo& stage_two, int seat)
        : player_(&player), rules_(rules), stage_two_(&stage_two), seat_(seat) {}

    /// What the response wins in this seat.
    double value() {
        double sum = 0;
        double deals = 0;
        const CardSet pack = CardSet::full(rules_.ranks);
        for (const Card upcard : pack & CardSet::of_suit(hearts)) {
            for (const CardSet own : subsets(pack - upcard, rules_.ranks)) {
                const double ways = namings(own);
                if (ways == 0) continue;
                const Branches worlds = worlds_of(own, upcard);
                deals += ways * static_cast<double>(worlds.size());
                sum += ways * after(worlds);
            }
        }
        return sum / deals;
    }

private:
    /// How many holdings this one stands for: with 12 cards for all that are the same but for the
    /// names of the side suits; 0 if another of them stands for them.
    [[nodiscard]] double namings(CardSet holding) const {
        if (rules_.ranks < most_ranks) return 1;
        const std::array<std::uint32_t, 3> sides{holding.ranks(0), holding.ranks(1),
                                                 holding.ranks(3)};
        if (!std::ranges::is_sorted(sides)) return 0;
        if (sides[0] == sides[2]) return 1;
        return sides[0] == sides[1] || sides[1] == sides[2] ? 3 : 6;
    }

    [[nodiscard]] Branches worlds_of(CardSet own, Card upcard) const {
        Branches worlds;
        const CardSet unseen = CardSet::full(rules_.ranks) - own - upcard;
        for (const CardSet other : subsets(unseen, rules_.ranks)) {
            std::vector<Card> stock;
            for (const Card card : unseen - other) stock.push_back(card);
            do {
                worlds.push_back({OpenHand(dealt(own, other, upcard, stock), rules_), 1.0});
            } while (std::ranges::next_permutation(stock, {}, &Card::index).found);
        }
        return worlds;
    }

    [[nodiscard]] Deal dealt(CardSet own, CardSet other, Card upcard,
                             const std::vector<Card>& stock) const {
        Deal deal;
        deal.dealer = 1;
        std::size_t place = index(seat_);  // seat 0 leads and is dealt the first card
        for (const Card card : own) deal.pack[std::exchange(place, place + 2)] = card;
        place = index(1 - seat_);
        for (const Card card : other) deal.pack[std::exchange(place, place + 2)] = card;
        place = 2 * index(rules_.ranks);
        deal.pack[place++] = upcard;
        for (const Card card : stock) deal.pack[place++] = card;
        return deal;
    }

    /// What is won from hands that differ in nothing the response knew: the player answers, and
    /// then each of the response's information sets is played best.
    double after(const Branches& branches) {
        double sum = 0;
        std::map<Seen, Branches> sets;
        Answers answers;  // all else that is public is the same in all branches
        for (const Branch& branch : branches) {
            const OpenHand& hand = branch.hand;
            if (!hand.is_stage_one() || hand.to_play() == seat_) {
                sum += settled(branch, sets);
                continue;
            }
            const CardSet holding = hand.holding_to_play();
            const std::pair key{holding.mask(), number(hand.common.upcard)};
            auto found = answers.find(key);
            if (found == answers.end()) {
                found = answers.emplace(key, (*player_)(hand.common, holding)).first;
            }
            sum += answered(branch, found->second, sets);
        }
        for (const auto& [seen, set] : sets) sum += best(set);
        return sum;
    }

    /// What comes of a hand after the player's answers, until it ends or is the response's.
    double answered(const Branch& branch, const Chances& chances,
                    std::map<Seen, Branches>& sets) {
        double sum = 0;
        for (const auto& [card, chance] : chances) {
            if (chance <= 0) continue;
            Branch next{branch.hand, branch.weight * chance};
            next.hand.play(card);
            const OpenHand& hand = next.hand;
            const bool is_players = hand.is_stage_one() && hand.to_play() != seat_;
            sum += is_players
                       ? answered(next, (*player_)(hand.common, hand.holding_to_play()), sets)
                       : settled(next, sets);
        }
        return sum;
    }

    /// What a hand brings that has ended; one that is the response's goes to its set.
    double settled(const Branch& branch, std::map<Seen, Branches>& sets) {
        const OpenHand& hand = branch.hand;
        const CommonKnowledge& common = hand.common;
        if (!hand.is_stage_one()) {
            const double margin = margin_of_first_seat(hand, *stage_two_);
            return branch.weight * (seat_ == 0 ? margin : -margin);
        }
        sets[{hand.holdings[index(seat_)].mask(), common.played[index(1 - seat_)].mask(),
              number(common.led), number(common.upcard), common.leader}]
            .push_back(branch);
        return 0;
    }

    /// What the best play of an information set wins.
    double best(const Branches& set) {
        const OpenHand& any = set.front().hand;
        std::optional<double> highest;
        for (const Card card : any.legal_plays()) {  // of equals too: they tell different things
            Branches played = set;
            for (Branch& branch : played) branch.hand.play(card);
            const double value = after(played);
            highest = std::max(highest.value_or(value), value);
        }
        return *highest;
    }

    const PlayChances* player_;
    Rules rules_;
    StageTwo* stage_two_;
    int seat_;
};

}  // namespace

double exact_response(const PlayChances& player, const Rules& rules, StageTwo& stage_two) {
    if (rules.ranks > most_ranks || rules.is_objective_by_colour) {
        throw Error("bad_pack", "a pack of " + std::to_string(suit_count * rules.ranks) +
                                    " cards (expected at most 12, and one objective)");
    }
    double sum = 0;
    for (int seat = 0; seat < seat_count; ++seat) {
        sum += Response(player, rules, stage_two, seat).value();
    }
    return sum / seat_count;
}

}  // namespace germanwhist
