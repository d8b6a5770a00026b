#include "germanwhist/features.hpp"

#include <algorithm>
#include <bit>
#include <tuple>

#include "germanwhist/trick.hpp"

namespace germanwhist {
namespace {

constexpr std::size_t index(int i) { return static_cast<std::size_t>(i); }

/// Hands out ranges of inputs one after another.
struct Layout {
    int size = 0;
    constexpr int take(int count) {
        const int first = size;
        size += count;
        return first;
    }
    constexpr int plane() { return take(card_count); }
    constexpr int per_suit(int count) { return take(suit_count * count); }
};

/// The rule set, the same for both networks.
struct RuleInputs {
    int no_trumps, low, free_follow, small_pack, equal_weight, half_weight;
};

constexpr RuleInputs take_rules(Layout& layout) {
    return {layout.take(1), layout.take(1), layout.take(1),
            layout.take(1), layout.take(1), layout.take(1)};
}

constexpr int void_ages = 5;       // 0, 1, 2, 3, more draws since the void
constexpr int lengths = 9;         // 0 to 7, more cards of a suit
constexpr int counts = 14;         // 0 to 13 of anything
constexpr int higher_counts = 8;   // 0 to 6, more cards that beat the upcard

struct PolicyLayout {
    Layout layout;
    int own = layout.plane();
    int led = layout.plane();
    int upcard = layout.plane();
    int opponent_taken = layout.plane();
    int gone = layout.plane();
    int winners = layout.plane();       // own cards that win the trick in hand
    int masters = layout.plane();       // own cards that no card in play beats in its suit
    int seconds = layout.plane();       // own cards that one card in play beats
    int opponent_played = layout.plane();
    int own_taken = layout.plane();     // what the opponent knows of the own holding
    int opponent_void = layout.per_suit(void_ages);
    int own_void = layout.per_suit(void_ages);
    int own_length = layout.per_suit(lengths);
    int unseen_length = layout.per_suit(counts);
    int tricks_left = layout.take(counts);
    int opponent_draws = layout.take(counts);
    int above_upcard = layout.take(higher_counts);
    int upcard_is_trump = layout.take(1);
    int is_leader = layout.take(1);
    RuleInputs rules = take_rules(layout);
};

constexpr int near_stock = 6;  // stock cards that have a plane each
constexpr int far_stock = 4;   // the rest: the next two upcards, their hidden cards, later ones

struct CriticLayout {
    Layout layout;
    int leader = layout.plane();
    int follower = layout.plane();
    int led = layout.plane();
    int stock = layout.take((near_stock + far_stock) * card_count);
    int leader_length = layout.per_suit(lengths);
    int follower_length = layout.per_suit(lengths);
    int score_now = layout.take(counts);
    int tricks_left = layout.take(counts);
    RuleInputs rules = take_rules(layout);
};

constexpr PolicyLayout policy;
constexpr CriticLayout critic;

/// Adds one input for each card of a set.
void add_plane(ActiveInputs& active, int plane, CardSet cards, const SuitOrder& order) {
    for (const Card card : cards) active.add(plane + order.renamed(card));
}

void add_rules(ActiveInputs& active, const RuleInputs& inputs, const CommonKnowledge& common) {
    if (common.trump == no_trump) active.add(inputs.no_trumps);
    if (common.objective == Objective::low) active.add(inputs.low);
    if (common.rules.is_first_stage_free) active.add(inputs.free_follow);
    if (common.rules.ranks < ranks_per_suit) active.add(inputs.small_pack);
    if (common.rules.counting == Counting::all_tricks) active.add(inputs.equal_weight);
    if (common.rules.counting == Counting::weighted) active.add(inputs.half_weight);
}

void add_lengths(ActiveInputs& active, int first, int values, CardSet cards,
                 const SuitOrder& order) {
    for (int place = 0; place < suit_count; ++place) {
        const int length = std::popcount(cards.ranks(order.suit_at(place)));
        active.add(first + place * values + std::min(length, values - 1));
    }
}

void add_voids(ActiveInputs& active, int first, const std::array<std::int8_t, suit_count>& ages,
               const SuitOrder& order) {
    for (int place = 0; place < suit_count; ++place) {
        const int age = ages[index(order.suit_at(place))];
        if (age != no_void) active.add(first + place * void_ages + std::min(age, void_ages - 1));
    }
}

/// Where a card stands in a suit's sort key: 0 in another suit or when there is none.
std::uint64_t rank_key(const std::optional<Card>& card, int suit) {
    return card && card->suit() == suit ? static_cast<std::uint64_t>(card->rank() + 1) : 0;
}

/// The trump suit, then the others from the largest key to the smallest.
template <typename Key>
SuitOrder sorted_suits(int trump, const std::array<Key, suit_count>& keys) {
    std::array<int, suit_count> suits{0, 1, 2, 3};
    std::stable_sort(suits.begin(), suits.end(), [&](int a, int b) {
        if ((a == trump) != (b == trump)) return a == trump;
        return keys[index(a)] > keys[index(b)];
    });
    return SuitOrder(suits);
}

SuitOrder policy_order(const CommonKnowledge& common, CardSet holding) {
    const auto own = index(common.to_play());
    const auto other = 1 - own;
    std::array<std::tuple<std::uint64_t, std::uint64_t>, suit_count> keys;
    for (int suit = 0; suit < suit_count; ++suit) {
        const std::uint64_t held = holding.ranks(suit);
        const auto age = [&](std::size_t seat) {
            return static_cast<std::uint64_t>(common.void_age[seat][index(suit)] + 1);
        };
        keys[index(suit)] = {
            static_cast<std::uint64_t>(std::popcount(held)) << 60 | held << 47 |
                std::uint64_t{common.gone.ranks(suit)} << 34 |
                std::uint64_t{common.taken[other].ranks(suit)} << 21 |
                rank_key(common.upcard, suit) << 17 | rank_key(common.led, suit) << 13 |
                common.taken[own].ranks(suit),
            std::uint64_t{common.played[other].ranks(suit)} << 8 | age(other) << 4 | age(own)};
    }
    return sorted_suits(common.trump, keys);
}

SuitOrder critic_order(const OpenHand& hand, CardSet leader, CardSet follower) {
    std::array<std::tuple<std::uint64_t, std::uint64_t>, suit_count> keys;
    std::array<std::uint64_t, suit_count> places{};
    std::array<std::uint64_t, suit_count> ranks{};
    for (int i = hand.next; i < hand.next + hand.stock_size(); ++i) {
        const Card card = hand.stock[index(i)];
        places[index(card.suit())] |= std::uint64_t{1} << i;
        ranks[index(card.suit())] =
            ranks[index(card.suit())] * ranks_per_suit + static_cast<std::uint64_t>(card.rank());
    }
    for (int suit = 0; suit < suit_count; ++suit) {
        const std::uint64_t held = leader.ranks(suit);
        keys[index(suit)] = {static_cast<std::uint64_t>(std::popcount(held)) << 60 | held << 47 |
                                 std::uint64_t{follower.ranks(suit)} << 34 | places[index(suit)],
                             ranks[index(suit)] << 8 | rank_key(hand.common.led, suit)};
    }
    return sorted_suits(hand.common.trump, keys);
}

/// The own cards that win the trick in hand; none before the lead.
CardSet winners(const CommonKnowledge& common, CardSet holding) {
    CardSet winning;
    if (!common.led) return winning;
    for (const Card card : common.legal_plays(holding)) {
        if (!leader_wins(*common.led, card, common.trump)) winning = winning | card;
    }
    return winning;
}

/// Adds the own cards that no card, or one card, in play outside the own hand beats in its suit.
void add_masters(ActiveInputs& active, CardSet holding, CardSet others, const SuitOrder& order) {
    for (const Card card : holding) {
        const int above = std::popcount(others.ranks(card.suit()) >> card.rank());
        if (above == 0) active.add(policy.masters + order.renamed(card));
        if (above == 1) active.add(policy.seconds + order.renamed(card));
    }
}

/// The plane of the stock card that is `offset` cards below the top.
constexpr int stock_plane(int offset) {
    if (offset < near_stock) return offset;
    constexpr int middle_end = near_stock + 4;
    return near_stock + (offset < middle_end ? 0 : 2) + offset % 2;
}

}  // namespace

const int policy_inputs = policy.layout.size;
const int critic_inputs = critic.layout.size;

SuitOrder::SuitOrder(const std::array<int, suit_count>& suits) : suits_(suits) {
    for (int place = 0; place < suit_count; ++place) places_[index(suit_at(place))] = place;
}

Features policy_features(const CommonKnowledge& common, CardSet holding) {
    Features features{policy_order(common, holding), {}};
    auto& [order, active] = features;
    const auto own = index(common.to_play());
    const auto other = 1 - own;
    const CardSet in_play = CardSet::full(common.rules.ranks) - common.gone;
    const CardSet others = in_play - holding;
    CardSet unseen = others - common.taken[other];
    if (common.led) unseen = unseen - *common.led;
    if (common.upcard) unseen = unseen - *common.upcard;

    add_plane(active, policy.own, holding, order);
    if (common.led) active.add(policy.led + order.renamed(*common.led));
    if (common.upcard) {
        const Card card = *common.upcard;
        active.add(policy.upcard + order.renamed(card));
        const int above = std::popcount((in_play - card).ranks(card.suit()) >> card.rank());
        active.add(policy.above_upcard + std::min(above, higher_counts - 1));
        if (card.suit() == common.trump) active.add(policy.upcard_is_trump);
    }
    add_plane(active, policy.opponent_taken, common.taken[other], order);
    add_plane(active, policy.gone, common.gone, order);
    add_plane(active, policy.winners, winners(common, holding), order);
    add_masters(active, holding, others, order);
    add_plane(active, policy.opponent_played, common.played[other], order);
    add_plane(active, policy.own_taken, common.taken[own], order);
    add_voids(active, policy.opponent_void, common.void_age[other], order);
    add_voids(active, policy.own_void, common.void_age[own], order);
    add_lengths(active, policy.own_length, lengths, holding, order);
    add_lengths(active, policy.unseen_length, counts, unseen, order);
    active.add(policy.tricks_left + std::max(0, common.rules.tricks_per_stage() - common.tricks));
    active.add(policy.opponent_draws + common.hidden_draws[other]);
    if (!common.led) active.add(policy.is_leader);
    add_rules(active, policy.rules, common);
    return features;
}

Features critic_features(const OpenHand& hand, int leader_tricks) {
    const CommonKnowledge& common = hand.common;
    CardSet leader = hand.holdings[index(common.leader)];
    const CardSet follower = hand.holdings[index(1 - common.leader)];
    if (common.led) leader = leader | *common.led;
    Features features{critic_order(hand, leader, follower), {}};
    auto& [order, active] = features;

    add_plane(active, critic.leader, leader, order);
    add_plane(active, critic.follower, follower, order);
    if (common.led) active.add(critic.led + order.renamed(*common.led));
    for (int offset = 0; offset < hand.stock_size(); ++offset) {
        const Card card = hand.stock[index(hand.next + offset)];
        active.add(critic.stock + stock_plane(offset) * card_count + order.renamed(card));
    }
    add_lengths(active, critic.leader_length, lengths, leader, order);
    add_lengths(active, critic.follower_length, lengths, follower, order);
    // Won tricks in high hands, lost ones in low hands; moved in the small pack so that an even
    // split has the same inputs.
    const int ranks = common.rules.ranks;
    const int won = common.objective == Objective::low ? ranks - leader_tricks : leader_tricks;
    active.add(critic.score_now + won + (ranks_per_suit - ranks) / 2);
    active.add(critic.tricks_left + std::max(0, common.rules.tricks_per_stage() - common.tricks));
    add_rules(active, critic.rules, common);
    return features;
}

}  // namespace germanwhist
