"""The way into the school: today's hand, lessons, own mistakes, puzzles, memory."""
