/// What each file of the bindings adds to the module.
#pragma once

#include <nanobind/nanobind.h>

namespace germanwhist::bindings {

void bind_hand(nanobind::module_& module);
void bind_table(nanobind::module_& module);
void bind_solver(nanobind::module_& module);
void bind_worlds(nanobind::module_& module);
void bind_search(nanobind::module_& module);
void bind_learning(nanobind::module_& module);
void bind_self_play(nanobind::module_& module);
void bind_batch(nanobind::module_& module);

}  // namespace germanwhist::bindings
