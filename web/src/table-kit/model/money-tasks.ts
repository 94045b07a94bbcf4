/** The sum that a tray composes, before its button moves the money: buy-in, cash-out, bank funds, and a game's own. */

import { playerAmount } from '../../api/entry-players.ts';
import { money } from '../../i18n/amounts/currency.ts';
import { t } from '../../i18n/language.ts';
import { GAP } from '../../i18n/markup.ts';
import { messages } from '../messages/messages.ts';
import { usualBuyIn } from '../seats/usual-buy-in.ts';
import type { MoneyTask, SumLimits, TableGame } from '../table-game.ts';
import type { KitMode, Mode, OwnMode } from './modes.ts';
import { findBank, findPlayer } from './scene.ts';
import type { TableModel } from './table-model.ts';
import type { TableView } from './table-view.ts';
import { cancelMode } from './ui-state.ts';

/** Returns the task of a mode whose coins compose a sum, else null. `coin`: the selected coin of the table. */
export function moneyTask<View extends TableView, Own extends OwnMode>(
  game: Pick<TableGame<View, Own>, 'money' | 'onTable'>,
  view: View,
  mode: Mode<Own>,
  coin: number | null,
): MoneyTask<View> | null {
  return kitTask(game, view, mode as KitMode) ?? game.money?.(view, mode, coin) ?? null;
}

function kitTask<View extends TableView, Own extends OwnMode>(
  game: Pick<TableGame<View, Own>, 'onTable'>,
  view: View,
  mode: KitMode,
): MoneyTask | null {
  if (mode.kind === 'fund') return fundTask(view);
  if (mode.kind !== 'player') return null;
  if (mode.task === 'buyin') return buyinTask(view, mode.player);
  return mode.task === 'cashout' ? cashoutTask(view, mode.player, onTableOf(game, view, mode.player)) : null;
}

const fundTask = (view: TableView): MoneyTask => ({
  suggested: Math.max(0, -(findBank(view)?.purse ?? 0)),
  least: null,
  most: null,
  sentence: (sum) => messages().money.fund(sum),
  enter: ({ enqueue }, amount) => void enqueue('fund', { amount }),
});

const buyinTask = (view: TableView, player: string): MoneyTask => ({
  suggested: usualBuyIn(view, player),
  least: null,
  most: null,
  sentence: (sum) => messages().money.buyin(player, sum),
  enter: ({ enqueue }, amount) => void enqueue('buyin', playerAmount(player, amount)),
});

/** Returns what a player has on the table. */
export const onTableOf = <View extends TableView, Own extends OwnMode>(
  { onTable }: Pick<TableGame<View, Own>, 'onTable'>,
  view: View,
  player: string,
): number => onTable?.(view, player) ?? findPlayer(view, player)?.at_table ?? 0;

/** A cash-out empties the purse only: what lies on the table is still played for. */
function cashoutTask(view: TableView, player: string, onTable: number): MoneyTask {
  const purse = findPlayer(view, player)?.purse ?? null;
  return {
    suggested: purse,
    least: null,
    most: purse,
    ...(onTable > 0 && { note: messages().money.stays(money(onTable, view.currency)) }),
    sentence: (sum) => messages().money.cashout(player, sum),
    enter: ({ enqueue }, amount) => void enqueue('cashout', playerAmount(player, amount)),
  };
}

/** Returns the sum that the dealer composed; null before the first coin. */
export const composedSum = (mode: { readonly kind: string; readonly sum?: number }): number | null =>
  mode.sum ?? null;

/** Returns the composed sum, else the preselected one, or as much of it as is allowed; null if there is none. */
export const sumOf = ({ suggested, most }: MoneyTask, mode: { readonly kind: string }): number | null =>
  composedSum(mode) ?? (Math.min(suggested ?? 0, most ?? Infinity) || null);

/** Returns the preselected sum, if the task allows it; else null. */
export function usualSum(task: MoneyTask, currency: string): number | null {
  const { suggested } = task;
  return suggested && sumProblem(task, suggested, currency) === null ? suggested : null;
}

/** Returns a mode with another sum; `undefined`: with the preselected one. */
export function withSum<AnyMode extends { readonly kind: string }>(
  mode: AnyMode,
  sum: number | undefined,
): AnyMode {
  const { sum: _, ...rest } = mode as AnyMode & { sum?: number };
  return (sum === undefined ? rest : { ...rest, sum }) as AnyMode;
}

/** Returns what the coin of the next tap may be, outside a tray that composes a sum. */
export const coinLimits = <View extends TableView, Own extends OwnMode>(
  game: Pick<TableGame<View, Own>, 'coinLimits'>,
  view: View,
  mode: Mode<Own>,
): SumLimits => game.coinLimits?.(view, mode) ?? { least: null, most: null };

export const isWithin = (sum: number, { least, most }: SumLimits): boolean =>
  (least === null || sum >= least) && (most === null || sum <= most);

/** Returns what is wrong with a sum, or null. */
export function sumProblem({ least, most }: SumLimits, sum: number, currency: string): string | null {
  if (most !== null && sum > most) return t().atMost(money(most, currency));
  return least !== null && sum < least ? messages().money.atLeast(money(least, currency)) : null;
}

/** Returns the deed in words, with the person and the sum; a gap if the sum is null. */
export const moneySentence = (task: MoneyTask, sum: number | null, currency: string): string =>
  task.sentence(sum === null ? GAP : money(sum, currency));

type Page<View extends TableView, Own extends OwnMode> = Pick<
  TableModel<View, Own>,
  'actions' | 'uiState'
> & { readonly game: Pick<TableGame<View, Own>, 'money' | 'onTable' | 'applyCoin'> };

/** Returns the task of a mode, by default of the open one, or null. */
function openTask<View extends TableView, Own extends OwnMode>(
  { game, actions, uiState }: Page<View, Own>,
  mode: Mode<Own> = uiState.mode.value,
) {
  const view = actions.table();
  const task = view && moneyTask(game, view, mode, uiState.selectedCoin.value);
  return view && task ? { view, mode, task } : null;
}

/** Handles a tap on a coin: adds it to the sum of the tray, else selects it. */
export function tapCoin<View extends TableView, Own extends OwnMode>(
  page: Page<View, Own>,
  amount: number,
): void {
  const open = openTask(page);
  // An amount that is paid in or out does not become the coin for the next stake.
  if (open) page.uiState.mode.value = withSum(open.mode, (composedSum(open.mode) ?? 0) + amount);
  else selectCoin(page, amount);
}

/** Handles a sum typed on the pad: it replaces the sum of the tray, else it counts as a coin. */
export function enterSum<View extends TableView, Own extends OwnMode>(
  page: Page<View, Own>,
  amount: number,
): void {
  const open = openTask(page);
  if (open) page.uiState.mode.value = withSum(open.mode, amount);
  else selectCoin(page, amount);
}

function selectCoin<View extends TableView, Own extends OwnMode>(
  page: Page<View, Own>,
  amount: number,
): void {
  const mode = page.uiState.mode.value;
  page.uiState.selectedCoin.value = amount;
  page.game.applyCoin?.(page, mode, amount);
}

/** Moves the sum of a tray, by default of the open one. Does nothing without a sum or if it is not allowed. */
export function moveMoney<View extends TableView, Own extends OwnMode>(
  page: Page<View, Own>,
  mode?: Mode<Own>,
): void {
  const open = openTask(page, mode);
  const sum = open && sumOf(open.task, open.mode);
  if (!open || !sum || sumProblem(open.task, sum, open.view.currency) !== null) return;
  cancelMode(page.uiState);
  open.task.enter(page.actions, sum);
}
