/** A key for each coin, and one for any other amount. */

import { useEffect, useMemo, useRef } from 'preact/hooks';
import { TapButton } from '../../../../ui/TapButton.tsx';
import { t } from '../../../../i18n/language.ts';
import { messages } from '../../messages/messages.ts';
import { Coin } from '../grid/Coin.tsx';
import { stakeCoins, currencyCoins, maxAmount } from '../coin-choices.ts';
import { money } from '../../../../i18n/currency.ts';
import { usePageModel, useDerived } from '../page-model.ts';
import { tapCoin } from '../tap-actions.ts';
import { TrayButton } from './TrayFrame.tsx';
import './CoinKeys.css';

/** Coins for money that is paid in or out. The stake limits of the house rules do not apply to it. */
export function MoneyCoins() {
  const { currency, most } = useDerived(({ scene, ui }) => ({
    currency: scene.table.currency,
    most: maxAmount(scene.table, ui.mode),
  }));
  const coins = currencyCoins(currency).filter((coin) => most === null || coin <= most);
  return <Row coins={coins.slice(-MONEY_COINS)} coin={null} />;
}

const MONEY_COINS = 7;

/** `most`: the maximum number of coins. `extra`: an amount that is added first if no coin has it. */
export function Coins({
  most = 9,
  extra = null,
  bounds,
}: {
  most?: number;
  extra?: number | null;
  bounds?: { least: number; most: number };
}) {
  const { coins: all, coin } = useDerived(({ scene, ui }) => ({
    coins: stakeCoins(scene.table),
    coin: ui.selectedCoin,
  }));
  const allowed = all.filter((coin) => !bounds || (coin >= bounds.least && coin <= bounds.most));
  const coins = extra === null || allowed.includes(extra) ? allowed : [extra, ...allowed];
  const shown = coinsAround(coins, coin, most);
  const isOtherAmount = coin !== null && extra === null && !bounds && !shown.includes(coin);
  return <Row coins={isOtherAmount ? [...shown.slice(0, most - 1), coin] : shown} coin={coin} />;
}

/** `coin`: the selected coin. The row is memoized, so most taps do not render it again. */
function Row({ coins, coin }: { coins: readonly number[]; coin: number | null }) {
  const { actions, uiState } = usePageModel();
  const currency = useDerived(({ scene }) => scene.table.currency);
  const strip = useRef<HTMLDivElement>(null);
  // If not all coins fit, scroll to the selected one.
  useEffect(() => {
    const selected = strip.current?.querySelector<HTMLElement>('[aria-pressed=true]');
    if (selected)
      strip.current!.scrollLeft =
        selected.offsetLeft - (strip.current!.clientWidth - selected.offsetWidth) / 2;
  }, []);
  return useMemo(
    () => (
      <div class="coin-keys" role="group" aria-label={messages().tray.chooseCoin} ref={strip}>
        {coins.map((amount) => (
          <TapButton
            key={amount}
            class="coin-keys__key"
            onTap={() => tapCoin(actions, uiState, amount)}
            aria-pressed={amount === coin}
            data-amount={amount}
          >
            <span class="visually-hidden">{money(amount, currency)}</span>
            <span aria-hidden="true">
              <Coin class="coin-keys__coin" amount={amount} currency={currency} />
            </span>
          </TapButton>
        ))}
      </div>
    ),
    [actions, uiState, coins.join(), coin, currency, t()],
  );
}

/** Returns at most `most` coins, including the selected one. */
function coinsAround(coins: readonly number[], coin: number | null, most: number): number[] {
  const at = coin === null ? -1 : coins.indexOf(coin);
  const from = Math.max(0, Math.min(at - Math.floor(most / 2), coins.length - most));
  return coins.slice(from, from + most);
}

/** The key that opens the number pad for another amount. */
export function OtherAmount() {
  const { openPanel } = usePageModel().uiState;
  return (
    <TrayButton
      class="coin-keys__other"
      onTap={() => {
        openPanel.value = 'amount';
      }}
      aria-haspopup="dialog"
    >
      {messages().tray.other}
    </TrayButton>
  );
}
