"""The rules of Basset in English."""

from service.domain.port.game_texts import RuleText

RULES = {
    "decks": RuleText(
        "Packs",
        "Packs dealt from; by_punters is one more than a quarter of the seated punters.",
        {
            "by_punters": "One pack for every four players, plus one.",
            "1": "One pack.",
            "number": "{} packs.",
        },
    ),
    "layout": RuleText(
        "Cards of the players",
        ("Punters hold a book of thirteen cards, cards dealt out of the packs, or share a board."),
        {
            "book": "Each player has a book of thirteen cards.",
            "dealt": "Thirteen cards, dealt from the packs.",
            "board": "One board for all players.",
        },
    ),
    "max_cards": RuleText(
        "Maximum cards",
        "Most cards one punter may have on the table at once, empty ones too.",
        {"null": "Any number.", "1": "One card at once.", "number": "{} cards at once."},
    ),
    "cards_required": RuleText(
        "Required cards",
        "Cards that a punter with a card must have at the fasse; 0 for any number.",
        {
            "0": "Any number.",
            "1": "One card per player at the fasse.",
            "number": "{} cards per player at the fasse.",
        },
    ),
    "fasse": RuleText(
        "The fasse",
        (
            "What the first card costs: half from the purse, half of the stake and out,"
            " all and out, or all and the card stays empty."
        ),
        {
            "half_purse": "The bank takes half the stake from the purse; the stake stays.",
            "half_stake": "The bank takes half the stake; the card leaves the table.",
            "whole_out": "The bank takes the stakes on its rank; the cards leave the table.",
            "whole_stays": (
                "The bank takes the stakes on its rank; the cards stay without money."
                " Money can be added again."
            ),
        },
    ),
    "burn": RuleText(
        "Cards set aside",
        "Cards set aside unseen after the fasse.",
        {
            "0": "None.",
            "1": "One card, face down, after the fasse.",
            "number": "{} cards, face down, after the fasse.",
        },
    ),
    "order": RuleText(
        "Each pair",
        "Which card of a pair wins for the punters.",
        {
            "win_first": "The first card wins, the second loses.",
            "lose_first": "The first card loses, the second wins.",
        },
    ),
    "ladder": RuleText(
        "The ladder",
        "Times the couch, by wins in a row on a riding card.",
        {"list": "{} times the stake, one step higher with each paroli."},
    ),
    "pay": RuleText(
        "Pay",
        ("Times the couch that a declined first win pays on the next win, with nothing to lose."),
        {
            "null": "Not played.",
            "number": "A win can be played on for {} times the stake, with nothing to lose.",
        },
    ),
    "twins": RuleText(
        "Twins",
        "A pair of one rank: null moves nothing, first lets the first card decide.",
        {
            "null": "Nothing changes.",
            "first": "Only the first card counts; a win can only be taken.",
        },
    ),
    "repeat": RuleText(
        "Repeated win",
        ("A rank that wins twice running: nothing special, it loses, or it retires for once."),
        {
            "ignore": "A rank that wins two pairs in a row is paid both times.",
            "lose": "If a rank wins two pairs in a row, the stakes on it lose.",
            "retire": (
                "If a rank wins two pairs in a row, the second win is not paid. It"
                " cannot lose in the next pair."
            ),
        },
    ),
    "last_card": RuleText(
        "Last card",
        "The one card left over: nothing, or stakes of its rank go to the bank.",
        {"null": "Does not count.", "bank": "The bank wins: stakes on its rank are lost."},
    ),
    "after_loss": RuleText(
        "After a loss",
        "A card that lost leaves the table, or stays there empty.",
        {"out": "The card leaves the table.", "stays": "The card stays, without money."},
    ),
    "restake": RuleText(
        "After a win is taken",
        "A card whose win is taken may be staked on again immediately.",
        {"true": "The card can be staked on again at once.", "false": "The card leaves the table."},
    ),
    "mace": RuleText(
        "Maces",
        "More money on a card in play: never, or on any card without a crook.",
        {
            "never": "No money can be added to a stake.",
            "plain": "Money can be added to any card without bent corners.",
        },
    ),
    "replace": RuleText(
        "Replacement card",
        "Whether a card lost to a pair may be replaced from the book before the deal ends.",
        {
            "null": "No new card during a deal.",
            "lost": "One new card for each card lost to a pair.",
        },
    ),
    "carry": RuleText(
        "End of the deal",
        "Standing parolis stay on the table for the next deal.",
        {
            "true": "Parolis stay for the next deal.",
            "false": "All stakes are returned; no paroli stays for the next deal.",
        },
    ),
    "side_bets": RuleText(
        "Side bets",
        "Punters may bet against one another on a stake.",
        {"true": "Allowed between players.", "false": "Not allowed."},
    ),
    "books": RuleText(
        "New books",
        "The bank sells further books.",
        {"true": "Sold by the bank.", "false": "Not sold."},
    ),
    "odd_half": RuleText(
        "Half of an odd stake",
        "Who gains when the fasse halves an odd couch; or odd stakes are refused.",
        {
            "punter": "The player keeps the extra coin.",
            "bank": "The bank keeps the extra coin.",
            "refuse": "Only even stakes are allowed.",
        },
    ),
    "bank_cover": RuleText(
        "The bank",
        "The bank may owe and is shown as broken, or it refuses what it could not pay.",
        {
            "owes": "Can pay more than it has. It then owes money until it is funded.",
            "covered": "Must have enough for the largest possible payment of the next pair.",
        },
    ),
    "min_stake": RuleText(
        "Minimum stake", "Least couch on a card.", {"1": "The smallest coin.", "amount": "{}."}
    ),
    "max_stake": RuleText(
        "Maximum stake", "Most couch on a card.", {"null": "No limit.", "amount": "{}."}
    ),
    "target": RuleText(
        "Target",
        "A purse that wins the evening once it is reached.",
        {"null": "None.", "amount": "A purse of {} wins the evening."},
    ),
}

CONTRADICTIONS = {
    "max_stake": "This is below the minimum stake. Enter a larger amount.",
    "cards_required": (
        "No player may have so many cards. Enter a smaller number, or a larger maximum."
    ),
}
