"""Reports as files of accounting programs."""
