"""The commands that write reports: ``report`` and ``bankrolls``."""
