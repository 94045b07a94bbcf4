/** Ways out of the refusals of Lansquenet, by code. */

import type { Command } from '../../outbox/entry.ts';
import { money } from '../../i18n/amounts/currency.ts';
import { commandOf, number, replaceWith } from '../../table-kit/rejection/fix.ts';
import type { Fix as AnyFix, Refused as AnyRefused } from '../../table-kit/table-game.ts';
import { messages } from './messages/messages.ts';
import type { OwnMode } from './model/own-mode.ts';
import type { Table } from './view.ts';

type Fix = AnyFix<OwnMode>;
type Refused = AnyRefused<Table>;
type Fixes = (refused: Refused) => readonly Fix[];

const PASS: Command = { kind: 'pass', fields: {} };

const AMOUNT_FIELDS: Readonly<Record<string, string>> = {
  wager: 'amount',
  cover: 'amount',
  auction: 'price',
};

/** Returns the same entry with another amount; none if there is no such amount. */
function withAmount(refused: Refused, amount: number): Fix[] {
  const { entry, table } = refused;
  const field = AMOUNT_FIELDS[entry.kind];
  if (amount <= 0 || field === undefined) return [];
  const { wager, cover, pay } = messages().fixes;
  const words = { wager, cover, auction: pay }[entry.kind] ?? wager;
  const { all: _, ...fields } = commandOf(refused).fields;
  return [
    replaceWith(words(money(amount, table.currency)), [
      { kind: entry.kind, fields: { ...fields, [field]: amount } },
    ]),
  ];
}

/** The entry changes the wager or the deck while covers stand: take them back first. */
function takeCoversBack(refused: Refused): Fix[] {
  const { covers } = refused.table;
  const [only] = covers;
  if (!only || covers.length > 1) return [];
  return [
    replaceWith(messages().fixes.takeCoverBack(only.punter), [
      { kind: 'withdraw', fields: { punter: only.punter } },
      commandOf(refused),
    ]),
  ];
}

/** The deck must be sold or passed before the next wager. */
const sellOrPass: Fixes = (refused) => [
  replaceWith(messages().fixes.pass, [PASS, commandOf(refused)]),
  { words: messages().fixes.sell, action: { kind: 'tray', ui: { mode: { kind: 'sale', player: null } } } },
];

export const tableFixes: Readonly<Record<string, Fixes>> = {
  deal_in_progress: takeCoversBack,
  too_few_players: () => [
    { words: messages().fixes.addPlayer, action: { kind: 'tray', ui: { mode: { kind: 'seat', name: '' } } } },
  ],
  answers_pending: sellOrPass,
  auction_not_allowed: () => [replaceWith(messages().fixes.pass, [PASS])],
  restake_too_small: (refused) => withAmount(refused, number(refused.refusal.facts['minimum'])),
  stake_below_minimum: (refused) => withAmount(refused, number(refused.refusal.facts['minimum'])),
  stake_above_maximum: (refused) => withAmount(refused, number(refused.refusal.facts['maximum'])),
  bank_cover_short: (refused) => withAmount(refused, number(refused.refusal.facts['left'])),
  draw_out_of_turn: (refused) => [
    {
      words: messages().fixes.enterAgain,
      action: { kind: 'replace', commands: [commandOf(refused, { place: refused.table.hand })] },
    },
  ],
  nothing_staked: () => [replaceWith(messages().fixes.pass, [PASS])],
};
