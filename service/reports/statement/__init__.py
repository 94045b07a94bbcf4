"""The statement of a bankroll: what a person's money did over a season, in every format."""
