/** A punter's history as the service gives it: events cut to what concerns them, the newest first. */

import type { Schemas } from '../../../api/client.ts';

export type HistoryDraw = Schemas['BassetHistoryDraw'];
export type HistoryEvent = Schemas['BassetHistoryLine'];
export type HistoryPage = Schemas['BassetHistoryPage'];

/** "stake_placed" of "basset.stake_placed.v1". */
export const kindOf = ({ type }: HistoryEvent): string => type.split('.')[1] ?? type;

export const wordIn = (from: Readonly<Record<string, unknown>>, name: string): string => {
  const value = from[name];
  return typeof value === 'string' ? value : '';
};

export const wholeIn = (from: Readonly<Record<string, unknown>>, name: string): number => {
  const value = from[name];
  return typeof value === 'number' ? value : 0;
};

export type Part = Readonly<Record<string, unknown>>;

/** The parts of a settlement or of a deal's end: outcomes, bets, couches that come home. */
export const partsIn = (from: Part, name: string): Part[] => {
  const value = from[name];
  return Array.isArray(value) ? (value as Part[]) : [];
};

/** What is known after the newest page was read again: it replaces all that is as new as its oldest line. */
export function renewed(known: readonly HistoryEvent[], page: HistoryPage): HistoryEvent[] {
  const oldest = page.history.at(-1)?.version;
  if (oldest === undefined || page.next === null) return page.history;
  return [...page.history, ...known.filter((line) => line.version < oldest)];
}
