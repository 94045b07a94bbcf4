/** The coins on the table: a tap removes one or brings it back. All of them are the usual coins of the currency. */

import { tableCoins, trayOf } from '../../../i18n/amounts/coins.ts';
import { currencyOf } from '../../../i18n/amounts/currency.ts';
import { money } from '../../../i18n/amounts/money.ts';
import { Fault, FieldNote } from '../../../ui/fields/Field.tsx';
import './CoinChoice.css';
import { toggledCoin } from './coins.ts';
import { messages } from '../messages/messages.ts';
import type { StepProps } from '../step-props.ts';

export function CoinChoice({ rules, draft, faults, change }: StepProps) {
  const currency = currencyOf(draft.currency);
  const chosen = tableCoins(currency, draft.coins);
  const offered = [...new Set([...trayOf(currency), ...chosen])].sort((one, other) => one - other);
  const words = messages();
  const cash = rules.currencies.find(({ code }) => code === draft.currency)?.cash ?? [];
  // A device may count in guineas. Coins are pounds.
  const names = cash.map((units) => money(units, { ...currency, guineas: false }));
  return (
    <div class="coin-choice" role="group" aria-labelledby="coin-choice" aria-describedby="coin-choice-note">
      <p class="coin-choice__label" id="coin-choice">
        {words.coins}
      </p>
      <div class="coin-choice__coins">
        {offered.map((coin) => (
          <button
            key={coin}
            type="button"
            class="coin-choice__coin"
            aria-pressed={chosen.includes(coin)}
            onClick={() => change({ coins: toggledCoin(coin, chosen, trayOf(currency)) })}
          >
            {money(coin, currency)}
          </button>
        ))}
      </div>
      <FieldNote id="coin-choice-note">
        {draft.coins.length ? words.chosenCoins : words.usualCoins(names)}
      </FieldNote>
      <Fault id="coins" words={faults['coins']} />
    </div>
  );
}
