/** The lists of an entry that name players: the players themselves, or a number for each of them. */

import { useState } from 'preact/hooks';
import type { EntryField } from '../../api/entry-kinds.ts';
import { playerCount, playerOf, type PlayerCount } from '../../api/player-count.ts';
import { parseNumber } from '../../game-api/parse-word.ts';
import { labelText } from '../../i18n/game-texts.ts';
import { FieldGroup } from '../../ui/fields/FieldGroup.tsx';
import { TextField } from '../../ui/fields/Field.tsx';
import { ChoiceRow } from './ChoiceRow.tsx';
import type { FieldValue } from './TypedText.tsx';

interface PlayerListProps extends FieldValue {
  readonly players: readonly string[];
}

/** The players as buttons. They are listed in the order in which they are chosen. */
export function PlayersChoice({ game, field, value, players, change }: PlayerListProps) {
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const toggle = (player: string): void => {
    const others = chosen.filter((name) => name !== player);
    const names = others.length < chosen.length ? others : [...chosen, player];
    change(names.length ? names : undefined);
  };
  // The entry may name a player under an earlier name.
  const offered = [...new Set([...players, ...chosen])];
  return (
    <ChoiceRow
      label={labelText(game, field.name)}
      choices={offered.map((name) => [name, name] as const)}
      chosen={chosen}
      choose={toggle}
    />
  );
}

/** A number for each player. One without a number is not in the list. */
export function CountsChoice({ game, field, value, players, change }: PlayerListProps) {
  const [entered] = useState(() => (Array.isArray(value) ? (value as readonly PlayerCount[]) : []));
  const [numbers, setNumbers] = useState<Numbers>(() =>
    Object.fromEntries(entered.map((pair) => [playerOf(pair), String(pair.count)])),
  );
  const offered = [...new Set([...entered.map(playerOf), ...players])];
  const put = (player: string, text: string): void => {
    const next = { ...numbers, [player]: text.trim() };
    setNumbers(next);
    const filled = offered.filter((name) => next[name]);
    if (!filled.length) change(undefined);
    else if (filled.some((name) => isWrong(field, next[name]))) change('');
    else change(filled.map((name) => countOf(name, Number(next[name]), entered)));
  };
  const id = `correction-${field.name}`;
  return (
    <FieldGroup id={id} label={labelText(game, field.name)}>
      {offered.map((player) => (
        <TextField
          key={player}
          id={`${id}-${player}`}
          label={player}
          value={numbers[player] ?? ''}
          change={(text) => put(player, text)}
          more={{ inputMode: 'numeric', 'aria-invalid': isWrong(field, numbers[player]) }}
        />
      ))}
    </FieldGroup>
  );
}

type Numbers = Readonly<Record<string, string>>;

const isWrong = ({ each_least, each_most }: EntryField, text = ''): boolean =>
  text !== '' && parseNumber(text, each_least, each_most) === null;

/** Returns the pair as it was entered if it is the same, so that the entry is seen to be unchanged. */
const countOf = (player: string, count: number, entered: readonly PlayerCount[]): PlayerCount =>
  entered.find((pair) => playerOf(pair) === player && pair.count === count) ?? playerCount(player, count);
