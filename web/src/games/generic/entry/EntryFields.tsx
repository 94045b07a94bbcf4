/** The fields of one declared entry, each with the input of its type. */

import {
  isNewPlayer,
  isRequired,
  type EntryField,
  type EntryKind,
  type Rules,
} from '../../../api/entry-kinds.ts';
import { parseCard } from '../../../game-api/parse-word.ts';
import type { Currency } from '../../../i18n/amounts/money.ts';
import { t } from '../../../i18n/language.ts';
import { AmountText } from '../../../ui/text/AmountText.tsx';
import type { FieldErrors } from '../../../ui/fields/field-errors.ts';
import { ChoiceField, TextField } from '../../../ui/fields/Field.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { OTHER_NAME, shownFields, typedName, type FormValues } from './entry-form.ts';
import { choiceText, entryMeaning, fieldMeaning, labelText } from '../../../i18n/game-texts.ts';
import { PlayerListField } from './PlayerListField.tsx';

interface EntryFieldsProps {
  readonly game: string;
  readonly kind: EntryKind;
  readonly values: FormValues;
  readonly errors: FieldErrors;
  readonly players: readonly string[];
  readonly currency: Currency;
  readonly rules: Rules;
  readonly change: (part: FormValues) => void;
}

export function EntryFields(props: EntryFieldsProps) {
  const { game, kind, values, rules, change } = props;
  return (
    <>
      {shownFields(kind, values, rules).map((field) => (
        <OneField key={`${kind.verb} ${field.name}`} {...props} field={field} />
      ))}
      {kind.all && (
        <Checkbox
          words={entryMeaning(game, kind.verb, true)}
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
  const { game, field, values, errors, currency, rules, change } = props;
  const { name, type } = field;
  const isSeated = type === 'player' && !isNewPlayer(field);
  if (isSeated || type === 'choice') return <SelectField {...props} />;
  const label = labelOf(game, field, rules);
  if (type === 'players' || type === 'counts')
    return <PlayerListField {...props} label={label} under={<Meaning {...props} />} />;
  const value = values[name] ?? '';
  const put = (text: string): void => change({ [name]: text });
  if (type === 'flag')
    return <Checkbox words={label} checked={value === 'true'} change={(on) => put(on ? 'true' : '')} />;
  const id = `entry-${name}`;
  const shown = { id, path: name, faults: errors, label, described: `about-${id}` };
  const more = type === 'number' ? { inputMode: 'numeric' as const } : {};
  const under =
    type === 'amount' ? (
      <AmountText id={`about-${id}`} text={value} currency={currency} silent={name in errors} />
    ) : (
      <Meaning {...props} />
    );
  return <TextField {...shown} under={under} more={more} value={value} change={put} />;
}

/** A seated player, or one of the words of a choice. */
function SelectField(props: OneFieldProps) {
  const { game, field, values, errors, players, rules, change } = props;
  const { generic } = t();
  const { name, type } = field;
  const id = `entry-${name}`;
  const choices =
    type === 'player'
      ? [...players.map((one) => [one, one] as const), [OTHER_NAME, generic.otherName] as const]
      : field.choices.map((one) => [one, choiceText(game, name, one)] as const);
  const none = type === 'player' ? generic.choosePlayer : generic.chooseOne;
  const first = ['', isRequired(field, rules) ? none : generic.none] as const;
  const isTyped = values[name] === OTHER_NAME;
  const select = (
    <ChoiceField
      id={id}
      path={name}
      faults={isTyped ? {} : errors}
      label={labelOf(game, field, rules)}
      value={values[name] ?? ''}
      choices={[first, ...choices]}
      change={(chosen) => change({ [name]: chosen })}
      described={`about-${id}`}
      under={<Meaning {...props} />}
    />
  );
  if (!isTyped) return select;
  return (
    <>
      {select}
      <TextField
        id={`typed-${id}`}
        path={name}
        faults={errors}
        label={generic.nameOf(labelText(game, name))}
        value={values[typedName(name)] ?? ''}
        change={(text) => change({ [typedName(name)]: text })}
      />
    </>
  );
}

function Meaning({ game, kind, field }: OneFieldProps) {
  return (
    <Text kind="quiet" id={`about-entry-${field.name}`}>
      {[fieldMeaning(game, kind.verb, field.name), hintOf(field)].filter(Boolean).join(' ')}
    </Text>
  );
}

/** How cards are written, with the cards that the field takes. */
function hintOf({ type, pattern }: EntryField): string {
  if (type !== 'card' && type !== 'cards') return '';
  const { generic } = t();
  return parseCard('h', pattern) === null ? generic.cardHint : generic.cardOrSuitHint;
}

const labelOf = (game: string, field: EntryField, rules: Rules): string => {
  const label = labelText(game, field.name);
  return isRequired(field, rules) ? label : t().generic.optional(label);
};
