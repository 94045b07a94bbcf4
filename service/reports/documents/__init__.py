"""Reports as documents to read and print."""
