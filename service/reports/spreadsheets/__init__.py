"""Reports as spreadsheets and tables."""
