"""The jobs after an entry: settlement, standings and audits, in a thread or on other machines."""
