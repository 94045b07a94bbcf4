"""The texts of what every session has, in English."""

from service.domain.port.game_texts import DeclarationTexts, EntryText, FieldText
from service.domain.session.texts.operations_en import OPERATIONS_EN
from service.domain.session.texts.refusals_en import REFUSALS_EN

EN = DeclarationTexts(
    no_source="No source decides this rule.",
    refusals=REFUSALS_EN,
    operations=OPERATIONS_EN,
    entries={
        "seat": EntryText("New player", "Seat a player with a purse."),
        "buyin": EntryText("Buy-in", "Bring money into a purse."),
        "cashout": EntryText("Cash-out", "Take money out of a purse."),
        "close": EntryText("Close", "Close the session."),
        "undo": EntryText(
            "Undo", "Take back the newest entry that counts, with everything that followed from it."
        ),
        "redo": EntryText(
            "Redo", "Bring back the entry that was undone last, until something else is entered."
        ),
        "ruling": EntryText(
            "Ruling", "Move money between two purses, or a purse and the bank, by a ruling."
        ),
        "rename": EntryText("New name", "Give a player another name."),
        "payment": EntryText(
            "Payment",
            "Note a payment that settles a closed session. It moves no money in the accounts.",
        ),
    },
    fields={
        "punter": FieldText("The name of a seated player.", "a name"),
        "seat.name": FieldText("The player's name.", "a name"),
        "amount": FieldText("In smallest units of the session's currency.", "an amount"),
        "purse": FieldText("In smallest units of the session's currency.", "an amount"),
        "of": FieldText(
            "The version or the key of the entry meant. If it is another one, this is refused."
        ),
        "reason": FieldText("Why, in words."),
        "ruling.from": FieldText("Who pays: a seated player, or `bank`.", "who pays"),
        "ruling.to": FieldText("Who gets the money: a seated player, or `bank`.", "who gets it"),
        "rename.punter": FieldText("The player's name until now.", "a name"),
        "rename.name": FieldText("The name from now on.", "the new name"),
        "payment.from": FieldText(
            "Who paid: a player, `bank`, `pool:NAME`, or `box` for the money at the table.",
            "who pays",
        ),
        "payment.to": FieldText(
            "Who was paid: a player, `bank`, `pool:NAME`, or `box` for the money at the table.",
            "who is paid",
        ),
    },
    labels={
        "punter": "player",
        "punters": "players",
        "of": "entry",
        "at_table": "on the table",
        "former_names": "earlier names",
        "line": "net by round",
        "owes_settlement": "settlement due",
        "seated": "players",
    },
    choices={},
    events={"punter_seated": "player seated"},
)
