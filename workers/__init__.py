"""What is done after an entry: settlement and standings, in a thread here or on other machines."""
