"""The texts of the refusals that every game has, in English."""

from collections.abc import Mapping

from service.domain.port.refusals import RefusalText

REFUSALS_EN: Mapping[str, RefusalText] = {
    "session_closed": RefusalText(
        title="The session is closed",
        meaning="The session is closed; only corrections are accepted.",
        remedy="Open a new session, or take back the close.",
        advice="This table is closed.",
    ),
    "session_open": RefusalText(
        title="The session is open",
        meaning="The session is open. Payments are noted after it is closed.",
        remedy="Close the session first.",
        advice="This table is open. Payments are noted when it is closed.",
    ),
    "pen_elsewhere": RefusalText(
        title="Another device writes for this table",
        meaning=(
            "Another device writes for this table: `holder` is the id of its key, `device` "
            "its name, `since` the time when it took the pen. Only paired devices get this "
            "code; a script's key needs no pen."
        ),
        remedy="Write on that device, or take the pen and send the entry again.",
        advice="Another device has control of this table.",
        variants={
            "device": "{device} has control of this table.",
        },
    ),
    "unknown_punter": RefusalText(
        title="No player has this name",
        meaning="No player has this name here. Names are compared letter by letter.",
        remedy="Check the spelling; add the player first.",
        advice="There is no player called {player} at this table.",
    ),
    "punter_exists": RefusalText(
        title="A player has this name already",
        meaning=(
            "A player has or had this name, or it is `bank`, `box` or `pool:NAME`, which have a "
            "meaning in payments; names that differ only in case are the same."
        ),
        remedy="Use the existing seat, or choose another name.",
        advice="{player} is already at this table.",
        variants={
            "party": "{player} means another party in payments. Choose another name.",
            "other": "{player} was the name of {other}. Choose another name.",
        },
    ),
    "too_many_names": RefusalText(
        title="The table has too many names",
        meaning="The table has `maximum` names of players already. Former names count too.",
        remedy=(
            "Open another table. A player who comes back has a seat already: bring money "
            "into that purse."
        ),
        advice="This table has {maximum:number} names already. Open another table.",
    ),
    "name_invalid": RefusalText(
        title="The name has a character that names may not have",
        meaning=(
            "A new name has a character that cannot be seen, changes the direction of the "
            "text, or belongs to no script: `character` is its code point, `position` its "
            "place in the name, from 1."
        ),
        remedy="Type the name again without this character.",
        advice="Character {position:number} of the name cannot be used.",
    ),
    "name_looks_like_another": RefusalText(
        title="The name looks like another",
        meaning=(
            "A new name looks like `other`, with other characters: a Cyrillic letter for a "
            "Latin one, or `Anna l` beside `Anna 1`."
        ),
        remedy="Choose a name that looks different.",
        advice="Another key has a name that looks like this one.",
        variants={
            "other": "This name looks like {other}.",
        },
    ),
    "same_punter": RefusalText(
        title="Both sides are the same player",
        meaning="Both sides of the entry are the same player.",
        remedy="Name the other side.",
        advice="Both sides are the same player. Choose two different ones.",
    ),
    "too_many_payments": RefusalText(
        title="The session has too many payments",
        meaning=(
            "`maximum` payments of the session stand already. Payments that were taken back"
            " do not count."
        ),
        remedy="Take back payments that were noted by mistake, or note one payment for several.",
        advice="This table has {maximum:number} payments already. Take one back first.",
    ),
    "purse_short": RefusalText(
        title="The purse has too little",
        meaning="The purse does not contain enough.",
        remedy="Enter a smaller amount, or a buy-in first.",
        advice="{player}’s purse holds only {purse:sum}.",
        variants={
            "kind=cashout": "{player}’s purse holds only {purse:sum}. Cash out less.",
        },
    ),
    "bankroll_short": RefusalText(
        title="The bankroll has too little",
        meaning=(
            "The bankroll behind a seat, or behind the bank, has too little. `bankroll` "
            "names it, `balance` is what it has; both are null for a key that may not see "
            "people."
        ),
        remedy="Enter a smaller amount, or make a deposit first.",
        # For a key that may not see whose bankroll it is.
        advice="A bankroll has too little for this. Enter less, or ask a keeper of all tables.",
        variants={
            "bankroll": "The bankroll of {bankroll} has only {balance:sum}.",
        },
    ),
    "bankroll_linked": RefusalText(
        title="The seat has a bankroll or money already",
        meaning="The seat plays with a bankroll already, or the bank has money already.",
        remedy=(
            "Link a seat before the player sits down, and the bank when the session is opened."
        ),
        advice="{player} plays with a bankroll already.",
        variants={
            "player=bank": (
                "The bank has money already. Choose its bankroll when you open the table."
            ),
        },
    ),
    "practice_has_no_bankroll": RefusalText(
        title="A practice table cannot play with a bankroll",
        meaning=(
            "The session is practice, or is to be, and a seat or the bank plays with a "
            "bankroll, or is to. Practice never moves money of a person."
        ),
        remedy="Open a table that counts, or leave the bankroll out.",
        advice="A practice table cannot play with a bankroll.",
    ),
    "nothing_to_undo": RefusalText(
        title="There is nothing to undo or redo",
        meaning="There is no entry to take back, or none to restore.",
        remedy="No action is needed.",
        advice="There is nothing to undo.",
    ),
    "correction_refused": RefusalText(
        title="The correction is refused",
        meaning=(
            "The undone entry is not the newest, the corrected one no longer counts, later "
            "entries would no longer fit (`refused` lists them), or a bankroll has too little "
            "to pay back what it won (`bankroll` and `balance`, as for `bankroll_short`)."
        ),
        remedy=(
            "Check the log. Send the correction with `drop_refused` if the listed entries "
            "may be dropped. Make a deposit first if a bankroll has too little."
        ),
        advice="This entry was corrected or taken back in the meantime.",
        variants={
            "kind=undo&bankroll=null": (
                "This cannot be undone: a bankroll has too little to pay it back. Ask a keeper of "
                "all tables to record a deposit first."
            ),
            "kind=undo&bankroll": (
                "This cannot be undone: the bankroll of {bankroll} has only {balance:sum} to pay "
                "it back. Record a deposit first."
            ),
            "bankroll=null": (
                "A bankroll has too little for this. Enter less, or ask a keeper of all tables."
            ),
            "bankroll": (
                "The bankroll of {bankroll} has only {balance:sum}, too little for this. "
                "Record a deposit first."
            ),
            "kind=undo": "Another entry was recorded after it. Undo that one first.",
            "refused": "Later entries no longer fit.",
        },
    ),
    "sheet_disagrees": RefusalText(
        title="The score sheet disagrees",
        meaning="A score sheet does not play to its expected result.",
        remedy="Compare the named line with the paper.",
        advice="The amounts of the sheet differ at line {line:number}.",
    ),
}
"""By code."""
