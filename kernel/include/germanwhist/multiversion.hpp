/// One function, compiled for several processors.
#pragma once

/// Put before a function definition: it is compiled once for any processor and once for those with
/// wider vectors, and the loader picks the best one the machine has. Only for integer arithmetic,
/// where both give the same result. Sanitizers start too late for such a choice.
#define GERMANWHIST_MULTIVERSION

#if defined(__x86_64__) && defined(__gnu_linux__) && !defined(__SANITIZE_ADDRESS__) && \
    !defined(__SANITIZE_THREAD__)
#if defined(__clang__)
#if __clang_major__ >= 14 && !__has_feature(address_sanitizer) && \
    !__has_feature(thread_sanitizer) && !__has_feature(memory_sanitizer)
#define GERMANWHIST_HAS_CLONES
#endif
#else
#define GERMANWHIST_HAS_CLONES
#endif
#endif

#ifdef GERMANWHIST_HAS_CLONES
#undef GERMANWHIST_MULTIVERSION
#define GERMANWHIST_MULTIVERSION __attribute__((target_clones("avx2", "default")))
#endif
