"""What can be seen of a running house from outside: numbers, lines of a log, request ids."""
