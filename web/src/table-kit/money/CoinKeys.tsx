/** A key for each coin, and one for any other amount. */

import { useMemo } from 'preact/hooks';
import { TapButton } from '../../ui/buttons/TapButton.tsx';
import { t } from '../../i18n/language.ts';
import { messages } from '../messages/messages.ts';
import { Coin } from './Coin.tsx';
import { money } from '../../i18n/amounts/currency.ts';
import { allCoins, stakeCoins } from '../model/coin-choices.ts';
import { coinLimits, composedSum, isWithin, moneyTask, tapCoin } from '../model/money-tasks.ts';
import { usePageModel, useDerived } from '../model/table-context.ts';
import type { SumLimits } from '../table-game.ts';
import { TrayButton } from '../trays/TrayFrame.tsx';
import './CoinKeys.css';

/** Coins that add up to a sum. The stake limits of the house rules do not apply to them. */
export function MoneyCoins() {
  const { all, most, sum } = useDerived(({ model, scene, ui }) => ({
    all: allCoins(scene.table),
    most: moneyTask(model.game, scene.table, ui.mode, ui.selectedCoin)?.most ?? null,
    sum: composedSum(ui.mode),
  }));
  const coins = all.filter((coin) => most === null || coin <= most);
  const shown = usePageModel().layout.value === 'landscape' ? 7 : 9;
  const left = most === null ? null : most - (sum ?? 0);
  return <Row coins={coins.slice(-shown)} coin={null} limits={{ least: null, most: left }} isSum />;
}

/** By table: the place of the first coin in its newest row, so that the next tray or visit does not move the coins. */
const firsts = new Map<string, number>();

interface CoinsProps {
  /** The maximum number of coins. While the chosen coin is among them, no coin moves under the finger. */
  readonly most?: number;
  /** The coin that is marked, if a tap enters a coin or the coin in hand is for something else. */
  readonly chosen?: number | null;
  /** Whether the coins of a tablet have the least width, so that more keys have room beside them. */
  readonly isClose?: boolean;
}

export function Coins({ most = 9, chosen, isClose = false }: CoinsProps) {
  const { outbox } = usePageModel();
  const {
    coins: all,
    selected,
    usual,
    limits,
  } = useDerived(({ model, scene, ui }) => ({
    coins: stakeCoins(model.game, scene.table),
    selected: ui.selectedCoin,
    usual: model.game.usualStake?.(scene.table) ?? 0,
    limits: coinLimits(model.game, scene.table, ui.mode),
  }));
  const coin = chosen === undefined ? selected : chosen;
  const first = firstShown(all, coin, most, firsts.get(outbox.id) ?? firstAround(all, usual, most));
  // Without a chosen coin, a row that has every coin says nothing about the next one, nor does one before the first stake.
  if (coin !== null || (all.length > most && usual > 0)) firsts.set(outbox.id, first);
  const shown = all.slice(first, first + most);
  const isOtherAmount = coin !== null && !shown.includes(coin);
  return (
    <Row coins={isOtherAmount ? [...shown.slice(0, most - 1), coin] : shown} {...{ coin, limits, isClose }} />
  );
}

interface RowProps {
  coins: readonly number[];
  /** The selected coin. */
  coin: number | null;
  /** Other coins take no tap. */
  limits: SumLimits;
  /** Whether the coins add up to a sum; otherwise a tap selects one. */
  isSum?: boolean;
  isClose?: boolean;
}

/** The coins and the key for another amount. Memoized, so most taps do not render it again. */
function Row({ coins, coin, limits, isSum = false, isClose = false }: RowProps) {
  const model = usePageModel();
  const currency = useDerived(({ scene }) => scene.table.currency);
  const { addCoins, chooseCoin } = messages().tray;
  return useMemo(
    () => (
      <div
        class="coin-keys"
        role="group"
        aria-label={isSum ? addCoins : chooseCoin}
        data-close={isClose || undefined}
      >
        {coins.map((amount) => (
          <TapButton
            key={amount}
            class="coin-keys__key"
            isDisabled={!isWithin(amount, limits)}
            tabIndex={isWithin(amount, limits) ? 0 : -1}
            onTap={() => tapCoin(model, amount)}
            chooses={!isSum}
            aria-pressed={isSum ? undefined : amount === coin}
            data-amount={amount}
          >
            <span class="visually-hidden">{money(amount, currency)}</span>
            <span aria-hidden="true">
              <Coin class="coin-keys__coin" amount={amount} currency={currency} />
            </span>
          </TapButton>
        ))}
        <OtherAmount isDisabled={(limits.least ?? 0) > (limits.most ?? Infinity)} />
      </div>
    ),
    [model, coins.join(), coin, limits.least, limits.most, currency, isClose, t()],
  );
}

/** Returns the place of the first coin shown: that of `before`, unless the selected coin would be out of the row. */
function firstShown(coins: readonly number[], coin: number | null, most: number, before: number): number {
  const at = coin === null ? -1 : coins.indexOf(coin);
  const isShown = at < 0 || (at >= before && at < before + most);
  return Math.max(0, Math.min(isShown ? before : at - Math.floor(most / 2), coins.length - most));
}

/** Returns the place of the first coin of a row: the smallest, unless a usual stake and the next coin would be out of it. */
const firstAround = (coins: readonly number[], usual: number, most: number): number => {
  const at = coins.findLastIndex((coin) => coin <= usual);
  return at < most - 1 ? 0 : Math.min(at - Math.floor(most / 2), coins.length - most);
};

/** The key that opens the number pad for another amount. Locked if no amount is allowed. */
function OtherAmount({ isDisabled }: { isDisabled: boolean }) {
  const { openPanel } = usePageModel().uiState;
  return (
    <TrayButton
      class="coin-keys__other"
      isDisabled={isDisabled}
      onTap={() => {
        openPanel.value = 'amount';
      }}
      aria-haspopup="dialog"
    >
      {messages().tray.other}
    </TrayButton>
  );
}
