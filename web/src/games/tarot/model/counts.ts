/** The counts of a round while they are typed: two are typed, and the third player has the rest. */

import type { Table, Points } from '../view.ts';
import type { OwnMode, Typed } from './own-mode.ts';
import { countingOrder, ROUND_POINTS } from './table-queries.ts';

const FIGURES_MOST = 2;

/** Nothing is typed; the dealer of the round is asked first. */
export const noCounts = (table: Table): Typed => ({ figures: {}, player: countingOrder(table)[0] ?? null });

/** Returns the counts so far in a mode of the page. */
export function typedIn(table: Table, mode: { readonly kind: string }): Typed {
  const own = mode as OwnMode;
  if (own.kind === 'count') return { figures: own.figures, player: own.player };
  return own.kind === 'aid' ? own.typed : noCounts(table);
}

/** The players without a count, in the order in which they are asked. */
const uncounted = (table: Table, figures: Typed['figures']): readonly string[] =>
  countingOrder(table).filter((name) => !figures[name]);

/** Asks the next player. If only one is left, that player has the rest, and no player is asked. */
function next(table: Table, figures: Typed['figures']): Typed {
  const left = uncounted(table, figures);
  return { figures, player: left.length > 1 ? (left[0] ?? null) : null };
}

/** Returns the counts after a figure. After two figures the next player is asked, unless they are more than a round has. */
export function withFigure(table: Table, { figures, player }: Typed, figure: string): Typed {
  if (player === null) return { figures, player };
  const before = figures[player] ?? '';
  const typed = before.length < FIGURES_MOST ? before + figure : figure;
  const after = { ...figures, [player]: typed };
  const isDone = typed.length === FIGURES_MOST && Number(typed) <= ROUND_POINTS;
  return isDone ? next(table, after) : { figures: after, player };
}

/** Returns the counts with a player's points, such as those of the counting aid. */
export const withPoints = (table: Table, { figures }: Typed, player: string, points: number): Typed =>
  next(table, { ...figures, [player]: String(points) });

/** Ends a count of one figure. */
export const withNextPlayer = (table: Table, { figures }: Typed): Typed => next(table, figures);

/** Asks a player again. The new count replaces the first one. */
export const askAgain = ({ figures }: Typed, player: string): Typed => ({
  figures: { ...figures, [player]: '' },
  player,
});

/** Whose figure is the newest: of the player who is asked, else of the one asked before. */
function newestTyped(table: Table, { figures, player }: Typed): string | undefined {
  if (player !== null && figures[player]) return player;
  return countingOrder(table).findLast((name) => figures[name]);
}

/** Returns the newest figure, or null. */
export function newestFigure(table: Table, typed: Typed): string | null {
  const player = newestTyped(table, typed);
  return (player !== undefined && typed.figures[player]?.at(-1)) || null;
}

/** Takes the newest figure back. */
export function withoutFigure(table: Table, typed: Typed): Typed {
  const target = newestTyped(table, typed);
  if (target === undefined) return typed;
  const { figures } = typed;
  return { figures: { ...figures, [target]: (figures[target] ?? '').slice(0, -1) }, player: target };
}

/** Whether anything is typed. */
export const isTyped = ({ figures }: Typed): boolean => Object.values(figures).some(Boolean);

/** What was counted: the typed counts, and the rest that the last player has. */
export interface Counted {
  /** In the order of the counting. */
  readonly typed: readonly Points[];
  /** Null unless two are typed. */
  readonly rest: Points | null;
  /** The sum of what is typed. */
  readonly total: number;
}

export function countedOf(table: Table, { figures }: Typed): Counted {
  const typed = countingOrder(table)
    .filter((name) => figures[name])
    .map((punter) => ({ punter, count: Number(figures[punter]) }));
  const total = typed.reduce((sum, { count }) => sum + count, 0);
  const [last, ...others] = uncounted(table, figures);
  const isRest = last !== undefined && others.length === 0;
  return { typed, total, rest: isRest ? { punter: last, count: ROUND_POINTS - total } : null };
}

/** All three counts in the order of the counting; null while one is missing. */
export const allCounts = ({ typed, rest }: Counted): readonly Points[] | null =>
  rest ? [...typed, rest] : typed.length === 3 ? typed : null;

/** What is wrong: the sum, or a dealer without points, whose discards are a trick. */
export type CountFault = 'sum' | 'dealer';

export function faultOf({ dealer }: Table, counted: Counted): CountFault | null {
  const all = allCounts(counted);
  if (counted.total > ROUND_POINTS || (all && !counted.rest && counted.total < ROUND_POINTS)) return 'sum';
  return all?.some(({ punter, count }) => punter === dealer && count < 1) ? 'dealer' : null;
}
