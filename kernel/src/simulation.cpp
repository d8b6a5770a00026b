#include "germanwhist/simulation.hpp"

#include <utility>

namespace germanwhist {

Card random_card(CardSet cards, Random& random) {
    std::uint64_t rest = cards.mask();
    std::uint32_t skipped = random.below(static_cast<std::uint32_t>(cards.size()));
    for (; skipped >= ranks_per_suit; --skipped) rest &= rest - 1;  // in no holding
    // As many steps whatever is skipped: the processor would guess a random number of them wrongly.
    for (std::uint32_t step = 0; step < ranks_per_suit - 1; ++step) {
        rest &= (rest - 1) | (step < skipped ? 0 : ~std::uint64_t{0});
    }
    return CardSet(rest).lowest();
}

Deal shuffled_deal(const Rules& rules, Random& random) {
    Deal deal;
    deal.dealer = 1;
    std::size_t size = 0;
    for (const Card card : CardSet::full(rules.ranks)) deal.pack[size++] = card;
    for (std::size_t left = size; left > 1; --left) {
        std::swap(deal.pack[left - 1], deal.pack[random.below(static_cast<std::uint32_t>(left))]);
    }
    return deal;
}

TrickCounts simulate_random_hands(const Rules& rules, std::uint64_t count, std::uint64_t seed) {
    Random random(seed);
    TrickCounts counts{};
    for (std::uint64_t i = 0; i < count; ++i) {
        const Deal deal = shuffled_deal(rules, random);
        Hand hand(deal, rules);
        while (!hand.is_over()) hand.play(random_card(hand.legal_plays(), random));
        ++counts[static_cast<std::size_t>(hand.tricks(0, 1))];
    }
    return counts;
}

}  // namespace germanwhist
