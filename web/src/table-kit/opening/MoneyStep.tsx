/** The second step: the table's name, its money, its bank, and the limits of stakes. */

import { pageWords } from '../../i18n/page-words.ts';
import './MoneyStep.css';
import { ChoiceField, TextField } from '../../ui/fields/Field.tsx';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import { labelText } from '../../i18n/game-texts.ts';
import { OwnField } from '../seats/OwnField.tsx';
import { CoinChoice } from './coins/CoinChoice.tsx';
import { BankFields } from './BankFields.tsx';
import { amountPaths } from './draft-errors.ts';
import { inCurrency } from './draft.ts';
import { LimitFields } from './LimitFields.tsx';
import { otherFields, pathOf } from './opening-fields.ts';
import type { StepProps } from './step-props.ts';

export function MoneyStep(props: StepProps) {
  const { draft, faults, change, leave } = props;
  return (
    <div class="money-step">
      <TextField
        id="field-name"
        path="name"
        label={pageWords().newTable.name}
        faults={faults}
        value={draft.name}
        change={(name) => change({ name })}
        leave={() => leave('name')}
      />
      <CurrencyField {...props} />
      <CoinChoice {...props} />
      <BankFields {...props} />
      <OtherFields {...props} />
      <LimitFields {...props} />
    </div>
  );
}

function CurrencyField({ rules, draft, faults, change, leave }: StepProps) {
  const currency = currencyOf(draft.currency);
  const changeCurrency = (code: string): void => {
    change(inCurrency(draft, currency, currencyOf(code)));
    amountPaths(draft).forEach(leave);
  };
  return (
    <ChoiceField
      id="field-currency"
      label={pageWords().newTable.currency}
      path="currency"
      faults={faults}
      value={draft.currency}
      choices={rules.currencies.map(
        ({ code, name }) => [code, pageWords().newTable.currencies[code] ?? name] as const,
      )}
      change={changeCurrency}
    />
  );
}

/** The game's own fields that are not about a bank. */
function OtherFields({ draft, faults, change, leave }: StepProps) {
  const { game, own } = draft;
  return (
    <>
      {otherFields(game).map((field) => {
        const path = pathOf(field);
        const label = labelText(game, field.name);
        return (
          <OwnField
            key={path}
            game={game}
            field={field}
            id={`field-${field.name}`}
            label={field.optional ? pageWords().generic.optional(label) : label}
            path={path}
            faults={faults}
            currency={currencyOf(draft.currency)}
            value={own[path] ?? ''}
            change={(text) => change({ own: { ...own, [path]: text } })}
            leave={() => leave(path)}
          />
        );
      })}
    </>
  );
}
