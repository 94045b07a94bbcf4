"""What every session has, whatever its game: seats, corrections, payments, standings."""
