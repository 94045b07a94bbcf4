"""The texts of Glic in English."""

from service.domain.games.glic.texts.operations_en import OPERATIONS_EN
from service.domain.games.glic.texts.refusals_en import REFUSALS_EN
from service.domain.port.game_texts import (
    ALL_PRESETS,
    EntryText,
    FieldText,
    FigureText,
    GameTexts,
    PresetText,
    RuleText,
    SourceText,
    TableText,
)
from service.domain.session.texts import SESSION_TEXTS

_POOLS = {
    "ace": "Ace",
    "king": "King",
    "queen": "Queen",
    "jack": "Jack",
    "ten": "Ten",
    "marriage": "Marriage",
    "sequence": "Sequence",
}

EN = GameTexts(
    shared=SESSION_TEXTS["en"],
    refusals=REFUSALS_EN,
    operations=OPERATIONS_EN,
    own_words=frozenset({"poch", "pochspiel"}),
    title="Glic",
    round="Hand",
    pools=_POOLS,
    cells=_POOLS,
    phases={
        "between": "between hands",
        "claiming": "pools can be claimed",
        "betting": "the table bets",
        "showing": "hands are compared",
        "playing": "cards are played",
        "closed": "closed",
    },
    presets={
        "glic": PresetText("Glic", "Seven pools, a round of betting, and cards up to thirty-one")
    },
    sources={"S3": SourceText("The Oak", "the rules of The Oak, with Glic beside Basset")},
    rules={
        "piece": RuleText(
            "Piece", "What one penny of an ante, a run or a card left is.", {"amount": "{}."}
        ),
        "ante_by": RuleText(
            "Antes",
            "Who fills the pools before a hand.",
            {
                "round": "One piece each in turn, from the dealer on, until each pool has one.",
                "each": "Every player puts a piece into each pool.",
                "dealer": "The dealer puts a piece into each pool.",
            },
        ),
        "deck": RuleText("Deck", "How many cards the deck has.", {"number": "{} cards."}),
        "first_bettor": RuleText(
            "First bettor",
            "Who bets first.",
            {"eldest": "The next player after the dealer.", "dealer": "The dealer."},
        ),
        "min_bet": RuleText(
            "Minimum bet", "Minimum of a bet beside the amount owed, in pieces.", {"number": "{}."}
        ),
        "bet_limit": RuleText(
            "Bet limit",
            "The most that one player puts into a Poch, in pieces.",
            {"null": "No limit.", "number": "{}."},
        ),
        "ties": RuleText(
            "Equal hands",
            "Who wins the Poch with equal hands.",
            {
                "split": "They share it.",
                "eldest": "The first of them in the order of the betting.",
            },
        ),
        "short_purse": RuleText(
            "Short purses",
            "What happens if a purse cannot pay for a run or for cards left.",
            {
                "forgive": "It pays what it holds; the rest is not owed.",
                "refuse": "The player must buy in first.",
            },
        ),
    },
    house_choices={
        ALL_PRESETS: {
            "first_bettor": "The Oak does not say who bets first.",
            "min_bet": "The Oak names no minimum.",
            "bet_limit": "The Oak suggests a limit and names none.",
            "ties": "The Oak does not say who wins with equal hands.",
            "short_purse": "The Oak does not say what happens if a purse is short.",
        }
    },
    contradictions={
        "deck": "A deck has 32, 48 or 52 cards. Enter one of these numbers.",
        "bet_limit": "This is below the minimum bet. Enter a larger number.",
    },
    entries={
        "deal": EntryText("Deal", "Deal a hand: the antes go into the pools."),
        "claim": EntryText("Claim", "Pay a pool to the player who shows its cards."),
        "bet": EntryText("Bet", "Put the amount owed into the Poch, and more."),
        "see": EntryText("See", "Put the amount owed into the Poch."),
        "pass": EntryText(
            "Pass",
            "Put nothing into the Poch this time.",
            for_all="Let everybody pass until the betting stops.",
        ),
        "fold": EntryText("Fold", "Give up the Poch."),
        "best": EntryText("Best hand", "Name the best hand, or all equal ones."),
        "run": EntryText("Run", "Record who laid the last card of a sequence."),
        "out": EntryText("Out", "Record who is out of cards, and how many the others have left."),
        "end": EntryText("Give up", "Give the hand up; bets return, the pools stay."),
    },
    fields={
        "pool": FieldText("The pool.", "a pool"),
        "bet.amount": FieldText(
            "The amount beside the amount owed, in smallest units of the session's currency.",
            "an amount",
        ),
        "punters": FieldText("The players with the best hand, one or more.", "a name"),
        "left": FieldText(
            "Every other player of the hand, each with the number of cards left, 1 to 5.", "a name"
        ),
    },
    choices={},
    labels={
        "line": "net by hand",
        "hands": "hands dealt",
        "at_table": "in the Poch",
        "owes": "owes to the Poch",
        "in_hand": "plays this hand",
        "has_folded": "has folded",
        "level": "level of the Poch",
        "claims": "pools won in this hand",
        "hand_players": "players of the hand",
        "bets": "bets in the Poch",
        "turn": "player in turn",
        "left": "cards left",
        "count": "cards left",
        "counts": "cards left",
        "owed": "owed before",
        "paid": "paid by pool",
        "for_all": "all until the betting stops",
        "winners": "winners of the Poch",
        "last_poch": "last Poch",
        "last_run": "last run",
        "last_runs": "runs of the hand",
        "last_win": "last hand",
        "PochSettled.shares": "shares of the Poch",
        "SessionClosed.shares": "shares of the pools",
        "SessionClosed.pools": "left in the pools",
    },
    events={},
    figures={
        **{
            pool: FigureText(_POOLS[pool], "In {percent} % of the hands, a player holds this card.")
            for pool in ("ace", "king", "queen", "jack", "ten")
        },
        "marriage": FigureText(
            _POOLS["marriage"], "In one hand of {once}, a player holds king and queen of trump."
        ),
        "sequence": FigureText(
            _POOLS["sequence"], "In one hand of {once}, a player holds the sequence."
        ),
    },
    questions={
        "claims": "Hands in which the pool {part} was claimed; one may be overlooked",
    },
    tables={
        "winnings": TableText(
            "Winnings",
            {
                "player": "Player",
                "pools": "Pools",
                "poch": "Poch",
                "runs": "Runs",
                "hands": "Hands",
            },
        ),
        "pools": TableText("Pools", {"pool": "Pool", "claims": "Claims", "paid": "Paid"}),
    },
    meanings={
        "amount": "In smallest units of the currency.",
        "antes": "What each player put into which pool.",
        "bets": "What each player has in the Poch, or had.",
        "cashed_out": "What went to outside, in smallest units; null if the key may not see it.",
        "claims": "The pools won in the hand that is on, with their winners.",
        "count": "The number of cards left.",
        "counts": "The cards that the others had left.",
        "dealer": "The name of the player who dealt the hand, or null before the first.",
        "folded": "The players who gave up the Poch.",
        "for_all": "Whether all passed until the betting stopped.",
        "hand_players": "The players of the hand that is on, else of the last, from the dealer on.",
        "hands": "How many hands were dealt.",
        "has_folded": "Whether the player gave up the Poch.",
        "in_hand": "Whether the player plays the hand that is on.",
        "last_poch": "The settlement of the Poch since the last deal, or null.",
        "last_run": "The newest end of a sequence since the last deal, or null.",
        "last_runs": "The ends of sequences since the last deal, oldest first.",
        "last_win": "The end of the hand that was dealt last, or null.",
        "level": "The most that one player has in the Poch, in smallest units.",
        "line": "The net after each hand, in smallest units.",
        "next_dealer": "The name of the player who deals next, or null.",
        "owed": "What was owed before, in smallest units.",
        "owes": "What the player owes to the Poch, in smallest units.",
        "paid": "What came from each pool.",
        "passed": "The players who passed since the last bet or see.",
        "payments": "What each player paid.",
        "players": "The seated players.",
        "pool": "The name of the pool.",
        "pools": "What is in each pool.",
        "punters": "The players with the best hand.",
        "rules": "The rules of the session.",
        "seated": "How many players are seated.",
        "shares": "What each player got.",
        "turn": "The name of the player in turn, or null.",
        "winners": "The winners of a Poch whose settlement is due.",
        "HandDealt.players": "The players of the hand, in line from the dealer on.",
        "BetPassed.passed": "The players who passed, if all did.",
    },
)
