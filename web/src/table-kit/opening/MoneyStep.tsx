/** The second step: the table's name, its money, and its bank. */

import './MoneyStep.css';
import { FieldPair } from '../../../ui/fields/FieldPair.tsx';
import { ChoiceField, TextField, FieldNote } from '../../../ui/fields/Field.tsx';
import { trayOf } from '../../../i18n/amounts/coins.ts';
import { currencyOf } from '../../../i18n/amounts/currency.ts';
import { money } from '../../../i18n/amounts/money.ts';
import { t } from '../../../i18n/language.ts';
import { BankrollField } from '../../../features/people/BankrollField.tsx';
import { messages as peopleMessages } from '../../../features/people/messages/messages.ts';
import type { Person } from '../../../features/people/person-requests.ts';
import { inCurrency } from './draft.ts';
import type { StepProps } from './step-props.ts';
import { AmountText } from '../../../ui/text/AmountText.tsx';
import { TARGET } from './draft-errors.ts';
import { openingMessages } from '../messages/opening-messages.ts';

type Part = 'name' | 'holder' | 'funds' | 'least' | 'most';

export function MoneyStep({ rules, people, draft, faults, change, leave }: StepProps) {
  const words = openingMessages().opening;
  const currency = currencyOf(draft.currency);
  const fieldProps = (part: Part, path: string, label: string) => ({
    id: `field-${part}`,
    path,
    label,
    faults,
    value: draft[part],
    change: (text: string) => change({ [part]: text }),
    leave: () => leave(path),
  });
  const amountField = (part: Part, path: string, label: string) => (
    <TextField
      {...fieldProps(part, path, label)}
      described={`worth-${part}`}
      under={
        <AmountText id={`worth-${part}`} text={draft[part]} currency={currency} silent={path in faults} />
      }
    />
  );
  return (
    <div class="money-step">
      <TextField {...fieldProps('name', 'name', t().newTable.name)} />
      <CurrencyField rules={rules} draft={draft} faults={faults} change={change} leave={leave} />
      <TextField {...fieldProps('holder', 'bank.holder', words.holder)} />
      {people.length > 0 && <BankerField people={people} draft={draft} change={change} leave={leave} />}
      {amountField('funds', 'bank.funds', words.funds)}
      <FieldPair>
        {amountField('least', 'rules.overrides.min_stake', words.minStake)}
        {amountField('most', 'rules.overrides.max_stake', words.maxStake)}
      </FieldPair>
    </div>
  );
}

type BankerFieldProps = Pick<StepProps, 'people' | 'draft' | 'change' | 'leave'>;

/** The choice of the person whose bankroll funds the bank. An empty name of the banker becomes that person's. */
function BankerField({ people, draft, change, leave }: BankerFieldProps) {
  const before = people.find(({ id }) => id === draft.banker);
  const choose = (person: Person | null): void => {
    const isOwnName = draft.holder.trim() === '' || draft.holder === before?.name;
    change({ banker: person?.id ?? null, ...(isOwnName && { holder: person?.name ?? '' }) });
    // A bankroll that has too little shows so at once.
    leave('bank.funds');
  };
  return (
    <BankrollField
      id="field-banker"
      label={peopleMessages().bankBankroll}
      people={people}
      currency={draft.currency}
      value={draft.banker}
      choose={choose}
    />
  );
}

type CurrencyFieldProps = Omit<StepProps, 'allRules' | 'gatherings' | 'people'>;

function CurrencyField({ rules, draft, faults, change, leave }: CurrencyFieldProps) {
  const words = openingMessages().opening;
  const currency = currencyOf(draft.currency);
  const coins = trayOf(currency).map((sum) => money(sum, currency));
  const changeCurrency = (code: string): void => {
    change(inCurrency(draft, currency, currencyOf(code)));
    leave(TARGET);
  };
  return (
    <ChoiceField
      id="field-currency"
      label={t().newTable.currency}
      path="currency"
      faults={faults}
      value={draft.currency}
      choices={rules.currencies.map(
        ({ code, name }) => [code, t().newTable.currencies[code] ?? name] as const,
      )}
      change={changeCurrency}
      under={<FieldNote>{words.coins(coins)}</FieldNote>}
    />
  );
}
