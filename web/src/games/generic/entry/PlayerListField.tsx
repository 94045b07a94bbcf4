/** The fields of an entry that list players: a checklist, or a number for each player. */

import type { ComponentChildren } from 'preact';
import type { EntryField } from '../../../api/entry-kinds.ts';
import { t } from '../../../i18n/language.ts';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { TextField } from '../../../ui/fields/Field.tsx';
import { FieldGroup } from '../../../ui/fields/FieldGroup.tsx';
import type { FieldErrors } from '../../../ui/fields/field-errors.ts';
import { Text } from '../../../ui/text/Text.tsx';
import { chosenPlayers, numberKey, withPlayer } from './list-values.ts';

interface PlayerListFieldProps {
  readonly field: EntryField;
  readonly label: string;
  /** The meaning of the field, with the id `about-entry-` and the field's name. */
  readonly under: ComponentChildren;
  readonly values: Readonly<Record<string, string>>;
  readonly errors: FieldErrors;
  readonly players: readonly string[];
  readonly change: (part: Readonly<Record<string, string>>) => void;
}

export function PlayerListField(props: PlayerListFieldProps) {
  const { field, label, under, errors, players } = props;
  const id = `entry-${field.name}`;
  return (
    <FieldGroup {...{ id, label, under }} described={`about-${id}`} fault={errors[field.name]}>
      {players.length === 0 && <Text kind="quiet">{t().generic.noPlayers}</Text>}
      {players.map((player, index) => (
        <OnePlayer key={player} {...props} player={player} isInvalid={!index && field.name in errors} />
      ))}
    </FieldGroup>
  );
}

interface OnePlayerProps extends PlayerListFieldProps {
  readonly player: string;
  /** Whether the error of the whole list moves the focus here. */
  readonly isInvalid: boolean;
}

function OnePlayer({ field, player, values, errors, change, isInvalid }: OnePlayerProps) {
  const { name, type } = field;
  const list = values[name] ?? '';
  if (type === 'players')
    return (
      <Checkbox
        words={player}
        checked={chosenPlayers(list).includes(player)}
        isInvalid={isInvalid}
        change={(on) => change({ [name]: withPlayer(list, player, on) })}
      />
    );
  const key = numberKey(name, player);
  return (
    <TextField
      id={`entry-${key}`}
      path={key}
      faults={errors}
      label={player}
      value={values[key] ?? ''}
      change={(text) => change({ [key]: text })}
      more={{ inputMode: 'numeric', ...(isInvalid && { 'aria-invalid': true }) }}
    />
  );
}
