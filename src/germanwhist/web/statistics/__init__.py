"""What was played, counted: a client's own results, and whether the deals are fair."""
