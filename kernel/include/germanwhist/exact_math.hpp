/// Functions that the standard library rounds differently from system to system. Here they are made
/// of additions, multiplications and divisions alone, which every machine rounds alike, so that
/// searches give the same answer everywhere.
#pragma once

namespace germanwhist {

/// e^x for x up to 0, to about ten digits; what lies below -40 counts as -40.
[[nodiscard]] double exponential(double x);

/// The natural logarithm of a whole number from 1 up, to about twelve digits.
[[nodiscard]] double logarithm(int x);

}  // namespace germanwhist
