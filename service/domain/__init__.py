"""The pure core: rules, events, money. Imports the standard library only."""
