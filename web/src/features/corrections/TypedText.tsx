/** A value of an entry that is typed. */

import { useState } from 'preact/hooks';
import type { EntryField } from '../../api/entry-kinds.ts';
import { labelText } from '../../i18n/game-texts.ts';
import { TextField } from '../../ui/fields/Field.tsx';

/** A field of an entry that is corrected. */
export interface FieldValue {
  readonly game: string;
  readonly field: EntryField;
  readonly value: unknown;
  /** `undefined` leaves the field out. */
  readonly change: (value: unknown) => void;
}

interface TypedTextProps extends Pick<FieldValue, 'game' | 'field' | 'change'> {
  readonly label?: string;
  readonly text: string;
  readonly parse: (text: string) => unknown;
  /** What is wrong while the text cannot be read. */
  readonly fault: string;
}

/** A text field. While its text cannot be read, the value is '', with which no entry is complete. */
export function TypedText({ game, field, text, label, parse, fault, change }: TypedTextProps) {
  const [typed, setTyped] = useState(text);
  const isWrong = typed !== '' && parse(typed) === undefined;
  const put = (next: string): void => {
    setTyped(next);
    change(next ? (parse(next) ?? '') : undefined);
  };
  return (
    <TextField
      id={`correction-${field.name}`}
      path={field.name}
      label={label ?? labelText(game, field.name)}
      faults={isWrong ? { [field.name]: fault } : {}}
      value={typed}
      change={put}
    />
  );
}
