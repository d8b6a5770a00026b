"""What keeps the server fair: who may ask, from where, how often, and how much in an hour."""
