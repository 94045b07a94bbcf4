"""A session folded from its events, and what its entries must satisfy."""
