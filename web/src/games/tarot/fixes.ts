/** Ways out of the refusals of Swiss Tarot, by code. */

import type { Command } from '../../outbox/entry.ts';
import { money } from '../../i18n/amounts/currency.ts';
import { commandOf, openTray, replaceWith } from '../../table-kit/rejection/fix.ts';
import { missingBuyIn, purseShort } from '../../table-kit/rejection/player-fixes.ts';
import type { Fix as AnyFix, Refused as AnyRefused } from '../../table-kit/table-game.ts';
import { messages } from './messages/messages.ts';
import type { OwnMode } from './model/own-mode.ts';
import { countsIn } from './short-entry.ts';
import type { Table } from './view.ts';

type Fix = AnyFix<OwnMode>;
type Refused = AnyRefused<Table>;

const ANTE: Command = { kind: 'ante', fields: {} };
const END: Command = { kind: 'end', fields: {} };

/** The counts again, as they were typed. A tap on a player asks for that count again. */
function countAgain({ entry, table }: Refused): Fix[] {
  const figures = Object.fromEntries(countsIn(entry).map(({ punter, count }) => [punter, String(count)]));
  const mode = { kind: 'count', deals: table.deals, figures, player: null } as const;
  return [openTray<OwnMode>(messages().fixes.countAgain, { mode })];
}

/** An ante that a purse cannot pay: buy in what is missing, or play for less. */
function anteShort(refused: Refused): Fix[] {
  const { entry, table } = refused;
  if (entry.kind !== 'ante') return purseShort(refused, 'amount');
  const amount = Number(entry['amount'] ?? table.rules.ante);
  const buyIn = missingBuyIn({ ...refused, entry: { ...entry, amount } }, 'amount');
  const most = Math.min(...table.players.map(({ purse }) => purse ?? 0));
  if (most <= 0) return buyIn;
  const words = messages().fixes.ante(money(most, table.currency));
  return [...buyIn, replaceWith(words, [{ kind: 'ante', fields: { amount: most } }])];
}

export const tableFixes: Readonly<Record<string, (refused: Refused) => readonly Fix[]>> = {
  counts_wrong: countAgain,
  too_few_players: () => [openTray(messages().steps.addPlayer, { mode: { kind: 'seat', name: '' } })],
  deal_in_progress: (refused) => [replaceWith(messages().fixes.giveUp, [END, commandOf(refused)])],
  deal_not_begun: (refused) =>
    refused.entry.kind === 'count'
      ? [replaceWith(messages().fixes.anteFirst, [ANTE, commandOf(refused)])]
      : [],
  draw_out_of_turn: (refused) => [
    replaceWith(messages().fixes.enterAgain, [commandOf(refused, { place: refused.table.round })]),
  ],
  purse_short: anteShort,
  table_full: () => [{ words: messages().fixes.newTable, action: { kind: 'new_table' } }],
};
