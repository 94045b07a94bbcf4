"""What an operator sees of a running service: metrics, log lines, request ids, readiness."""
