"""Metrics, logs, request ids and readiness checks, for the operator of a running service."""
