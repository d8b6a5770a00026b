"""Memory: stage one passes by, then the opponent's cards are marked."""
