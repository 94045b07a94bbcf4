"""Rules, events and money, without side effects. Imports the standard library only."""
