/** How a draw is shown: which card lies in which place, and what became of it. */

import { rankOf, type Drawn, type Table } from '../view.ts';

export type Look = 'won' | 'lost' | 'plain';

export interface Shown {
  card: string;
  look: Look;
}

/** A draw of the deal so far: what lies in the winning and in the losing place; a single card lies in one. */
export interface Column {
  kind: Drawn['kind'];
  wins: Shown | null;
  loses: Shown | null;
}

/** The cards of a draw in the order dealt. Of twins that decide, only the first does. */
export function slotsOf(drawn: Drawn): Shown[] {
  const twins = new Set(drawn.cards.map(rankOf)).size < drawn.cards.length;
  return drawn.cards.map((card, at) => {
    const mark = twins && at > 0 ? undefined : drawn.marks[rankOf(card)];
    return { card, look: mark === 'won' || mark === 'lost' ? mark : 'plain' };
  });
}

export function columnOf(drawn: Drawn, order: Table['rules']['order']): Column {
  const [first = null, second = null] = slotsOf(drawn);
  if (drawn.kind !== 'pair') return { kind: drawn.kind, wins: null, loses: first };
  const [wins, loses] = order === 'win_first' ? [first, second] : [second, first];
  return { kind: drawn.kind, wins, loses };
}

/** As many draws of the deal as have room, the newest of them last, and how many are left out before them. */
export function columnsOf(table: Table, most: number): { columns: Column[]; earlier: number } {
  const earlier = Math.max(0, table.draws.length - most);
  return { columns: table.draws.slice(earlier).map((drawn) => columnOf(drawn, table.rules.order)), earlier };
}

/** The draw that is spoken of while a deal is on. */
export const newestOf = (table: Table): Drawn | null =>
  table.phase === 'drawing' ? (table.draws.at(-1) ?? null) : null;
