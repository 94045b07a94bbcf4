"""The texts of Lansquenet in English."""

from service.domain.games.lansquenet.texts.operations_en import OPERATIONS_EN
from service.domain.games.lansquenet.texts.refusals_en import REFUSALS_EN
from service.domain.port.game_texts import (
    ALL_PRESETS,
    EntryText,
    FieldText,
    FigureText,
    GameTexts,
    PresetText,
    RuleText,
    SourceText,
    SumText,
    TableText,
)
from service.domain.session.texts import SESSION_TEXTS

_NO_LIMIT = "The Oak names no limit."

EN = GameTexts(
    shared=SESSION_TEXTS["en"],
    refusals=REFUSALS_EN,
    operations=OPERATIONS_EN,
    title="Lansquenet",
    round="Hand",
    bank="The wager on the table",
    phases={
        "wagering": "waiting for the wager",
        "covering": "players can cover the wager",
        "selling": "the deck is for sale",
        "closed": "closed",
    },
    presets={
        "lansquenet": PresetText("Lansquenet", "Two cards of one suit match; the bank goes round")
    },
    sources={"S3": SourceText("The Oak", "the rules of The Oak, with Lansquenet beside Basset")},
    rules={
        "match": RuleText(
            "A match",
            "What two cards share when they match.",
            {"suit": "Two cards of one suit match.", "rank": "Two cards of one rank match."},
        ),
        "next_banker": RuleText(
            "After a loss of the bank",
            "After a loss the deck goes to the next in line, or the loser sells it.",
            {"line": "The deck goes to the next in line.", "auction": "The loser sells the deck."},
        ),
        "cover_order": RuleText(
            "Covers",
            "Who covers first: the first to speak, or seat by seat after the banker.",
            {
                "spoken": "The first to speak covers first.",
                "line": "Seat by seat after the banker.",
            },
        ),
        "winnings": RuleText(
            "A banker’s winnings",
            "A winning banker's money goes to the purse, or stays as the next wager.",
            {"home": "Go to the purse.", "stay": "Stay as the next wager."},
        ),
        "min_wager": RuleText("Minimum wager", "Minimum wager of a banker.", {"amount": "{}."}),
        "max_wager": RuleText(
            "Maximum wager",
            "Maximum wager of a banker.",
            {"null": "No limit.", "amount": "{}."},
        ),
        "min_cover": RuleText(
            "Minimum cover", "Minimum cover of one player in a hand.", {"amount": "{}."}
        ),
        "max_cover": RuleText(
            "Maximum cover",
            "Maximum cover of one player in a hand.",
            {"null": "No limit.", "amount": "{}."},
        ),
    },
    house_choices={
        ALL_PRESETS: {
            "cover_order": "The Oak does not say who may cover first.",
            "winnings": "The Oak does not say whether a winning banker may take the money home.",
            "min_wager": _NO_LIMIT,
            "max_wager": _NO_LIMIT,
            "min_cover": _NO_LIMIT,
            "max_cover": _NO_LIMIT,
        }
    },
    contradictions={
        "max_wager": "This is below the minimum wager. Enter a larger amount.",
        "max_cover": "This is below the minimum cover. Enter a larger amount.",
    },
    entries={
        "wager": EntryText("Wager", "Put up the banker's wager."),
        "cover": EntryText(
            "Cover",
            "Bet against a part of the wager.",
            for_all="Cover all of the wager that is left.",
        ),
        "withdraw": EntryText("Withdraw", "Take a whole cover back."),
        "match": EntryText("Outcome", "Deal a hand and enter its outcome."),
        "cards": EntryText("Cards", "Deal a hand and enter its cards."),
        "pass": EntryText("Pass", "Pass the deck to the next in line."),
        "auction": EntryText("Sale", "Sell the deck to a player."),
    },
    fields={
        "opening.bank": FieldText("Always 0: this game has no bank of its own."),
        "outcome": FieldText(
            "What matched: the first two cards, the left one, or the right one.",
            "twins, left or right",
        ),
        "cards": FieldText(
            "Left, right and the middle, in the order dealt; the last one matches.", "a card"
        ),
        "place": FieldText(
            "The number of the hand in the session, from 0. Another number is refused."
        ),
        "auction.punter": FieldText("The player who buys the deck.", "a name"),
        "price": FieldText("In smallest units of the session's currency.", "a price"),
    },
    choices={
        "outcome.twins": "twins",
        "outcome.left": "left",
        "outcome.right": "right",
    },
    labels={
        "place": "round number",
        "TablePlayer.place": "place",
        "line": "net by hand",
        "hand": "hands played",
        "floor": "minimum wager now",
        "left": "left to cover",
        "past_hands": "newest hands",
        "banked": "won since the banker has the deck",
        "seats_to_bank": "seats until they bank",
        "gain": "won by the banker",
        "dealt": "hand to settle",
        "replaced": "previous wager",
        "home": "cover returned",
        "paid": "won",
        "to_banker": "to the banker",
        "selling": "the banker sells the deck",
        "BankPassed.wager": "wager returned",
        "BankSold.wager": "wager returned",
        "BankSold.banker": "seller",
        "BankSold.punter": "buyer",
        "SessionClosed.wager": "wager returned",
        "SessionClosed.covers": "covers returned",
        "for_all": "all that is left",
    },
    events={
        "bank_passed": "the next player becomes the banker",
        "bank_sold": "a player buys the deck and becomes the banker",
    },
    figures={
        "twins": FigureText("Twins", "{part} hands of {whole} are twins."),
        "left": FigureText("The left wins", "{part} hands of {whole} are won by the left card."),
        "right": FigureText("The right wins", "{part} hands of {whole} are won by the right card."),
        "after_two": FigureText("After two different cards", "After two different cards: even."),
        "banker_wins": FigureText("The banker wins", "The banker wins {part} hands of {whole}."),
        "banker_gains": FigureText(
            "The banker’s gain", "On average, a cover loses {part}/{whole} of its amount."
        ),
    },
    questions={
        "twins": "Hands of twins",
        "side": "Hands that the left wins, without twins",
        "banker_twins": "Hands of twins under {part}",
        "banker_side": "Hands that the left wins under {part}, without twins",
        "left_rank": "Left cards of rank {part}",
        "right_rank": "Right cards of rank {part}",
        "left_suit": "Left cards of suit {part}",
        "right_suit": "Right cards of suit {part}",
        "length": "Cards in the middle",
    },
    sums={
        "length": SumText(("card", "cards"), ("hand", "hands")),
    },
    tables={
        "bankers": TableText(
            "Bankers",
            {"banker": "Banker", "hands": "Hands", "won": "Won", "net": "Net"},
        )
    },
    meanings={
        "amount": "In smallest units of the currency.",
        "banker": "The name of the player who banks.",
        "cards": "The cards in the order dealt; empty if only the outcome was entered.",
        "covers": "The covers.",
        "dealt": "The hand that waits for its settlement, or null.",
        "draw": "The hand that a settlement settles, or null.",
        "floor": "The lowest wager allowed now, in smallest units.",
        "for_all": "Whether it is all that was left of the wager.",
        "hand": "The number of the next hand, from 0.",
        "home": "The part of the cover that was returned, in smallest units.",
        "last_cover": (
            "The player's cover in the newest hand in which the player could cover,"
            " in smallest units; 0 if there was none."
        ),
        "last_cards": "The cards of the newest hand; empty if only its outcome was entered.",
        "last_hand": "The newest settlement, or null.",
        "left": "The part of the wager that is not covered, in smallest units.",
        "lost": "The part of the cover that went to the bank, in smallest units.",
        "next_banker": "The name of the player who banks next.",
        "number": "The number of the hand, from 0.",
        "outcome": "How the hand ended.",
        "gain": "What the banker won, in smallest units; below 0: lost.",
        "past_hands": "The newest hands, at most 12, the newest last.",
        "banked": "What the banker won since the banker has the deck, in smallest units.",
        "paid": "What the bank paid on the cover, in smallest units.",
        "players": "The seated players.",
        "price": "What the deck was sold for, in smallest units.",
        "replaced": "The wager before, in smallest units.",
        "rules": "The rules of the session.",
        "seated": "How many players were seated.",
        "selling": "Whether the banker sells the deck first.",
        "to_banker": "What the banker gets after the covers, in smallest units.",
        "wager": "The banker's wager, in smallest units.",
        "BankPassed.wager": "The wager that the old banker gets back.",
        "BankSold.banker": "The name of the seller.",
        "BankSold.punter": "The name of the buyer.",
        "BankSold.wager": "The wager that the seller gets back.",
        "SessionClosed.wager": "The wager that was returned.",
        "Table.banker": "The name of the player who banks, or null without players.",
        "TablePlayer.brought_in": (
            "What came from outside, in smallest units; null if the key may not see it."
        ),
        "TablePlayer.cashed_out": (
            "What went to outside, in smallest units; null if the key may not see it."
        ),
        "PastHand.banker": "The name of the player who banked.",
        "PastHand.wager": "The wager of the hand, in smallest units.",
        "TablePlayer.seats_to_bank": (
            "How many seats the deck must move to reach the player; 0 for the banker."
        ),
        "TablePlayer.line": "The net at the end of each hand, in smallest units.",
        "TablePlayer.purse": (
            "What is in the purse, in smallest units; null if the key may not see it."
        ),
    },
)
