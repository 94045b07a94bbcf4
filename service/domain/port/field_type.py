"""The types of fields of entries, which members of views and events have too."""

from enum import StrEnum


class FieldType(StrEnum):
    """What a field holds.

    ``PLAYERS`` is a list of different players, in the order entered. ``COUNTS`` is a list of
    players with a number each; whether a player may stand in it twice is a rule of the game.
    """

    PLAYER = "player"
    PLAYERS = "players"
    COUNTS = "counts"
    TEXT = "text"
    AMOUNT = "amount"
    NUMBER = "number"
    CARD = "card"
    CARDS = "cards"
    CHOICE = "choice"
    FLAG = "flag"
    REFERENCE = "reference"
