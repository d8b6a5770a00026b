"""Finding somebody to play with: open invitations, searches, and who was found."""
