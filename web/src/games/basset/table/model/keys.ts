/** The rank keys: they turn cards or stake. */

import { letterOf } from '../../../../i18n/cards.ts';
import { messages as kitMessages } from '../../../../table-kit/messages/messages.ts';
import type { Key, Keys } from '../../../../table-kit/table-game.ts';
import { messages } from '../../messages/messages.ts';
import { isRankUsed, unansweredWins } from '../../table-queries.ts';
import { RANKS, SUITED, type Rank, type Table } from '../../view.ts';
import { keyLooks, stakingPlayer } from '../grid/couches/column-state.ts';
import type { BassetMode } from './basset-modes.ts';
import type { Ui } from './basset-page.ts';
import { isExhausted, tapKey } from './tap-actions.ts';

export function bassetKeys(table: Table, ui: Ui, isWaitingForEngine: boolean): Keys<Table, BassetMode> {
  const looks = keyLooks(table, ui, isWaitingForEngine);
  const isLocked = isWaitingForEngine || unansweredWins(table).length > 0;
  const meaning = table.phase === 'drawing' || ui.pendingDraw !== null ? 'draw' : 'lay';
  const key = (rank: Rank): Key => ({
    id: rank,
    face: letterOf(rank),
    words: wordsOf(table, ui, rank),
    look: looks[rank],
    isLocked: isLocked || looks[rank] === 'locked' || isOutOfCards(table, ui, rank),
    meaning,
    out: { seen: table.seen[rank] ?? 0, packs: table.decks ?? 1 },
  });
  return {
    kind: 'ranks',
    label: kitMessages().reader.keys,
    keys: RANKS.map(key),
    ...(ui.layout === 'portrait' &&
      ui.firstCard !== null && {
        cancel: kitMessages().tray.notRank(ui.firstCard),
      }),
    tap: ({ actions, uiState, suits }, rank) => tapKey(actions, uiState, rank as Rank, suits.value),
  };
}

/** Whether every card of a rank is out, the first card of the pair counted. */
const isOutOfCards = (table: Table, ui: Ui, rank: Rank): boolean =>
  table.phase === 'drawing' && ui.mode.kind !== 'stake' && isExhausted(table, ui.firstCard, rank);

/** Returns the words of a key: how many cards of the rank are out, or that the player has staked on it. */
function wordsOf(table: Table, ui: Ui, rank: Rank): string {
  const punter = stakingPlayer(table, ui);
  if (punter !== null && isRankUsed(table, punter, rank))
    return messages().screenReader.keyUsed(rank, punter);
  return kitMessages().reader.key(rank, table.seen[rank] ?? 0, SUITED * (table.decks ?? 1));
}
