"""What a client asks of keys and invitations."""

from germanwhist.web.requests import Body, Secret

__all__ = ["Invited", "KeyWish"]


class KeyWish(Body, frozen=True, kw_only=True):
    """A key to be had: an object without members."""


class Invited(Body, frozen=True, kw_only=True):
    """An invitation that somebody has come with.

    Args:
        invite: its secret.
    """

    invite: Secret
