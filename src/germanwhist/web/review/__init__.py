"""What a played hand teaches."""
