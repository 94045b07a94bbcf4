/** The cards of a draw by their place, with the result of each. */

import { shownCards, type ShownCard } from '../table-queries.ts';
import type { Drawn, Table } from '../view.ts';

/** A draw of this deal: the card in the winning and in the losing place. A single card has one place. */
export interface DrawColumn {
  kind: Drawn['kind'];
  wins: ShownCard | null;
  loses: ShownCard | null;
}

export function drawColumn(drawn: Drawn, order: Table['rules']['order']): DrawColumn {
  const [first = null, second = null] = shownCards(drawn);
  if (drawn.kind !== 'pair') return { kind: drawn.kind, wins: null, loses: first };
  const [wins, loses] = order === 'win_first' ? [first, second] : [second, first];
  return { kind: drawn.kind, wins, loses };
}

/** Returns the newest `maxColumns` draws of the deal, newest last. `earlier` counts the draws before them. */
export function drawColumns(table: Table, maxColumns: number): { columns: DrawColumn[]; earlier: number } {
  const earlier = Math.max(0, table.draws.length - maxColumns);
  return {
    columns: table.draws.slice(earlier).map((drawn) => drawColumn(drawn, table.rules.order)),
    earlier,
  };
}

/** Returns the newest draw of a deal in progress, or null between deals. */
export const newestDraw = (table: Table): Drawn | null =>
  table.phase === 'drawing' ? (table.draws.at(-1) ?? null) : null;
