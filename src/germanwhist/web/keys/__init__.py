"""The keys by which the server knows its clients again."""
