"""Simulates evenings under house rules, and prints what came of them."""

import json
import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from math import isfinite
from pathlib import Path
from typing import Any

import click

from service.cli.odds import game_of, read_override, stop
from service.cli.output import format_count, output_file, progress_bar, table
from service.domain.deal_model import DealModel
from service.domain.port.odds import NoOdds
from service.domain.values.errors import BadRules

try:
    from service.cli.simulation.plot import plot_svg
    from service.simulation.estimates import EVENINGS_LEAST, Estimate, Simulated
    from service.simulation.run import Plan, simulate
    from service.simulation.tables import Players
except ModuleNotFoundError as error:
    if error.name != "numpy":
        raise
    raise click.ClickException(
        "Simulation needs NumPy. Install it with: pip install 'paroli[simulation]'"
    ) from error

SEED_BITS = 32
LEAST_RUIN = 0.001
"""Larger banks are not shown if a bank is ruined so seldom."""

STEPS = (1, 2, 5)


@dataclass(frozen=True, slots=True)
class _Asked:
    """What is simulated, and the exact gain of each way to play, where it is known."""

    rules: str
    plan: Plan
    exact: Mapping[str, float]


def print_simulation(
    *, deals: int, evening: int, seed: int | None, plot: str | None, as_json: bool, **options: Any
) -> None:
    """Simulate, and print the result. Exit with 2 if the rules cannot be simulated."""
    banks: Sequence[int] = options.pop("banks")
    try:
        asked = _asked(
            deals=min(evening, deals),
            evenings=-(-deals // evening),
            seed=secrets.randbits(SEED_BITS) if seed is None else seed,
            **options,
        )
    except (NoOdds, BadRules) as error:
        stop(str(error))
    with progress_bar("Simulating") as progress:
        found = simulate(asked.plan, progress)
    shown = sorted(banks) or _banks(found)
    if plot is not None:
        with output_file(Path(plot)) as path:
            path.write_text(plot_svg(found, asked.rules), encoding="utf-8")
    if as_json:
        click.echo(json.dumps(_as_json(asked, found, shown)))
        return
    for line in _lines(asked, found, shown):
        click.echo(line)


def _asked(
    *,
    rules: str,
    overrides: Sequence[str],
    punters: int,
    cards: int | None,
    policies: Sequence[str],
    **lengths: int,
) -> _Asked:
    """Return what is simulated; ``lengths`` are those of the plan. Raises ``NoOdds``."""
    game = game_of(rules)
    chosen = game.rules.chosen(rules, dict(map(read_override, overrides)))
    if game.odds.deal_model is None:
        raise NoOdds(f"{game.title} cannot be simulated.")
    model = game.odds.deal_model(chosen, punters)
    named = tuple(policies) or (next(iter(model.moves)),)
    _check(model, named, cards)
    if len(named) > punters:
        raise NoOdds(f"{len(named)} policies need as many punters: --punters {len(named)}.")
    played = tuple(named[seat % len(named)] for seat in range(punters))
    players = Players(played, model.cards_each if cards is None else cards)
    edge = game.odds.edge(chosen, punters) if game.odds.edge else {}
    exact = {name: float(edge[name]) for name in named if name in edge}
    return _Asked(rules, Plan(model, players, **lengths), exact)


def _check(model: DealModel, policies: Sequence[str], cards: int | None) -> None:
    if unknown := sorted(set(policies) - model.moves.keys()):
        names = ", ".join(model.moves)
        raise NoOdds(f"{', '.join(unknown)} cannot be simulated. Use one of: {names}.")
    if cards is not None and cards > model.ranks:
        raise NoOdds(f"A punter stakes on at most {model.ranks} cards.")


def _banks(found: Simulated) -> list[int]:
    """Return round amounts, 1 to 2 to 5 to 10, up to a bank that is hardly ever ruined."""
    banks: list[int] = []
    while not banks or found.ruin(banks[-1]).value > LEAST_RUIN:
        power, step = divmod(len(banks), len(STEPS))
        banks.append(STEPS[step] * 10 ** (power + 1))
    return banks


def _lines(asked: _Asked, found: Simulated, banks: Sequence[int]) -> Iterator[str]:
    plan = asked.plan
    punters = format_count(len(plan.players.policies), "punter")
    yield (
        f"{asked.rules}: {format_count(plan.evenings, 'evening')} of "
        f"{format_count(plan.deals, 'deal')}, {punters} with "
        f"{format_count(plan.players.cards_each, 'card')} each, seed {plan.seed}"
    )
    yield ""
    rows = [
        (name, str(found.laid[name]), *_percents(gain, "+"), _exact(asked.exact.get(name)))
        for name, gain in found.gains.items()
    ]
    yield from table([("policy", "stakes", "gain in %", "99 % interval", "exact"), *rows])
    yield ""
    yield from _bank_lines(found)
    if not all(estimate.has_interval for estimate in (found.bank, *found.gains.values())):
        more = " Use more --deals." if plan.evenings < EVENINGS_LEAST else ""
        yield f"Intervals of gains need at least {EVENINGS_LEAST} evenings that differ.{more}"
    yield ""
    ruins = [(str(bank), *_percents(found.ruin(bank))) for bank in banks]
    yield from table([("bank in stakes", "ruined in % of evenings", "99 % interval"), *ruins])


def _bank_lines(found: Simulated) -> Iterator[str]:
    gains = f"The bank gains {found.bank.value:+.2f} stakes in an evening on the average"
    if not found.bank.has_interval:
        yield f"{gains}."
        return
    last = found.course[-1]
    yield gains
    yield f"({found.bank.low:+.2f} to {found.bank.high:+.2f}); in one evening of 20 less than"
    yield f"{last.low:+.1f}, in one of 20 more than {last.high:+.1f}."


def _percents(estimate: Estimate, sign: str = "") -> tuple[str, str]:
    """Return a figure and its interval in percent."""
    value, low, high = (
        f"{figure * 100:{sign}.2f}" for figure in (estimate.value, estimate.low, estimate.high)
    )
    return value, f"{low} to {high}" if estimate.has_interval else "-"


def _plain(estimate: Estimate) -> dict[str, float | None]:
    """Return an estimate for JSON, with null for what has no limit."""
    return {name: figure if isfinite(figure) else None for name, figure in asdict(estimate).items()}


def _exact(value: float | None) -> str:
    return "-" if value is None else f"{value * 100:+.3f}"


def _as_json(asked: _Asked, found: Simulated, banks: Sequence[int]) -> dict[str, Any]:
    plan = asked.plan
    return {
        "rules": asked.rules,
        "seed": plan.seed,
        "evenings": plan.evenings,
        "deals": plan.deals,
        "punters": len(plan.players.policies),
        "cards": plan.players.cards_each,
        "gains": {
            name: {"stakes": found.laid[name], **_plain(gain), "exact": asked.exact.get(name)}
            for name, gain in found.gains.items()
        },
        "bank": _plain(found.bank),
        "course": [asdict(point) for point in found.course],
        "ruin": [{"bank": bank, **_plain(found.ruin(bank))} for bank in banks],
    }
