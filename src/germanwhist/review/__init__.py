"""Review: what a played hand teaches.

Every play is valued from what its seat knew at that moment, exactly in stage two and by search in
stage one. What a side gave away is told apart from what merely fell to it.
"""

from germanwhist.review.forms import review_to_json
from germanwhist.review.judge import PlayReview
from germanwhist.review.partial_review import (
    PartialReview,
    partial_review_to_json,
    review_partial_hand,
)
from germanwhist.review.review import HandReview, SideReview, review_hand

__all__ = [
    "HandReview",
    "PartialReview",
    "PlayReview",
    "SideReview",
    "partial_review_to_json",
    "review_hand",
    "review_partial_hand",
    "review_to_json",
]
