/** What taps do at a table of Swiss Tarot. */

import type { TableModel } from '../../../table-kit/model/table-model.ts';
import { isSecondTap } from '../../../table-kit/model/ui-state.ts';
import type { Table } from '../view.ts';
import { isKind, NO_TAPS, pointsOf, withoutTap, withTap, type CountingCard } from './counting-aid.ts';
import {
  askAgain,
  countedOf,
  noCounts,
  typedIn,
  withFigure,
  withNextPlayer,
  withoutFigure,
  withPoints,
} from './counts.ts';
import type { OwnMode, Typed } from './own-mode.ts';

type Model = Pick<TableModel<Table, OwnMode>, 'actions' | 'uiState'>;

/** Does nothing before the table is loaded. */
function withTable(model: Model, act: (table: Table) => void): void {
  const table = model.actions.table();
  if (table) act(table);
}

/** `amount`: another stake than that of the rules; null: theirs. */
export const enterAnte = (model: Model, amount: number | null): void =>
  withTable(model, () => {
    model.uiState.mode.value = { kind: 'none' };
    model.actions.enqueue('ante', amount === null ? {} : { amount });
  });

/** Gives the game up at the second tap within some seconds. */
export function giveUp({ actions, uiState }: Model): void {
  if (!isSecondTap(uiState)) return;
  uiState.mode.value = { kind: 'none' };
  actions.enqueue('end', {});
}

/** Changes the counts that are being typed. */
const change = (model: Model, step: (table: Table, typed: Typed) => Typed): void =>
  withTable(model, (table) => {
    const { mode } = model.uiState;
    mode.value = { kind: 'count', deals: table.deals, ...step(table, typedIn(table, mode.peek())) };
  });

export const askPlayer = (model: Model, player: string): void =>
  change(model, (_, typed) => askAgain(typed, player));

export const askNext = (model: Model): void => change(model, withNextPlayer);

/** A figure of the count or, while tricks are counted, of their number. */
export function tapFigure(model: Model, figure: string): void {
  const { mode } = model.uiState;
  const current = mode.peek() as OwnMode;
  if (current.kind !== 'aid') change(model, (table, typed) => withFigure(table, typed, figure));
  else mode.value = { ...current, ...withTap(current, figure) };
}

export function deleteFigure(model: Model): void {
  const { mode } = model.uiState;
  const current = mode.peek() as OwnMode;
  if (current.kind !== 'aid') change(model, withoutFigure);
  else {
    const newest = current.taps.findLastIndex((tap) => !isKind(tap));
    mode.value = { ...current, ...withoutTap(current, newest) };
  }
}

/** Counts the tricks of the player who is asked. */
export const openAid = (model: Model): void =>
  withTable(model, (table) => {
    const { mode } = model.uiState;
    const typed = typedIn(table, mode.peek());
    const player = typed.player ?? noCounts(table).player;
    if (player !== null) mode.value = { kind: 'aid', deals: table.deals, typed, player, ...NO_TAPS };
  });

export const closeAid = (model: Model): void => change(model, (_, typed) => typed);

export function addCard({ uiState: { mode } }: Model, kind: CountingCard): void {
  const current = mode.peek() as OwnMode;
  if (current.kind === 'aid') mode.value = { ...current, ...withTap(current, kind) };
}

/** Enters the points of the tricks as the player's count. */
export const usePoints = (model: Model): void =>
  change(model, (table, typed) => {
    const current = model.uiState.mode.peek() as OwnMode;
    const points = current.kind === 'aid' ? pointsOf(Number(current.tricks), current.cards) : null;
    return current.kind === 'aid' && points !== null
      ? withPoints(table, typed, current.player, points)
      : typed;
  });

export const recordCounts = (model: Model): void =>
  withTable(model, (table) => {
    const { typed } = countedOf(table, typedIn(table, model.uiState.mode.peek()));
    model.uiState.mode.value = { kind: 'none' };
    model.actions.enqueue('count', { counts: typed, place: table.round });
  });
