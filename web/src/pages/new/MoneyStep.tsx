/** The second step: the table's name, its money, and its bank. */

import { ChoiceField, TextField } from '../../parts/Field.tsx';
import { amountIn, money, type Currency } from '../../words/money.ts';
import { trayOf, usualPurse } from '../../words/coins.ts';
import { w } from '../../words/words.ts';
import { currencyNamed } from '../rules.ts';
import type { Draft } from './draft.ts';
import type { StepProps } from './New.tsx';

type Part = 'name' | 'holder' | 'funds' | 'least' | 'most';

export function MoneyStep({ rules, draft, faults, change }: StepProps) {
  const words = w().newTable;
  const currency = currencyNamed(rules, draft.currency);
  const of = (part: Part, path: string, label: string) => ({
    id: `field-${part}`,
    path,
    label,
    faults,
    value: draft[part],
    change: (text: string) => change({ [part]: text }),
  });
  const sum = (part: Part, path: string, label: string) => (
    <TextField
      {...of(part, path, label)}
      described={`worth-${part}`}
      under={<Worth id={`worth-${part}`} text={draft[part]} currency={currency} />}
    />
  );
  return (
    <div class="step-money">
      <TextField {...of('name', 'name', words.name)} more={{ maxLength: 200 }} />
      <CurrencyField rules={rules} draft={draft} faults={faults} change={change} />
      <TextField {...of('holder', 'bank.holder', words.holder)} more={{ maxLength: 200 }} />
      {sum('funds', 'bank.funds', words.funds)}
      <div class="beside">
        {sum('least', 'rules.overrides.min_stake', words.least)}
        {sum('most', 'rules.overrides.max_stake', words.most)}
      </div>
    </div>
  );
}

function CurrencyField({ rules, draft, faults, change }: Omit<StepProps, 'all'>) {
  const words = w().newTable;
  const currency = currencyNamed(rules, draft.currency);
  const coins = trayOf(currency).map((sum) => money(sum, currency));
  const turn = (code: string): void => change(inCurrency(draft, currency, currencyNamed(rules, code)));
  return (
    <ChoiceField
      id="field-currency"
      label={words.currency}
      path="currency"
      faults={faults}
      value={draft.currency}
      choices={rules.currencies.map(({ code, name }) => [code, words.currencies[code] ?? name] as const)}
      change={turn}
      under={<p class="worth quiet">{words.coins(coins)}</p>}
    />
  );
}

/** What a typed sum comes to, in words. */
export function Worth({ id, text, currency }: { id: string; text: string; currency: Currency }) {
  return (
    <p class="worth quiet" id={id} aria-live="polite">
      {worthOf(text, currency)}
    </p>
  );
}

export function worthOf(text: string, currency: Currency): string {
  const words = w().newTable;
  const hint = `${words.plainNumber(currency.code)} ${words.hints[currency.code] ?? ''}`.trim();
  if (!text.trim()) return hint;
  const amount = amountIn(text, currency);
  return amount === null ? `${words.noAmount} ${hint}` : words.amount(money(amount, currency));
}

/** Sums that were not typed by anybody follow the currency; others stay as they were typed. */
function inCurrency(draft: Draft, before: Currency, after: Currency): Partial<Draft> {
  const [was, is] = [usualPurse(before), usualPurse(after)];
  const turned = (text: string, times: number): string =>
    amountIn(text, before) === was * times ? money(is * times, after) : text;
  return {
    currency: after.code,
    funds: turned(draft.funds, 6),
    seats: draft.seats.map((seat) => ({ ...seat, purse: turned(seat.purse, 1) })),
  };
}
