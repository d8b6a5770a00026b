/// The Python module germanwhist.engine._kernel.

#include "bindings.hpp"
#include "conversions.hpp"
#include "germanwhist/error.hpp"

namespace {

namespace nb = nanobind;

void raise_engine_error(const std::exception_ptr& thrown, void*) {
    try {
        std::rethrow_exception(thrown);
    } catch (const germanwhist::Error& error) {
        const nb::object type = nb::module_::import_("germanwhist.errors").attr("EngineError");
        const nb::object value = type(error.what(), nb::arg("code") = error.code());
        PyErr_SetObject(type.ptr(), value.ptr());
    }
}

}  // namespace

NB_MODULE(_kernel, module) {
    // Libraries that outlive the interpreter, such as OpenSpiel's register of games, keep objects
    // of this module to the end; a warning would stand at the end of every program that uses them.
    nb::set_leak_warnings(false);
    module.doc() = "The compiled part of the engine: card indices, masks and numbers only.";
    nb::register_exception_translator(raise_engine_error);
    germanwhist::bindings::bind_hand(module);
    germanwhist::bindings::bind_table(module);
    germanwhist::bindings::bind_solver(module);
    germanwhist::bindings::bind_worlds(module);
    germanwhist::bindings::bind_search(module);
    germanwhist::bindings::bind_learning(module);
    germanwhist::bindings::bind_self_play(module);
    germanwhist::bindings::bind_batch(module);
}
