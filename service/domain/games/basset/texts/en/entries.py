"""The entries of Basset, their fields, and the members of its views and events, in English."""

from service.domain.port.game_texts import EntryText, FieldText

ENTRIES = {
    "fund": EntryText("Bank money", "Bring money into the bank."),
    "stake": EntryText("Stake", "Put a couch on a card."),
    "withdraw": EntryText("Withdraw", "Take a couch back before the fasse."),
    "fasse": EntryText("Fasse", "Turn the fasse."),
    "pair": EntryText("Pair", "Deal a pair."),
    "last": EntryText("Last card", "Turn the last card."),
    "take": EntryText(
        "Take", "Have a win paid.", for_all="Have every win paid that waits for an answer."
    ),
    "paroli": EntryText("Paroli", "Leave a win on its card."),
    "pay": EntryText("Pay", "Decline a first win for the pay."),
    "mace": EntryText("Mace", "Put more money on a card."),
    "sidebet": EntryText("Side bet", "Lay a side bet between two punters."),
    "book": EntryText("Book", "Buy another book from the bank."),
    "end": EntryText("End of the deal", "End the deal; staking opens for the next."),
}

FIELDS = {
    "opening.bank": FieldText("What the bank starts with, in smallest units."),
    "opening.holder": FieldText("Who holds the bank."),
    "card": FieldText(
        "The punter's card on the table: a rank, with `#2` for its second copy.", "a card"
    ),
    "cards": FieldText(
        "The drawn cards in the order dealt: a rank, with a suit if the dealer called it.", "a card"
    ),
    "place": FieldText(
        "The number of the draw in its deal, the fasse being 0. Another number is refused."
    ),
    "suit": FieldText("The suit of the punter's book.", "a suit"),
    "restake": FieldText("A new couch for the same card, in smallest units.", "an amount"),
    "price": FieldText("In smallest units of the session's currency.", "an amount"),
    "backer": FieldText("Who backs the outcome.", "the backer"),
    "against": FieldText("Who bets against it.", "who takes it"),
    "sidebet.punter": FieldText("Whose stake the bet is on.", "whose stake"),
    "outcome": FieldText("What the backer says the stake will do.", "win or lose"),
    "sidebet.amount": FieldText("What each of the two puts up, in smallest units.", "an amount"),
}

LABELS = {
    "place": "place in the deal",
    "TablePunter.place": "place",
    "line": "net by deal",
    "for_all": "every win",
    "from_couch": "from the couch to the bank",
    "from_purse": "from the purse to the bank",
    "to_against": "to the other one",
    "to_backer": "to the backer",
    "moved": "places gained",
    "crooks": "bent corners",
    "home": "returned",
    "hope": "next win",
    "rung": "times the couch",
    "run": "winner of the last pair",
    "stock": "cards left",
    "wants": "cards to stake",
}

CHOICES = {
    "how.again_loses": "a repeated win loses",
    "how.again_retires": "a repeated win is not paid",
    "how.twins_void": "twins; nothing moves",
    "how.twins_first": "twins; the first card counts",
    "how.last_bank": "the last card goes to the bank",
    "how.last_void": "the last card does not count",
}
