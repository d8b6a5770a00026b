#include "germanwhist/checksum.hpp"

#include <cstring>

namespace germanwhist {
namespace {

constexpr std::uint64_t prime = 0x9e3779b185ebca87U;
constexpr std::size_t lane_count = 4;
using Lanes = std::array<std::uint64_t, lane_count>;
using Block = std::array<std::uint8_t, lane_count * sizeof(std::uint64_t)>;

std::uint64_t word_at(const std::uint8_t* bytes) {
    std::uint64_t word = 0;
    if constexpr (std::endian::native == std::endian::little) {
        std::memcpy(&word, bytes, sizeof word);
    } else {
        for (int i = 7; i >= 0; --i) word = word << 8 | bytes[i];
    }
    return word;
}

constexpr std::uint64_t mixed(std::uint64_t lane, std::uint64_t word) {
    return std::rotl(lane ^ word, 29) * prime;
}

void mix(Lanes& lanes, const std::uint8_t* block) {
    for (std::size_t i = 0; i < lane_count; ++i) {
        lanes[i] = mixed(lanes[i], word_at(block + i * sizeof(std::uint64_t)));
    }
}

}  // namespace

std::uint64_t checksum(std::span<const std::uint8_t> bytes) {
    Lanes lanes{1, 2, 3, 4};
    std::size_t done = 0;
    for (; bytes.size() - done >= sizeof(Block); done += sizeof(Block)) {
        mix(lanes, bytes.data() + done);
    }
    if (done < bytes.size()) {
        Block last{};
        std::memcpy(last.data(), bytes.data() + done, bytes.size() - done);
        mix(lanes, last.data());
    }
    std::uint64_t sum = bytes.size();
    for (const std::uint64_t lane : lanes) sum = mixed(sum, lane);
    return sum ^ sum >> 32;
}

}  // namespace germanwhist
