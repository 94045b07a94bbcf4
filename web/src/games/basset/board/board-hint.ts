/** The line that tells newcomers what happens at the table now. */

import { boardHintMessages } from '../messages/teaching/board-hint-messages.ts';
import type { Table } from '../view.ts';
import { newestDraw } from './draw-columns.ts';

/** Returns the line, by the phase, the newest draw and the rules of the table. */
export function boardHint(table: Table): string {
  const words = boardHintMessages();
  if (table.phase === 'closed') return words.closed;
  if (!table.punters.length) return words.noPlayers;
  const newest = newestDraw(table);
  if (!newest) return words.staking;
  if (table.waiting.length) return waitingHint(table);
  if (table.stock === 0) return words.lastCard;
  const { fasse, order, ladder } = table.rules;
  if (newest.kind === 'fasse') return `${words.fasse[fasse]} ${words.pairsFollow}`;
  return ladder.length > 1 ? `${words.pair[order]} ${words.corner}` : words.pair[order];
}

function waitingHint({ waiting }: Table): string {
  const { choice, takeOnly } = boardHintMessages();
  return waiting.every((stake) => stake.take_only) ? takeOnly : choice;
}
