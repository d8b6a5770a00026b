"""The school: what is asked there, what comes of an answer, and how play becomes better."""
