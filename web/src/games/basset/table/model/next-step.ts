/** The next step of the deal, which the main button offers. */

import type { UiValues } from './basset-page.ts';
import { canEndEarly, shortPunter, unansweredWins } from '../../table-queries.ts';
import { rankOf, type Punter, type Table } from '../../view.ts';

export type NextStep =
  | { kind: 'fasse'; ready: true; turning: boolean }
  /** `ready`: the punter has no money for them, and the button opens the tray. */
  | { kind: 'needs_cards'; ready: boolean; punter: Punter }
  | { kind: 'no_stakes'; ready: false }
  | { kind: 'cancel_card'; ready: true; rank: string }
  | { kind: 'take_all'; ready: true; wins: number; sum: number }
  | { kind: 'last'; ready: true; turning: boolean }
  | { kind: 'next_pair'; ready: false }
  | { kind: 'end'; ready: true; hasCards: boolean };

/** Returns the step of the main button and whether it is ready. A deal with cards left ends in the tray instead. */
export const nextStep = (table: Table, ui: UiValues): NextStep =>
  table.phase === 'staking' ? beforeFasse(table, ui) : withinDeal(table, ui);

function beforeFasse(table: Table, { pendingDraw }: UiValues): NextStep {
  const incomplete = table.punters.find((punter) => punter.wants > 0);
  if (incomplete)
    return { kind: 'needs_cards', ready: incomplete === shortPunter(table), punter: incomplete };
  if (!table.stakes.length) return { kind: 'no_stakes', ready: false };
  return { kind: 'fasse', ready: true, turning: pendingDraw === 'fasse' };
}

function withinDeal(table: Table, { firstCard, pendingDraw }: UiValues): NextStep {
  const wins = unansweredWins(table);
  if (wins.length) {
    const sum = wins.reduce((all, stake) => all + (stake.answers?.take.pays ?? 0), 0);
    return { kind: 'take_all', ready: true, wins: wins.length, sum };
  }
  if (firstCard !== null) return { kind: 'cancel_card', ready: true, rank: rankOf(firstCard) };
  if (table.next.draw === 'last') return { kind: 'last', ready: true, turning: pendingDraw === 'last' };
  const hasCards = table.next.draw !== null;
  if (!hasCards || (!table.stakes.length && canEndEarly(table)))
    return { kind: 'end', ready: true, hasCards };
  return { kind: 'next_pair', ready: false };
}
