#include "germanwhist/observation.hpp"

#include <algorithm>
#include <cstring>

#include "germanwhist/rules.hpp"

namespace germanwhist {
namespace {

constexpr std::size_t index(int i) { return static_cast<std::size_t>(i); }

constexpr int tricks_at_most = 2 * ranks_per_suit;
constexpr int counted_at_most = 3 * ranks_per_suit;  // one point in stage one, two in stage two
constexpr int void_age_at_most = 1 + ranks_per_suit;

/// The fields in the order in which `write_observation` writes them; `begin` is filled in below.
constexpr auto fields = [] {
    std::array all{
        ObservationField{"holding", 0, card_count, 1},
        ObservationField{"led", 0, card_count, 1},
        ObservationField{"upcard", 0, card_count, 1},
        ObservationField{"own_played", 0, card_count, 1},
        ObservationField{"opponent_played", 0, card_count, 1},
        ObservationField{"own_sure", 0, card_count, 1},
        ObservationField{"opponent_sure", 0, card_count, 1},
        ObservationField{"unseen", 0, card_count, 1},
        ObservationField{"trump", 0, card_count, 1},
        ObservationField{"own_voids", 0, suit_count, void_age_at_most},
        ObservationField{"opponent_voids", 0, suit_count, void_age_at_most},
        ObservationField{"own_counted", 0, 1, counted_at_most},
        ObservationField{"opponent_counted", 0, 1, counted_at_most},
        ObservationField{"own_hidden_draws", 0, 1, ranks_per_suit},
        ObservationField{"opponent_hidden_draws", 0, 1, ranks_per_suit},
        ObservationField{"tricks", 0, 1, tricks_at_most},
        ObservationField{"cards_per_hand", 0, 1, ranks_per_suit},
        ObservationField{"is_to_play", 0, 1, 1},
        ObservationField{"is_leader", 0, 1, 1},
        ObservationField{"is_low", 0, 1, 1},
        ObservationField{"is_free", 0, 1, 1},
        ObservationField{"stage_one_worth", 0, 1, 1},
        ObservationField{"stage_two_worth", 0, 1, 2},
    };
    int size = 0;
    for (ObservationField& field : all) {
        field.begin = size;
        size += field.size;
    }
    return all;
}();

/// The eight bits of a byte, the lowest first, as eight bytes.
constexpr auto spread_bytes = [] {
    std::array<std::array<std::uint8_t, 8>, 256> all{};
    for (std::size_t byte = 0; byte < all.size(); ++byte) {
        for (std::size_t bit = 0; bit < 8; ++bit) all[byte][bit] = byte >> bit & 1;
    }
    return all;
}();

/// The same as eight floats.
constexpr auto spread_floats = [] {
    std::array<std::array<float, 8>, 256> all{};
    for (std::size_t byte = 0; byte < all.size(); ++byte) {
        for (std::size_t bit = 0; bit < 8; ++bit) {
            all[byte][bit] = static_cast<float>(byte >> bit & 1);
        }
    }
    return all;
}();

/// How many planes there are, and one over the largest value of each number after them.
constexpr int planes = [] {
    int count = 0;
    for (const ObservationField& field : fields) count += field.size == card_count ? 1 : 0;
    return count;
}();
constexpr int numbers = fields.back().begin + fields.back().size - planes * card_count;
constexpr auto scales = [] {
    std::array<float, static_cast<std::size_t>(numbers)> all{};
    for (const ObservationField& field : fields) {
        for (int i = 0; field.size != card_count && i < field.size; ++i) {
            all[index(field.begin - planes * card_count + i)] = 1.0F / static_cast<float>(field.most);
        }
    }
    return all;
}();

/// Writes field after field.
template <typename Number>
class Writer;

template <>
class Writer<std::uint8_t> {
public:
    explicit Writer(std::span<std::uint8_t> out) : rest_(out.data()) {}

    void plane(CardSet cards) {
        write_plane(std::span<std::uint8_t, card_count>(rest_, card_count), cards);
        rest_ += card_count;
    }
    void number(int value) { *rest_++ = static_cast<std::uint8_t>(value); }

private:
    std::uint8_t* rest_;
};

template <>
class Writer<float> {
public:
    explicit Writer(std::span<float> out) : rest_(out.data()) {}

    void plane(CardSet cards) {
        constexpr std::size_t whole = card_count / 8 * 8;
        for (std::size_t i = 0; i < card_count; i += 8) {
            const std::size_t size = i < whole ? 8 : card_count - whole;
            std::memcpy(rest_, spread_floats[cards.mask() >> i & 0xff].data(),
                        size * sizeof(float));
            rest_ += size;
        }
    }
    void number(int value) { *rest_++ = static_cast<float>(value) * *scale_++; }

private:
    float* rest_;
    const float* scale_ = scales.data();
};

template <>
class Writer<std::uint64_t> {
public:
    explicit Writer(std::span<std::uint64_t> out) : rest_(out.data()) {}

    void plane(CardSet cards) { *rest_++ = cards.mask(); }
    void number(int value) {
        if (shift_ == 0) *rest_ = 0;
        *rest_ |= static_cast<std::uint64_t>(value) << shift_;
        shift_ += 8;
        if (shift_ == 64) {
            shift_ = 0;
            ++rest_;
        }
    }

private:
    std::uint64_t* rest_;
    int shift_ = 0;
};

/// For each suit 0 without a void, else one more than the hidden draws since it was shown.
template <typename Number>
void write_voids(Writer<Number>& writer, const std::array<std::int8_t, suit_count>& ages) {
    static_assert(no_void == -1);
    for (const std::int8_t age : ages) writer.number(age + 1);
}

CardSet set_of(const std::optional<Card>& card) { return card ? CardSet(*card) : CardSet(); }

}  // namespace

const int observation_size = fields.back().begin + fields.back().size;
const int observation_words = planes + (numbers + 7) / 8;

std::span<const ObservationField> observation_fields() { return fields; }

void write_plane(std::span<std::uint8_t, card_count> out, CardSet cards) {
    constexpr std::size_t whole = card_count / 8 * 8;
    for (std::size_t i = 0; i < whole; i += 8) {
        std::memcpy(out.data() + i, spread_bytes[cards.mask() >> i & 0xff].data(), 8);
    }
    std::memcpy(out.data() + whole, spread_bytes[cards.mask() >> whole].data(), card_count - whole);
}

template <typename Number>
void write_observation(const CommonKnowledge& common, int seat, CardSet holding,
                       const std::array<int, seat_count>& worth, std::span<Number> out) {
    const Rules& rules = common.rules;
    const int opponent = 1 - seat;
    const CardSet led = set_of(common.led);
    const CardSet upcard = set_of(common.upcard);
    const bool is_leader = common.leader == seat;
    const bool is_over = common.tricks == 2 * rules.tricks_per_stage();
    const CardSet unseen = CardSet::full(rules.ranks) - common.gone - led - upcard - holding;
    const bool is_open = !common.is_stage_one();

    Writer<Number> writer(out);
    writer.plane(holding);
    writer.plane(led);
    writer.plane(upcard);
    writer.plane(common.played[index(seat)] | (is_leader ? led : CardSet()));
    writer.plane(common.played[index(opponent)] | (is_leader ? CardSet() : led));
    writer.plane(is_open ? holding : common.taken[index(seat)] - led);
    writer.plane(is_open ? unseen : common.taken[index(opponent)] - led);
    writer.plane(unseen);
    writer.plane(common.trump == no_trump ? CardSet() : CardSet::of_suit(common.trump));
    write_voids(writer, common.void_age[index(seat)]);
    write_voids(writer, common.void_age[index(opponent)]);
    writer.number(worth[index(seat)]);
    writer.number(worth[index(opponent)]);
    writer.number(common.hidden_draws[index(seat)]);
    writer.number(common.hidden_draws[index(opponent)]);
    writer.number(common.tricks);
    writer.number(rules.ranks);
    writer.number(!is_over && common.to_play() == seat);
    writer.number(is_leader);
    writer.number(common.objective == Objective::low);
    writer.number(rules.is_first_stage_free);
    writer.number(rules.trick_weight(0));
    writer.number(rules.trick_weight(1));
}

template void write_observation(const CommonKnowledge&, int, CardSet,
                                const std::array<int, seat_count>&, std::span<std::uint8_t>);
template void write_observation(const CommonKnowledge&, int, CardSet,
                                const std::array<int, seat_count>&, std::span<float>);
template void write_observation(const CommonKnowledge&, int, CardSet,
                                const std::array<int, seat_count>&, std::span<std::uint64_t>);

std::array<int, seat_count> counted(const OpenHand& hand) {
    const auto worth = [&](const std::array<int, 2>& tricks) {
        return tricks[0] * hand.common.rules.trick_weight(0) +
               tricks[1] * hand.common.rules.trick_weight(1);
    };
    return {worth(hand.tricks[0]), worth(hand.tricks[1])};
}

}  // namespace germanwhist
