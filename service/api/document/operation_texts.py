"""The paragraph of each operation: what it is for, what it refuses, and what to do next."""

from collections.abc import Iterator, Mapping
from typing import Any

from service.api.document.session_operation_texts import SESSION_OPERATION_TEXTS
from service.domain.games import GAMES
from service.domain.port.operation_text import OperationText as Text
from service.domain.port.operation_text import join_texts
from service.domain.session.texts import SESSION_TEXTS
from service.reports.bankrolls.formats import BANKROLL_FORMATS
from service.reports.formats import FORMATS, ReportFormat
from service.reports.gathering.formats import GATHERING_FORMATS
from service.reports.statement.formats import STATEMENT_FORMATS

_TAGGED = "Send the `ETag` in `If-None-Match` next time; while nothing changed, the answer is 304."
_ONE_PERSON = "`GET /v1/people/{person}` has the tables with money in play or a debt."
_NEXT_PAGE = "If `next` is not null, send it as `cursor` for the next page."
_FEED = (
    "Each event has `id`, and `data` with `session`, `version` and `settled` as JSON; it has no "
    "`event` line, so browsers fire `message`. The stream begins with `retry: 2000`, the "
    "milliseconds before a client reconnects. A line with a colon is a comment and keeps the "
    "connection open."
)
_READ_NEWS = (
    "Read the session or its events after each message. If the stream breaks, send the last `id` "
    "as `Last-Event-ID`."
)
_LARGE = (
    "Up to 5,000 events, the response is the report. For more, it is 202: a worker makes the "
    "report, and `Location` has its state."
)
_ASK_AGAIN = "Ask again after a second until `state` is `done`. Then `report` is its address."

READ_TEXTS: Mapping[str, Text] = {
    "showRules": Text(
        "Returns what a new session can choose from: the presets of a game with the value and the "
        "source of each rule, what each rule means, and the currencies.",
        "",
        "Name a preset in `POST /v1/sessions`, and override single rules.",
    ),
    "showRulesOdds": Text(
        "Returns what a preset with overrides costs: the edge of each way to play a plain stake, "
        "a warning if one of them gains, and the exact figures of the game.",
        "",
        "If there is a warning, choose the rules that `mended_by` names.",
    ),
    "showFairness": Text(
        "Compares what was dealt in a session with what a fair shuffle deals, by exact tests. Each "
        "answer says in how many fair evenings chance alone would show as much, once, after a "
        "correction for all questions. If several keys entered deals, `dealers` has the answers "
        "for each. An unusual answer accuses no dealer.",
        "",
        "Read several sessions of an evening together: one has few deals.",
    ),
    "showGatheringFairness": Text(
        "Compares what was dealt at all tables of a gathering with what a fair shuffle deals. "
        "Practice sessions are left out.",
        "",
        "`GET /v1/sessions/{id}/fairness` says the same of one table.",
    ),
    "showOdds": Text(
        "Returns the exact odds of the table: what each stake is worth, what the bank may have to "
        "pay, and what the rules cost. Fractions are texts in lowest terms. In games whose stakes "
        "depend on how people play, it has exact `figures` only. A player's key sees the own "
        "stakes, and a board `edge` alone.",
        "",
        _TAGGED,
    ),
    "listSessions": Text(
        "Lists the sessions that the key may read, open and closed, newest first. Several filters "
        "must all match.",
        "",
        _NEXT_PAGE,
    ),
    "showSession": Text(
        "Returns the table: everything that its pages show, computed from the log. A player's key "
        "and a board see less. With `as_of`, it is the table at that version.",
        "",
        _TAGGED,
    ),
    "listEvents": Text(
        "Returns the log of a session, oldest first. Each event has the hash of the one before it, "
        "so that every change of it can be found.",
        "",
        _NEXT_PAGE,
    ),
    "listEntries": Text(
        "Returns what was entered, newest first, with its events. `removed` says how an entry was "
        "taken out: undone, amended, struck or dropped.",
        "",
        "The `version` of an entry is what a correction names. " + _NEXT_PAGE,
    ),
    "showEntry": Text(
        "Returns one entry with all its events, also those of its settlement, and the balances "
        "after it. A client reads it after a 202.",
        "",
        "Read it again until `settled` is true.",
    ),
    "listPostings": Text(
        "Returns the journal: every amount that moved, from one account to another. No page splits "
        "the postings of an event.",
        "",
        _NEXT_PAGE,
    ),
    "showBalances": Text(
        "Returns every account of the session with its balance. All balances add up to zero.",
        "",
        _TAGGED,
    ),
    "listHistory": Text(
        "Returns what happened to one player, newest first. A punter's key reads its own player, "
        "and may leave `punter` out.",
        "",
        _NEXT_PAGE,
    ),
    "showStandings": Text(
        "Returns the players in the order of what they have won, and what the bank has won. A "
        "punter's key sees its own line.",
        "",
        _TAGGED,
    ),
    "feedOfSession": Text(
        f"Streams the version of one session: at first the current one, then one message after "
        f"every change. {_FEED}",
        "too_many_streams",
        _READ_NEWS,
    ),
    "feedOfHouse": Text(
        "Streams the versions of all sessions that the key may read in one stream: at first of "
        f"those that are open. {_FEED}",
        "too_many_streams",
        _READ_NEWS,
    ),
    "showReportState": Text("Returns how far a worker is with a large report.", "", _ASK_AGAIN),
    "showGatheringReportState": Text(
        "Returns how far a worker is with a large report of a gathering.", "", _ASK_AGAIN
    ),
    "showSeal": Text(
        "Returns the seal of a session: its version and newest hash, signed with the key of the "
        "house. Who has the seal can prove later that the log was not changed.",
        "",
        "Check it on the page `/docs/check-seal`, or with the keys of `GET /v1/seal-keys`.",
    ),
    "listSealKeys": Text(
        "Returns the public keys with which the house signed seals, the current one first.",
        "",
        "Compare the `fingerprint` with the one that the house has published.",
    ),
    "showPurseHistory": Text(
        "Returns the figures of the charts: what each player had after each change, and what bank "
        "and pools won in each round.",
        "",
        _TAGGED,
    ),
    "showNextField": Text(
        "Returns the next field of an entry after the values before it, computed by the rules: "
        "which players, cards and words may be chosen, or the smallest and the largest amount. "
        "The first field of each entry is in the session's `offers`.",
        "",
        f"Values that the rules refuse get 409, with the code that the entry would get. {_TAGGED}",
    ),
    "showSettlingUp": Text(
        "Returns three ways to settle a closed session: out of the box, with the bank, or among "
        "the players alone. A table uses one of them.",
        "",
        "Note each transfer that was paid with `POST .../payments`.",
    ),
    "showEveningSettlingUp": Text(
        "Returns what each player, bank and pool gets from the boxes of all closed tables of a "
        "gathering, so that the organiser pays everyone once.",
        "",
        "Note each payout that was paid at its table, with `POST /v1/sessions/{id}/payments`. "
        "`GET /v1/sessions/{id}/settling-up` has the other ways to settle a table.",
    ),
    "showEvening": Text(
        "Returns all tables of an evening in one currency, with the standings over all of them. "
        "Hidden and practice sessions are left out.",
        "",
        "Send another of the `currencies`, or name a `gathering`, for other tables.",
    ),
    "showSessionEvening": Text(
        "Returns the standings over all tables of the evening that a session belongs to, for the "
        "board of its table.",
        "",
        "`GET /v1/evening` has more of each table, for keys that may read them.",
    ),
    "listGatherings": Text(
        "Lists the gatherings, newest first. A gathering is an evening with several tables.",
        "",
        _NEXT_PAGE,
    ),
    "showGathering": Text(
        "Returns a gathering with the sessions in it that the key may read, hidden ones too.",
        "",
        "Move sessions with `POST /v1/sessions/{session}/filing`.",
    ),
    "listPeople": Text(
        "Lists the people of the house with their bankrolls and debts, newest first. Only the "
        "house and keepers of all tables may read them.",
        "",
        _NEXT_PAGE,
    ),
    "showPerson": Text(
        "Returns a person with the balance of each bankroll, with what is in play at open tables "
        "and what is still owed, and with the contact.",
        "",
        "`GET .../statement.json` has every move.",
    ),
    "listKeys": Text(
        "Lists keys, signed-in devices and links, newest first. No secret is stored, so none is "
        "shown.",
        "",
        "End one with `DELETE /v1/keys/{key_id}`. " + _NEXT_PAGE,
    ),
    "showMe": Text(
        "Returns the key or device of the request, with its role and its sessions.",
        "",
        "`role` says which operations it may use.",
    ),
    "healthz": Text(
        "Answers as long as the process runs. It checks nothing else.",
        "",
        "If it does not answer, start the process again.",
    ),
    "readyz": Text(
        "Says whether the process can take entries, and the state of the database, its tables and "
        "Redis.",
        "",
        "While it is 503, send no requests to this process.",
    ),
    "showMetrics": Text(
        "Returns metrics of this process for Prometheus. It needs a key of the house.",
        "",
        "Let Prometheus read it every 15 seconds or so.",
    ),
}
"""Operations that only read, by operation id."""

WRITE_TEXTS: Mapping[str, Text] = {
    "openGathering": Text(
        "Opens a gathering: an evening with a name, a date and a place. Choose the id yourself if "
        "the request may be repeated.",
        "",
        "Name it in `gathering` when you open sessions.",
    ),
    "describeGathering": Text(
        "Changes name, date and place of a gathering in one request.",
        "",
        "Reports show the new ones.",
    ),
    "registerPerson": Text(
        "Adds a person, who can have a bankroll in each currency. Choose the id yourself if the "
        "request may be repeated.",
        "name_invalid name_looks_like_another",
        "Then deposit money, and link a seat with `POST /v1/sessions/{session}/bankrolls`.",
    ),
    "putContact": Text(
        "Sets how to reach a person. It is not in the log, so null erases it for good.",
        "",
        "Enter no more than the evening needs.",
    ),
    "enterPersonRenamings": Text(
        "Gives a person another name. Seats in sessions keep the names that they have.",
        "name_invalid name_looks_like_another",
        "Statements show the new name.",
    ),
    "enterPersonDeposits": Text(
        "Brings money from outside into a bankroll.",
        "",
        "`balances` in the response has the new balance.",
    ),
    "enterPersonWithdrawals": Text(
        "Takes money out of a bankroll. A bankroll never goes below zero.",
        "bankroll_short",
        "`balances` in the response has the new balance.",
    ),
    "makeKey": Text(
        "Makes an access key for a program or a person. The response shows the secret `key` once; "
        "it is not stored. If the response is lost, send the request again with the same "
        "`Idempotency-Key`: the first key ends, and the response has another.",
        "key_exists name_invalid name_looks_like_another",
        "Send the key as `Authorization: Bearer KEY`.",
    ),
    "makePairing": Text(
        "Makes a link that signs in one device within ten minutes. `qr` is the link as an image.",
        "name_invalid name_looks_like_another",
        "Open the link on the device, or send it to `POST /v1/sign-ins`.",
    ),
    "makeFollowKey": Text(
        "Makes a key with which any number of phones follow a table for a day, with its link and "
        "QR code. The former one of the same key and table ends.",
        "",
        "Show `qr` on the wall.",
    ),
    "endKey": Text(
        "Ends a key, a link or a device immediately, and every device that signed in with it.",
        "",
        "Their next request is answered 401.",
    ),
    "signIn": Text(
        "Signs a browser in with a link or a key. The response sets a cookie that no script can "
        "read; a link can be used once.",
        "signed_in name_invalid name_looks_like_another",
        "Send the cookie with each request. To sign in as another device, send `replace`.",
    ),
    "signOut": Text(
        "Signs the device out that sends it, and deletes its cookie. A key is ended with "
        "`DELETE /v1/keys/{key_id}` instead.",
        "",
        "To sign in again, ask the house for a link.",
    ),
}
"""Operations that write, but not to a session, by operation id."""


def _reports(prefix: str, formats: Mapping[str, ReportFormat[Any]], of: str) -> Iterator[Any]:
    for name, form in formats.items():
        about = f"Returns {of}. {form.about} Every format has the same totals."
        yield f"{prefix}{name.capitalize()}", Text(about, "", f"{_LARGE} {_TAGGED}")


def _statements() -> Iterator[tuple[str, Text]]:
    for name, form in STATEMENT_FORMATS.items():
        about = (
            "Returns what happened to a person's bankroll in one currency, in all or from the day "
            f"`from` to the day `to`. {form.about}"
        )
        yield f"statement{name.capitalize()}", Text(about, "", _TAGGED)


def _bankrolls() -> Iterator[tuple[str, Text]]:
    for name, form in BANKROLL_FORMATS.items():
        about = (
            f"Returns the bankrolls of all people, with the total of each currency. {form.about}"
        )
        yield f"bankrolls{name.capitalize()}", Text(about, "", _ONE_PERSON)


def _entries() -> Iterator[tuple[str, Text]]:
    """Yield what each entry is for: the texts of the session and of all games, by path."""
    found: dict[str, list[Text]] = {}
    for texts in (SESSION_TEXTS["en"], *(game.english for game in GAMES.values())):
        for path, text in texts.operations.items():
            found.setdefault(path, []).append(text)
    for path, parts in found.items():
        yield "enter" + "".join(map(str.capitalize, path.split("-"))), join_texts(parts)


OPERATION_TEXTS: Mapping[str, Text] = {
    **SESSION_OPERATION_TEXTS,
    **dict(_entries()),
    **READ_TEXTS,
    **WRITE_TEXTS,
    **dict(_reports("report", FORMATS, "the report of a session")),
    **dict(_reports("gatheringReport", GATHERING_FORMATS, "one report of all its tables")),
    **dict(_statements()),
    **dict(_bankrolls()),
}
"""By operation id."""


def add_texts(document: dict[str, Any]) -> None:
    """Add its paragraph to each operation."""
    for item in document["paths"].values():
        for operation in (part for part in item.values() if isinstance(part, dict)):
            text = OPERATION_TEXTS.get(operation["operationId"])
            operation["description"] = text.paragraph if text else ""
