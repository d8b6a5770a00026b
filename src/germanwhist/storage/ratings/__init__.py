"""Ratings: kept with the event that ends a match, and worked out again from all events."""

from germanwhist.storage.ratings.ratings import RatedResult, Ratings
from germanwhist.storage.ratings.verifying import Disagreement, Verified, verify_ratings

__all__ = ["Disagreement", "RatedResult", "Ratings", "Verified", "verify_ratings"]
