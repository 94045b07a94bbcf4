/** The entries behind what the table shows, for a correction. */

import { namesPlayer } from '../../api/entry-players.ts';
import type { StandingEntry } from '../../outbox/undo/standing-entries.ts';

/** How many entries of a player are offered. */
const MOST_ENTRIES = 12;

export type Standing = readonly StandingEntry[];

export const newestFirst = (standing: Standing): StandingEntry[] => [...standing].reverse();

/** Returns the newest entries that name a player, or that concern all, newest first. */
export const entriesOfPlayer = (
  standing: Standing,
  name: string,
  concernsAll: (entered: StandingEntry['entered']) => boolean = () => false,
): StandingEntry[] =>
  newestFirst(standing)
    .filter(({ entered }) => namesPlayer(entered, name) || concernsAll(entered))
    .slice(0, MOST_ENTRIES);
