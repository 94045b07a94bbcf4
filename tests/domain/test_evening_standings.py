"""People at several tables of an evening, and what they had won after each round."""

from collections.abc import Mapping
from dataclasses import dataclass

from service.domain.evenings.evening_standings import EveningTable, evening_people, evening_rounds


@dataclass(frozen=True)
class End:
    """The end of a round."""

    at: str
    nets: Mapping[str, int]


def table(number: str, nets: Mapping[str, int], *rounds: End, **people: str) -> EveningTable:
    return EveningTable(id=number, nets=nets, rounds=rounds, people=people)


def test_an_evening_without_tables_has_no_people() -> None:
    assert evening_people([]) == ()
    assert evening_rounds([]) == []


def test_a_person_has_a_bankroll_if_each_seat_plays_with_it() -> None:
    tables = [table("a", {"Anne": 0, "bess": 0}, Anne="1", bess="2"), table("b", {"bess": 0})]
    assert {p.name: p.has_bankroll for p in evening_people(tables)} == {"Anne": True, "bess": False}


def test_seats_of_one_name_are_one_person() -> None:
    one, other = table("a", {"Anne": 5, "bess": 7}), table("b", {"Anne": -9})
    people = evening_people([one, other])
    assert [(person.name, person.place, person.net) for person in people] == [
        ("bess", 1, 7),
        ("Anne", 2, -4),
    ]
    assert people[1].nets == {"a": 5, "b": -9}


def test_names_that_differ_in_case_are_two_people_unless_one_bankroll_says_otherwise() -> None:
    one, other = table("a", {"Anne": 5}), table("b", {"anne": -9})
    assert shown(one, other) == {"Anne": {"a": 5}, "anne": {"b": -9}}
    linked = table("a", {"Anne": 5}, Anne="p1"), table("b", {"anne": -9}, anne="p1")
    assert shown(*linked) == {"Anne": {"a": 5, "b": -9}}


def test_rounds_are_in_the_order_of_their_ends() -> None:
    one = table("a", {"Anne": 3}, End("20:00", {"Anne": 1}), End("20:30", {"Anne": 3}))
    other = table("b", {"bess": 0}, End("20:10", {"bess": -2}))
    rounds = evening_rounds([other, one])
    assert [(ended.at, ended.table, ended.number) for ended in rounds] == [
        ("20:00", "a", 1),
        ("20:10", "b", 1),
        ("20:30", "a", 2),
    ]
    lines = {person.name: person.line for person in evening_people([one, other])}
    assert lines == {"Anne": (1, 1, 3), "bess": (0, -2, -2)}


def test_places_move_since_the_last_round() -> None:
    people = evening_people([table("a", {"Anne": 5, "bess": 9}, End("20:00", {"Anne": 5}))])
    moved = {person.name: (person.place, person.moved) for person in people}
    assert moved == {"bess": (1, 1), "Anne": (2, -1)}


def shown(*tables: EveningTable) -> dict[str, Mapping[str, int]]:
    return {person.name: person.nets for person in evening_people(tables)}


def test_seats_with_one_bankroll_are_one_person_with_the_first_name() -> None:
    end = End("20:00", {"duchess": -9})
    one, other = table("a", {"Anne": 5}, Anne="p1"), table("b", {"duchess": -9}, end, duchess="p1")
    assert shown(one, other) == {"Anne": {"a": 5, "b": -9}}
    (person,) = evening_people([one, other])
    assert (person.seats, person.line) == ({"a": ("Anne",), "b": ("duchess",)}, (-9,))


def test_people_of_one_name_with_different_bankrolls_have_numbers() -> None:
    one, other = table("a", {"Anne": 5}, Anne="p1"), table("b", {"Anne": -9}, Anne="p2")
    assert shown(one, other) == {"Anne": {"a": 5}, "Anne (2)": {"b": -9}}


def test_a_seat_without_a_bankroll_is_the_known_person_of_that_name() -> None:
    one, other = table("a", {"Anne": 5}), table("b", {"Anne": -9}, Anne="p1")
    assert shown(one, other) == {"Anne": {"a": 5, "b": -9}}


def test_a_seat_without_a_bankroll_is_apart_if_two_people_have_that_name() -> None:
    first, second = table("a", {"Anne": 5}, Anne="p1"), table("b", {"Anne": 7}, Anne="p2")
    third = table("c", {"Anne": 9})
    assert shown(first, second, third) == {
        "Anne": {"a": 5},
        "Anne (2)": {"b": 7},
        "Anne (3)": {"c": 9},
    }


def test_a_guest_beside_the_known_person_of_that_name_is_apart() -> None:
    """Rosa plays as Rose at a table where a guest is Rosa too."""
    one = table("a", {"Rose": -100, "Rosa": 100}, Rose="p1")
    other, third = table("b", {"Rosa": 7}, Rosa="p1"), table("c", {"Rosa": 9})
    assert shown(one, other, third) == {
        "Rose": {"a": -100, "b": 7},
        "Rosa": {"a": 100, "c": 9},
    }
    assert shown(other, one) == {"Rosa": {"b": 7, "a": -100}, "Rosa (2)": {"a": 100}}


def test_two_seats_of_one_person_at_one_table_are_added_up() -> None:
    end = End("20:00", {"Anne": 5, "duchess": -2})
    one = table("a", {"Anne": 5, "duchess": -2}, end, Anne="p1", duchess="p1")
    (person,) = evening_people([one])
    assert (person.net, person.line, person.seats) == (3, (3,), {"a": ("Anne", "duchess")})


def test_a_linked_seat_without_a_player_is_left_out() -> None:
    one, other = table("a", {"bess": 1}, Anne="p1"), table("b", {"Anne": 4})
    assert shown(one, other) == {"Anne": {"b": 4}, "bess": {"a": 1}}
