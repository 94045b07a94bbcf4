/** A field that one game adds to a seat or to an opening, with the input of its type. */

import type { EntryField } from '../../api/declarations.ts';
import type { Currency } from '../../i18n/amounts/money.ts';
import { choiceText, noChoiceText } from '../../i18n/game-texts.ts';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { ChoiceField, TextField, type Choice } from '../../ui/fields/Field.tsx';
import type { FieldErrors } from '../../ui/fields/field-errors.ts';
import { AmountText } from '../../ui/text/AmountText.tsx';

interface OwnFieldProps {
  readonly game: string;
  readonly field: EntryField;
  readonly id: string;
  readonly label: string;
  readonly path: string;
  readonly faults: FieldErrors;
  readonly currency: Currency;
  readonly value: string;
  readonly change: (text: string) => void;
  readonly leave?: (() => void) | undefined;
}

export function OwnField({ game, field, currency, value, change, leave, ...common }: OwnFieldProps) {
  const { id, label, path, faults } = common;
  if (field.type === 'flag')
    return <Checkbox words={label} checked={value === 'true'} change={(on) => change(String(on))} />;
  if (field.type === 'choice')
    return <ChoiceField {...common} value={value} choices={choicesOf(game, field)} change={change} />;
  const left = leave ? { leave } : {};
  if (field.type !== 'amount')
    return (
      <TextField
        {...common}
        {...left}
        value={value}
        change={change}
        more={field.type === 'number' ? { inputMode: 'numeric' } : {}}
      />
    );
  return (
    <TextField
      {...{ id, label, path, faults }}
      {...left}
      value={value}
      change={change}
      described={`worth-${id}`}
      under={<AmountText id={`worth-${id}`} text={value} currency={currency} silent={path in faults} />}
    />
  );
}

/** Returns the values that a field may have, each with its words; '' for none. */
export function choicesOf(game: string, { name, choices, optional }: EntryField): readonly Choice[] {
  const words = choices.map((word) => [word, choiceText(game, name, word)] as const);
  return optional ? [['', noChoiceText(game, name)], ...words] : words;
}
