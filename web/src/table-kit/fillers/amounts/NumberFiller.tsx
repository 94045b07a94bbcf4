/** A number: a key for each if there are few, else a number pad. */

import { labelText } from '../../../i18n/game-texts.ts';
import { grouped } from '../../../i18n/amounts/money.ts';
import type { OpenField } from '../../../outbox/ports.ts';
import { FillerKey } from '../keys/FillerKey.tsx';
import { FillerKeys } from '../keys/FillerKeys.tsx';
import { isWithin, type FillerProps } from '../filler-props.ts';
import { NumberPad } from './NumberPad.tsx';
import { limitsText } from './limits-text.ts';
import type { ReadNumber } from './TypedNumber.tsx';

/** The most numbers that have a key each. */
const KEYS_MOST = 12;

export function NumberFiller({ field, open, values, table, choose }: FillerProps) {
  if (!open) return null;
  return (
    <NumberKeys
      label={labelText(table.game, field.name)}
      open={open}
      value={values.length ? Number(values[0]) : null}
      choose={choose}
    />
  );
}

interface NumberKeysProps {
  readonly label: string;
  readonly open: OpenField;
  /** The number that is being changed; null: none. */
  readonly value: number | null;
  readonly choose: (value: number) => void;
  /** Called with what is typed at each key; null: not a number within the limits. */
  readonly type?: ((value: number | null) => void) | undefined;
}

/** The numbers within the limits of an open field. */
export function NumberKeys({ label, open, value, choose, type }: NumberKeysProps) {
  const [least, most] = [open.least ?? 0, open.most ?? Infinity];
  if (most - least >= KEYS_MOST)
    return (
      <NumberPad
        label={label}
        initial={value === null ? '' : String(value)}
        keys={[]}
        read={(typed) => readNumber(typed, open)}
        enter={choose}
        type={type}
      />
    );
  const numbers = Array.from({ length: most - least + 1 }, (_, at) => least + at);
  return (
    <FillerKeys label={label} layout="grid">
      {numbers.map((number) => (
        <FillerKey
          key={number}
          kind="sign"
          isPressed={value === null ? undefined : number === value}
          meaning={`${label} ${number}`}
          onTap={() => choose(number)}
        >
          {number}
        </FillerKey>
      ))}
    </FillerKeys>
  );
}

/** Returns the number that is typed, if it is within the limits, and a note on it. */
function readNumber(typed: string, open: OpenField): ReadNumber {
  const number = /^\d{1,15}$/.test(typed) ? Number(typed) : null;
  const isRight = number !== null && isWithin(number, open);
  return {
    value: isRight ? number : null,
    note: isRight ? grouped(number) : limitsText(open, grouped),
    isWrong: typed !== '' && !isRight,
  };
}
