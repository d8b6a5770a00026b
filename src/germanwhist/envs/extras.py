"""What is said when the library of an adapter is not installed."""

from __future__ import annotations

__all__ = ["missing_extra"]


def missing_extra(error: ModuleNotFoundError, extra: str) -> ModuleNotFoundError:
    """The error to raise instead: one line that says what to install.

    Args:
        error: of the import that failed.
        extra: the extra of this package that brings the library.

    Example:
        >>> print(missing_extra(ModuleNotFoundError("...", name="pyspiel"), "openspiel"))
        no module 'pyspiel' (pip install "germanwhist[openspiel]")
    """
    return ModuleNotFoundError(
        f'no module {error.name!r} (pip install "germanwhist[{extra}]")', name=error.name
    )
