#include <array>
#include <bit>
#include <cstring>
#include <string>
#include <vector>

#include "germanwhist/checksum.hpp"
#include "germanwhist/error.hpp"
#include "germanwhist/stage_one.hpp"

namespace germanwhist {
namespace {

constexpr std::array<std::uint8_t, 8> magic{'G', 'W', 'W', 'E', 'I', 'G', 'H', 'T'};
constexpr std::uint32_t version = 1;
constexpr std::uint32_t network_count = 2;
constexpr std::uint32_t most_layers = 8;
constexpr std::uint32_t most_size = 4096;

/// Reads little-endian numbers one after another.
class Reader {
public:
    explicit Reader(std::span<const std::uint8_t> bytes) : rest_(bytes) {}

    [[nodiscard]] bool is_empty() const { return rest_.empty(); }

    template <typename Number>
    Number number() {
        std::uint64_t value = 0;
        const auto bytes = take(sizeof(Number));
        for (std::size_t i = bytes.size(); i > 0; --i) value = value << 8 | bytes[i - 1];
        return static_cast<Number>(value);
    }

    template <typename Number>
    std::vector<Number> numbers(std::size_t count) {
        if (rest_.size() / sizeof(Number) < count) refuse_short();
        std::vector<Number> values(count);
        for (Number& value : values) value = number<Number>();
        return values;
    }

    std::span<const std::uint8_t> take(std::size_t size) {
        if (rest_.size() < size) refuse_short();
        const auto taken = rest_.first(size);
        rest_ = rest_.subspan(size);
        return taken;
    }

private:
    [[noreturn]] static void refuse_short() {
        throw Error("damaged_weights", "weights that end too early");
    }

    std::span<const std::uint8_t> rest_;
};

/// A number that must not be above a bound.
int bounded(Reader& reader, std::uint32_t most, const char* name) {
    const auto value = reader.number<std::uint32_t>();
    if (value > most) {
        throw Error("bad_weights", "weights with " + std::to_string(value) + " " + name +
                                       " (expected at most " + std::to_string(most) + ")");
    }
    return static_cast<int>(value);
}

Network read_network(Reader& reader) {
    std::vector<Layer> layers(
        static_cast<std::size_t>(bounded(reader, most_layers, "layers")));
    for (Layer& layer : layers) {
        layer.inputs = bounded(reader, most_size, "inputs");
        layer.units = bounded(reader, most_size, "units");
        layer.shift = bounded(reader, 31, "shift");
        const auto units = static_cast<std::size_t>(layer.units);
        layer.weights =
            reader.numbers<std::int16_t>(static_cast<std::size_t>(layer.inputs) * units);
        layer.biases = reader.numbers<std::int32_t>(units);
    }
    return Network(std::move(layers));
}

void check(std::span<const std::uint8_t> bytes) {
    constexpr std::size_t checksum_size = sizeof(std::uint64_t);
    if (bytes.size() < magic.size() + checksum_size ||
        std::memcmp(bytes.data(), magic.data(), magic.size()) != 0) {
        throw Error("bad_weights", "not a weights file");
    }
    const auto content = bytes.first(bytes.size() - checksum_size);
    if (Reader(bytes.last(checksum_size)).number<std::uint64_t>() != checksum(content)) {
        throw Error("damaged_weights", "weights that do not fit their checksum");
    }
}

}  // namespace

StageOne read_weights(std::span<const std::uint8_t> bytes) {
    check(bytes);
    Reader reader(bytes.first(bytes.size() - sizeof(std::uint64_t)).subspan(magic.size()));
    const auto found_version = reader.number<std::uint32_t>();
    const auto found_count = reader.number<std::uint32_t>();
    if (found_version != version || found_count != network_count) {
        throw Error("bad_weights", "weights of version " + std::to_string(found_version) +
                                       " with " + std::to_string(found_count) +
                                       " networks (expected version " + std::to_string(version) +
                                       " with " + std::to_string(network_count) + ")");
    }
    Network policy = read_network(reader);
    Network critic = read_network(reader);
    if (!reader.is_empty()) throw Error("bad_weights", "weights with bytes left over");
    return {Policy(std::move(policy)), Critic(std::move(critic))};
}

}  // namespace germanwhist
