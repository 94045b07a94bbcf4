"""Checks what is stored against the log, and seals sessions."""
