/** The fields of one declared entry, each with the input of its type. */

import { isNewPlayer, type EntryField, type EntryKind } from '../../api/entry-kinds.ts';
import type { Currency } from '../../i18n/money.ts';
import { t } from '../../i18n/language.ts';
import { AmountText } from '../../ui/AmountText.tsx';
import type { FieldErrors } from '../../ui/field-errors.ts';
import { ChoiceField, TextField } from '../../ui/Field.tsx';
import { Text } from '../../ui/Text.tsx';
import { Tick } from '../../ui/Tick.tsx';
import { shownFields, type FormValues } from './entry-form.ts';
import { fieldName } from './event-text.ts';

interface EntryFieldsProps {
  readonly kind: EntryKind;
  readonly values: FormValues;
  readonly errors: FieldErrors;
  readonly players: readonly string[];
  readonly currency: Currency;
  readonly change: (part: FormValues) => void;
}

export function EntryFields(props: EntryFieldsProps) {
  const { kind, values, change } = props;
  return (
    <>
      {shownFields(kind, values).map((field) => (
        <OneField key={`${kind.verb} ${field.name}`} {...props} field={field} />
      ))}
      {kind.all && (
        <Tick
          words={t().declared(kind.all.meaning)}
          checked={values.all === 'true'}
          change={(on) => change({ all: on ? 'true' : '' })}
        />
      )}
    </>
  );
}

interface OneFieldProps extends EntryFieldsProps {
  readonly field: EntryField;
}

function OneField(props: OneFieldProps) {
  const { field, values, errors, currency, change } = props;
  const { name, type } = field;
  const isSeated = type === 'player' && !isNewPlayer(field);
  if (isSeated || type === 'choice') return <SelectField {...props} />;
  const value = values[name] ?? '';
  const put = (text: string): void => change({ [name]: text });
  if (type === 'flag')
    return <Tick words={labelOf(field)} checked={value === 'true'} change={(on) => put(on ? 'true' : '')} />;
  const id = `entry-${name}`;
  const under =
    type === 'amount' ? (
      <AmountText id={`about-${id}`} text={value} currency={currency} silent={name in errors} />
    ) : (
      <Meaning field={field} />
    );
  const shown = { id, path: name, faults: errors, label: labelOf(field), described: `about-${id}`, under };
  return <TextField {...shown} value={value} change={put} />;
}

/** A seated player, or one of the words of a choice. */
function SelectField({ field, values, errors, players, change }: OneFieldProps) {
  const { generic, declared } = t();
  const { name, type } = field;
  const id = `entry-${name}`;
  const choices =
    type === 'player'
      ? players.map((one) => [one, one] as const)
      : field.choices.map((one) => [one, declared(one)] as const);
  const first = ['', type === 'player' ? generic.choosePlayer : generic.chooseOne] as const;
  return (
    <ChoiceField
      id={id}
      path={name}
      faults={errors}
      label={labelOf(field)}
      value={values[name] ?? ''}
      choices={[first, ...choices]}
      change={(chosen) => change({ [name]: chosen })}
      described={`about-${id}`}
      under={<Meaning field={field} />}
    />
  );
}

function Meaning({ field }: { field: EntryField }) {
  return (
    <Text kind="quiet" id={`about-entry-${field.name}`}>
      {t().declared(field.meaning)}
    </Text>
  );
}

const labelOf = ({ name, optional }: EntryField): string =>
  optional ? t().generic.optional(fieldName(name)) : fieldName(name);
