"""The table at the end of a sheet, as text."""

from collections.abc import Iterable, Iterator

import click

from service.application.recording.score_sheets import Disagreement
from service.application.sessions.session import Session
from service.domain.port.game import AnyGame
from service.domain.port.parties import BANK, Party
from service.domain.session.standings import standings
from service.domain.values.money import CURRENCIES, Currency, format_amount


def print_other_books(
    disagreements: Iterable[Disagreement], session: Session, *, err: bool = False
) -> None:
    """Print the table at the end of a sheet, if the sheet states other balances."""
    if any(disagreement.is_about_books for disagreement in disagreements):
        click.echo("  The table at the end:", err=err)
        currency = CURRENCIES[session.row.currency]
        for line in table_lines(session.game, session.state, currency):
            click.echo(line, err=err)


def table_lines(game: AnyGame, state: object, currency: Currency) -> Iterator[str]:
    """Yield a table as lines: place, name, purse, amount on the table, net."""
    summary = game.summary(state)

    def money(amount: int) -> str:
        return format_amount(amount, currency)

    by_name = {party.name: party for party in summary.players}
    rows = [("", "", "purse", "at table", "net")]
    for standing in standings(summary.nets.items()):
        player = by_name[standing.punter]
        amounts = (money(player.purse), money(player.at_table), _signed(standing.net, currency))
        rows.append((f"{standing.place}.", player.name, *amounts))
    rows += [
        ("", _title(game, party), money(party.purse), "", _signed(party.net, currency))
        for party in summary.others
    ]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        place, name, *columns = (
            cell.ljust(width) if column < 2 else cell.rjust(width)  # noqa: PLR2004 - two texts
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        yield "  " + "  ".join((place, name, *columns)).rstrip()


def _title(game: AnyGame, party: Party) -> str:
    """Return the game's English word for a pool, or what the bank is called."""
    if party.role == BANK:
        return "the bank"
    return game.english.pool(party.name)


def _signed(amount: int, currency: Currency) -> str:
    return f"+{format_amount(amount, currency)}" if amount > 0 else format_amount(amount, currency)
