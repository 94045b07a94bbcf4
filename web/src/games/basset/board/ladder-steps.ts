/** The ladder of the house rules, with the stakes on each rung. */

import { caseless } from '../../../platform/caseless.ts';
import { RANKS, rankOf, type Stake, type Table } from '../view.ts';

export interface LadderStake {
  punter: string;
  card: string;
  /** Whether it has won this rung and needs an answer. */
  hasWon: boolean;
  /** The multiple of the couch that it plays for if it plays for pay; null: it plays for the rung. */
  pay: number | null;
}

export interface LadderStep {
  rung: number;
  stakes: LadderStake[];
  /** How many cards without a crook are on this rung; they are not named. */
  plainCards: number;
}

/** Returns the steps of the ladder, lowest first. Empty cards are left out, since they cannot win. */
export function ladderSteps(table: Table): LadderStep[] {
  const stakes = table.stakes.filter((stake) => stake.couch > 0 || stake.win > 0);
  return table.rules.ladder.map((rung, crooks) => {
    const onRung = stakes.filter((stake) => stake.crooks === crooks);
    const named = onRung.filter((stake) => isNamed(stake));
    return { rung, stakes: named.map(ladderStake).sort(byRank), plainCards: onRung.length - named.length };
  });
}

const isNamed = (stake: Stake): boolean => stake.crooks > 0 || stake.win > 0 || stake.paying;

function ladderStake(stake: Stake): LadderStake {
  const { punter, card } = stake;
  return { punter, card, hasWon: stake.win > 0, pay: stake.paying ? stake.rung : null };
}

const byRank = (left: LadderStake, right: LadderStake): number =>
  Number(right.hasWon) - Number(left.hasWon) ||
  RANKS.indexOf(rankOf(left.card)) - RANKS.indexOf(rankOf(right.card));

/** Returns the items that fit in `maxLines`. If some do not fit, the last line counts them in `more`. */
export function fitLines<T>(items: readonly T[], maxLines: number): { shown: readonly T[]; more: number } {
  if (items.length <= maxLines) return { shown: items, more: 0 };
  const shown = items.slice(0, Math.max(0, maxLines - 1));
  return { shown, more: items.length - shown.length };
}

/** Returns a short name for each name: its last word, if that looks like a name and no other name has it. */
export function shortNames(names: readonly string[]): Map<string, string> {
  const lastWord = (name: string): string => name.trim().split(/\s+/).at(-1) ?? name;
  const isSame = (left: string, right: string): boolean => caseless(left) === caseless(right);
  const isUnique = (word: string): boolean =>
    names.filter((name) => isSame(lastWord(name), word)).length === 1;
  const short = names.map((name) => {
    const word = lastWord(name);
    return /^\p{Lu}.*\p{L}{2}/u.test(word) && isUnique(word) ? word : name;
  });
  return new Map(distinguishNames(short).map((name, index) => [names[index] ?? name, name]));
}

/** Names that share at least this many first characters are cut in the middle. */
const MIN_SHARED_LETTERS = 8;
/** How many characters stay before the ellipsis of a cut name. */
const LETTERS_BEFORE_GAP = 5;

/** Cuts what long names share, because the board cuts names at their ends and they would look the same. */
function distinguishNames(names: readonly string[]): string[] {
  const shortest = names.map((name) => shortenShared(name, Math.max(...sharedLengths(name, names))));
  const longer = names.map((name) => shortenShared(name, Math.min(...sharedLengths(name, names))));
  return shortest.map((name, index) =>
    shortest.indexOf(name) === shortest.lastIndexOf(name) ? name : (longer[index] ?? name),
  );
}

/** Returns how many first characters a name shares with each name that begins with the same letters. */
const sharedLengths = (name: string, names: readonly string[]): number[] =>
  names
    .filter((other) => other !== name)
    .map((other) => sharedLength(name, other))
    .filter((length) => length >= MIN_SHARED_LETTERS);

function shortenShared(name: string, shared: number): string {
  if (!Number.isFinite(shared)) return name;
  const wordStart = name.lastIndexOf(' ', shared) + 1;
  const start = shared - wordStart < LETTERS_BEFORE_GAP ? wordStart : shared - 1;
  return start > LETTERS_BEFORE_GAP
    ? `${name.slice(0, LETTERS_BEFORE_GAP).trimEnd()}…${name.slice(start)}`
    : name;
}

function sharedLength(left: string, right: string): number {
  const letters = [...left];
  const firstDifference = letters.findIndex((letter, index) => [...right][index] !== letter);
  return letters.slice(0, firstDifference < 0 ? letters.length : firstDifference).join('').length;
}
