/** A punter's history from the server: the events that concern the punter, newest first. */

import type { Schemas } from '../../../api/client.ts';

export type HistoryDraw = Schemas['BassetHistoryDraw'];
export type HistoryEvent = Schemas['BassetHistoryLine'];
export type HistoryPage = Schemas['BassetHistoryPage'];

/** Returns the name of an event: "stake_placed" for "basset.stake_placed.v1". */
export const eventKind = ({ type }: HistoryEvent): string => type.split('.')[1] ?? type;

export const textField = (data: Readonly<Record<string, unknown>>, name: string): string => {
  const value = data[name];
  return typeof value === 'string' ? value : '';
};

export const numberField = (data: Readonly<Record<string, unknown>>, name: string): number => {
  const value = data[name];
  return typeof value === 'number' ? value : 0;
};

export type EventData = Readonly<Record<string, unknown>>;

/** Returns what a ruling adds to the player's purse. */
export const rulingAmount = (data: EventData, player: string): number =>
  textField(data, 'source') === player ? -numberField(data, 'amount') : numberField(data, 'amount');

/** Returns a list of an event: the outcomes, bets or returned couches. */
export const listField = (data: EventData, name: string): EventData[] => {
  const value = data[name];
  return Array.isArray(value) ? (value as EventData[]) : [];
};

/** Returns the known events with a newer page. The page replaces all events from its oldest event on. */
export function mergeNewestPage(known: readonly HistoryEvent[], page: HistoryPage): HistoryEvent[] {
  const oldest = page.history.at(-1)?.version;
  if (oldest === undefined || page.next === null) return page.history;
  return [...page.history, ...known.filter((line) => line.version < oldest)];
}
