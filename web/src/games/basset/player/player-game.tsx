/** What Basset shows on a player's page. */

import { money } from '../../../i18n/amounts/currency.ts';
import { t } from '../../../i18n/language.ts';
import type { PlayerFigure, PlayerGame } from '../../../table-kit/player/player-game.ts';
import { partyOf, standingFigures } from '../../../table-kit/player/player-text.ts';
import { Icon, type Sign } from '../../../ui/Icon.tsx';
import { correctedView } from '../corrected-view.ts';
import { pagesMessages } from '../messages/pages-messages.ts';
import { findPunter, isGone, roundKeyOf, stakesOf } from '../table-queries.ts';
import { withTerms } from '../terms.ts';
import type { Punter, Table } from '../view.ts';
import type { HistoryEvent } from './history-event.ts';
import { historyLines } from './history-lines.ts';
import { isNewDraw, playerText, tableStatus } from './player-text.ts';
import { PlayerCards } from './PlayerCards.tsx';

interface PartProps {
  readonly view: Table;
  readonly player: string;
}

/** The suit of the punter's book. */
function BookSign({ view, player }: PartProps) {
  const suit = findPunter(view, player)?.suit as Sign | null | undefined;
  if (!suit) return null;
  return (
    <span>
      <Icon sign={suit} size={26} />
      <span class="visually-hidden">{t().suit(suit as 'hearts')}, </span>
    </span>
  );
}

function Cards({ view, player }: PartProps) {
  const punter = findPunter(view, player);
  return punter && !isGone(punter) ? <PlayerCards table={view} name={player} /> : null;
}

function figures(table: Table, player: string): readonly PlayerFigure[] {
  const [punter, party] = [findPunter(table, player), partyOf(table, player)];
  if (!punter || !party) return [];
  // Nothing lies on the cards of a closed table.
  const onTable = table.phase === 'closed' ? [] : [stakeFigure(table, punter)];
  return [...onTable, ...standingFigures(table, party)];
}

/** What lies on the cards, with what lies in side bets. */
function stakeFigure(table: Table, { name, at_table, escrow }: Punter): PlayerFigure {
  const { onCards, sideBets } = pagesMessages().playerPage;
  return {
    id: 'table',
    value: at_table,
    labels: [
      onCards(stakesOf(table, name).length),
      ...(escrow > 0 ? [sideBets(money(escrow, table.currency))] : []),
    ],
  };
}

export const playerGame: PlayerGame<Table> = {
  status: tableStatus,
  text: (table, player) => {
    const punter = findPunter(table, player);
    return punter ? playerText(table, punter) : { call: '', words: [], isAsked: false };
  },
  isNewText: isNewDraw,
  figures,
  lines: (events, { player, view }) =>
    historyLines(events as readonly HistoryEvent[], { punter: player, table: view }),
  correctedView: (table, player) => correctedView(table, findPunter(table, player)),
  withTerms,
  round: 'deal',
  roundKey: roundKeyOf,
  Sign: BookSign,
  Cards,
};
