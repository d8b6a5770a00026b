"""Own mistakes, asked again until they are known."""
