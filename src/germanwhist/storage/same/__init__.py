"""Same cards: who plays which challenge with whom, and what each may know of the others."""
