"""Commands that offers cover, and others close to them; and which commands are covered."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

from service.domain.port.entries import ALL, Field, FieldType, read_entry
from service.domain.port.game import AnyGame
from service.domain.port.offers import Offer, OpenField
from service.domain.session.session_entries import entries_by_verb
from service.domain.values.cards import RANKS, SUIT_LETTERS, rank_of, suit_of
from service.domain.values.errors import BadLine, Refused
from tests.factories.entry_bodies import body_of

Body = dict[str, Any]
HANDS_TRIED = 300
_CARD_TYPES = {FieldType.CARD, FieldType.CARDS}


@dataclass(frozen=True)
class OfferedTable:
    """One settled state of a game, with its offers."""

    game: AnyGame
    state: Any

    @cached_property
    def offers(self) -> tuple[Offer, ...]:
        return self.game.offers(self.state)

    def accepts(self, command: Any) -> bool:
        """Return whether the game accepts a command."""
        try:
            self.game.decide(self.state, command)
        except Refused:
            return False
        return True

    def covers(self, command: Any) -> bool:
        """Return whether an offer covers a command.

        Its values are those that the offer fixes, and in each field one of the choices or an
        amount within the limits. A choice that is a rank or a suit stands for a card that has it,
        as long as ``open_field`` does not refuse that card: then it is not left. A hand has as many
        cards as its limits allow, none if its least is 0, and ``open_field`` does not refuse them.
        A field without a word in a line, such as the number of a draw, is the fixed one or missing.
        """
        kind, body = body_of(self.game, command)
        offers = [offer for offer in self.offers if offer.verb == kind.verb]
        return any(self._covers(offer, body) for offer in offers)

    def random_covered(self, offer: Offer, random: Random) -> Any:
        """Return a command that ``offer`` covers, with values drawn at random."""
        return self._command(offer.verb, self._walk(offer, random))

    def random_commands(self, random: Random) -> Iterator[Any]:
        """Yield commands of any kind without end; many are close to a covered one."""
        while True:
            kind = random.choice(self.game.entries)
            offers = [offer for offer in self.offers if offer.verb == kind.verb]
            body: Body = {f.name: self._random_value(f, random) for f in kind.fields}
            if kind.for_all and random.random() < 0.2:
                body[ALL] = True
            elif offers and random.random() < 0.8:
                body = self._walk(random.choice(offers), random)
                changed = [field for field in kind.fields if field.name in body]
                if changed and random.random() < 0.8:
                    field = random.choice(changed)
                    body[field.name] = self._near(field, body[field.name], random)
            try:
                yield self._command(kind.verb, body)
            except BadLine:  # a value that no command can have
                continue

    def _command(self, verb: str, body: Body) -> Any:
        return read_entry(entries_by_verb(self.game), verb, body)

    def _covers(self, offer: Offer, body: Body) -> bool:
        fixed = {**offer.fixed}
        if fixed.pop(ALL, False) != body.get(ALL, False):
            return False
        if any(body.get(name) not in (None, value) for name, value in fixed.items()):
            return False
        values, given = self._values(offer.verb, body), len(offer.values)
        following = offer.next
        for count in range(given, len(values)):
            if following is None:
                return False
            if not _fits(following, values[count], self._field(offer.verb, following)):
                return False
            try:
                following = self.game.open_field(self.state, offer.verb, values[: count + 1])
            except Refused:
                return False
        return following is None or following.optional

    def _field(self, verb: str, following: OpenField) -> Field:
        fields = entries_by_verb(self.game)[verb].fields
        return next(field for field in fields if field.name == following.name)

    def _values(self, verb: str, body: Body) -> list[Any]:
        """Return the values of a body in the order of the line's words; a hand is one value.

        A hand that is left out before another is an empty one.
        """
        fields = [field for field in entries_by_verb(self.game)[verb].fields if field.in_line]
        while fields and body.get(fields[-1].name) in (None, fields[-1].default):
            fields.pop()
        values: list[Any] = []
        for field in fields:
            value = body.get(field.name)
            if value is not None:
                values += _items(field, value)
            elif field.joined:
                values.append(())
        return values

    def _walk(self, offer: Offer, random: Random) -> Body:
        """Return the body of a command along the tree of an offer."""
        body: Body = {**offer.fixed}
        values: list[Any] = [*offer.values]
        following = offer.next
        while following and not (following.optional and random.random() < 0.5):
            assert not following.is_empty, (offer, body)
            value, after = self._step(offer.verb, values, following, random)
            field = self._field(offer.verb, following)
            values.append(value)
            if field.has_word_per_item:
                body[field.name] = _with_item(field, body.get(field.name, []), value)
            else:
                body[field.name] = list(value) or None if field.joined else value
            following = after
        return body

    def _step(
        self, verb: str, values: list[Any], following: OpenField, random: Random
    ) -> tuple[Any, OpenField | None]:
        """Return a value of the next field, and the field after it."""
        field = self._field(verb, following)
        if field.joined:
            return self._hand_step(verb, values, following, random)
        chosen = _chosen(following, random)
        tried = [chosen, *([chosen + random.choice(SUIT_LETTERS)] if chosen in RANKS else [])]
        random.shuffle(tried)
        for value in tried:
            try:
                return value, self.game.open_field(self.state, verb, [*values, value])
            except Refused:
                assert value != chosen, (verb, values, value)
        raise AssertionError("a choice is accepted as it is")

    def _hand_step(
        self, verb: str, values: list[Any], following: OpenField, random: Random
    ) -> tuple[Any, OpenField | None]:
        """Return the cards of the next hand, of which some are not refused, and what follows."""
        sizes = _hand_sizes(following, self._field(verb, following))
        for _ in range(HANDS_TRIED):
            number = random.choice(sizes)
            hand = tuple(random.choice((*RANKS, "Kh")) for _ in range(number))
            with suppress(Refused):
                return hand, self.game.open_field(self.state, verb, [*values, hand])
        raise AssertionError("some hand is accepted")

    def _random_value(self, field: Field, random: Random) -> Any:
        players = (*self.game.summary(self.state).purses, "stranger")
        match field.type:
            case FieldType.PLAYER:
                return random.choice(players)
            case FieldType.CHOICE:
                return random.choice(field.choices)
            case FieldType.CARD:
                return _random_card(random)
            case FieldType.CARDS if field.optional and random.random() < 0.5:
                return None
            case FieldType.CARDS:
                most = min(field.most, random.choice((field.least, 3, 6)))
                return [_random_card(random) for _ in range(max(field.least, most))]
            case FieldType.PLAYERS:
                return random.sample(players, min(len(players), random.choice((1, 1, 2, 3))))
            case FieldType.COUNTS:
                named = random.choices(players, k=random.choice((2, 2, 3)))
                return [{"punter": name, "count": random.choice((0, 3, 5, 10))} for name in named]
            case FieldType.FLAG:
                return None
            case FieldType.NUMBER:
                return random.choice((None, None, 0, 1, 2))
        return random.choice((None, 1, 2, 5, 30)) if field.optional else random.choice((1, 7, 60))

    def _near(self, field: Field, value: Any, random: Random) -> Any:
        """Return another value, of an amount often the next one."""
        if field.type in {FieldType.AMOUNT, FieldType.NUMBER} and value is not None:
            return value + random.choice((-2, -1, 1, 2, 10))
        if field.type is FieldType.COUNTS and random.random() < 0.7:
            *others, last = value
            return [*others, {**last, "count": last["count"] + random.choice((-1, 1))}]
        if field.type is FieldType.CARDS and value and random.random() < 0.7:
            cards = [*value, _random_card(random)]
            return random.choice((cards, value[:-1], [*value[:-1], _random_card(random)]))
        return self._random_value(field, random)


def _random_card(random: Random) -> str:
    marks, endings = (*RANKS, *SUIT_LETTERS), ("", "", "h", "d", "#2", "#3")
    return f"{random.choice(marks)}{random.choice(endings)}"


def _items(field: Field, value: Any) -> list[Any]:
    """Return the values that a field's value stands for: several for a list, one for a hand."""
    if field.type is FieldType.COUNTS:
        return [part for pair in value for part in (pair["punter"], pair["count"])]
    if field.has_word_per_item:
        return list(value)
    return [tuple(value)] if field.joined else [value]


def _with_item(field: Field, items: list[Any], value: Any) -> list[Any]:
    """Return a list with one more value; a number belongs to the player named before it."""
    if field.type is not FieldType.COUNTS:
        return [*items, value]
    if isinstance(value, str):
        return [*items, {"punter": value}]
    return [*items[:-1], {**items[-1], "count": value}]


def _fits(following: OpenField, value: Any, field: Field) -> bool:
    if field.joined:
        return len(value) in _hand_sizes(following, field)
    if following.least is not None and following.choices is None:
        assert following.most is not None
        return value in range(following.least, following.most + 1, following.step)
    if following.choices is None or value in following.choices:
        return True
    if field.type not in _CARD_TYPES or not value:
        return False
    ranks = {rank_of(choice) for choice in following.choices} - {""}
    return rank_of(value) in ranks or suit_of(value) in following.choices


def _hand_sizes(following: OpenField, field: Field) -> list[int]:
    """Return how many cards a hand may have; a ``least`` of 0 lets it be left out."""
    assert following.least is not None
    assert following.most is not None
    return [*([] if following.least else [0]), *range(field.least, following.most + 1)]


def _chosen(following: OpenField, random: Random) -> Any:
    """Return one of the choices, an amount that is often the least or the most, or a new name."""
    if following.choices is not None:
        return random.choice(following.choices)
    if following.least is None or following.most is None:
        return f"newcomer {random.randrange(10**6)}"
    steps = (following.most - following.least) // following.step
    chosen = random.choice((0, steps, min(1, steps), random.randint(0, min(steps, 200))))
    return following.least + following.step * chosen
