/** How the betting of an estimate goes on: bets, who is in turn, and when it stops. */

import type { Table } from '../view.ts';
import { betOf, bettingOrder, contenders } from './table-queries.ts';
import { withMoney } from './with-money.ts';

/** Returns the table after a player put an amount into the Poch. */
export function withBet(table: Table, name: string, amount: number): Table {
  const others = table.bets.filter(({ punter }) => punter !== name);
  const bets = [...others, { punter: name, amount: betOf(table, name) + amount }];
  const after = withMoney(table, new Map([[name, -amount]]), bets);
  const level = Math.max(...bets.map((bet) => bet.amount));
  return { ...after, level, phase: 'betting', passed: [], turn: turnAfter(table, name) };
}

/** `name`: who passed; null: all, so that the betting stops. */
export function withPassed(table: Table, name: string | null): Table {
  const all = bettingOrder(table).filter((one) => !table.folded.includes(one));
  const passed = name === null ? all : [...table.passed, name];
  return afterBetting({ ...table, phase: 'betting', passed: [...passed] }, name ?? table.turn ?? '');
}

/** Returns the table after a player passed or folded: the next is in turn, or the betting stops. */
export function afterBetting(table: Table, name: string): Table {
  const left = bettingOrder(table).filter((one) => !table.folded.includes(one));
  if (left.length > 1 && left.some((one) => !table.passed.includes(one)))
    return { ...table, phase: 'betting', turn: turnAfter(table, name) };
  if (table.bets.length === 0) return { ...table, phase: 'playing', turn: null, folded: [], passed: [] };
  const canWin = contenders(table);
  const winners = canWin.length === 1 ? [...canWin] : [];
  return { ...table, phase: 'showing', turn: null, passed: [], winners, owes_settlement: winners.length > 0 };
}

function turnAfter(table: Table, name: string): string {
  const order = bettingOrder(table);
  const seat = order.indexOf(name);
  const others = [...order.slice(seat + 1), ...order.slice(0, Math.max(seat, 0))];
  return others.find((one) => !table.folded.includes(one)) ?? name;
}
