"""What is asked at a table that nobody plays at: questions of lessons, and own mistakes.

An exercise gives one moment after the other, each with its table and its words. The screen and the
line-by-line edition show any exercise, and know nothing of lessons or mistakes.
"""
