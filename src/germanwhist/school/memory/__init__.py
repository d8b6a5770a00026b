"""Memory: a stage one passes by, then somebody says which cards the opponent holds.

A task is dealt and played by computer players; its tricks are shown as one seat saw them. What is
marked then is judged against what that seat could have known, and told with the trick in which
each card was seen.
"""

from germanwhist.school.memory.grade import Grade, asked_cards, places
from germanwhist.school.memory.recall import Recall, Seen, SuitSum, Where, recall
from germanwhist.school.memory.task import MEMORY_PACKS, MemoryTask, deal_memory

__all__ = [
    "MEMORY_PACKS",
    "Grade",
    "MemoryTask",
    "Recall",
    "Seen",
    "SuitSum",
    "Where",
    "asked_cards",
    "deal_memory",
    "places",
    "recall",
]
