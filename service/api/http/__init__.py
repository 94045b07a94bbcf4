"""What all endpoints share: reading requests, sending responses and problems."""
