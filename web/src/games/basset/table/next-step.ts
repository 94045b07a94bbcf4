/** The next step of the deal, which the main button offers. */

import type { UiValues } from './ui-state.ts';
import { unansweredWins } from '../table-queries.ts';
import { rankOf, type Punter, type Table } from '../view.ts';

export type NextStep =
  | { kind: 'fasse'; ready: true; turning: boolean }
  | { kind: 'wants'; ready: false; punter: Punter }
  | { kind: 'nothing_laid'; ready: false }
  | { kind: 'seat'; ready: true }
  | { kind: 'not_this'; ready: true; rank: string }
  | { kind: 'take_all'; ready: true; wins: number; sum: number }
  | { kind: 'last'; ready: true; turning: boolean }
  | { kind: 'end'; ready: boolean; left: number; asked: boolean }
  | { kind: 'reckoning'; ready: false }
  | { kind: 'closed'; ready: false };

/**
 * What the main button says and whether a tap does it. Ending a deal that has cards left is asked twice. `waits`: it is
 * not known yet who has won.
 */
export function nextStep(table: Table, ui: UiValues, isWaitingForEngine = false): NextStep {
  if (table.phase === 'closed') return { kind: 'closed', ready: false };
  if (isWaitingForEngine) return { kind: 'reckoning', ready: false };
  if (!table.punters.length) return { kind: 'seat', ready: true };
  return table.phase === 'staking' ? beforeFasse(table, ui) : withinDeal(table, ui);
}

function beforeFasse(table: Table, { pendingDraw: turning }: UiValues): NextStep {
  const incomplete = table.punters.find((one) => one.wants > 0);
  if (incomplete) return { kind: 'wants', ready: false, punter: incomplete };
  if (!table.stakes.length) return { kind: 'nothing_laid', ready: false };
  return { kind: 'fasse', ready: true, turning: turning === 'fasse' };
}

function withinDeal(
  table: Table,
  { firstCard: first, pendingDraw: turning, isEndConfirmed: ending }: UiValues,
): NextStep {
  const wins = unansweredWins(table);
  if (wins.length) {
    const sum = wins.reduce((all, one) => all + (one.answers?.take.pays ?? 0), 0);
    return { kind: 'take_all', ready: true, wins: wins.length, sum };
  }
  if (first !== null) return { kind: 'not_this', ready: true, rank: rankOf(first) };
  if (table.next.draw === 'last') return { kind: 'last', ready: true, turning: turning === 'last' };
  const left = table.stock ?? 0;
  return { kind: 'end', ready: table.next.draw === null || ending, left, asked: ending };
}
