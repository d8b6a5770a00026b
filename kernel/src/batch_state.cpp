/// A row of a batch as bytes, and back.

#include <string>
#include <vector>

#include "germanwhist/batch.hpp"
#include "germanwhist/error.hpp"

namespace germanwhist {
namespace {

std::size_t index(int i) { return static_cast<std::size_t>(i); }

/// Where the parts lie.
constexpr std::size_t dealer_at = card_count;
constexpr std::size_t played_at = dealer_at + 1;
constexpr std::size_t plays_at = played_at + 1;
constexpr std::size_t agent_at = plays_at + card_count;
constexpr std::size_t lost_at = agent_at + 1;
constexpr std::size_t random_at = lost_at + 1;
constexpr std::size_t random_size = 32;

void write(const Random& random, std::span<std::uint8_t> out) {
    std::size_t at = 0;
    for (const std::uint64_t word : random.state()) {
        for (int shift = 0; shift < 64; shift += 8) {
            out[at++] = static_cast<std::uint8_t>(word >> shift);
        }
    }
}

Random read_random(std::span<const std::uint8_t> bytes) {
    std::array<std::uint64_t, 4> state{};
    for (std::size_t i = 0; i < random_size; ++i) {
        state[i / 8] |= std::uint64_t{bytes[i]} << (8 * (i % 8));
    }
    if (state == std::array<std::uint64_t, 4>{}) {
        throw Error("bad_state", "a state without random numbers");
    }
    return Random::of_state(state);
}

}  // namespace

void HandBatch::write_state(int row, std::span<std::uint8_t> out) const {
    const Slot& slot = slots_[index(row)];
    for (std::size_t i = 0; i < card_count; ++i) {
        out[i] = static_cast<std::uint8_t>(slot.deal.pack[i].index());
        const bool is_played = i < index(slot.played);
        out[plays_at + i] = is_played ? static_cast<std::uint8_t>(slot.plays[i].index()) : 0;
    }
    out[dealer_at] = static_cast<std::uint8_t>(slot.deal.dealer);
    out[played_at] = static_cast<std::uint8_t>(slot.played);
    out[agent_at] = static_cast<std::uint8_t>(slot.agent);
    out[lost_at] = slot.is_lost ? 1 : 0;
    write(slot.deals, out.subspan(random_at, random_size));
    write(slot.choices, out.subspan(random_at + random_size, random_size));
    write(slot.samples, out.subspan(random_at + 2 * random_size, random_size));
}

void HandBatch::read_state(int row, std::span<const std::uint8_t> bytes) {
    const auto pack_size = index(rules_.pack_size());
    const std::vector<int> pack(bytes.begin(), bytes.begin() + rules_.pack_size());
    const Deal deal = Deal::from_indices(pack, bytes[dealer_at], rules_);
    Slot slot{deal, OpenHand(deal, rules_)};
    const std::uint8_t agent = bytes[agent_at];
    if (bytes[played_at] > pack_size || agent >= seat_count || bytes[lost_at] > 1) {
        throw Error("bad_state", "a state of another kind: " + std::to_string(bytes[played_at]) +
                                     " plays, agent " + std::to_string(agent));
    }
    for (const std::uint8_t play : bytes.subspan(plays_at, bytes[played_at])) {
        if (slot.hand.is_over() || !slot.is_legal(play)) {
            throw Error("bad_state", "play " + std::to_string(play) + " is not legal");
        }
        slot.play(Card(play));
    }
    slot.agent = agent;
    slot.is_lost = bytes[lost_at] != 0;
    slot.deals = read_random(bytes.subspan(random_at, random_size));
    slot.choices = read_random(bytes.subspan(random_at + random_size, random_size));
    slot.samples = read_random(bytes.subspan(random_at + 2 * random_size, random_size));
    slots_[index(row)] = slot;
    play_opponent(slots_[index(row)]);
    note(index(row));
}

}  // namespace germanwhist
