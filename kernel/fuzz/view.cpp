/// Any view is refused, or all that follows from it can be worked out: what both know, the worlds
/// that fit, and a decision over them. Half of the inputs are views as they are; the others play a
/// hand by the rules and then change what a seat has seen of it.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <span>

#include "../tests/evidence_check.hpp"
#include "../tests/played_hand.hpp"
#include "germanwhist/error.hpp"
#include "germanwhist/greedy.hpp"
#include "germanwhist/seat_view.hpp"

using namespace germanwhist;

namespace {

/// Takes bytes one after the other; 0 when there are no more.
class Bytes {
public:
    explicit Bytes(std::span<const std::uint8_t> data) : data_(data) {}

    [[nodiscard]] bool empty() const { return data_.empty(); }
    std::uint8_t next() {
        if (data_.empty()) return 0;
        const std::uint8_t byte = data_.front();
        data_ = data_.subspan(1);
        return byte;
    }
    std::uint64_t word() {
        std::uint64_t word = 0;
        for (int i = 0; i < 8; ++i) word = word << 8 | next();
        return word;
    }

private:
    std::span<const std::uint8_t> data_;
};

Rules rules_of(Bytes& bytes) {
    const std::uint8_t options = bytes.next();
    Rules rules;
    rules.is_first_stage_free = (options & 1) != 0;
    rules.is_objective_by_colour = (options & 2) != 0;
    rules.no_trump_ranks = (options & 4) != 0 ? 0x1fff : 0;
    return rules;
}

SeatView plain_view(Bytes& bytes) {
    SeatView view;
    view.rules = rules_of(bytes);
    view.rules.ranks = static_cast<std::int8_t>(bytes.next());
    view.seat = static_cast<std::int8_t>(bytes.next());
    view.first_leader = static_cast<std::int8_t>(bytes.next());
    view.holding = CardSet(bytes.word());
    const int upcards = bytes.next();
    for (int i = 0; i < upcards; ++i) view.upcards.emplace_back(bytes.next() % card_count);
    while (!bytes.empty()) view.plays.emplace_back(bytes.next() % card_count);
    return view;
}

SeatView played_view(Bytes& bytes) {
    Rules rules = rules_of(bytes);
    rules.ranks = 1 + bytes.next() % ranks_per_suit;
    Random random(bytes.next());
    testing::PlayedHand played(rules, random);
    for (int plays = bytes.next() % (4 * rules.ranks + 1); plays > 0; --plays) {
        CardSet legal = played.hand().legal_plays();
        for (int skipped = bytes.next() % legal.size(); skipped > 0; --skipped) {
            legal = legal - legal.lowest();
        }
        played.play(legal.lowest());
    }
    SeatView view = played.view(bytes.next() % seat_count);
    while (!bytes.empty()) {
        const std::uint8_t what = bytes.next();
        const Card card(bytes.next() % card_count);
        auto& list = what % 2 == 0 ? view.plays : view.upcards;
        if (what % 3 == 0) {
            view.holding = view.holding.contains(card) ? view.holding - card : view.holding | card;
        } else if (!list.empty()) {
            list[what / 4 % list.size()] = card;
        }
    }
    return view;
}

void use(const SeatView& view) {
    const Evidence found = evidence(view);
    const Worlds worlds(found);
    Random random(1);
    for (int i = 0; i < 3; ++i) {
        if (!testing::does_fit(worlds.sample(random), found)) std::abort();
    }
    if (!testing::does_fit(worlds.at(0), found)) std::abort();
    const Card card = greedy_play(decision(view), view.holding);
    if (!view.holding.contains(card)) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Bytes bytes({data, size});
    try {
        use(bytes.next() % 2 == 0 ? plain_view(bytes) : played_view(bytes));
    } catch (const Error&) {
        return 0;
    }
    return 0;
}
