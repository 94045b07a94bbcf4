"""What a draw made of one stake, in few words; anne and her king by default."""

from service.domain.games.basset import events as e
from tests.factories.parts import OutcomeFactory


def won(
    card: str = "K", win: int = 10, punter: str = "anne", *, take_only: bool = False
) -> e.Outcome:
    return OutcomeFactory.build(punter=punter, card=card, win=win, take_only=take_only)


def paid(card: str, win: int, home: int, punter: str = "anne") -> e.Outcome:
    return OutcomeFactory.build(
        punter=punter, card=card, result="paid", win=win, home=home, leaves=True
    )


def lost(
    card: str = "K",
    couch: int = 10,
    punter: str = "anne",
    *,
    stays: bool = False,
    replaceable: bool = False,
) -> e.Outcome:
    return OutcomeFactory.build(
        punter=punter,
        card=card,
        result="lost",
        from_couch=couch,
        leaves=not stays,
        replaceable=replaceable,
    )


def spared(
    card: str = "K", home: int = 10, punter: str = "anne", *, replaceable: bool = False
) -> e.Outcome:
    return OutcomeFactory.build(
        punter=punter,
        card=card,
        result="spared",
        home=home,
        leaves=True,
        replaceable=replaceable,
    )


def faced(
    card: str = "K",
    purse: int = 0,
    couch: int = 0,
    home: int = 0,
    punter: str = "anne",
    *,
    leaves: bool = False,
) -> e.Outcome:
    """The fasse took `purse` and `couch` for the bank and sent `home` from the couch."""
    return OutcomeFactory.build(
        punter=punter,
        card=card,
        result="faced",
        from_purse=purse,
        from_couch=couch,
        home=home,
        leaves=leaves,
    )
