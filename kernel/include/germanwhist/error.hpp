/// The one exception the kernel throws on purpose.
#pragma once

#include <stdexcept>
#include <string>
#include <utility>

namespace germanwhist {

/// Input the kernel cannot use. The message is one line that names the value and what was
/// expected; the code is stable and lower-case. The bindings turn it into `EngineError`.
class Error : public std::runtime_error {
public:
    Error(std::string code, const std::string& message)
        : std::runtime_error(message), code_(std::move(code)) {}

    [[nodiscard]] const std::string& code() const noexcept { return code_; }

private:
    std::string code_;
};

}  // namespace germanwhist
