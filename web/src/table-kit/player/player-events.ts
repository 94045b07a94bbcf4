/** A player's history from the server: the events that concern the player, newest first. */

import type { paths } from '../../api/schema.d.ts';

/** A page of the history, as `GET /v1/sessions/{session}/history` gives it. */
export type PlayerEventPage =
  paths['/v1/sessions/{session}/history']['get']['responses'][200]['content']['application/json'];

/** An event that concerns the player, with the part of its data that does. */
export type PlayerEvent = PlayerEventPage['history'][number];

export type EventData = Readonly<Record<string, unknown>>;

/** Returns the name of an event: "stake_placed" for "GAME.stake_placed.v1". */
export const eventKind = ({ type }: Pick<PlayerEvent, 'type'>): string => type.split('.')[1] ?? type;

export const textField = (data: EventData, name: string): string => {
  const value = data[name];
  return typeof value === 'string' ? value : '';
};

export const numberField = (data: EventData, name: string): number => {
  const value = data[name];
  return typeof value === 'number' ? value : 0;
};

/** Returns a list of records of an event, such as the outcomes of a settlement. */
export const listField = (data: EventData, name: string): EventData[] => {
  const value = data[name];
  return Array.isArray(value) ? (value as EventData[]) : [];
};

/** Returns what a ruling adds to the player's purse. */
export const rulingAmount = (data: EventData, player: string): number =>
  textField(data, 'source') === player ? -numberField(data, 'amount') : numberField(data, 'amount');

/** The part of a page that merging needs. */
interface Page<Event> {
  readonly history: readonly Event[];
  readonly next: number | null;
}

/** Returns the known events with a newer page. The page replaces all events from its oldest event on. */
export function mergeNewestPage<Event extends { readonly version: number }>(
  known: readonly Event[],
  page: Page<Event>,
): readonly Event[] {
  const oldest = page.history.at(-1)?.version;
  if (oldest === undefined || page.next === null) return page.history;
  return [...page.history, ...known.filter((line) => line.version < oldest)];
}
