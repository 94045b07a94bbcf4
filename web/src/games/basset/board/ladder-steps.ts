/** The ladder climbed: who rides for what. */

import { RANKS, rankOf, type Stake, type Table } from '../view.ts';

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

/** What people are called in little room: the last word of a name, where that is a name and nobody else's too. */
export function calledShortly(names: readonly string[]): Map<string, string> {
  const last = (name: string): string => name.trim().split(/\s+/).at(-1) ?? name;
  const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
  const isOwn = (word: string): boolean => names.filter((name) => same(last(name), word)).length === 1;
  const called = names.map((name) => {
    const word = last(name);
    return /^\p{Lu}.*\p{L}{2}/u.test(word) && isOwn(word) ? word : name;
  });
  return new Map(toldApart(called).map((told, at) => [names[at] ?? told, told]));
}

/** Names whose beginnings are the same for so many characters are told apart by what follows. */
const ALIKE = 8;
const KEPT = 5;

/** Names that are cut at their ends: where others begin alike for long, what they share is left out. */
function toldApart(names: readonly string[]): string[] {
  const most = names.map((name) => without(name, Math.max(...sharedBy(name, names))));
  const least = names.map((name) => without(name, Math.min(...sharedBy(name, names))));
  return most.map((name, at) => (most.indexOf(name) === most.lastIndexOf(name) ? name : (least[at] ?? name)));
}

/** How much of its beginning a name has in common with each that begins alike. */
const sharedBy = (name: string, names: readonly string[]): number[] =>
  names
    .filter((other) => other !== name)
    .map((other) => sameFor(name, other))
    .filter((length) => length >= ALIKE);

function without(name: string, shared: number): string {
  if (!Number.isFinite(shared)) return name;
  const word = name.lastIndexOf(' ', shared) + 1;
  const from = shared - word < KEPT ? word : shared - 1;
  return from > KEPT ? `${name.slice(0, KEPT).trimEnd()}…${name.slice(from)}` : name;
}

function sameFor(one: string, other: string): number {
  const letters = [...one];
  const differs = letters.findIndex((letter, at) => [...other][at] !== letter);
  return letters.slice(0, differs < 0 ? letters.length : differs).join('').length;
}
