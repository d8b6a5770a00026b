"""People who look for somebody to play with: what they wish, and who is paired with whom."""

from germanwhist.service.meeting.pairing import Seeker, Wish, pairs, reach

__all__ = ["Seeker", "Wish", "pairs", "reach"]
