"""Makes the report of a gathering from the logs of its sessions."""

from collections.abc import Sequence
from dataclasses import fields
from typing import NamedTuple

from service.domain.evenings.evening_payouts import TableBox, evening_payouts, table_box
from service.domain.evenings.evening_standings import (
    EveningPerson,
    EveningTable,
    evening_people,
    evening_rounds,
)
from service.domain.port.game import AnyGame
from service.domain.session.bankrolls import links_by_name
from service.domain.session.history import effective_events
from service.domain.session.log.recorded import Recorded
from service.domain.session.payments import payments_of
from service.domain.session.session_events import session_properties
from service.domain.session.settling_up import settling_up
from service.domain.values.money import Currency
from service.domain.values.names import numbered_names
from service.reports.build import Progress, session_report
from service.reports.gathering.model import (
    GatheringFacts,
    GatheringPerson,
    GatheringReport,
    GatheringRound,
    GatheringTable,
    hash_of_heads,
)
from service.reports.model import SessionReport, Totals
from service.reports.slugs import slugs_of


class SessionLog(NamedTuple):
    """A session's whole log up to a version that does not lie inside a correction."""

    game: AnyGame
    history: Sequence[Recorded]


def gathering_report(
    gathering: GatheringFacts,
    currency: Currency,
    logs: Sequence[SessionLog],
    progress: Progress = lambda _done, _of: None,
) -> GatheringReport:
    """Return the report of sessions of one currency, the first opened first.

    ``progress`` gets how many events of all sessions are played.
    """
    tables = _tables(_session_reports(logs, progress))
    evening = [
        EveningTable(
            id=table.report.session,
            nets=table.report.summary.nets,
            rounds=table.report.rounds,
            people=table.report.people,
        )
        for table in tables
    ]
    slugs = {table.report.session: table.slug for table in tables}
    people = evening_people(evening)
    boxes = {table.report.session: _box(table.report) for table in tables if table.report.closed}
    return GatheringReport(
        gathering=gathering,
        currency=currency,
        tables=tables,
        people=tuple(_person(person, tables) for person in people),
        rounds=tuple(
            GatheringRound(at=ended.at, table=slugs[ended.table], number=ended.number)
            for ended in evening_rounds(evening)
        ),
        payees=evening_payouts(people, {table: box.payouts for table, box in boxes.items()}),
        box_left=sum(box.left for box in boxes.values()),
        between_parties=tuple(slugs[table] for table, box in boxes.items() if not box.is_used),
        totals=_totals([table.report.totals for table in tables]),
        head=hash_of_heads(gathering.head, (table.report.head for table in tables)),
    )


def _session_reports(logs: Sequence[SessionLog], progress: Progress) -> list[SessionReport]:
    total = sum(len(log.history) for log in logs)
    reports, before = [], 0
    for log in logs:

        def step(done: int, of: int, before: int = before, events: int = len(log.history)) -> None:
            progress(before + events * done // of, total)

        reports.append(session_report(log.game, log.history, step))
        before += len(log.history)
    return reports


def _tables(reports: Sequence[SessionReport]) -> tuple[GatheringTable, ...]:
    titles = [report.title for report in reports]
    return tuple(
        GatheringTable(slug=slug, name=name, report=report)
        for slug, name, report in zip(
            slugs_of(titles), numbered_names(titles), reports, strict=True
        )
    )


def _box(report: SessionReport) -> TableBox:
    linked = links_by_name(session_properties(report.log).links, report.summary)
    events = (recorded.event for recorded in effective_events(report.log))
    payments = payments_of(events)
    ways = settling_up(report.summary, payments, linked)
    return table_box(report.summary, ways, linked)


def _person(person: EveningPerson, tables: Sequence[GatheringTable]) -> GatheringPerson:
    at_tables = [table for table in tables if table.report.session in person.nets]
    parties = [
        party
        for table in at_tables
        for party in table.report.summary.players
        if party.name in person.seats[table.report.session]
    ]
    return GatheringPerson(
        place=person.place,
        name=person.name,
        brought_in=sum(party.brought_in for party in parties),
        cashed_out=sum(party.cashed_out for party in parties),
        purse=sum(party.purse for party in parties),
        at_table=sum(party.at_table for party in parties),
        net=person.net,
        nets={table.slug: person.nets[table.report.session] for table in at_tables},
        line=person.line,
    )


def _totals(totals: Sequence[Totals]) -> Totals:
    """Return the sums of the totals of all tables."""
    names = [field.name for field in fields(Totals)]
    return Totals(**{name: sum(getattr(one, name) for one in totals) for name in names})
