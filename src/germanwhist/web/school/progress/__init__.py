"""How somebody's play changes."""
