/** The ways to mend a refused entry, by the code of its refusal; the best first, three at most. */

import { w } from '../../words/words.ts';
import { money } from './currency.ts';
import type { Grip } from './hand.ts';
import type { Sent, Refused } from './scene.ts';
import { stakeOn } from './standing.ts';
import type { Table } from './table.ts';

export interface Wish {
  kind: string;
  fields: Record<string, unknown>;
}

/** What a mend does: other entries in the place of the refused one, or something beside it. */
export type Cure =
  | { kind: 'leave' }
  | { kind: 'instead'; wishes: Wish[] }
  | { kind: 'open'; grip: Grip }
  | { kind: 'pen' }
  | { kind: 'again' }
  | { kind: 'sign_in' }
  | { kind: 'log' };

export interface Mend {
  words: string;
  under?: string;
  cure: Cure;
}

interface Case {
  entry: Sent;
  refusal: Refused;
  table: Table;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
const fieldsOf = ({ key: _, kind: __, ...fields }: Sent): Record<string, unknown> => fields;
const same = ({ entry }: Case, changed: Record<string, unknown>): Wish => ({
  kind: entry.kind,
  fields: { ...fieldsOf(entry), ...changed },
});

/** What is offered for a refusal. "Leave it out" is always there. */
export function mendsOf(refused: Case): Mend[] {
  const found = (BY_CODE[refused.refusal.code] ?? none)(refused);
  return [...found.slice(0, 2), leave()];
}

const none = (): Mend[] => [];
const leave = (): Mend => ({ words: w().mends.leaveOut, cure: { kind: 'leave' } });
const instead = (words: string, wishes: Wish[], under?: string): Mend =>
  under === undefined
    ? { words, cure: { kind: 'instead', wishes } }
    : { words, under, cure: { kind: 'instead', wishes } };
const open = (words: string, grip: Grip): Mend => ({ words, cure: { kind: 'open', grip } });

const BY_CODE: Readonly<Record<string, (refused: Case) => Mend[]>> = {
  unknown_punter: ({ entry }) => [
    open(w().mends.seat(text(entry.punter)), { kind: 'seat', name: text(entry.punter) }),
  ],
  punter_exists: ({ entry }) => [
    instead(w().mends.buyInInstead, [{ kind: 'buyin', fields: { punter: entry.name, amount: entry.purse } }]),
    open(w().mends.otherName, { kind: 'seat', name: text(entry.name) }),
  ],
  pen_elsewhere: () => [{ words: w().mends.takePen, cure: { kind: 'pen' } }],
  unauthorized: () => [{ words: w().mends.signIn, cure: { kind: 'sign_in' } }],
  entry_in_between: () => [{ words: w().mends.lookAgain, cure: { kind: 'again' } }],
  draw_out_of_turn: () => [{ words: w().mends.showBoth, cure: { kind: 'log' } }],
  answers_pending: (refused) => [
    instead(w().mends.takeAll, [{ kind: 'take', fields: { all: true } }, same(refused, {})]),
  ],
  take_only: (refused) => takeOnly(refused),
  restake_not_allowed: (refused) => takeOnly(refused),
  pay_not_allowed: (refused) => [
    ...takeOnly(refused),
    instead(w().mends.paroli, [
      { kind: 'paroli', fields: { punter: refused.entry.punter, card: refused.entry.card } },
    ]),
  ],
  restake_too_small: (refused) => [...atLeast(refused, 'restake'), ...takeOnly(refused)],
  stake_below_minimum: (refused) => atLeast(refused, 'amount'),
  stake_above_maximum: (refused) => lay(refused, number(refused.refusal.facts.maximum)),
  odd_stake: (refused) => [
    ...lay(refused, number(refused.entry.amount) - 1),
    ...lay(refused, number(refused.entry.amount) + 1),
  ],
  card_in_play: (refused) => cardInPlay(refused),
  card_used: ({ entry, table }) => [
    open(w().mends.otherCard, { kind: 'place', punter: text(entry.punter), rank: null }),
    ...(table.rules.books
      ? [open(w().mends.newBook, { kind: 'punter', punter: text(entry.punter), task: 'book' })]
      : []),
  ],
  no_such_stake: ({ entry }) => [
    open(w().mends.layIt, { kind: 'place', punter: text(entry.punter), rank: null }),
  ],
  purse_short: (refused) => purseShort(refused),
  bank_cover_short: () => [open(w().mends.fundBank, { kind: 'fund' })],
  pack_exhausted: () => [],
};

const amountField = ({ entry }: Case): 'restake' | 'price' | 'amount' =>
  'restake' in entry ? 'restake' : 'price' in entry ? 'price' : 'amount';

function lay(refused: Case, amount: number): Mend[] {
  if (amount <= 0) return [];
  return [
    instead(w().mends.lay(money(amount, refused.table.currency)), [
      same(refused, { [amountField(refused)]: amount }),
    ]),
  ];
}

const atLeast = (refused: Case, _field: string): Mend[] =>
  lay(refused, number(refused.refusal.facts.minimum));

function takeOnly({ entry, table }: Case): Mend[] {
  const stake = stakeOn(table, text(entry.punter), text(entry.card));
  const pays = stake?.answers?.take.pays;
  const words = pays === undefined ? w().mends.takeOnly : w().mends.take(money(pays, table.currency));
  return [instead(words, [{ kind: 'take', fields: { punter: entry.punter, card: entry.card } }])];
}

function cardInPlay(refused: Case): Mend[] {
  const { entry, table } = refused;
  const on = { punter: entry.punter, card: entry.card };
  if (table.phase === 'staking')
    return [instead(w().mends.changeIt, [{ kind: 'withdraw', fields: on }, same(refused, {})])];
  return table.rules.mace === 'plain'
    ? [instead(w().mends.maceIt, [{ kind: 'mace', fields: { ...on, amount: entry.amount } }])]
    : [];
}

/** Lay what the purse holds, or bring in what is missing first. */
function purseShort(refused: Case): Mend[] {
  const { entry, refusal, table } = refused;
  const holds = number(refusal.facts.purse);
  const field = amountField(refused);
  const wanted = number(entry[field]);
  const sum = (amount: number) => money(amount, table.currency);
  const punter = refusal.facts.punter ?? entry.punter;
  const brings = instead(
    w().mends.buyIn(sum(wanted - holds)),
    [{ kind: 'buyin', fields: { punter, amount: wanted - holds } }, same(refused, {})],
    entry.kind === 'stake' ? w().mends.andLay(sum(wanted)) : undefined,
  );
  const lays = entry.kind === 'stake' || entry.kind === 'mace' ? lay(refused, holds) : [];
  return wanted > holds ? [...lays, brings] : lays;
}
