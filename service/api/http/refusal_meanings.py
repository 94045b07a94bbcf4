"""What each refusal means, and what to do: for its title and its page at ``/docs/problems``.

A test compares ``docs/reference/refusals.md`` with this.
"""

from collections.abc import Mapping
from typing import NamedTuple


class Meaning(NamedTuple):
    """The title of a problem, what it means, and what to do. Code stands between backticks."""

    title: str
    meaning: str
    advice: str


REFUSALS: Mapping[str, Meaning] = {
    "session_closed": Meaning(
        "The session is closed",
        "The session is closed; only corrections are accepted.",
        "Open a new session, or take back the close.",
    ),
    "session_open": Meaning(
        "The session is open",
        "The session is open. Payments are noted after it is closed.",
        "Close the session first.",
    ),
    "pen_elsewhere": Meaning(
        "Another device writes for this table",
        "Another device writes for this table: `holder` is the id of its key, "
        "`device` its name, `since` the time when it took the pen. Only paired "
        "devices get this code; a script's key needs no pen.",
        "Write on that device, or take the pen and send the entry again.",
    ),
    "unknown_punter": Meaning(
        "No player has this name",
        "No punter has this name here. Names are compared letter by letter.",
        "Check the spelling; add the punter first.",
    ),
    "punter_exists": Meaning(
        "A player has this name already",
        "A punter has or had this name; names that differ only in case are the same.",
        "Use the existing seat, or choose another name.",
    ),
    "too_many_names": Meaning(
        "The table has too many names",
        "The table has `maximum` names of players already. Former names count too.",
        "Open another table. A player who comes back has a seat already: bring money into that "
        "purse.",
    ),
    "name_invalid": Meaning(
        "The name has a character that names may not have",
        "A new name has a character that cannot be seen, changes the direction of the text, or "
        "belongs to no script: `character` is its code point, `position` its place in the name, "
        "from 1.",
        "Type the name again without this character.",
    ),
    "name_looks_like_another": Meaning(
        "The name looks like another",
        "A new name looks like `other`, with other characters: a Cyrillic letter for a Latin one, "
        "or `Anna l` beside `Anna 1`.",
        "Choose a name that looks different.",
    ),
    "unknown_card": Meaning(
        "The player cannot have this card",
        "The punter cannot have this card: no such rank, more copies than books "
        "or packs, or `Q#1`. In a score sheet, also a draw that is not a card.",
        "Write `Q` for the first queen, `Q#2` for the second; sell a book first "
        "if the rules allow it.",
    ),
    "deal_in_progress": Meaning(
        "A deal is in progress",
        "A fasse or a close was entered before the deal ended.",
        "Enter `end` first.",
    ),
    "deal_not_begun": Meaning(
        "The deal has not begun",
        "A pair, last card, mace or end was entered before the fasse.",
        "Turn the fasse.",
    ),
    "draw_out_of_turn": Meaning(
        "The draw is out of turn",
        "The draw's number in its deal is not the next: it was entered already, "
        "or the previous draw is missing.",
        "Check the log. Enter the missing draw, or discard the duplicate.",
    ),
    "staking_closed": Meaning(
        "Staking is closed",
        "A stake or a withdrawal came after the fasse, and the rules end staking there.",
        "Wait for the next deal.",
    ),
    "answers_pending": Meaning(
        "A win waits for its answer",
        "A win waits for its answer. This blocks draws, end, mace, side bet, "
        "book, and a stake after the fasse.",
        "Ask the named punters: take, paroli or pay. `take *` takes all.",
    ),
    "no_such_stake": Meaning(
        "There is no such stake",
        "The punter has no stake on this card, or a side bet names an empty card.",
        "Check punter, card and copy.",
    ),
    "nothing_to_answer": Meaning(
        "No win waits for this answer",
        "The card has not won, or its win was answered already; or `place` "
        "names a draw that is not the newest, which is checked first.",
        "Continue; no answer is needed.",
    ),
    "card_in_play": Meaning(
        "The card is in play already",
        "The punter already has money, or an empty card, there.",
        "Mace it if the rules allow, or stake another card.",
    ),
    "card_used": Meaning(
        "The card was played already",
        "The punter has played every copy of this card in this deal.",
        "Stake another card, or wait for the next deal.",
    ),
    "too_many_cards": Meaning(
        "The player has too many cards",
        "With this card, the punter would have more than `max_cards` on the "
        "table. Empty cards count.",
        "Withdraw another card first, during staking.",
    ),
    "cards_required": Meaning(
        "A player has too few or too many cards",
        "At the fasse, a punter in play does not have exactly `cards_required` cards.",
        "The named punter must stake more, or withdraw some.",
    ),
    "no_replacement_owed": Meaning(
        "No card may be replaced",
        "A stake during the deal, by a punter without a card to replace: no "
        "card of theirs left the table by losing to a pair, or it was replaced "
        "already.",
        "Wait for the next deal.",
    ),
    "paroli_may_not_be_altered": Meaning(
        "A paroli may not be altered",
        "The card is bent, or rides for the pay. It stands until it wins or loses.",
        "Leave it; the punter decides at the next win.",
    ),
    "restake_not_allowed": Meaning(
        "A restake is not allowed",
        "Under these rules, a paid card leaves the table.",
        "Take without a restake.",
    ),
    "take_only": Meaning(
        "The win can only be taken",
        "The card won as twins: the win can only be taken, and the card leaves.",
        "Take without a restake.",
    ),
    "restake_too_small": Meaning(
        "The restake is too small",
        "A restake must be at least the couch that won.",
        "Restake more, or take without a restake.",
    ),
    "pay_not_allowed": Meaning(
        "A pay is not allowed",
        "The rules have no pay, or this is not the card's first win.",
        "Take or paroli.",
    ),
    "mace_not_allowed": Meaning(
        "A mace is not allowed",
        "The rules do not allow maces.",
        "Leave the couch unchanged.",
    ),
    "side_bets_not_allowed": Meaning(
        "Side bets are not allowed",
        "The rules do not allow side bets.",
        "Do not enter the bet.",
    ),
    "same_punter": Meaning(
        "Both sides are the same player",
        "Both sides of the side bet are the same punter.",
        "Name the other side.",
    ),
    "too_many_payments": Meaning(
        "The session has too many payments",
        "`maximum` payments of the session stand already. Payments that were taken back do not "
        "count.",
        "Take back payments that were noted by mistake, or note one payment for several.",
    ),
    "books_not_sold": Meaning(
        "No books are sold",
        "Under these rules, the bank sells no further books.",
        "The punter plays the remaining cards, or skips the deal.",
    ),
    "stake_below_minimum": Meaning(
        "The stake is below the minimum",
        "The new couch would be below `min_stake`.",
        "Stake more.",
    ),
    "stake_above_maximum": Meaning(
        "The stake is above the maximum",
        "The new couch would be above `max_stake`, or above 10^12 if the rules set no maximum.",
        "Stake less.",
    ),
    "odd_stake": Meaning(
        "The stake is odd",
        "The rules accept even couches only, so that halves are exact.",
        "Stake one more or one less.",
    ),
    "purse_short": Meaning(
        "The purse has too little",
        "The purse does not contain enough. For a restake, purse, payment and "
        "old couch count together.",
        "Enter a smaller amount, or a buy-in first.",
    ),
    "bankroll_short": Meaning(
        "The bankroll has too little",
        "The bankroll behind a seat, or behind the bank, has too little. "
        "`bankroll` names it, `balance` is what it has; both are null for a key that may not see "
        "people.",
        "Enter a smaller amount, or a deposit first.",
    ),
    "bankroll_linked": Meaning(
        "The seat has a bankroll or money already",
        "The seat plays with a bankroll already, or the bank has money already.",
        "Link a seat before the player sits down, and the bank when the session is opened.",
    ),
    "practice_has_no_bankroll": Meaning(
        "A practice table cannot play with a bankroll",
        "The session is practice, or is to be, and a seat or the bank plays with a bankroll, or is "
        "to. Practice never moves money of a person.",
        "Open a table that counts, or leave the bankroll out.",
    ),
    "bank_cover_short": Meaning(
        "The bank could not pay the worst win",
        'After this entry, the bank could not pay the worst next pair (`bank_cover = "covered"`).',
        "Fund the bank, or stake less; a win can always be taken.",
    ),
    "card_seen": Meaning(
        "The card was drawn already",
        "This card, with its suit, was already drawn in this deal once for each pack.",
        "Check the card again; correct the earlier draw if that one was wrong.",
    ),
    "rank_exhausted": Meaning(
        "Every card of the rank was drawn",
        "All cards of this rank were already drawn in this deal.",
        "Check the card again; correct the earlier draw if that one was wrong.",
    ),
    "pack_exhausted": Meaning(
        "Too few cards are left",
        "There are too few cards for this draw.",
        "Enter the last card if one is left; then `end`.",
    ),
    "not_last_card": Meaning(
        "This is not the last card",
        "More than one card is left to deal.",
        "Deal pairs, or end the deal.",
    ),
    "nothing_to_undo": Meaning(
        "There is nothing to undo or redo",
        "There is no entry to take back, or none to restore.",
        "No action is needed.",
    ),
    "correction_refused": Meaning(
        "The correction is refused",
        "The undone entry is not the newest, the corrected one no longer "
        "counts, or later entries would no longer fit (`refused` lists them).",
        "Check the log. Send the correction with `drop_refused` if the listed "
        "entries may be dropped.",
    ),
    "sheet_disagrees": Meaning(
        "The score sheet disagrees",
        "A score sheet does not play to its expected result.",
        "Compare the named line with the paper.",
    ),
    "too_few_players": Meaning(
        "There are too few players",
        "Fewer than two players are seated.",
        "Add another player first.",
    ),
    "is_banker": Meaning(
        "The player is the banker",
        "The banker covers the wager, or buys the deck.",
        "Name another player.",
    ),
    "not_in_turn": Meaning(
        "The player is not in turn",
        'With `cover_order = "line"`, a player who sits further from the banker covers already.',
        "Withdraw that cover first, or leave the rest uncovered.",
    ),
    "nothing_staked": Meaning(
        "Nothing is staked",
        "No player covers the wager, so there is nothing to deal for.",
        "Enter a cover, or pass the deck.",
    ),
    "auction_not_allowed": Meaning(
        "An auction is not allowed",
        "Under these rules, the deck goes in line.",
        "Enter `pass`.",
    ),
    "match_passed": Meaning(
        "The match came earlier",
        "A card before the last one matches already.",
        "Leave out the cards after the match.",
    ),
    "no_match": Meaning(
        "No card matches",
        "No card matches the left or the right card.",
        "Deal on, and enter the hand at its match.",
    ),
}
"""By code. ``service/api/games/own_meanings.py`` says where a game has a code in its own sense."""
