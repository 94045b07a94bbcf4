/** The next step of a practice table, in one or two short sentences. */

import { messages } from './messages/messages.ts';
import { countedOf, faultOf, typedIn } from './model/counts.ts';
import type { Ui } from './model/own-mode.ts';
import { SEATS, shortOfAnte } from './model/table-queries.ts';
import type { Table } from './view.ts';

/** Returns the step; empty if the table is closed. */
export function guideText(table: Table, { mode }: Pick<Ui, 'mode'>): string {
  const { guide, steps } = messages();
  if (table.phase === 'closed') return '';
  if (table.counted) return guide.calculating;
  if (table.players.length < SEATS) return guide.addPlayers;
  const [short] = shortOfAnte(table);
  if (table.phase === 'between') return short === undefined ? guide.ante(steps.ante) : guide.short(short);
  const typed = typedIn(table, mode);
  if (faultOf(table, countedOf(table, typed))) return guide.wrong;
  return typed.player === null ? guide.record(steps.record) : guide.count(typed.player);
}
