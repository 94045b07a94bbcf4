/** Ways out of the refusals of Glic, by code. */

import type { Command } from '../../outbox/entry.ts';
import { money } from '../../i18n/amounts/currency.ts';
import { commandOf, number, replaceWith } from '../../table-kit/rejection/fix.ts';
import type { Fix as AnyFix, Refused as AnyRefused } from '../../table-kit/table-game.ts';
import { messages } from './messages/messages.ts';
import type { OwnMode } from './model/own-mode.ts';
import { isHandOn } from './model/table-queries.ts';
import type { Pool, Table } from './view.ts';

type Fix = AnyFix<OwnMode>;
type Refused = AnyRefused<Table>;

const command = (kind: string, fields: Record<string, unknown> = {}): Command => ({ kind, fields });

const openMode = (words: string, mode: OwnMode | { kind: 'seat'; name: string }): Fix => ({
  words,
  action: { kind: 'tray', ui: { mode } },
});

const before = (words: string, refused: Refused, ...commands: readonly Command[]): Fix =>
  replaceWith(words, [...commands, commandOf(refused)]);

/** Asks for another player with the cards of the pool. */
const otherPlayer = ({ entry }: Refused): Fix[] =>
  entry.kind === 'claim'
    ? [openMode(messages().fixes.otherPlayer, { kind: 'claim', pool: entry['pool'] as Pool })]
    : [];

/** The entry was made for another player than the one in turn. */
const forTurn = (refused: Refused): Fix[] => {
  const { turn } = refused.table;
  if (turn === null) return [];
  return [replaceWith(messages().fixes.forTurn(turn), [commandOf(refused, { punter: turn })])];
};

const countAgain = ({ entry }: Refused): Fix[] => [
  openMode(messages().fixes.countAgain, { kind: 'out', player: String(entry['punter'] ?? ''), left: {} }),
];

const withBet = (refused: Refused, amount: number): Fix[] =>
  refused.entry.kind === 'bet' && amount > 0
    ? [
        replaceWith(messages().fixes.bet(money(amount, refused.table.currency)), [
          commandOf(refused, { amount }),
        ]),
      ]
    : [];

export const tableFixes: Readonly<Record<string, (refused: Refused) => readonly Fix[]>> = {
  deal_in_progress: (refused) => [before(messages().fixes.giveUp, refused, command('end'))],
  deal_not_begun: (refused) => [before(messages().fixes.deal, refused, command('deal'))],
  too_few_players: () => [openMode(messages().steps.addPlayer, { kind: 'seat', name: '' })],
  not_in_hand: otherPlayer,
  not_in_turn: forTurn,
  pool_claimed: () => [],
  too_many_cards: otherPlayer,
  answers_pending: (refused) =>
    refused.table.turn !== null
      ? [before(messages().fixes.passAll, refused, command('pass', { all: true }))]
      : [],
  nothing_to_answer: ({ entry, table }) =>
    isHandOn(table) && table.turn !== null && entry.kind !== 'best'
      ? [replaceWith(messages().fixes.pass(table.turn), [command('pass', { punter: table.turn })])]
      : [],
  stake_below_minimum: (refused) => withBet(refused, number(refused.refusal.facts['minimum'])),
  stake_above_maximum: (refused) => withBet(refused, number(refused.refusal.facts['maximum'])),
  counts_wrong: countAgain,
};
