"""What a game declares of each refusal: its code, and its texts in a language."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Refusal:
    """One code with which a command may be refused.

    ``about`` are the types or names of entry fields: a form shows the refusal at the entry's first
    field with such a type or name. ``facts`` are the names of all facts that it may have.
    """

    code: str
    about: tuple[str, ...] = ()
    facts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class RefusalText:
    """The texts of a refusal in one language.

    ``title``, ``meaning`` and ``remedy`` (what to do) are for documentation; code stands between
    backticks. ``advice`` is for screens: why the entry was refused and what to do. ``variants`` are
    advices by condition: the first whose condition holds replaces ``advice``.

    Advice is a template. ``{name}`` is a fact of the refusal. If the refusal has no such fact, it
    is the field of the entry with that name, and ``kind`` is the entry's verb. ``player`` is the
    fact ``punter`` or the player of the entry, and ``amount`` the sum of the entry.
    ``{name:formatter}`` is formatted:

    - ``text`` (also without a formatter) and ``number``: as it is;
    - ``sum``: an amount in the session's currency, such as "5s";
    - ``card``: "queen of hearts"; ``definite``: "the queen of hearts"; ``ranks``: "queens";
    - ``genitive``: "of Anne", in French "de Valérie" or "d’Alpiew";
    - ``players``: a list of names, or of records with ``punter``: "Anne and Bess";
    - ``plural``, with two forms, as in ``{stock:plural|one card|# cards}``: the form that agrees
      with a number, or with the length of a list. ``#`` is that number in words;
    - ``gender``, with two forms, as in ``{card:gender|sorti|sortie}``: the form that agrees with a
      card. English always has the first.

    A card, or a number in words, at the start of the template gets a capital letter.

    A condition is a name, ``left``: the value is neither missing nor 0 nor empty. Or it is a name
    with words, ``kind=stake|take``: the value is one of them. ``null`` is the word for a fact that
    the key may not see. Several conditions stand between ``&``: all must hold.
    """

    title: str
    meaning: str
    remedy: str
    advice: str
    variants: Mapping[str, str] = field(default_factory=dict)
