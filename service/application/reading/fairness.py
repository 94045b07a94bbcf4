"""Whether the deals of sessions look like those of a fair shuffle."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from service.domain.fairness import STATED_SHARE, Finding, findings, is_unusual
from service.domain.games import GAMES
from service.domain.port.fairness import Trial
from service.domain.port.game import AnyGame
from service.domain.port.game_texts import SumText
from service.domain.session.history import effective_events, fold
from service.domain.session.log.recorded import Recorded
from service.domain.session.player_renaming import current_names, with_names

_DECIMALS = 6
EVEN_ODDS = 2


class DealtTrial(NamedTuple):
    """A trial of a session, with the key or program that entered its event."""

    actor: str
    game: str
    trial: Trial


@dataclass(frozen=True, slots=True)
class FairnessReport:
    """The answers for all deals, and by dealer if there are several."""

    all: tuple[Finding, ...]
    by_dealer: dict[str, tuple[Finding, ...]]


def trials_of(game: AnyGame, history: Sequence[Recorded]) -> Iterator[DealtTrial]:
    """Yield what a shuffle decided in a session. ``history`` is its log up to some version."""
    counting = effective_events(history)
    names = current_names(game.summary(fold(game, history)))
    events = with_names(tuple(recorded.event for recorded in counting), names)
    kinds = tuple(game.events.values())
    own = [
        (recorded.actor, event)
        for recorded, event in zip(counting, events, strict=True)
        if isinstance(event, kinds)
    ]
    for trial in game.trials(event for _, event in own):
        # The codes of two games may be equal.
        named = trial._replace(question=f"{game.name}.{trial.question}")
        yield DealtTrial(own[trial.event][0], game.name, named)


def fairness_of(dealt: Iterable[DealtTrial]) -> FairnessReport:
    """Return the answers for all trials, and by dealer if several entered them."""
    trials = list(dealt)
    by_dealer: dict[str, list[Trial]] = {}
    for each in trials:
        by_dealer.setdefault(each.actor, []).append(each.trial)
    several = by_dealer if len(by_dealer) > 1 else {}
    looks = 1 + len(several)
    return FairnessReport(
        findings((each.trial for each in trials), looks),
        {dealer: findings(asked, looks) for dealer, asked in several.items()},
    )


def fairness_view(report: FairnessReport) -> dict[str, Any]:
    """Return a report in plain values, with sentences in English."""
    return {
        "unusual_below": str(STATED_SHARE),
        "unusual": is_unusual(report.all) or any(map(is_unusual, report.by_dealer.values())),
        "answers": [_finding_view(finding) for finding in report.all],
        "dealers": [
            {
                "dealer": dealer,
                "unusual": is_unusual(found),
                "answers": [_finding_view(finding) for finding in found],
            }
            for dealer, found in report.by_dealer.items()
        ],
    }


def _finding_view(finding: Finding) -> dict[str, Any]:
    game, _, question = finding.question.partition(".")
    title = GAMES[game].english.question(question, finding.part)
    return {
        "game": game,
        "question": question,
        "part": finding.part,
        "title": title,
        "trials": finding.trials,
        "found": finding.found,
        "expected": _decimal(finding.expected, 2),
        "p_value": _decimal(finding.p_value, _DECIMALS),
        "corrected": _decimal(finding.corrected, _DECIMALS),
        "once_in": finding.once_in,
        "unusual": finding.is_unusual,
        "text": f"{title}: {_found(finding, GAMES[game].english.sums.get(question))},"
        f" {_decimal(finding.expected, 2)} expected; {_how_often(finding)}.",
    }


def _found(finding: Finding, sum_text: SumText | None) -> str:
    """Return how many trials came true, or for a sum what it came to: "148 points in 6 rounds"."""
    if sum_text is None:
        return f"{finding.found} of {finding.trials} trials in all"
    numbers = ((finding.found, sum_text.found), (finding.trials, sum_text.trials))
    found, trials = (f"{number} {nouns[number != 1]}" for number, nouns in numbers)
    return f"{found} in {trials}"


def _how_often(finding: Finding) -> str:
    if finding.once_in < EVEN_ODDS:
        return "would be seen by chance on most evenings"
    return f"would be seen by chance one evening in {finding.once_in}"


def _decimal(value: Any, decimals: int) -> str:
    scale = 10**decimals
    whole, rest = divmod(round(value * scale), scale)
    return f"{whole}.{rest:0{decimals}}"
