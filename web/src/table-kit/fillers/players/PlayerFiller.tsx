/** A row for each player, of which one is chosen. Who cannot be chosen is locked. */

import { money } from '../../../i18n/amounts/money.ts';
import { labelText } from '../../../i18n/game-texts.ts';
import { FillerKey } from '../keys/FillerKey.tsx';
import { FillerKeys, NoChoice } from '../keys/FillerKeys.tsx';
import type { FillerProps, FillerTable } from '../filler-props.ts';
import { messages } from '../messages/messages.ts';

export function PlayerFiller({ field, open, values, table, choose }: FillerProps) {
  const allowed = open?.choices ?? [];
  const names = playersWith(table, [...allowed, ...values.map(String)]);
  if (!names.length) return <NoChoice />;
  return (
    <FillerKeys label={labelText(table.game, field.name)} layout="rows">
      {names.map((name) => (
        <FillerKey
          key={name}
          kind="row"
          isLocked={!allowed.includes(name)}
          isPressed={values.length ? values.includes(name) : undefined}
          meaning={`${field.name} ${name}`}
          note={purseNote(table, name)}
          onTap={() => choose(name)}
        >
          <bdi>{name}</bdi>
        </FillerKey>
      ))}
    </FillerKeys>
  );
}

/** Several players, each a row that is on or off, in the order chosen. */
export function PlayersFiller({ field, open, values, table, put }: FillerProps) {
  const chosen = values.map(String);
  const allowed = open?.choices ?? [];
  const names = playersWith(table, [...allowed, ...chosen]);
  if (!names.length) return <NoChoice />;
  const toggle = (name: string): void =>
    put(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name]);
  return (
    <FillerKeys label={labelText(table.game, field.name)} layout="rows">
      {names.map((name) => (
        <FillerKey
          key={name}
          kind="row"
          isLocked={!allowed.includes(name) && !chosen.includes(name)}
          isPressed={chosen.includes(name)}
          note={purseNote(table, name)}
          onTap={() => toggle(name)}
        >
          <bdi>{name}</bdi>
        </FillerKey>
      ))}
    </FillerKeys>
  );
}

/** Returns the players in the order of their seats, then names that only an earlier entry has. */
const playersWith = ({ purses }: FillerTable, others: readonly string[]): readonly string[] => [
  ...new Set([...purses.keys(), ...others]),
];

function purseNote({ purses, currency }: FillerTable, name: string): string | undefined {
  const purse = purses.get(name);
  return purse == null ? undefined : messages().inPurse(money(purse, currency));
}
