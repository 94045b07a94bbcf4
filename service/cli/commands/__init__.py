"""The commands with their options and help texts, without the code that they run.

These modules import nothing large, so that `--help` and `--version` answer immediately.
"""
