"""The words of Lansquenet in English."""

from service.domain.port.game_words import GameWords, RuleWords, TableWords

EN = GameWords(
    title="Lansquenet",
    round="Hand",
    bank="The wager on the table",
    phases={
        "wagering": "wager",
        "covering": "covers",
        "selling": "sale of the deck",
        "closed": "closed",
    },
    presets={"lansquenet": "Lansquenet"},
    sources={"S3": "The Oak"},
    rules={
        "match": RuleWords(
            "A match",
            {"suit": "Two cards of one suit match.", "rank": "Two cards of one rank match."},
        ),
        "next_banker": RuleWords(
            "After a loss of the bank",
            {"line": "The deck goes to the next in line.", "auction": "The loser sells the deck."},
        ),
        "cover_order": RuleWords(
            "Covers",
            {
                "spoken": "The first to speak covers first.",
                "line": "Seat by seat after the banker.",
            },
        ),
        "winnings": RuleWords(
            "A banker’s winnings",
            {"home": "Go to the purse.", "stay": "Stay as the next wager."},
        ),
        "min_wager": RuleWords("Minimum wager", {"number": "{}."}),
        "max_wager": RuleWords("Maximum wager", {"null": "No limit.", "number": "{}."}),
        "min_cover": RuleWords("Minimum cover", {"number": "{}."}),
        "max_cover": RuleWords("Maximum cover", {"null": "No limit.", "number": "{}."}),
    },
    tables={
        "bankers": TableWords(
            "Bankers",
            {"banker": "Banker", "hands": "Hands", "won": "Won", "net": "Net"},
        )
    },
)
