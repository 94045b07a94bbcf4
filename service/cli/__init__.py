"""The commands of ``paroli``, and their output."""
