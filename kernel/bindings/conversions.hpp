/// How the kernel's values cross into Python: every conversion is here.
///
/// A card is its index, a set of cards its mask, and a suit a number with -1 for none, so that
/// nothing of the Python package has to be known on this side.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <cstdint>
#include <memory>
#include <span>

#include "germanwhist/cards.hpp"

namespace nanobind::detail {

template <>
struct type_caster<germanwhist::Card> {
    NB_TYPE_CASTER(germanwhist::Card, const_name("int"))

    bool from_python(handle source, std::uint32_t flags, cleanup_list* cleanup) noexcept {
        make_caster<int> number;
        if (!number.from_python(source, flags, cleanup)) return false;
        if (number.value < 0 || number.value >= germanwhist::card_count) return false;
        value = germanwhist::Card(number.value);
        return true;
    }

    static handle from_cpp(germanwhist::Card card, rv_policy policy,
                           cleanup_list* cleanup) noexcept {
        return make_caster<int>::from_cpp(card.index(), policy, cleanup);
    }
};

template <>
struct type_caster<germanwhist::CardSet> {
    NB_TYPE_CASTER(germanwhist::CardSet, const_name("int"))

    bool from_python(handle source, std::uint32_t flags, cleanup_list* cleanup) noexcept {
        make_caster<std::uint64_t> mask;
        if (!mask.from_python(source, flags, cleanup)) return false;
        value = germanwhist::CardSet(mask.value);
        return true;
    }

    static handle from_cpp(germanwhist::CardSet cards, rv_policy policy,
                           cleanup_list* cleanup) noexcept {
        return make_caster<std::uint64_t>::from_cpp(cards.mask(), policy, cleanup);
    }
};

}  // namespace nanobind::detail

namespace germanwhist::bindings {

namespace nb = nanobind;

/// Any read-only buffer of bytes: bytes, a mapped file, an array.
using Bytes = nb::ndarray<const std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

/// A read-only column of numbers.
template <typename Number>
using Column = nb::ndarray<const Number, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

/// A column to be filled.
template <typename Number>
using Output = nb::ndarray<Number, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

inline std::span<const std::uint8_t> as_span(const Bytes& bytes) {
    return {bytes.data(), bytes.size()};
}

/// Keeps a buffer of Python's alive from C++, where the last owner may hold no interpreter lock.
inline std::shared_ptr<const void> shared_owner(const Bytes& bytes) {
    return {new Bytes(bytes), [](Bytes* kept) {
                const nb::gil_scoped_acquire lock;
                delete kept;
            }};
}

}  // namespace germanwhist::bindings
