"""The chart of what each player had won."""

import re
from collections.abc import Sequence
from xml.etree import ElementTree as ET

import pytest

from service.reports.documents.chart import (
    WIDTH,
    chart_rows,
    chart_svg,
    scale_of,
    shortened,
    text_width,
)
from service.reports.documents.page_model import Panel

SVG = "{http://www.w3.org/2000/svg}"
TITLE = "What each player had"
LONG_NAME = "Marie-Thérèse de La Rochefoucauld-Lianco"


def panel(
    *amounts: int | None,
    name: str = "Anne",
    last: str = "£5",
    net: str = "+£1",
    moves: tuple[tuple[int, int], ...] = (),
) -> Panel:
    return Panel(name=name, amounts=amounts, last=last, net=net, moves=moves)


def drawn(panels: Sequence[Panel]) -> ET.Element:
    return ET.fromstring(chart_svg(panels, TITLE))  # noqa: S314 - written by this project


def groups(chart: ET.Element) -> list[ET.Element]:
    return chart.findall(f"{SVG}g")


def texts(group: ET.Element) -> list[str]:
    """Return the texts of a panel: the name, the last amount and the net."""
    return [text.text or "" for text in group.findall(f"{SVG}text")]


def steps(group: ET.Element) -> list[tuple[str, float]]:
    """Return the step line of a panel: how it moves, and to which height or place."""
    (line,) = (path for path in group.findall(f"{SVG}path") if path.get("stroke-width") == "0.9")
    moves = re.findall(r"([MHV ])([-\d.]+)", line.attrib["d"])
    return [(move.strip() or "V", float(place)) for move, place in moves]


def heights(group: ET.Element) -> list[float]:
    return [place for move, place in steps(group) if move == "V"]


def place_of(group: ET.Element) -> tuple[float, float]:
    left, top = re.findall(r"[\d.]+", group.attrib["transform"])
    return float(left), float(top)


def test_without_players_there_is_no_chart() -> None:
    assert chart_svg([], TITLE) == ""
    assert chart_rows([], TITLE) == []


def test_each_panel_has_name_last_amount_and_net() -> None:
    chart = drawn([panel(3, 4), panel(5, 2, name="Bess", last="£2", net="−£3")])
    assert [texts(group) for group in groups(chart)] == [
        ["Anne", "£5", "+£1"],
        ["Bess", "£2", "−£3"],
    ]


def test_marks_point_up_at_a_buy_in_and_down_at_a_cash_out() -> None:
    (group,) = groups(drawn([panel(0, 2, 2, moves=((1, 50), (2, -20)))]))
    (baseline,) = (path for path in group if path.get("stroke-dasharray"))
    marks = [path.attrib["d"] for path in group if "h" in path.get("d", "")]
    assert [mark.rpartition(" ")[2] for mark in marks] == ["-4.8Z", "4.8Z"]
    (base,) = {mark.partition("h")[0].partition(" ")[2] for mark in marks}
    assert f" {base}H" in baseline.attrib["d"]
    places = [float(mark[1:].partition(" ")[0]) for mark in marks]
    assert places == sorted(places)


def test_the_chart_is_an_image_with_a_title() -> None:
    chart = drawn([panel(3, 4)])
    assert chart.get("role") == "img"
    assert (chart[0].tag, chart[0].text) == (f"{SVG}title", TITLE)


def test_the_line_has_a_step_for_each_change() -> None:
    (group,) = groups(drawn([panel(5, 5, 8, 8, 2)]))
    assert [move for move, _ in steps(group)] == ["M", "V", "H", "V", "H", "V", "H"]
    start, high, low = heights(group)
    assert high < start < low


def test_nothing_is_drawn_before_the_player_was_seated() -> None:
    early, late = groups(drawn([panel(5, 5, 5, 6, 7), panel(None, None, 5, 6, 7)]))
    (_, early_start), (_, late_start) = steps(early)[0], steps(late)[0]
    assert early_start == 0
    assert late_start == pytest.approx(steps(late)[-1][1] / 2, abs=0.1)


def test_all_panels_share_one_scale_and_one_height_of_the_baseline() -> None:
    poor, rich = groups(drawn([panel(5, 8, 2), panel(1000, 1003, 997)]))
    assert heights(poor) == heights(rich)
    quiet, busy = groups(drawn([panel(5, 6), panel(50, 60)]))
    small, large = (before - after for before, after in (heights(quiet), heights(busy)))
    assert large == pytest.approx(10 * small, rel=0.05)


def test_one_amount_is_a_dot() -> None:
    (group,) = groups(drawn([panel(5)]))
    (dot,) = group.findall(f"{SVG}circle")
    assert float(dot.attrib["cx"]) == steps(group)[0][1] > 0


def test_equal_amounts_are_a_flat_line() -> None:
    (group,) = groups(drawn([panel(5, 5, 5)]))
    assert [move for move, _ in steps(group)] == ["M", "V", "H"]


@pytest.mark.parametrize("amounts", [(), (None,), (None, None)])
def test_without_amounts_only_the_texts_are_shown(amounts: tuple[None, ...]) -> None:
    (group,) = groups(drawn([panel(*amounts)]))
    assert texts(group) == ["Anne", "£5", "+£1"]
    assert group.findall(f"{SVG}path") == []


@pytest.mark.parametrize(
    ("count", "in_rows"),
    [(1, [1]), (2, [2]), (3, [3]), (4, [2, 2]), (5, [3, 2]), (7, [3, 3, 1]), (30, [3] * 10)],
)
def test_three_panels_lie_side_by_side(count: int, in_rows: list[int]) -> None:
    chart = drawn([panel(3, number) for number in range(count)])
    places = [place_of(group) for group in groups(chart)]
    tops = sorted({top for _, top in places})
    assert [sum(1 for _, top in places if top == row) for row in tops] == in_rows
    assert len(set(places)) == count
    assert all(0 <= left < WIDTH for left, _ in places)
    assert max(tops) < float(chart.attrib["height"])


def test_rows_are_drawn_with_the_scale_of_the_whole_chart() -> None:
    panels = [panel(3, number, name=f"Player {number}") for number in range(7)]
    rows = chart_rows(panels, TITLE)
    assert len(rows) == 3
    first = chart_svg(panels[:3], TITLE, columns=3, scale=scale_of(panels))
    assert rows[0] == first != chart_svg(panels[:3], TITLE)


def test_a_long_name_is_shortened_with_an_ellipsis() -> None:
    (group, *_) = groups(drawn([panel(3, 4, name=LONG_NAME)] * 3))
    name = texts(group)[0]
    assert name.endswith("…")
    assert LONG_NAME.startswith(name[:-1])
    assert len(name) > 20


def test_a_name_is_not_shortened_if_there_is_room() -> None:
    assert texts(groups(drawn([panel(3, 4, name=LONG_NAME)]))[0])[0] == LONG_NAME


@pytest.mark.parametrize("text", ["Anne, the first", "W" * 40, "王" * 40, "i" * 40, ""])
@pytest.mark.parametrize("width", [3.0, 8.0, 100.0])
def test_a_shortened_text_is_not_wider_than_allowed(text: str, width: float) -> None:
    assert text_width(shortened(text, width)) <= width


def test_an_ellipsis_follows_a_letter() -> None:
    assert shortened("Anne, the first", text_width("Anne, …")) == "Anne…"


def test_long_amounts_leave_room_for_the_line() -> None:
    long = "−1\u00a0041\u00a0666\u00a0666\u00a0£\u00a013\u00a0s\u00a04¾\u00a0d"
    (group, *_) = groups(drawn([panel(3, 10**12, last=long, net=long)] * 3))
    assert steps(group)[-1][1] >= 17


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("a & b \"c\" 'd'", "a & b \"c\" 'd'"),
        ("not in XML: \ufffe\uffff", "not in XML: \ufffd\ufffd"),
        ("\U0001f0ae 王小明", "\U0001f0ae 王小明"),
    ],
)
def test_names_are_texts(name: str, shown: str) -> None:
    assert texts(groups(drawn([panel(3, 4, name=name)]))[0])[0] == shown


def test_the_chart_has_no_style_and_no_script() -> None:
    chart = drawn([panel(3, 4, None, 5), panel(3)])
    assert {element.tag.removeprefix(SVG) for element in chart.iter()} == {
        "svg",
        "title",
        "g",
        "text",
        "path",
        "circle",
    }
    assert not any("style" in element.attrib for element in chart.iter())
