"""The report of a gathering: one report for all tables of an evening, in every format."""
