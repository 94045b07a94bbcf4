/** The ladder climbed: who rides for what. */

import { RANKS, rankOf, type Stake, type Table } from '../table.ts';

export interface Rider {
  punter: string;
  card: string;
  /** It has won this rung, and waits for its answer. */
  won: boolean;
  /** It plays for the pay, and what that is times the couch; null: for the rung. */
  pay: number | null;
}

export interface Step {
  rung: number;
  riders: Rider[];
  /** Cards without a crook; they are counted, not named. */
  plain: number;
}

/** The steps of the house's ladder, the lowest first. Empty cards win nothing and are left out. */
export function stepsOf(table: Table): Step[] {
  const there = table.stakes.filter((stake) => stake.couch > 0 || stake.win > 0);
  return table.rules.ladder.map((rung, crooks) => {
    const here = there.filter((stake) => stake.crooks === crooks);
    const named = here.filter((stake) => isNamed(stake));
    return { rung, riders: named.map(riderOf).sort(byRank), plain: here.length - named.length };
  });
}

const isNamed = (stake: Stake): boolean => stake.crooks > 0 || stake.win > 0 || stake.paying;

function riderOf(stake: Stake): Rider {
  const { punter, card } = stake;
  return { punter, card, won: stake.win > 0, pay: stake.paying ? stake.rung : null };
}

const byRank = (one: Rider, other: Rider): number =>
  Number(other.won) - Number(one.won) || RANKS.indexOf(rankOf(one.card)) - RANKS.indexOf(rankOf(other.card));

/** How many lines have room over each step of a ladder, and what is left to say in one line. */
export function fitting<T>(all: readonly T[], room: number): { shown: readonly T[]; more: number } {
  if (all.length <= room) return { shown: all, more: 0 };
  const shown = all.slice(0, Math.max(0, room - 1));
  return { shown, more: all.length - shown.length };
}

/** What people are called in little room: the last word of a name, where that is nobody else's too. */
export function calledShortly(names: readonly string[]): Map<string, string> {
  const last = (name: string): string => name.trim().split(/\s+/).at(-1) ?? name;
  const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
  const isOwn = (word: string): boolean => names.filter((name) => same(last(name), word)).length === 1;
  return new Map(
    names.map((name) => {
      const word = last(name);
      return [name, /\p{L}{3}/u.test(word) && isOwn(word) ? word : name];
    }),
  );
}
