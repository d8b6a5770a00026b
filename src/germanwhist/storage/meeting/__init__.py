"""Who looks for somebody to play with, at whichever process they have a socket."""

from germanwhist.storage.meeting.search import Guest, Partner, Search, Standing
from germanwhist.storage.meeting.searches import Searches

__all__ = ["Guest", "Partner", "Search", "Searches", "Standing"]
