"""How a fault run reports its result to the process that started it."""

PASSED, FAILED, CRASHED = 0, 1, 2
"""Exit codes: all checks passed, a check failed, or the run could not start or crashed."""

FOUND = "The fault run found:"
"""The beginning of the line that a run prints if a check failed."""
