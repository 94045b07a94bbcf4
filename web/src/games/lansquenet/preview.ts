/** Estimates of unsent entries, shown before the engine has computed them: without rules, nets or the next banker. */

import type { Entry } from '../../outbox/entry.ts';
import type { GamePreview } from '../../outbox/ports.ts';
import { differingRows, estimateUntilSettlement } from '../../table-kit/model/default-preview.ts';
import { withMoved } from '../../table-kit/banks/moved-money.ts';
import { outcomeOf } from './model/hand-result.ts';
import { coverOf } from './model/table-queries.ts';
import type { Outcome, Table } from './view.ts';

/** Returns the table with an entry applied. Which entries may follow is then unknown, so it has no offers. */
export const preview = estimateUntilSettlement(estimate);

function estimate(table: Table, entry: Entry): Table {
  switch (entry.kind) {
    case 'wager':
      return withWager(table, Number(entry['amount']));
    case 'cover':
      return withCover(table, String(entry['punter']), entry['all'] ? table.left : Number(entry['amount']));
    case 'withdraw':
      return withoutCover(table, String(entry['punter']));
    case 'match':
      return withHand(table, entry['outcome'] as Outcome, []);
    case 'cards':
      return withCards(table, (entry['cards'] as readonly string[] | undefined) ?? []);
    default:
      return table;
  }
}

const withStaked = (table: Table, name: string | null, amount: number): Table =>
  withMoved(table, name, amount, amount);

function withWager(table: Table, amount: number): Table {
  const staked = withStaked(table, table.banker, amount - table.wager);
  return { ...staked, phase: 'covering', wager: amount, left: amount };
}

function withCover(table: Table, punter: string, amount: number): Table {
  const staked = withStaked(table, punter, amount);
  const total = coverOf(table, punter) + amount;
  const isNew = coverOf(table, punter) === 0;
  const covers = isNew
    ? [...table.covers, { punter, amount }]
    : table.covers.map((cover) => (cover.punter === punter ? { punter, amount: total } : cover));
  return { ...staked, covers, left: table.left - amount };
}

function withoutCover(table: Table, punter: string): Table {
  const amount = coverOf(table, punter);
  const staked = withStaked(table, punter, -amount);
  const covers = table.covers.filter((cover) => cover.punter !== punter);
  return { ...staked, covers, left: table.left + amount };
}

function withCards(table: Table, cards: readonly string[]): Table {
  const outcome = outcomeOf(cards, table.rules.match);
  return outcome === null ? table : withHand(table, outcome, [...cards]);
}

const withHand = (table: Table, outcome: Outcome, cards: string[]): Table => ({
  ...table,
  ...{ dealt: { outcome, cards }, last_cards: cards, hand: table.hand + 1, owes_settlement: true },
});

/** Returns a player's row as a text to compare. */
function rowText({ players, covers, banker }: Partial<Table>, name: string): string {
  const player = players?.find((one) => one.name === name);
  const cover = covers?.find(({ punter }) => punter === name);
  const { purse, net, brought_in: broughtIn, cashed_out: cashedOut } = player ?? {};
  return JSON.stringify([purse, net, broughtIn, cashedOut, cover?.amount, name === banker]);
}

const DRAWS = new Set(['match', 'cards']);

/** Returns the names of the players whose recorded row differs from the predicted one. */
export const differingPlayers = differingRows<Table>(({ players }) => players, rowText);

/** How the outbox shows entries of this game that the server has not confirmed. */
export const tablePreview: GamePreview<Table> = {
  preview,
  isDraw: (kind) => DRAWS.has(kind),
  differingPlayers,
  drawId: ({ hand }) => String(hand),
  isDealing: ({ phase }) => phase === 'covering',
};
