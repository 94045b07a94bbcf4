/** The second step: the table's name, its money, and its bank. */

import { ChoiceField, TextField } from '../../parts/Field.tsx';
import { amountIn, money, type Currency } from '../../words/money.ts';
import { trayOf, usualPurse } from '../../words/coins.ts';
import { w } from '../../words/words.ts';
import { currencyNamed } from '../rules.ts';
import type { Draft } from './draft.ts';
import type { StepProps } from './New.tsx';

export function MoneyStep({ rules, draft, faults, change }: StepProps) {
  const words = w().newTable;
  const currency = currencyNamed(rules, draft.currency);
  const sum = (path: string, label: string, part: SumPart) => (
    <SumField {...{ path, label, part, draft, faults, change, currency }} />
  );
  return (
    <div class="step-money">
      <TextField
        id="field-name"
        label={words.name}
        path="name"
        faults={faults}
        value={draft.name}
        change={(name) => change({ name })}
        more={{ maxLength: 200 }}
      />
      <CurrencyField rules={rules} draft={draft} faults={faults} change={change} />
      <TextField
        id="field-holder"
        label={words.holder}
        path="bank.holder"
        faults={faults}
        value={draft.holder}
        change={(holder) => change({ holder })}
        more={{ maxLength: 200 }}
      />
      {sum('bank.funds', words.funds, 'funds')}
      <div class="beside">
        {sum('rules.overrides.min_stake', words.least, 'least')}
        {sum('rules.overrides.max_stake', words.most, 'most')}
      </div>
    </div>
  );
}

type SumPart = 'funds' | 'least' | 'most';

interface SumFieldProps extends Pick<StepProps, 'draft' | 'faults' | 'change'> {
  readonly path: string;
  readonly label: string;
  readonly part: SumPart;
  readonly currency: Currency;
}

function SumField({ path, label, part, draft, faults, change, currency }: SumFieldProps) {
  return (
    <TextField
      id={`field-${part}`}
      label={label}
      path={path}
      faults={faults}
      value={draft[part]}
      change={(text) => change({ [part]: text })}
      described={`worth-${part}`}
      under={<Worth id={`worth-${part}`} text={draft[part]} currency={currency} />}
    />
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
