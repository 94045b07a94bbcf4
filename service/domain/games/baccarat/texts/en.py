"""The texts of Baccarat in English."""

from service.domain.games.baccarat.texts.meanings_en import MEANINGS_EN
from service.domain.games.baccarat.texts.operations_en import OPERATIONS_EN
from service.domain.games.baccarat.texts.refusals_en import REFUSALS_EN
from service.domain.games.baccarat.texts.rules_en import (
    CONTRADICTIONS_EN,
    HOUSE_CHOICES_EN,
    PRESETS_EN,
    RULES_EN,
    SOURCES_EN,
)
from service.domain.port.game_texts import (
    EntryText,
    FieldText,
    FigureText,
    GameTexts,
    SumText,
    TableText,
)
from service.domain.session.texts import SESSION_TEXTS

_RESULTS = "bank, punters, tie or none"
_HAND_CARDS = "a hand, like 4,K,3h"

EN = GameTexts(
    shared=SESSION_TEXTS["en"],
    refusals=REFUSALS_EN,
    operations=OPERATIONS_EN,
    meanings=MEANINGS_EN,
    title="Baccarat",
    round="Tenure",
    bank="The bank",
    phases={
        "open": "the bank is open",
        "staking": "players can stake",
        "closed": "closed",
    },
    presets=PRESETS_EN,
    sources=SOURCES_EN,
    rules=RULES_EN,
    house_choices=HOUSE_CHOICES_EN,
    contradictions=CONTRADICTIONS_EN,
    entries={
        "bank": EntryText("Bank", "Put up the bank."),
        "fund": EntryText("Add to the bank", "Put more of the banker's money into the bank."),
        "stake": EntryText("Stake", "Stake against the bank."),
        "withdraw": EntryText("Withdraw", "Take a whole stake back."),
        "again": EntryText("As last hand", "Lay the stakes of the last hand without a banco."),
        "banco": EntryText("Banco", "Go bank: stake against the whole bank."),
        "accept": EntryText("Accept", "Put into the bank what it lacks to cover all stakes."),
        "hand": EntryText("Result", "Deal a hand and enter its results."),
        "cards": EntryText("Cards", "Deal a hand and enter its cards."),
        "pass": EntryText("Pass", "Pass the deal: retire as banker, or decline an open bank."),
        "shoe": EntryText("Shuffle", "Shuffle all cards."),
    },
    fields={
        "where": FieldText(
            "The side of a seat, or `standing` for a bystander. Without it, the emptier side.",
            "right, left, standing, standing-right or standing-left",
        ),
        "how": FieldText("`cheval` halves the stake over both hands.", "cheval"),
        "hand.right": FieldText(
            "What won on the right; `none` if no cards were dealt there.", _RESULTS
        ),
        "hand.left": FieldText(
            "What won on the left, with two sides; `none` if no cards were dealt there.", _RESULTS
        ),
        "bank": FieldText("The banker's two or three cards, in the order dealt.", _HAND_CARDS),
        "cards.right": FieldText("The cards of the right hand, if it was dealt.", _HAND_CARDS),
        "cards.left": FieldText(
            "The cards of the left hand, with two sides, if it was dealt.", _HAND_CARDS
        ),
        "place": FieldText(
            "The number of the hand in the session, from 0. Another number is refused."
        ),
    },
    choices={
        "where.null": "any free seat",
        "where.standing-right": "standing at the right",
        "where.standing-left": "standing at the left",
        "how.cheval": "over both hands",
        "right.bank": "the bank wins",
        "right.punters": "the punters win",
        "right.tie": "a tie",
        "right.none": "not dealt",
        "left.bank": "the bank wins",
        "left.punters": "the punters win",
        "left.tie": "a tie",
        "left.none": "not dealt",
    },
    labels={
        "place": "hand number",
        "TablePlayer.place": "place",
        "line": "net by tenure",
        "Table.hand": "hands played",
        "right": "right hand",
        "left": "left hand",
        "hand.left": "left hand",
        "where": "seat",
        "how": "over both hands",
        "bank_cards": "banker's cards",
        "cards.bank": "banker's cards",
        "home": "returned",
        "paid": "won",
        "abides": "stays for the next hand",
        "FalseDraw.paid": "paid to others",
        "to_banker": "to the banker",
        "ends_tenure": "ends the tenure",
        "next_banker": "banks next",
        "late_banker": "last banker",
        "in_turn": "in turn to bank",
        "passed_sum": "passed at",
        "put_up": "put in by the banker",
        "won": "won so far",
        "BancoClaim.won": "a part has won",
        "at_risk": "the bank can lose",
        "hands_held": "hands of this banker",
        "is_unlimited": "the bank is unlimited",
        "is_broken": "the bank is broken",
        "is_bystander": "stands",
        "is_cheval": "over both hands",
        "may_claim_first": "has the first banco",
        "bancos_lost": "bancos lost in a row",
        "holder": "holds the cards",
        "turn": "in turn for the cards",
        "order": "order of cover",
        "claims": "order of bancos",
        "excess": "more than the bank",
        "dealt": "hand to settle",
        "played": "newest hands",
        "seen": "cards dealt",
    },
    events={
        "bank_taken": "a player puts up the bank",
        "bank_funded": "the banker adds to the bank",
        "stakes_repeated": "stakes as in the last hand",
        "banco_said": "a player goes bank",
        "stakes_accepted": "the banker accepts all stakes",
    },
    figures={
        "natural_of_hand": FigureText(
            "A natural", "Two cards are a natural in {percent} % of the hands."
        ),
        "natural_of_either": FigureText(
            "A natural on either side",
            "In {percent} % of the hands the banker or a side has a natural.",
        ),
        "bank_gains_if_five_draws": FigureText(
            "The bank’s best gain, if five draws",
            "If the banker plays best and punters always draw at five, a side loses {percent} %"
            " of its stakes on the average.",
        ),
        "bank_gains_if_five_stands": FigureText(
            "The bank’s best gain, if five stands",
            "If the banker plays best and punters never draw at five, a side loses {percent} %"
            " of its stakes on the average.",
        ),
        "bank_gains_of_best_mixture": FigureText(
            "The bank’s gain against the best punters",
            "If punters draw at five in 9 hands of 11 and each card is put back, a side loses"
            " {percent} % of its stakes on the average.",
        ),
    },
    questions={
        "natural": "Naturals ({part})",
        "points": "Points of two cards ({part})",
        "first_rank": "First cards of rank {part}",
    },
    sums={
        "points": SumText(("point", "points"), ("hand", "hands")),
    },
    tables={
        "hands": TableText(
            "Hands",
            {
                "hand": "Hand",
                "banker": "Banker",
                "bank": "Bank",
                "staked": "Staked",
                "right": "Right",
                "left": "Left",
                "won": "Bank's net",
            },
        ),
        "tenures": TableText(
            "Tenures",
            {
                "banker": "Banker",
                "put_up": "Put up",
                "hands": "Hands",
                "taken_home": "Taken home",
                "net": "Net",
            },
        ),
    },
    cells={"bank": "bank", "punters": "punters", "tie": "tie"},
)
