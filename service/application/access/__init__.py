"""Access keys: made, ended, checked and named."""
