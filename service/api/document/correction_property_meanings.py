"""What the properties of corrections and their previews mean in the OpenAPI document."""

from collections.abc import Mapping

MEANINGS_IN_CORRECTIONS: Mapping[str, Mapping[str, str]] = {
    "AmountChange": {
        "before": "The amount before the correction.",
        "after": "The amount after it.",
    },
    "Correction": {"ruling": "A ruling to make."},
    "CorrectionOfEntry": {"version": "The version of the correction's event."},
    "CorrectionPreview": {
        "dry_run": "Always true: nothing was recorded.",
        "version": "The version that the correction would be made at.",
        "refused": "Later entries that the rules refuse after the correction.",
        "must_decide": "What must be decided right after the new entries, because later entries do "
        "not fit before; null if it is nothing. Send the answer after them in `entries`.",
        "other_players": "Later entries that stay, but take or move the money of other players.",
        "balances": "The accounts whose balance changes, with both balances.",
        "parties": "The parties whose purse or stakes change.",
        "counts": "The counts of the game that change, such as the scores of players.",
        "names": "The names of the game that change, such as the banker's.",
        "standings": "The players whose place or net changes.",
        "bank_net": "What the bank has won.",
        "phase": "The phase of the game.",
        "waiting_for": "The players that play waits for.",
        "winners": "The winners of the session.",
    },
    "CountChange": {
        "figure": "The name of the count in the game's view or score sheets, such as `scores`.",
        "of": "The name of the player whose count it is; null if it is the table's.",
        "before": "The count before the correction.",
        "after": "The count after it.",
    },
    "MustDecide": {
        "waiting_for": "A player's name for each entry that play waits for; empty if play waits "
        "for an entry of no player.",
        "offers": "The entries that decide it, with their first open field.",
        "entry": "The first of `refused` that does not fit because of it.",
    },
    "NameChange": {
        "figure": "What the name is in the game's view, such as `banker`.",
        "before": "The name before the correction; null: no player.",
        "after": "The name after it; null: no player.",
    },
    "NamesChange": {
        "before": "The names before the correction.",
        "after": "The names after it.",
    },
    "PartyChange": {
        "purse": "What is in the purse.",
        "at_table": "What is on the table, also as a banker.",
        "held": "What is in the purse and on the table.",
        "net": "What was won; below zero, what was lost.",
    },
    "StandingChange": {
        "before": "Place and net before the correction; null: not seated.",
        "after": "Place and net after it; null: not seated.",
    },
    "TextChange": {
        "before": "The word before the correction.",
        "after": "The word after it.",
    },
}
