"""Sentences about the odds of a game, in one language."""

from service.domain.port.game_texts import GameTexts, hundredths
from service.domain.port.odds import EdgeWarning


def warning_text(texts: GameTexts, warning: EdgeWarning) -> str:
    """Return the warning of rules that pay the players, with the change that mends them."""
    warned = texts.warnings["edge"].format(
        play=texts.policy(warning.policy), percent=hundredths(warning.gain, decimals=1)
    )
    if not warning.mended_by:
        return warned
    changes = " ".join(
        f"{texts.rule(name).title}: {texts.rule(name).sentence(value, '')}"
        for name, value in warning.mended_by.items()
    )
    return f"{warned} {texts.warnings['mended'].format(changes=changes)}"
