"""Programs that write files of this repository from data of others."""
