"""The house rules of a session: one frozen value, checked field by field."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from service.domain.errors import BadRules

BY_PUNTERS = "by_punters"
WHOLE_MAX = 10**12


@dataclass(frozen=True)
class HouseRules:
    """Every rule on which the sources differ. ``None`` means none; see ``FIELDS`` for each."""

    decks: int | str
    layout: str
    max_cards: int | None
    cards_required: int
    fasse: str
    burn: int
    order: str
    ladder: tuple[int, ...]
    pay: int | None
    twins: str
    repeat: str
    last_card: str
    after_loss: str
    restake: bool
    mace: str
    replace: str | None
    carry: bool
    side_bets: bool
    books: bool
    odd_half: str = "punter"
    bank_cover: str = "owes"
    min_stake: int = 1
    max_stake: int | None = None
    target: int | None = None


Check = Callable[[Any], str | None]


def _whole(least: int, most: int = WHOLE_MAX) -> Check:
    def check(value: Any) -> str | None:
        good = type(value) is int and least <= value <= most
        return None if good else f"Must be a whole number from {least} to {most}."

    return check


def _choice(*words: str) -> Check:
    def check(value: Any) -> str | None:
        return None if value in words else f"Must be one of {', '.join(words)}."

    return check


def _either(first: Check, second: Check) -> Check:
    def check(value: Any) -> str | None:
        complaint = first(value)
        other = second(value) if complaint else None
        return f"{complaint} Or: {other}" if complaint and other else None

    return check


def _optional(check: Check) -> Check:
    return lambda value: None if value is None else check(value)


def _flag(value: Any) -> str | None:
    return None if isinstance(value, bool) else "Must be true or false."


LADDER_MAX = 20
RUNG_MAX = 1000


def _ladder(value: Any) -> str | None:
    rung = _whole(1, RUNG_MAX)
    if isinstance(value, tuple) and 1 <= len(value) <= LADDER_MAX and not any(map(rung, value)):
        return None
    return f"Must be 1 to {LADDER_MAX} whole numbers from 1 to {RUNG_MAX}."


@dataclass(frozen=True, slots=True)
class Field:
    """One field of the house rules: what it decides, in a sentence, and what it may hold."""

    meaning: str
    check: Check


FIELDS = {
    "decks": Field(
        "Packs dealt from; by_punters is one more than a quarter of the seated punters.",
        _either(_whole(1, 100), _choice(BY_PUNTERS)),
    ),
    "layout": Field(
        "Punters hold a book of thirteen cards, cards dealt out of the packs, or share a board.",
        _choice("book", "dealt", "board"),
    ),
    "max_cards": Field(
        "Most cards one punter may have on the table at once, empty ones too.",
        _optional(_whole(1, 1000)),
    ),
    "cards_required": Field(
        "Cards that a punter who has any must have at the fasse; 0 for any number.",
        _whole(0, 1000),
    ),
    "fasse": Field(
        "What the first card costs: half from the purse, half of the stake and out, all and out, "
        "or all and the card stays empty.",
        _choice("half_purse", "half_stake", "whole_out", "whole_stays"),
    ),
    "burn": Field("Cards set aside unseen after the fasse.", _whole(0, 51)),
    "order": Field(
        "Which card of a pair wins for the punters.", _choice("win_first", "lose_first")
    ),
    "ladder": Field("Times the couch, by wins in a row on a riding card.", _ladder),
    "pay": Field(
        "Times the couch that a declined first win pays on the next win, with nothing to lose.",
        _optional(_whole(1, RUNG_MAX)),
    ),
    "twins": Field(
        "A pair of one rank: null moves nothing, first lets the first card decide.",
        _choice("null", "first"),
    ),
    "repeat": Field(
        "A rank that wins twice running: nothing special, it loses, or it retires for once.",
        _choice("ignore", "lose", "retire"),
    ),
    "last_card": Field(
        "The one card left over: nothing, or stakes of its rank go to the bank.",
        _choice("null", "bank"),
    ),
    "after_loss": Field(
        "A card that lost leaves the table, or stays there empty.", _choice("out", "stays")
    ),
    "restake": Field("A card whose win is taken may be staked anew at once.", _flag),
    "mace": Field(
        "More money on a card in play: never, or on any card without a crook.",
        _choice("never", "plain"),
    ),
    "replace": Field(
        "Whether a card lost to a pair may be replaced from the book before the deal ends.",
        _optional(_choice("lost")),
    ),
    "carry": Field("Standing parolis stay on the table for the next deal.", _flag),
    "side_bets": Field("Punters may bet against one another on a stake.", _flag),
    "books": Field("The bank sells further books.", _flag),
    "odd_half": Field(
        "Who gains when the fasse halves an odd couch; or odd stakes are refused.",
        _choice("punter", "bank", "refuse"),
    ),
    "bank_cover": Field(
        "The bank may owe and is shown as broken, or it refuses what it could not pay.",
        _choice("owes", "covered"),
    ),
    "min_stake": Field("Least couch on a card.", _whole(1)),
    "max_stake": Field("Most couch on a card.", _optional(_whole(1))),
    "target": Field("A purse that wins the evening once it is reached.", _optional(_whole(1))),
}


def overridden(rules: HouseRules, overrides: Mapping[str, Any]) -> HouseRules:
    """Return ``rules`` with some fields replaced; a ladder may come as a list.

    Raises: ``BadRules``.
    """
    errors = {name: "There is no such rule." for name in overrides if name not in FIELDS}
    values = {name: tuple(v) if isinstance(v, list) else v for name, v in overrides.items()}
    for name, value in values.items():
        if name in FIELDS and (complaint := FIELDS[name].check(value)):
            errors[name] = complaint
    if not errors:
        errors = _contradictions(changed := _replaced(rules, values))
    if errors:
        raise BadRules(errors)
    return changed


def _replaced(rules: HouseRules, values: Mapping[str, Any]) -> HouseRules:
    fields: dict[str, Any] = {**rules.__dict__, **values}
    return HouseRules(**fields)


def rules_of(values: Mapping[str, Any]) -> HouseRules:
    """Return the rules that ``as_mapping`` wrote down."""
    return HouseRules(**{**values, "ladder": tuple(values["ladder"])})


def as_mapping(rules: HouseRules) -> dict[str, Any]:
    """Return the rules as plain values, the ladder as a list."""
    return {**asdict(rules), "ladder": list(rules.ladder)}


def _contradictions(rules: HouseRules) -> dict[str, str]:
    errors = {}
    if rules.max_stake is not None and rules.max_stake < rules.min_stake:
        errors["max_stake"] = "Is below min_stake."
    if rules.max_cards is not None and rules.cards_required > rules.max_cards:
        errors["cards_required"] = "Is above max_cards."
    return errors
