/// Arrays that are made here and given to Python.
#pragma once

#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "conversions.hpp"

namespace germanwhist::bindings {

/// An array made here and given to Python.
template <typename Number>
class NewArray {
public:
    /// Takes over numbers that are there.
    NewArray(std::vector<std::size_t> shape, std::vector<Number> numbers)
        : shape_(std::move(shape)),
          numbers_(std::make_unique<std::vector<Number>>(std::move(numbers))) {}
    explicit NewArray(std::vector<std::size_t> shape) : shape_(std::move(shape)) {
        std::size_t size = 1;
        for (const std::size_t length : shape_) size *= length;
        numbers_ = std::make_unique<std::vector<Number>>(size);
    }
    std::span<Number> span() { return *numbers_; }

    nb::object to_python() {
        auto* kept = numbers_.release();
        const nb::capsule owner(
            kept, [](void* p) noexcept { delete static_cast<std::vector<Number>*>(p); });
        return nb::cast(nb::ndarray<nb::numpy, Number>(kept->data(), shape_.size(), shape_.data(),
                                                       owner));
    }

private:
    std::vector<std::size_t> shape_;
    std::unique_ptr<std::vector<Number>> numbers_;
};

/// Rows of bytes from Python.
using Rows = nb::ndarray<const std::uint8_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>;

}  // namespace germanwhist::bindings
