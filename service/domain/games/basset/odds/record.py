"""What Basset states of its odds, for the game's record."""

from service.domain.games.basset.odds.case import answer, read_stake
from service.domain.games.basset.odds.de_moivre import (
    FACED,
    FACED_IN_FRANCE,
    bassete_table,
    pharaon_table,
)
from service.domain.games.basset.odds.deal_model import deal_model
from service.domain.games.basset.odds.edge import edge, warning
from service.domain.games.basset.odds.live import TableOdds, for_player, odds_of
from service.domain.port.odds import LiveOdds, Odds, OddsTable


def moivre_tables() -> tuple[OddsTable, ...]:
    """Return the losses in Bassette by de Moivre and in France, and those in Pharaon."""
    return (
        OddsTable(
            "bassete_y_1_2",
            "Bassette, de Moivre: the fasse costs 1/2",
            tuple(bassete_table(FACED)),
        ),
        OddsTable(
            "bassete_y_2_3",
            "Bassette in France: the fasse costs 2/3",
            tuple(bassete_table(FACED_IN_FRANCE)),
        ),
        OddsTable("pharaon", "Pharaon", tuple(pharaon_table())),
    )


ODDS = Odds(
    edge=edge,
    warning=warning,
    live=LiveOdds(record=TableOdds, odds_of=odds_of, for_player=for_player),
    answer=answer,
    read_stake=read_stake,
    tables={"moivre": moivre_tables},
    deal_model=deal_model,
)
