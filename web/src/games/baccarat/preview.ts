/** Estimates of unsent entries, shown before the engine has computed them: without rules, nets or the next banker. */

import type { Entry } from '../../outbox/entry.ts';
import type { GamePreview } from '../../outbox/ports.ts';
import { estimateUntilSettlement } from '../../table-kit/model/default-preview.ts';
import { withMoved } from '../../table-kit/banks/moved-money.ts';
import { cardsIn, resultsByCards, resultsIn } from './model/entered-hand.ts';
import { lastStakes } from './model/sums.ts';
import { findPlayer, stakeOf, sumOf } from './model/table-queries.ts';
import type { PlayedHand, Stake, Table } from './view.ts';

/** Returns the table with an entry applied. Which entries may follow is then unknown, so it has no offers. */
export const preview = estimateUntilSettlement(estimate);

function estimate(table: Table, entry: Entry): Table {
  const [punter, amount] = [String(entry['punter']), Number(entry['amount'])];
  switch (entry.kind) {
    case 'bank':
      return withBank(table, punter, amount);
    case 'fund':
      return withMoreBank(table, amount);
    case 'accept':
      return { ...withMoreBank(table, table.excess), is_unlimited: isUnlimited(table) };
    case 'stake':
      return withStake(table, punter, amount);
    case 'withdraw':
      return withStake(table, punter, -stakeOf(table, punter));
    case 'again':
      return lastStakes(table).reduce((after, one) => withStake(after, one.punter, one.amount), table);
    case 'banco':
      return withBanco(table, punter, Boolean(entry['how']));
    case 'hand':
      return withHand(table, resultsIn(entry));
    case 'cards':
      return withHand(table, resultsByCards(cardsIn(entry)));
    default:
      return table;
  }
}

const isUnlimited = ({ rules, is_unlimited }: Table): boolean =>
  is_unlimited || rules.accepted === 'unlimited';

/** Returns the table with what follows from its stakes and its bank. */
function withCovered(table: Table): Table {
  let left = table.bank;
  const position = ({ punter }: Stake): number => table.order.indexOf(punter);
  const stakes = [...table.stakes]
    .sort((one, other) => position(one) - position(other))
    .map((stake) => {
      const covered = Math.min(stake.amount, left);
      left -= covered;
      return { ...stake, covered };
    });
  const staked = sumOf(stakes.map(({ amount }) => amount));
  return {
    ...table,
    ...{ stakes, staked, excess: Math.max(0, staked - table.bank), is_broken: table.bank === 0 },
    at_risk: Math.min(table.bank, staked),
  };
}

/** Returns the table with all stakes of some players at home. */
const withHome = (table: Table, names: readonly string[]): Table =>
  names.reduce((after, name) => withStake(after, name, -stakeOf(after, name)), table);

const staking = ({ stakes }: Table): readonly string[] => [...new Set(stakes.map(({ punter }) => punter))];

function withBank(table: Table, banker: string, amount: number): Table {
  const home = amount === table.passed_sum ? [banker] : staking(table);
  const moved = withMoved(withHome(table, home), banker, amount, amount);
  const order = table.order.filter((name) => name !== banker);
  const at = { phase: 'staking' as const, banker, in_turn: null, bank: amount, put_up: amount, order };
  return withCovered({ ...moved, ...at, passed_sum: 0 });
}

function withMoreBank(table: Table, amount: number): Table {
  const moved = withMoved(table, table.banker, amount, amount);
  return withCovered({ ...moved, bank: table.bank + amount, put_up: table.put_up + amount });
}

function withStake(table: Table, punter: string, amount: number): Table {
  const moved = withMoved(table, punter, amount, amount);
  const total = stakeOf(table, punter) + amount;
  const hand = findPlayer(table, punter)?.hand ?? 'right';
  const others = table.stakes.filter((stake) => stake.punter !== punter);
  const own = total > 0 ? [{ punter, hand, amount: total, covered: 0, abides: false }] : [];
  return withCovered({ ...moved, stakes: [...others, ...own] });
}

function withBanco(table: Table, punter: string, isCheval: boolean): Table {
  const hand = findPlayer(table, punter)?.hand ?? 'right';
  const others = table.bancos.filter((claim) => claim.hand !== hand);
  const staked = withStake(withHome(table, staking(table)), punter, table.bank);
  return { ...staked, bancos: [...others, { punter, hand, is_cheval: isCheval, won: false }] };
}

const withHand = (table: Table, { right, left }: PlayedHand): Table => ({
  ...table,
  dealt: { right, left, bank_cards: [], right_cards: [], left_cards: [] },
  ...{ hand: table.hand + 1, owes_settlement: true },
});

const DRAWS = new Set(['hand', 'cards']);

/** How the outbox shows entries of this game that the server has not confirmed. */
export const tablePreview: Partial<GamePreview<Table>> = {
  preview,
  isDraw: (kind) => DRAWS.has(kind),
  drawId: ({ hand }) => String(hand),
  isDealing: ({ phase }) => phase === 'staking',
};
