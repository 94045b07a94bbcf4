/** What taps do at a table of Lansquenet. */

import { changeCommands } from '../../../table-kit/banks/changed-sum.ts';
import type { TableActions, TableModel } from '../../../table-kit/model/table-model.ts';
import type { Outcome, Table } from '../view.ts';
import { outcomeOf } from './hand-result.ts';
import type { OwnMode } from './own-mode.ts';
import { coverCommand, lastCovers } from './sums.ts';
import { coverOf } from './table-queries.ts';

type Model = Pick<TableModel<Table, OwnMode>, 'actions' | 'uiState'>;

/** Closes the tray that is open. */
function closeTray({ uiState }: Model): void {
  uiState.mode.value = { kind: 'none' };
}

/** Enters an entry of the table that `enter` makes, and closes the tray. Does nothing before the table is loaded. */
function withTable(model: Model, enter: (table: Table, actions: TableActions<Table>) => void): void {
  const table = model.actions.table();
  if (!table) return;
  closeTray(model);
  enter(table, model.actions);
}

export const enterWager = (model: Model, amount: number): void =>
  withTable(model, (_, actions) => actions.enqueue('wager', { amount }));

export const enterCover = (model: Model, player: string, amount: number): void =>
  withTable(model, (table, actions) => {
    const { kind, fields } = coverCommand(table, player, amount);
    actions.enqueue(kind, fields);
  });

/** Makes the whole cover of a player another. */
export const changeCover = (model: Model, punter: string, sum: number): void =>
  withTable(model, (table, actions) => {
    const place = (amount: number) => ({ kind: 'cover', fields: { punter, amount } });
    const takeBack = { kind: 'withdraw', fields: { punter } };
    actions.enqueueAll(changeCommands(coverOf(table, punter), sum, place, takeBack));
  });

export const takeCoverBack = (model: Model, player: string): void =>
  withTable(model, (_, actions) => actions.enqueue('withdraw', { punter: player }));

/** Places the covers of the last hand again: an entry for each, as one tap. */
export const repeatCovers = (model: Model): void =>
  withTable(model, (table, actions) =>
    actions.enqueueAll(
      lastCovers(table).map(({ punter, amount }) => ({ kind: 'cover', fields: { punter, amount } })),
    ),
  );

export const enterOutcome = (model: Model, outcome: Outcome): void =>
  withTable(model, (table, actions) => actions.enqueue('match', { outcome, place: table.hand }));

/** Adds a card to the hand. With the card that matches, the hand is entered. */
export function tapCard(model: Model, card: string): void {
  const { mode } = model.uiState;
  const table = model.actions.table();
  if (!table || mode.peek().kind !== 'cards') return;
  const cards = [...cardsIn(mode.peek()), card];
  if (outcomeOf(cards, table.rules.match) === null) mode.value = { kind: 'cards', cards };
  else withTable(model, (_, actions) => actions.enqueue('cards', { cards, place: table.hand }));
}

const cardsIn = (mode: { readonly kind: string; readonly cards?: readonly string[] }): readonly string[] =>
  mode.cards ?? [];

export const passDeck = (model: Model): void => withTable(model, (_, actions) => actions.enqueue('pass', {}));

export const sellDeck = (model: Model, buyer: string, price: number): void =>
  withTable(model, (_, actions) => actions.enqueue('auction', { punter: buyer, price }));
