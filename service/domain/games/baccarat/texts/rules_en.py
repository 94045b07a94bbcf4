"""The rules of Baccarat in English, with the reasons for those that the source does not decide."""

from collections.abc import Mapping

from service.domain.port.game_texts import ALL_PRESETS, PresetText, RuleText, SourceText

PRESETS_EN: Mapping[str, PresetText] = {
    "chemin_de_fer": PresetText(
        "Chemin de fer", "One hand against the bank, which goes round at every loss"
    ),
    "banque": PresetText("Banque", "Two hands against one banker, who holds the bank for a shoe"),
}

SOURCES_EN: Mapping[str, SourceText] = {
    "S4": SourceText(
        "Baccarat chemin de fer and Baccarat banque", "a handbook’s chapter on both forms"
    )
}

RULES_EN: Mapping[str, RuleText] = {
    "sides": RuleText(
        "Hands against the bank",
        "One hand, or one for each side of the table.",
        {
            "1": "One hand for all punters.",
            "2": "One hand for each side of the table.",
            "number": "{} hands.",
        },
    ),
    "decks": RuleText("Packs", "How many packs are shuffled together.", {"number": "{}."}),
    "seats": RuleText(
        "Seats",
        "How many punters may sit. The banker sits apart, and bystanders stand.",
        {"null": "Any number.", "number": "{} punters."},
    ),
    "stock_minimum": RuleText(
        "Cards needed for a hand",
        "With fewer cards left, no hand is dealt until all are shuffled.",
        {"number": "At least {}."},
    ),
    "bank_goes": RuleText(
        "Who banks",
        "The bank goes round by the order of sitting down, or to the highest bid.",
        {"rotation": "By the order of sitting down.", "auction": "The highest bid."},
    ),
    "bank_ends": RuleText(
        "End of a bank",
        "The bank ends with a lost hand, or when the cards are used up.",
        {"loss": "With a lost hand.", "shoe": "When the cards are used up."},
    ),
    "bank_minimum": RuleText(
        "Minimum bank",
        "The least that a bank starts with. A bank that is continued may have less.",
        {"amount": "{}."},
    ),
    "must_play": RuleText(
        "Hands before passing",
        "How many hands a banker plays before passing the deal. Ties count.",
        {"0": "None.", "number": "{}."},
    ),
    "replenish": RuleText(
        "Adding to the bank",
        "When the banker may put more money into the bank.",
        {"never": "Never.", "broken": "When the bank is broken.", "any": "At any time."},
    ),
    "excess": RuleText(
        "Stakes beyond the bank",
        "What happens to stakes that the bank does not cover.",
        {
            "declined": "They go home before the hand counts.",
            "paid_in_order": "They play, and are paid in order as far as the bank reaches.",
        },
    ),
    "uncovered": RuleText(
        "Losing stakes beyond the bank",
        "Whether a loser pays what the bank did not cover. It counts if excess stakes play.",
        {"safe": "It goes home.", "lost": "It is lost."},
    ),
    "accepted": RuleText(
        "After “stakes accepted”",
        "How long a banker who accepted excess stakes must cover them.",
        {"hand": "For this hand.", "unlimited": "Until the bank ends."},
    ),
    "banco_again": RuleText(
        "Banco after a loss",
        "Who may go bank first after a lost banco.",
        {"first": "The player who lost it.", "in_turn": "The nearest to the banker."},
    ),
    "banco_limit": RuleText(
        "Lost bancos in a row",
        "After so many, the player sits out one hand before the next banco.",
        {"null": "No limit.", "number": "{}."},
    ),
    "cheval": RuleText(
        "Banco à cheval",
        "Whether a player who goes bank may halve the stake over both hands.",
        {"true": "Allowed.", "false": "Not played."},
    ),
    "odd_half": RuleText(
        "Odd bank in halves",
        "Who stakes the odd unit if a banco halves the bank.",
        {
            "first": "The first in the order of cover; à cheval, the own side.",
            "refuse": "Such a banco is refused.",
        },
    ),
    "false_draw": RuleText(
        "False draw",
        "What follows if a punter draws at six or seven, or stands at four or less.",
        {
            "stands": "It is noted, and counts.",
            "liable": "The player pays the losses of the others on that hand.",
            "fine": "The player pays a fine to the bank.",
            "refuse": "It is refused, as a slip of the finger.",
        },
    ),
    "fine": RuleText(
        "Fine for a false draw",
        "It goes to the bank, as far as the purse reaches.",
        {"0": "None.", "amount": "{}."},
    ),
    "min_stake": RuleText(
        "Minimum stake", "The least that a player stakes on a hand.", {"amount": "{}."}
    ),
    "max_stake": RuleText(
        "Maximum stake",
        "The most that a player stakes on a hand. A banco may be higher.",
        {"null": "No limit.", "amount": "{}."},
    ),
}

HOUSE_CHOICES_EN: Mapping[str, Mapping[str, str]] = {
    ALL_PRESETS: {
        "bank_minimum": "The handbook speaks of an agreed minimum and names none.",
        "uncovered": "The handbook does not say whether a loser pays what the bank did not cover.",
        "banco_again": "The handbook says that the loser of a banco is “entitled” to the next one.",
        "odd_half": "The handbook does not say who stakes the odd unit of half shares.",
        "false_draw": "The handbook names the wrath of the table, liability and a fine, by circle.",
        "min_stake": "The handbook names no limit.",
        "max_stake": "The handbook names no limit.",
    },
    "chemin_de_fer": {
        "replenish": "The handbook speaks of replenishing a bank in banque only.",
        "accepted": "The handbook makes a bank unlimited in banque only.",
    },
    "banque": {
        "stock_minimum": "The handbook names seven cards for one hand; two hands need three more."
    },
}

CONTRADICTIONS_EN: Mapping[str, str] = {
    "bank_ends": (
        "With two hands, the bank ends when the cards are used up. Choose that, or one hand."
    ),
    "cheval": "A banco à cheval needs two hands. Choose “Not played”, or two hands.",
    "seats": "With two hands, both sides have as many seats. Enter an even number.",
    "stock_minimum": "The packs have fewer cards. Enter a smaller number, or more packs.",
    "max_stake": "This is below the minimum stake. Enter a larger amount.",
}
