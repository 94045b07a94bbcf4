"""In: bytes to commands, events to bytes. No rule and no SQL."""
