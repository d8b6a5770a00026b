"""How strong somebody is: one scale for people, levels and tasks, with a margin.

`rated` is the system of ratings (Glicko-2), `level_rating` tells how strong the levels have been
measured to be, and `after_each` rates one result after the
other.
"""

from germanwhist.ratings.levels import level_rating
from germanwhist.ratings.rating import Rating, after_each, rated

__all__ = ["Rating", "after_each", "level_rating", "rated"]
