"""What may be entered in every session, and how a game offers seats."""
