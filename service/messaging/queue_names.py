"""The names of the queues, the most urgent first."""

SETTLEMENT, STANDINGS, REPORTS = "settlement", "standings", "reports"
QUEUES = (SETTLEMENT, STANDINGS, REPORTS)
