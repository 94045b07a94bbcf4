"""https without anybody else: an authority of the house's own, and what it certifies."""
