"""The application: its services, put together over the ports of one process."""

from dataclasses import dataclass

from service.application.access.access_keys import AccessKeys
from service.application.people.people import People
from service.application.people.people_list import PeopleList
from service.application.people.statements import Statements
from service.application.ports.ports import Ports
from service.application.reading.entry_lists import EntryLists
from service.application.reading.entry_results import EntryResults
from service.application.reading.evening_settling_up import EveningSettlingUps
from service.application.reading.punter_history import PlayerHistories
from service.application.reading.queries import Queries
from service.application.reading.settling_up import SettlingUps
from service.application.reading.standings import StandingsReader
from service.application.recording.bankrolls import Bankrolls
from service.application.recording.gatherings import Gatherings
from service.application.recording.recorder import Recorder
from service.application.recording.streams import Streams
from service.application.reports.reports import Reports
from service.application.sessions.session_cache import SessionCache
from service.application.verification.seals import Seals


@dataclass(frozen=True, slots=True)
class Application:
    """The services of one process; safe to share between threads."""

    ports: Ports
    sessions: SessionCache
    recorder: Recorder
    results: EntryResults
    queries: Queries
    entry_lists: EntryLists
    histories: PlayerHistories
    standings: StandingsReader
    settling_ups: SettlingUps
    evening_settling_ups: EveningSettlingUps
    gatherings: Gatherings
    people: People
    people_list: PeopleList
    statements: Statements
    reports: Reports
    seals: Seals
    keys: AccessKeys


def application_over(ports: Ports) -> Application:
    """Return the application over ``ports``."""
    store, sessions = ports.store, SessionCache(ports.store)
    streams, standings = Streams(store, ports.codec, ports.clock), StandingsReader(store, sessions)
    queries, settling_ups = Queries(store), SettlingUps()
    return Application(
        ports=ports,
        sessions=sessions,
        recorder=Recorder(ports, sessions, Bankrolls(streams)),
        results=EntryResults(ports, sessions, queries),
        queries=queries,
        entry_lists=EntryLists(store),
        histories=PlayerHistories(store),
        standings=standings,
        settling_ups=settling_ups,
        evening_settling_ups=EveningSettlingUps(sessions, settling_ups),
        gatherings=Gatherings(store, streams),
        people=People(store, streams),
        people_list=PeopleList(store, streams, standings),
        statements=Statements(store, sessions),
        reports=Reports(store, ports.clock, ports.job_queue, ports.seal_keys, ports.zone),
        seals=Seals(store, ports.seal_keys),
        keys=AccessKeys(ports, sessions),
    )
