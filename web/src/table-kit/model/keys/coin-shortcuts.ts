/** Chooses coins with the keyboard: selects a coin that stays in hand, and focuses a coin that a tap enters. */

import { lateParts } from '../../panels/late-parts.ts';
import { stakeCoins } from '../coin-choices.ts';
import type { Mode, OwnMode } from '../modes.ts';
import { coinLimits, isWithin, moneyTask, tapCoin } from '../money-tasks.ts';
import type { TablePageModel } from '../table-context.ts';

const COIN = '.coin-keys__key:not([aria-disabled=true])';

/** Chooses the coin beside the chosen one. Does nothing while the tray has no coins. */
export function chooseCoin(model: TablePageModel, step: 1 | -1): void {
  const { game, actions, uiState } = model;
  const table = actions.table();
  const all = [...document.querySelectorAll<HTMLElement>(COIN)];
  const keys = all.filter(isShown);
  if (!table || keys.length === 0) return;
  const mode = uiState.mode.value;
  if (moneyTask(game, table, mode, null) || lateParts(game)?.entersCoin?.(table, mode)) {
    focusCoin(keys, step);
    return;
  }
  const limits = coinLimits(game, table, mode);
  const hidden = new Set(all.filter((key) => !isShown(key)).map((key) => Number(key.dataset['amount'])));
  const coins = stakeCoins(game, table).filter((coin) => isWithin(coin, limits) && !hidden.has(coin));
  const coin = neighbouringCoin(coins, amountOf(mode) ?? uiState.selectedCoin.value, step);
  if (coin !== null) tapCoin(model, coin);
}

/** Whether the tray has room for a coin. */
const isShown = (key: HTMLElement): boolean => getComputedStyle(key).display !== 'none';

/** The coin of a mode that waits for a player, or null. */
const amountOf = (mode: Mode<OwnMode> & { readonly amount?: number }): number | null => mode.amount ?? null;

function focusCoin(keys: readonly HTMLElement[], step: 1 | -1): void {
  const at = keys.indexOf(document.activeElement as HTMLElement);
  const beside = at < 0 ? keys.at(step === 1 ? 0 : -1) : keys[at + step];
  beside?.focus();
}

/** Returns the next coin above or below another; without one, the first or the last. */
export function neighbouringCoin(coins: readonly number[], coin: number | null, step: 1 | -1): number | null {
  if (coin === null) return coins.at(step === 1 ? 0 : -1) ?? null;
  const next = step === 1 ? coins.find((other) => other > coin) : coins.findLast((other) => other < coin);
  return next ?? coin;
}
