/** What taps do at a table of Glic. */

import type { TableActions, TableModel } from '../../../table-kit/model/table-model.ts';
import { isSecondTap } from '../../../table-kit/model/ui-state.ts';
import type { Pool, Table } from '../view.ts';
import type { OwnMode } from './own-mode.ts';
import { betRange, othersOf } from './table-queries.ts';

type Model = Pick<TableModel<Table, OwnMode>, 'actions' | 'uiState'>;

/** Enters what `enter` makes, and closes the tray. Does nothing before the table is loaded. */
function withTable(model: Model, enter: (table: Table, actions: TableActions<Table>) => void): void {
  const table = model.actions.table();
  if (!table) return;
  model.uiState.mode.value = { kind: 'none' };
  enter(table, model.actions);
}

export const enterDeal = (model: Model): void =>
  withTable(model, (_, actions) => actions.enqueue('deal', {}));

/** Chooses the pool whose winner is named next; the same pool again: none. */
export function choosePool({ uiState: { mode } }: Model, pool: Pool): void {
  const current = mode.peek() as OwnMode;
  mode.value = current.kind === 'claim' && current.pool === pool ? { kind: 'none' } : { kind: 'claim', pool };
}

export const enterClaim = (model: Model, player: string, pool: Pool): void =>
  withTable(model, (_, actions) => actions.enqueue('claim', { punter: player, pool }));

/** What the player in turn does in the betting. */
export type BetVerb = 'see' | 'pass' | 'fold';

export const enterTurn = (model: Model, verb: BetVerb): void =>
  withTable(model, ({ turn }, actions) => {
    if (turn !== null) actions.enqueue(verb, { punter: turn });
  });

/** Bets an amount above what the player in turn owes. Does nothing with an amount that the rules refuse. */
export const enterBet = (model: Model, amount: number): void =>
  withTable(model, (table, actions) => {
    const { least, most } = betRange(table);
    if (table.turn !== null && amount >= least && amount <= most)
      actions.enqueue('bet', { punter: table.turn, amount });
  });

export const passAll = (model: Model): void =>
  withTable(model, (_, actions) => actions.enqueue('pass', { all: true }));

export const enterBest = (model: Model, players: readonly string[]): void =>
  withTable(model, (_, actions) => actions.enqueue('best', { punters: players }));

/** Adds a player to those with equal hands, or removes the player. */
export function toggleEqual({ uiState: { mode } }: Model, player: string): void {
  const current = mode.peek() as OwnMode;
  if (current.kind !== 'equal') return;
  const { players } = current;
  const others = players.filter((name) => name !== player);
  mode.value = { kind: 'equal', players: others.length < players.length ? others : [...players, player] };
}

export const enterRun = (model: Model, player: string): void =>
  withTable(model, (_, actions) => actions.enqueue('run', { punter: player }));

/** Notes the cards that a player has left; another tap replaces the first. With the last count, the hand is entered. */
export function countLeft(model: Model, other: string, cards: number): void {
  const { mode } = model.uiState;
  const current = mode.peek() as OwnMode;
  const table = model.actions.table();
  if (!table || current.kind !== 'out') return;
  const { player } = current;
  const left = { ...current.left, [other]: cards };
  const others = othersOf(table, player);
  if (others.some((name) => left[name] === undefined)) mode.value = { kind: 'out', player, left };
  else
    withTable(model, (_, actions) =>
      actions.enqueue('out', {
        punter: player,
        left: others.map((name) => ({ punter: name, count: left[name] })),
      }),
    );
}

/** Forgets the cards of a player, to count them again. */
export function countAgain({ uiState: { mode } }: Model, other: string): void {
  const current = mode.peek() as OwnMode;
  if (current.kind !== 'out') return;
  const others = Object.entries(current.left).filter(([name]) => name !== other);
  mode.value = { ...current, left: Object.fromEntries(others) };
}

/** Gives the hand up at the second tap within some seconds. */
export function giveUp({ actions, uiState }: Model): void {
  if (!isSecondTap(uiState)) return;
  uiState.mode.value = { kind: 'none' };
  actions.enqueue('end', {});
}
