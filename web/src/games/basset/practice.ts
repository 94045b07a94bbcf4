/** Sessions for learning Basset: a practice table of six players with stakes, and a demonstration. */

import type { Entry } from '../../api/play-session.ts';
import { createPractice } from '../../table-kit/lesson/practice-table.ts';
import demonstrationAddress from './demonstration.toml?url';
import { commonMessages } from './messages/common-messages.ts';

const POUND = 960;
const SHILLING = 48;
const GUINEA = 1008;
const HALF_CROWN = 120;

type Stakes = readonly (readonly [card: string, amount: number])[];

const PUNTERS: readonly (readonly [name: string, suit: string, pounds: number, stakes: Stakes])[] = [
  [
    'Lady Reveller',
    'hearts',
    21,
    [
      ['A', 10 * SHILLING],
      ['7', 10 * SHILLING],
      ['K', GUINEA],
    ],
  ],
  [
    'Sir James Courtly',
    'spades',
    18,
    [
      ['3', 5 * SHILLING],
      ['6', 10 * SHILLING],
      ['Q', POUND],
    ],
  ],
  [
    'Mrs Sago',
    'diamonds',
    10,
    [
      ['8', HALF_CROWN],
      ['10', 5 * SHILLING],
      ['J', 5 * SHILLING],
    ],
  ],
  [
    'Lord Worthy',
    'clubs',
    40,
    [
      ['5', GUINEA],
      ['10', 2 * GUINEA],
      ['Q', GUINEA],
    ],
  ],
  [
    'Valeria',
    'hearts',
    10,
    [
      ['2', HALF_CROWN],
      ['9', 5 * SHILLING],
      ['J', HALF_CROWN],
    ],
  ],
  [
    'Captain Hearty',
    'spades',
    15,
    [
      ['7', POUND],
      ['J', 10 * SHILLING],
      ['A', 5 * SHILLING],
    ],
  ],
];

const BANK = 150 * POUND;

const seats = (): Entry[] =>
  PUNTERS.map(([name, suit, pounds]) => ({ kind: 'seat', name, suit, purse: pounds * POUND }));

const stakes = (): Entry[] =>
  PUNTERS.flatMap(([punter, , , placed]) =>
    placed.map(([card, amount]) => ({ kind: 'stake', punter, card, amount })),
  );

/** A practice table with its stakes, and a demonstration. */
export const { startPractice, loadDemonstration } = createPractice({
  opening: {
    rules: { preset: 'parlour' },
    currency: 'lsd',
    game: 'basset',
    bank: { holder: null, funds: BANK },
    banker: null,
  },
  nameOf: () => commonMessages().practice.name,
  entries: [...seats(), ...stakes()],
  demonstration: demonstrationAddress,
  demonstrationTitle: () => commonMessages().practice.demonstration,
});
