"""Records as clients send them, and as they are given them."""
