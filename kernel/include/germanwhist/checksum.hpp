/// A fast checksum against damage, not against malice.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>

namespace germanwhist {

/// Four lanes of 64 bits, each step a bijection of its lane, so no single changed word goes
/// unseen. The bytes are read as little-endian words; the last block is filled with zeros and the
/// length is mixed in.
[[nodiscard]] std::uint64_t checksum(std::span<const std::uint8_t> bytes);

}  // namespace germanwhist
