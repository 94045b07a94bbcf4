/** Estimates of unsent entries, shown before the engine has computed them: without rules or new balances. */

import type { Entry } from '../../outbox/entry.ts';
import type { GamePreview } from '../../outbox/ports.ts';
import { differingRows } from '../../table-kit/model/default-preview.ts';
import { isDraw } from './verbs.ts';
import { rankOf, type Answered, type Drawn, type Stake, type Table } from './view.ts';

/** Returns the table with an entry applied. */
export function preview(table: Table, entry: Entry): Table {
  switch (entry.kind) {
    case 'stake':
      return withPurse(
        { ...table, stakes: [...table.stakes, newStake(entry)] },
        entry,
        -Number(entry['amount']),
      );
    case 'withdraw':
      return withoutStake(table, entry);
    case 'fasse':
    case 'pair':
    case 'last':
      return withDraw(table, entry.kind, entry);
    case 'take':
    case 'paroli':
    case 'pay':
      return withAnswers(table, entry, entry.kind);
    default:
      return table;
  }
}

/** The purse limits the next stake. What pages show of it comes from the summary, which the engine computes. */
const withPurse = (table: Table, entry: Entry, change: number): Table => ({
  ...table,
  punters: table.punters.map((punter) =>
    punter.name === entry['punter'] && punter.purse !== null
      ? { ...punter, purse: punter.purse + change }
      : punter,
  ),
});

function withoutStake(table: Table, entry: Entry): Table {
  const couch = table.stakes.find((stake) => isAt(stake, entry))?.couch ?? 0;
  return withPurse({ ...table, stakes: table.stakes.filter((stake) => !isAt(stake, entry)) }, entry, couch);
}

function newStake(entry: Entry): Stake {
  return {
    punter: String(entry['punter']),
    card: String(entry['card']),
    couch: Number(entry['amount']),
    crooks: 0,
    win: 0,
    take_only: false,
    paying: false,
    rung: 0,
    hope: 0,
    carried: false,
    answers: null,
  };
}

/** Applies answers with the amounts of their buttons. A taken card leaves, or stays with the new stake. */
function withAnswers(table: Table, entry: Entry, answer: 'take' | 'paroli' | 'pay'): Table {
  const given = table.waiting.filter((stake) => entry['all'] || isAt(stake, entry));
  const restake = Number(entry['restake'] ?? 0);
  const isGiven = (stake: Stake): boolean => given.some((one) => isAt(stake, { ...one, key: '', kind: '' }));
  const after = (stake: Stake): Stake[] =>
    answer !== 'take' || !isGiven(stake) ? [stake] : restake ? [newStake({ ...entry, amount: restake })] : [];
  return {
    ...table,
    waiting: table.waiting.filter((stake) => !isGiven(stake)),
    stakes: table.stakes.flatMap(after),
    answered: [...table.answered, ...given.map((stake) => answeredStake(stake, answer, restake))],
  };
}

function answeredStake(
  { punter, card, win, answers }: Stake,
  answer: 'take' | 'paroli' | 'pay',
  restake: number,
): Answered {
  const ride = answer === 'take' ? null : answers?.[answer];
  const amount = answers?.take.pays ?? win;
  return { punter, card, answer, amount, restake, rung: ride?.rung ?? null, pays: ride?.pays ?? null };
}

function isAt(stake: Stake, entry: Entry): boolean {
  return stake.punter === entry['punter'] && stake.card === entry['card'];
}

function withDraw(table: Table, kind: Drawn['kind'], entry: Entry): Table {
  const cards = Array.isArray(entry['cards']) ? entry['cards'].map(String) : [];
  const draw = { kind, cards, how: 'plain' as const, wins: null, loses: null, marks: {}, gain: 0 };
  // The fasse starts a deal. The view shows the previous deal until then.
  const draws = kind === 'fasse' ? [draw] : [...table.draws, draw];
  const seen = cards.reduce(withSeen, kind === 'fasse' ? {} : table.seen);
  // The deal runs from the fasse on: the next key is a card, not a stake.
  const begun = { phase: 'drawing' as const, place: 1, next: { ...table.next, draw: 'pair' as const } };
  return { ...table, draws, seen, ...(kind === 'fasse' && begun) };
}

/** A card with its suit counts as itself too. */
function withSeen(seen: Table['seen'], card: string): Table['seen'] {
  const counted = { ...seen };
  for (const name of new Set([rankOf(card), card])) counted[name] = (counted[name] ?? 0) + 1;
  return counted;
}

/** Returns a punter's row as a text to compare. */
function rowText(table: Partial<Table>, name: string): string {
  const punter = table.punters?.find((there) => there.name === name);
  const stakes = table.stakes?.filter((stake) => stake.punter === name) ?? [];
  return JSON.stringify([
    punter && [
      punter.purse,
      punter.net,
      punter.replacements,
      punter.books,
      punter.brought_in,
      punter.cashed_out,
    ],
    stakes.map((stake) => [stake.card, stake.couch, stake.crooks, stake.win, stake.take_only, stake.paying]),
  ]);
}

/** Returns the names of the punters whose recorded row differs from the predicted one. */
export const differingPlayers = differingRows<Table>(({ punters }) => punters, rowText);

/** How the outbox shows entries of this game that the server has not confirmed. */
export const bassetPreview: GamePreview<Table> = {
  preview,
  isDraw,
  differingPlayers,
  drawId: (table) => `${table.deal} ${table.phase} ${table.place}`,
  isDealing: (table) => table.phase === 'drawing',
};
