/** What taps do at a table of Baccarat. */

import { changeCommands } from '../../../table-kit/banks/changed-sum.ts';
import { NO_MODE } from '../../../table-kit/model/ui-state.ts';
import type { TableActions, TableModel } from '../../../table-kit/model/table-model.ts';
import { handsOf, type Hand, type Result, type Table } from '../view.ts';
import { enteredCards, NO_CARD, withoutLastTap } from './card-entry.ts';
import type { OwnMode } from './own-mode.ts';
import { mayDeal, stakeOf } from './table-queries.ts';

export type Model = Pick<TableModel<Table, OwnMode>, 'actions' | 'uiState'>;

/** Enters an entry of the table that `enter` makes, and closes the tray. Does nothing before the table is loaded. */
function withTable(model: Model, enter: (table: Table, actions: TableActions<Table>) => void): void {
  const table = model.actions.table();
  if (!table) return;
  model.uiState.mode.value = NO_MODE;
  enter(table, model.actions);
}

const enterAlone = (verb: string) => (model: Model) =>
  withTable(model, (_, actions) => actions.enqueue(verb, {}));

/** Places the stakes of the last hand again. */
export const repeatStakes = enterAlone('again');
export const acceptStakes = enterAlone('accept');
export const passDeal = enterAlone('pass');
export const shuffle = enterAlone('shoe');

export const enterBank = (model: Model, punter: string, amount: number): void =>
  withTable(model, (_, actions) => actions.enqueue('bank', { punter, amount }));

export const refillBank = (model: Model, amount: number): void =>
  withTable(model, (_, actions) => actions.enqueue('fund', { amount }));

export const enterStake = (model: Model, punter: string, amount: number): void =>
  withTable(model, (_, actions) => actions.enqueue('stake', { punter, amount }));

/** Makes the whole stake of a player another. */
export const changeStake = (model: Model, punter: string, sum: number): void =>
  withTable(model, (table, actions) => {
    const place = (amount: number) => ({ kind: 'stake', fields: { punter, amount } });
    const takeBack = { kind: 'withdraw', fields: { punter } };
    actions.enqueueAll(changeCommands(stakeOf(table, punter), sum, place, takeBack));
  });

export const takeStakeBack = (model: Model, punter: string): void =>
  withTable(model, (_, actions) => actions.enqueue('withdraw', { punter }));

export const enterBanco = (model: Model, punter: string, isCheval: boolean): void =>
  withTable(model, (_, actions) => actions.enqueue('banco', { punter, ...(isCheval && { how: 'cheval' }) }));

/** Enters what won. Of two hands, the right one waits for the left. */
export function enterResult(model: Model, result: Result): void {
  const table = model.actions.table();
  const { mode } = model.uiState;
  const now = mode.peek() as OwnMode;
  if (!table || !mayDeal(table)) return;
  if (handsOf(table).length > 1 && now.kind !== 'result') {
    mode.value = { kind: 'result', right: result };
    return;
  }
  const results = now.kind === 'result' ? { right: now.right, left: result } : { right: result };
  withTable(model, (_, actions) => actions.enqueue('hand', { ...results, place: table.hand }));
}

/** Adds a card, or `NO_CARD`. With the last one, the hand is entered. */
export function tapCard(model: Model, card: string): void {
  changeCards(model, (mode) => ({ ...mode, taps: [...mode.taps, card] }));
}

export const standPat = (model: Model): void => tapCard(model, NO_CARD);

/** Asks for the third card of a side that should have none. */
export const drawFalsely = (model: Model, hand: Hand): void =>
  changeCards(model, (mode) => ({ ...mode, drawn: [...mode.drawn, hand] }));

/** Takes the newest card back; before the first, the hand is entered by its result again. */
export function takeCardBack(model: Model): void {
  const { mode } = model.uiState;
  const table = model.actions.table();
  const now = mode.peek() as OwnMode;
  const earlier = table && now.kind === 'cards' ? withoutLastTap({ ...now, hands: handsOf(table) }) : null;
  mode.value = earlier ? { kind: 'cards', taps: earlier.taps, drawn: earlier.drawn } : NO_MODE;
}

type CardsMode = Extract<OwnMode, { kind: 'cards' }>;

function changeCards(model: Model, change: (mode: CardsMode) => CardsMode): void {
  const { mode } = model.uiState;
  const table = model.actions.table();
  const now = mode.peek() as OwnMode;
  if (!table || now.kind !== 'cards') return;
  const after = change(now);
  const { cards, next } = enteredCards({ ...after, hands: handsOf(table) });
  if (next !== null) {
    mode.value = after;
    return;
  }
  const dealt = Object.entries(cards).filter(([, own]) => own.length);
  withTable(model, (_, actions) =>
    actions.enqueue('cards', { ...Object.fromEntries(dealt), place: table.hand }),
  );
}
