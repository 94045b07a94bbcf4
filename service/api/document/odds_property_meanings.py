"""What the properties of odds and of fairness mean in the OpenAPI document, by schema."""

from collections.abc import Mapping

MEANINGS_IN_ODDS: Mapping[str, Mapping[str, str]] = {
    "EdgeWarning": {
        "policy": "The simplest policy that gains.",
        "gain": "What it gains of a stake on the average, as a fraction.",
        "mended_by": "Values of rules with which no policy gains; empty if none is known.",
        "text": "The warning as sentences.",
    },
    "DealerFairness": {
        "dealer": "The id of the key that entered the deals.",
        "unusual": "Whether any answer is unusual.",
        "answers": "The answers for these deals.",
    },
    "Fairness": {
        "unusual_below": "An answer is unusual if chance shows as much in at most this share of "
        "fair evenings.",
        "unusual": "Whether any answer is unusual.",
        "answers": "The answers for all deals.",
        "dealers": "The answers by key, if several entered deals.",
    },
    "FairnessAnswer": {
        "question": "The code of what was counted.",
        "part": "Of which player, rank, suit, pool or side; empty if of all.",
        "title": "What was counted, in words.",
        "trials": "How often chance decided.",
        "found": "What all trials came to.",
        "expected": "What they come to on the average, with two decimals.",
        "p_value": "How likely a fair shuffle shows this or something less likely, with six "
        "decimals.",
        "corrected": "The same for any of all answers, with six decimals.",
        "once_in": "In how many fair evenings chance alone shows as much, once.",
        "unusual": "Whether `corrected` is at most `unusual_below`.",
        "text": "The answer as a sentence.",
    },
    "Figure": {
        "name": "The name of the figure.",
        "value": "A probability or a share of a stake, as a fraction in lowest terms.",
        "note": "The figure as a sentence.",
    },
    "OddsOfRules": {
        "edge": "What a plain stake of 1 gains before it faces a card, as fractions by policy; "
        "empty if the rules have no odds.",
        "warning": "A warning that the rules pay the players, or null.",
        "figures": "Exact figures of the game under these rules.",
    },
    "SessionFigures": {
        "figures": "Exact figures of the game under the session's rules; empty if none is known.",
    },
}
