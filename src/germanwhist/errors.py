"""Every error a caller can meet.

All derive from `GermanWhistError` and carry a stable `code`, which a program may compare and a
user interface may translate. The message itself says what was wrong, the value, and what was
expected, in one line of English. The four that report bad input are also `ValueError`.
"""

from __future__ import annotations

__all__ = [
    "EngineError",
    "GermanWhistError",
    "IllegalPlayError",
    "InvalidDealError",
    "NotationError",
    "ProtocolError",
    "RuleSetError",
    "SettingsError",
    "StorageError",
]


class GermanWhistError(Exception):
    """The base of every error raised on purpose by this package.

    Args:
        message: one line that names the value and what was expected.
        code: a stable lower-case identifier of the kind of fault.

    Example:
        >>> IllegalPlayError("you hold diamonds", code="must_follow").code
        'must_follow'
    """

    def __init__(self, message: str, *, code: str) -> None:
        super().__init__(message)
        self.code = code

    def __reduce__(self) -> tuple[object, ...]:
        """Errors cross process borders (workers, arenas): keep every attribute."""
        return (_rebuilt, (type(self), self.args, self.__dict__))


def _rebuilt(
    kind: type[GermanWhistError], args: tuple[object, ...], state: dict[str, object]
) -> GermanWhistError:
    error = kind.__new__(kind, *args)
    error.args = args
    error.__dict__.update(state)
    return error


class NotationError(GermanWhistError, ValueError):
    """Text that is not what it should be: a card, a holding, a position, a record, JSON.

    Args:
        message: what was found and what was expected.
        code: the kind of fault.
        source: the name of the file or stream, if there is one.
        line: 1-based line of the fault, 0 when the text is a single item.
        column: 1-based column of the fault, 0 when unknown.

    Example:
        >>> str(NotationError("no such card: 'QX'", code="bad_card", source="a.gwr", line=3))
        "a.gwr:3: no such card: 'QX'"
    """

    def __init__(
        self, message: str, *, code: str, source: str = "", line: int = 0, column: int = 0
    ) -> None:
        super().__init__(message, code=code)
        self.message = message
        self.source = source
        self.line = line
        self.column = column

    def __str__(self) -> str:
        numbers = [str(number) for number in (self.line, self.column) if number]
        place = ":".join(([self.source] if self.source else []) + numbers)
        return f"{place}: {self.message}" if place else self.message


class IllegalPlayError(GermanWhistError, ValueError):
    """A play, claim or resignation that the rules do not allow now; nothing has changed.

    Args:
        message: what was refused and what was expected.
        code: the `Fault`.
        number: the number of plays before the one at fault; None for a claim or resignation.

    Example:
        >>> IllegalPlayError("play 3, QD, is refused", code="must_follow", number=2).number
        2
    """

    def __init__(self, message: str, *, code: str, number: int | None = None) -> None:
        super().__init__(message, code=code)
        self.number = number


class InvalidDealError(GermanWhistError, ValueError):
    """Cards that are not one whole pack, or not dealt as the rules say."""


class RuleSetError(GermanWhistError, ValueError):
    """An unknown option or value, or two options that contradict each other.

    Args:
        message: what was wrong and what was expected.
        code: the kind of fault.
        options: the names of the options at fault: one for a bad value, two for a contradiction.

    Example:
        >>> RuleSetError("bad pack: '40'", code="bad_option", options=("pack",)).options
        ('pack',)
    """

    def __init__(self, message: str, *, code: str, options: tuple[str, ...] = ()) -> None:
        super().__init__(message, code=code)
        self.options = options


class EngineError(GermanWhistError):
    """The engine cannot do what was asked: a damaged table file, an impossible view."""


class ProtocolError(GermanWhistError):
    """A program or client broke the protocol it speaks."""


class StorageError(GermanWhistError):
    """What should be kept cannot be written or read."""


class SettingsError(GermanWhistError):
    """A setting that does not exist, or a value that it cannot have."""
