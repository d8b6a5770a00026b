"""What there is to choose from, and the pages that explain it."""
