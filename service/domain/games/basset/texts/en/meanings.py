"""What the members of Basset's views and events mean, for the API's document."""

MEANINGS = {
    "BankAtRisk.worst": "The rank with the greatest exposure, the lowest of equals, or null.",
    "BankAtRisk.worst_pays": "What the bank pays if that rank wins next, in smallest units.",
    "BankAtRisk.deal_worst_pays": (
        "The most that the bank can pay until the deal ends, in smallest units."
    ),
    "BankAtRisk.next_draw_gain": (
        "What the bank gains at the next draw on the average, in smallest units, as a fraction; a"
        " win counts as taken."
    ),
    "StakeOnTable.win": "How likely the next card that decides the stake wins it, as a fraction.",
    "StakeOnTable.lose": "How likely the next card that decides the stake loses it, as a fraction.",
    "StakeOnTable.stand": "How likely the stake stands to the end of the deal, as a fraction.",
    "StakeOnTable.faced": "How likely the fasse decides the stake, as a fraction.",
    "StakeOnTable.paying": "Whether its win was declined for the pay.",
    "StakeOnTable.expectation": (
        "What a couch of 1 gains on the average until it has left the table, as fractions by"
        " policy; empty if the rules have no odds."
    ),
    "StakeOnTable.answers": (
        "The worth of each answer to a win that waits, as fractions, if later wins get the best"
        " answer; null if no win waits."
    ),
    "TableOdds.bank": "What the bank may have to pay. A player's key and a board have none.",
    "TableOdds.edge": (
        "What a plain stake of 1 gains before the fasse, as fractions by policy; empty if the rules"
        " have no odds."
    ),
    "TableOdds.left": "How many cards are left to deal.",
    "TableOdds.stakes": "The stakes in the order staked; a player's key has the own ones.",
    "TableOdds.unseen": "How many cards are not seen: burnt cards and dealt hands too.",
    "against": "Who bets against the outcome.",
    "answer": "The answer.",
    "answered": "The answers since the newest draw.",
    "answers": "The answers that the win allows; null if no win waits.",
    "backer": "Who bets on the outcome.",
    "bank": "The bank.",
    "bets": "The side bets that were settled.",
    "bets_laid": "How many side bets were laid so far.",
    "book_price": (
        "The price of the newest book that the bank sold, in smallest units; null before the first."
    ),
    "books": "How many books the punter has.",
    "broken": "Whether the bank owes more than it has.",
    "card": "The card.",
    "cards": "The cards in the order dealt.",
    "carried": "Whether it comes from the deal before.",
    "couch": "The couch, in smallest units.",
    "cover": (
        "What a bank that must cover can still pay, in smallest units; null if it need not cover."
    ),
    "crooks": "How many corners of the card are bent.",
    "deal": "The number of the deal, from 1.",
    "decks": "How many packs are in play; null before the fasse.",
    "draw": "The draw that a settlement settles, or null.",
    "draws": "The draws of the deal; while staking is open, those of the last deal.",
    "exposure": "What the bank would pay if the rank won, in smallest units, by rank.",
    "for_all": "Whether the entry took every win.",
    "from_couch": "What goes from the couch to the bank, in smallest units.",
    "from_purse": "What goes from the purse to the bank, in smallest units.",
    "funds": "What the bank has at first, in smallest units.",
    "gain": (
        "What the bank took less what it paid at once, in smallest units; null if the key may"
        " not see it."
    ),
    "holder": "The name of the banker, or null.",
    "how": "The rule that decided the draw.",
    "kind": "What was drawn.",
    "last_draw": "The cards of the newest draw.",
    "leaves": "Whether the card leaves the table.",
    "loses": "The rank that loses, or null.",
    "Table.next": "The draw that may come next.",
    "number": "The number, from 1.",
    "outcome": "Whether the backer bets that the card wins or loses.",
    "outcomes": "What happened to each stake, in the order settled.",
    "place": "The place in the standings, from 1. Equal nets share a place.",
    "price": "What the book costs, in smallest units.",
    "punters": "The seated punters.",
    "rank": "The rank.",
    "replaceable": "Whether the punter may put another card in its place.",
    "replacement": "Whether the card replaces one that was lost in this deal.",
    "restake": "The new couch, in smallest units.",
    "result": "What the draw did to the stake.",
    "retired": "The rank that the next pair cannot lose, or null.",
    "rules": "The rules of the session.",
    "run": "The rank whose win in the next pair would be a repeat, or null.",
    "rung": "How many times its couch the next win pays.",
    "seated": "How many punters were seated.",
    "seen": (
        "How often each card was drawn in this deal, by rank, and by card where a suit was called."
    ),
    "side_bets": "The open side bets.",
    "stakes": "The cards on the table.",
    "stock": "How many cards are left to draw; null before the fasse.",
    "suit": "The suit of the punter's book, or null.",
    "take_only": "Whether the win can only be taken.",
    "to_against": "What the other one gets from escrow, in smallest units.",
    "to_backer": "What the backer gets from escrow, in smallest units.",
    "waiting": "The stakes whose wins wait for an answer.",
    "win": "What the win is worth, in smallest units; 0 if there is none.",
    "wins": "The rank that wins, or null.",
    "worst": "The rank whose win would cost the bank most, or null.",
    "Answered.amount": "The win that was taken, or the couch that stays, in smallest units.",
    "Answered.pays": "What the next win pays, in smallest units, or null.",
    "Answered.rung": "How many times its couch the next win pays, or null.",
    "DealEnded.home": "Every card that leaves the table, with its couch.",
    "FasseTurned.decks": "How many packs are in play.",
    "HistoryDraw.number": "The number of the draw in its deal; the fasse is 0.",
    "NextDraw.draw": "The kind of draw, or null if the deal must end.",
    "NextDraw.cards_wanted": "How many cards punters must stake before it.",
    "Outcome.home": "What goes from the couch to the purse, in smallest units.",
    "PairDealt.first": "The first card.",
    "PairDealt.second": "The second card.",
    "Payment.pays": "What taking the win pays besides the couch, in smallest units.",
    "Promise.pays": "What the next win pays, in smallest units.",
    "Restake.least": "The lowest restake, in smallest units.",
    "Restake.most": "The highest restake, in smallest units.",
    "SessionClosed.home": "Every card that leaves the table, with its couch.",
    "Table.place": "The number of the next draw in its deal; the fasse is 0.",
    "Table.settled": "What the newest draw did, or null before its settlement.",
    "TableBank.balance": "What the bank has, in smallest units; null if the key may not see it.",
    "TablePunter.brought_in": (
        "What came from outside, in smallest units; null if the key may not see it."
    ),
    "TablePunter.cashed_out": (
        "What went to outside, in smallest units; null if the key may not see it."
    ),
    "TablePunter.escrow": "What the punter has in side bets, in smallest units.",
    "TablePunter.last_deal": "The couches laid for the last fasse.",
    "TablePunter.line": "The net at the end of each deal, in smallest units.",
    "TablePunter.moved": "Places gained since the deal began.",
    "TablePunter.next_cards": (
        "By rank, the card that a stake on the rank would get, if it is not the plain rank; null"
        " if the punter has no more of it."
    ),
    "TablePunter.purse": "What is in the purse, in smallest units; null if the key may not see it.",
    "TablePunter.replacements": "How many lost cards the punter may still replace.",
    "TablePunter.used": "The cards that the punter has laid in this deal.",
    "TablePunter.wants": "How many cards the punter must stake before the fasse.",
    "TableStake.hope": "What the next win pays, in smallest units.",
    "TableStake.paying": "Whether the next win pays it and the next loss costs nothing.",
    "TargetReached.winners": "The players with the highest purse.",
    "DrawnCards.marks": "What happened to each of its ranks.",
    "WinAnswers.take": "What taking the win pays.",
    "WinAnswers.restake": "The limits of a restake, or null if none is allowed.",
    "WinAnswers.paroli": "What paroli promises, or null if it is not allowed.",
    "WinAnswers.pay": "What the pay promises, or null if it is not allowed.",
}
