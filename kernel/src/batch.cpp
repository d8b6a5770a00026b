#include "germanwhist/batch.hpp"

#include <string>
#include <utility>

#include "germanwhist/error.hpp"
#include "germanwhist/observation.hpp"
#include "germanwhist/simulation.hpp"

namespace germanwhist {
namespace {

std::size_t index(int i) { return static_cast<std::size_t>(i); }

}  // namespace

bool HandBatch::Slot::is_legal(std::uint8_t play) const {
    return play < card_count && hand.legal_plays().contains(Card(play));
}

void HandBatch::Slot::play(Card card) {
    plays[index(played++)] = card;
    hand.play(card);
}

HandBatch::HandBatch(const Rules& rules, const Payoff& payoff, BatchPlayers players, int hands)
    : rules_(rules), payoff_(payoff), players_(std::move(players)) {
    Random unshuffled(0);
    const Deal deal = shuffled_deal(rules_, unshuffled);
    slots_.assign(index(hands), Slot{deal, OpenHand(deal, rules_)});
    for (std::size_t i = 0; i < slots_.size(); ++i) legal_.push_back(slots_[i].hand.legal_plays());
}

void HandBatch::seed_all(std::uint64_t seed) {
    Random source(seed);
    for (std::size_t i = 0; i < slots_.size(); ++i) {
        this->seed(slots_[i], source);
        note(i);
    }
}

void HandBatch::seed_row(int row, std::uint64_t seed) {
    Random source(seed);
    this->seed(slots_[index(row)], source);
    note(index(row));
}

void HandBatch::seed(Slot& slot, Random& source) {
    slot.deals = Random(source.next());
    slot.choices = Random(source.next());
    slot.samples = Random(source.next());
    deal_next(slot);
}

void HandBatch::renew(std::span<const std::uint8_t> marked) {
    for (std::size_t i = 0; i < slots_.size(); ++i) {
        if (marked[i] == 0) continue;
        deal_next(slots_[i]);
        note(i);
    }
}

void HandBatch::deal(int row, const Deal& deal) {
    begin(slots_[index(row)], deal);
    note(index(row));
}

void HandBatch::note(std::size_t row) {
    const Slot& slot = slots_[row];
    legal_[row] = slot.is_over() ? CardSet() : slot.hand.legal_plays();
}

bool HandBatch::is_legal(std::size_t row, std::uint8_t play) const {
    return play < card_count && legal_[row].contains(Card(play));
}

void HandBatch::deal_next(Slot& slot) { begin(slot, shuffled_deal(rules_, slot.deals)); }

void HandBatch::begin(Slot& slot, const Deal& deal) {
    slot.deal = deal;
    slot.hand = OpenHand(deal, rules_);
    slot.played = 0;
    slot.is_lost = false;
    slot.agent = players_.agent == either_seat ? static_cast<int>(slot.deals.below(seat_count))
                                               : players_.agent;
    play_opponent(slot);
}

void HandBatch::play_opponent(Slot& slot) {
    if (!players_.opponent) return;
    while (!slot.is_over() && slot.hand.to_play() != slot.agent) {
        slot.play(players_.opponent(slot.hand.common, slot.hand.holding_to_play(), slot.choices));
    }
}

int HandBatch::eyes(const Slot& slot) const {
    return players_.has_opponent ? slot.agent : slot.hand.to_play();
}

template <typename Number>
void HandBatch::observe(std::span<std::uint8_t> seats, std::span<Number> observations,
                        std::span<std::uint8_t> legal) const {
    const std::size_t width = index(observation_width<Number>());
    for (std::size_t i = 0; i < slots_.size(); ++i) {
        const Slot& slot = slots_[i];
        const int seat = eyes(slot);
        seats[i] = static_cast<std::uint8_t>(seat);
        write_observation(slot.hand, seat, observations.subspan(i * width, width));
        write_plane(legal.subspan(i * card_count).first<card_count>(),
                    slot.hand.to_play() == seat ? legal_[i] : CardSet());
    }
}

template void HandBatch::observe(std::span<std::uint8_t>, std::span<std::uint8_t>,
                                 std::span<std::uint8_t>) const;
template void HandBatch::observe(std::span<std::uint8_t>, std::span<float>,
                                 std::span<std::uint8_t>) const;
template void HandBatch::observe(std::span<std::uint8_t>, std::span<std::uint64_t>,
                                 std::span<std::uint8_t>) const;

void HandBatch::check(std::span<const std::uint8_t> plays) const {
    for (std::size_t i = 0; i < slots_.size(); ++i) {
        if (!legal_[i].empty() && !is_legal(i, plays[i])) {
            throw Error("illegal_play", "play " + std::to_string(plays[i]) + " of hand " +
                                            std::to_string(i) + " is not legal");
        }
    }
}

void HandBatch::step(std::span<const std::uint8_t> plays, std::span<float> rewards,
                     std::span<std::uint8_t> ended) {
    if (!players_.loses_by_illegal_play) check(plays);
    for (std::size_t i = 0; i < slots_.size(); ++i) {
        const auto reward = rewards.subspan(2 * i).first<seat_count>();
        reward[0] = reward[1] = 0;
        ended[i] = 0;
        if (legal_[i].empty()) continue;
        Slot& slot = slots_[i];
        if (is_legal(i, plays[i])) {
            slot.play(Card(plays[i]));
            play_opponent(slot);
        } else {
            slot.is_lost = true;
        }
        ended[i] = settle(slot, reward) ? 1 : 0;
        note(i);
    }
}

bool HandBatch::settle(const Slot& slot, std::span<float, seat_count> rewards) const {
    if (slot.is_lost) {
        rewards[index(eyes(slot))] = static_cast<float>(-payoff_.most());
    } else if (slot.hand.is_over()) {
        const int points = payoff_.points(counted(slot.hand)[0], slot.hand.common.objective);
        rewards[0] = static_cast<float>(points);
        rewards[1] = static_cast<float>(-points);
    }
    return slot.is_over();
}

bool HandBatch::play(int row, Card card, std::span<float, seat_count> rewards) {
    Slot& slot = slots_[index(row)];
    rewards[0] = rewards[1] = 0;
    if (slot.is_over() || !slot.hand.legal_plays().contains(card)) {
        throw Error("illegal_play", "card " + std::to_string(card.index()) + " of hand " +
                                        std::to_string(row) + " is not legal");
    }
    slot.play(card);
    note(index(row));
    return settle(slot, rewards);
}

void HandBatch::waiting(std::span<std::uint8_t> out) const {
    for (std::size_t i = 0; i < slots_.size(); ++i) {
        const Slot& slot = slots_[i];
        out[i] = players_.has_opponent && !slot.is_over() && slot.hand.to_play() != slot.agent;
    }
}

void HandBatch::sample(std::span<std::uint8_t> plays) {
    for (std::size_t i = 0; i < slots_.size(); ++i) {
        plays[i] = 0;
        if (legal_[i].empty()) continue;
        plays[i] = static_cast<std::uint8_t>(random_card(legal_[i], slots_[i].samples).index());
    }
}

const Deal& HandBatch::deal_of(int row) const { return slots_[index(row)].deal; }

std::span<const Card> HandBatch::plays(int row) const {
    const Slot& slot = slots_[index(row)];
    return std::span(slot.plays).first(index(slot.played));
}

}  // namespace germanwhist
