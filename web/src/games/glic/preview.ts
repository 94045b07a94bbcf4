/** Estimates of unsent entries, shown before the engine has computed them: without rules, nets or the settlement. */

import type { Entry } from '../../outbox/entry.ts';
import type { GamePreview } from '../../outbox/ports.ts';
import { differingRows, withoutOffers } from '../../table-kit/model/default-preview.ts';
import { paymentsOf, withAntes, withEnd, withPayments } from './model/estimate-money.ts';
import { afterBetting, withBet, withPassed } from './model/estimate-betting.ts';
import { owedBy, poolsPaid, heldBy, othersOf, runsOf } from './model/table-queries.ts';
import { withMoney } from './model/with-money.ts';
import type { Left, Pool, Table } from './view.ts';

/** Returns the table with an entry applied. Which entries may follow is then unknown, so it has no offers. */
export function preview(table: Table, entry: Entry): Table {
  const estimate = ESTIMATES[entry.kind];
  if (!estimate) return table;
  return withoutOffers(estimate(table, entry));
}

const nameIn = (entry: Entry): string => String(entry['punter'] ?? '');

const ESTIMATES: Readonly<Record<string, (table: Table, entry: Entry) => Table>> = {
  deal: withAntes,
  claim: (table, entry) => withClaim(table, nameIn(entry), entry['pool'] as Pool),
  bet: (table, entry) =>
    withBet(table, nameIn(entry), owedBy(table, nameIn(entry)) + Number(entry['amount'])),
  see: (table, entry) => withBet(table, nameIn(entry), owedBy(table, nameIn(entry))),
  pass: (table, entry) => withPassed(table, entry['all'] ? null : nameIn(entry)),
  fold: (table, entry) => afterBetting({ ...table, folded: [...table.folded, nameIn(entry)] }, nameIn(entry)),
  best: (table, entry) => ({
    ...table,
    winners: [...((entry['punters'] as readonly string[] | undefined) ?? [])],
    owes_settlement: true,
  }),
  run: (table, entry) => withRun(table, nameIn(entry)),
  out: (table, entry) => withWin(table, nameIn(entry), (entry['left'] ?? []) as Left[]),
  end: (table) =>
    withEnd(withMoney(table, new Map(table.bets.map(({ punter, amount }) => [punter, amount])))),
};

function withRun(table: Table, punter: string): Table {
  const payments = paymentsOf(
    table,
    othersOf(table, punter).map((other) => ({ punter: other, count: 1 })),
  );
  const run = { punter, payments };
  const last_runs = [...runsOf(table), run];
  return { ...withPayments(table, punter, payments), last_run: run, last_runs };
}

function withWin(table: Table, punter: string, counts: Left[]): Table {
  const payments = paymentsOf(table, counts);
  return { ...withEnd(withPayments(table, punter, payments)), last_win: { punter, counts, payments } };
}

function withClaim(table: Table, name: string, pool: Pool): Table {
  const paid = poolsPaid(table, name, pool);
  const sum = paid.reduce((total, one) => total + heldBy(table, one), 0);
  return {
    ...withMoney(table, new Map([[name, sum]])),
    pools: table.pools.map((one) => (paid.includes(one.pool) ? { ...one, amount: 0 } : one)),
    claims: [...table.claims, ...paid.map((one) => ({ pool: one, punter: name }))],
  };
}

function rowText({ players }: Partial<Table>, name: string): string {
  const player = players?.find((one) => one.name === name);
  const { purse, net, brought_in: broughtIn, cashed_out: cashedOut, at_table: atTable } = player ?? {};
  return JSON.stringify([purse, net, broughtIn, cashedOut, atTable]);
}

/** Returns the names of the players whose recorded row differs from the predicted one. */
export const differingPlayers = differingRows<Table>(({ players }) => players, rowText);

/** How the outbox shows entries of this game that the server has not confirmed. */
export const tablePreview: GamePreview<Table> = {
  preview,
  isDraw: () => false,
  differingPlayers,
  drawId: ({ hands, phase }) => `${hands} ${phase}`,
  isDealing: ({ phase }) => phase !== 'between' && phase !== 'closed',
};
