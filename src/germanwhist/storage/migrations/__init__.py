"""The schema's history: one file for each step, never changed once released."""
