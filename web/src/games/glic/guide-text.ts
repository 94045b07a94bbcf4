/** The next step of a practice table, in one or two short sentences. */

import { money } from '../../i18n/amounts/currency.ts';
import { messages } from './messages/messages.ts';
import type { Ui } from './model/own-mode.ts';
import { owedBy, PLAYERS_LEAST } from './model/table-queries.ts';
import { playersWithMoney } from './sentence.ts';
import type { Table } from './view.ts';

/** Returns the step; empty if the table is closed. */
export function guideText(table: Table, { mode }: Pick<Ui, 'mode'>): string {
  const { guide, steps } = messages();
  if (table.phase === 'closed') return '';
  if (table.winners.length) return guide.settling;
  if (mode.kind === 'claim') return guide.claim;
  if (mode.kind === 'out') return guide.out;
  const turn = table.turn ?? '';
  switch (table.phase) {
    case 'between':
      return playersWithMoney(table) < PLAYERS_LEAST ? guide.addPlayers : guide.deal(steps.deal);
    case 'claiming':
      return guide.claims(turn);
    case 'betting':
      return turnText(table, turn);
    case 'showing':
      return guide.best;
    default:
      return guide.play;
  }
}

/** What the player in turn can do, or how the betting stops. */
function turnText(table: Table, turn: string): string {
  const { guide, keys } = messages();
  const owed = owedBy(table, turn);
  if (owed > 0) return guide.owes(turn, money(owed, table.currency));
  return table.level > 0 ? guide.all(keys.passAll) : guide.turn(turn);
}
