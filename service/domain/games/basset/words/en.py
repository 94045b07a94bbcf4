"""The words of Basset in English."""

from service.domain.port.game_words import GameWords, RuleWords, TableWords

_RULES = {
    "decks": RuleWords(
        "Packs", {"by_punters": "One pack for every four players, plus one.", "number": "{}."}
    ),
    "layout": RuleWords(
        "Cards of the players",
        {
            "book": "Each player has a book of thirteen cards.",
            "dealt": "Thirteen cards, dealt from the packs.",
            "board": "One board for all players.",
        },
    ),
    "max_cards": RuleWords("Maximum cards", {"null": "Any number.", "number": "{} at once."}),
    "cards_required": RuleWords(
        "Required cards", {"0": "Any number.", "number": "{} per player at the fasse."}
    ),
    "fasse": RuleWords(
        "The fasse",
        {
            "half_purse": "The bank takes half the stake from the purse; the stake stays.",
            "half_stake": "The bank takes half the stake; the card leaves the table.",
            "whole_out": "The bank takes the stakes on its rank; the cards leave the table.",
            "whole_stays": "The bank takes the stakes on its rank; the cards stay without money.",
        },
    ),
    "burn": RuleWords("Cards set aside", {"0": "None.", "number": "{}, after the fasse."}),
    "order": RuleWords(
        "Each pair",
        {
            "win_first": "The first card wins, the second loses.",
            "lose_first": "The first card loses, the second wins.",
        },
    ),
    "ladder": RuleWords("The ladder", {"list": "{} times the stake."}),
    "pay": RuleWords(
        "Pay",
        {
            "null": "Not played.",
            "number": "A win can be played on for {} times the stake, with nothing to lose.",
        },
    ),
    "twins": RuleWords(
        "Twins",
        {"null": "Nothing changes.", "first": "Only the first card counts."},
    ),
    "repeat": RuleWords(
        "Repeated win",
        {
            "ignore": "A rank that wins two pairs in a row is paid both times.",
            "lose": "If a rank wins two pairs in a row, the stakes on it lose.",
            "retire": "If a rank wins two pairs in a row, the second win is not paid.",
        },
    ),
    "last_card": RuleWords(
        "Last card",
        {"null": "Does not count.", "bank": "The bank wins the stakes on its rank."},
    ),
    "after_loss": RuleWords(
        "After a loss",
        {"out": "The card leaves the table.", "stays": "The card stays, without money."},
    ),
    "restake": RuleWords(
        "After a win is taken",
        {
            "true": "The card can be staked on again at once.",
            "false": "The card leaves the table.",
        },
    ),
    "mace": RuleWords(
        "Maces",
        {
            "never": "No money can be added to a stake.",
            "plain": "Money can be added to any card without bent corners.",
        },
    ),
    "replace": RuleWords(
        "Replacement card",
        {
            "null": "No new card during a deal.",
            "lost": "One new card for each card lost to a pair.",
        },
    ),
    "carry": RuleWords(
        "End of the deal",
        {"true": "Parolis stay for the next deal.", "false": "All stakes are returned."},
    ),
    "side_bets": RuleWords(
        "Side bets", {"true": "Allowed between players.", "false": "Not allowed."}
    ),
    "books": RuleWords("New books", {"true": "Sold by the bank.", "false": "Not sold."}),
    "odd_half": RuleWords(
        "Half of an odd stake",
        {
            "punter": "The player keeps the extra coin.",
            "bank": "The bank keeps the extra coin.",
            "refuse": "Only even stakes are allowed.",
        },
    ),
    "bank_cover": RuleWords(
        "The bank",
        {
            "owes": "Can pay more than it has, and then owes money.",
            "covered": "Must have enough for the largest possible payment of the next pair.",
        },
    ),
    "min_stake": RuleWords("Minimum stake", {"number": "{}."}),
    "max_stake": RuleWords("Maximum stake", {"null": "No limit.", "number": "{}."}),
    "target": RuleWords("Target", {"null": "None.", "number": "A purse of {} wins the evening."}),
}

_TABLES = {
    "parolis": TableWords(
        "Best parolis",
        {
            "player": "Player",
            "card": "Card",
            "corners": "Bent corners",
            "stake": "Stake",
            "win": "Win",
        },
    ),
    "side_bets": TableWords(
        "Side bets",
        {
            "number": "No.",
            "backer": "Backer",
            "against": "Against",
            "player": "On the stake of",
            "card": "Card",
            "outcome": "Bet",
            "amount": "Each put",
            "result": "Result",
            "winner": "Winner",
        },
    ),
}

EN = GameWords(
    title="Basset",
    round="Deal",
    bank="The bank",
    phases={"staking": "staking", "drawing": "drawing", "closed": "closed"},
    presets={
        "modern": "Modern",
        "cotton": "Cotton, 1725",
        "centlivre": "Centlivre, 1705",
        "sca": "Re-enactors (SCA)",
        "parlour": "Parlour",
        "oak": "The Oak",
    },
    sources={
        "S0": "encyclopaedia",
        "S1": "SCA rules",
        "S2": "parlour rules",
        "S3": "The Oak",
    },
    rules=_RULES,
    tables=_TABLES,
    cells={
        "win": "wins",
        "lose": "loses",
        "won": "won",
        "returned": "returned",
        "open": "open",
    },
)
