/** A number for each player: the numbers are keys in a row, for one player after the other. */

import { useEffect, useRef } from 'preact/hooks';
import { playerOf } from '../../../api/player-count.ts';
import { labelText } from '../../../i18n/game-texts.ts';
import { countsOf } from '../../offers/line-values.ts';
import './CountsFiller.css';
import { nextCount, withoutPlayer } from './count-steps.ts';
import { FillerKey } from '../keys/FillerKey.tsx';
import { FillerKeys, NoChoice } from '../keys/FillerKeys.tsx';
import type { FillerProps } from '../filler-props.ts';
import { messages } from '../messages/messages.ts';
import { NumberKeys } from '../amounts/NumberFiller.tsx';

/**
 * The last value is the player whose number is asked for, if the number of values is odd. A tap on a player asks for
 * that player's number again; the new number replaces the first. A number that can be one only is filled in.
 */
export function CountsFiller({ field, open, values, table, put, advance = put }: FillerProps) {
  const counts = new Map(countsOf(values).map((pair) => [playerOf(pair), pair.count]));
  const active = values.length % 2 ? String(values.at(-1)) : null;
  const players = [...new Set([...table.purses.keys(), ...counts.keys()])];
  const before = useRef(new Map<string, number>());
  useEffect(() => {
    const next = nextCount(values, open, players);
    if (next) advance(next);
  }, [values, open]);
  if (!players.length) return <NoChoice />;
  const ask = (player: string): void => {
    const number = counts.get(player);
    if (number !== undefined) before.current.set(player, number);
    put([...withoutPlayer(values, player), player]);
  };
  return (
    <div class="counts-filler">
      <FillerKeys label={labelText(table.game, field.name)} layout="rows">
        {players.map((player) => (
          <CountKey
            key={player}
            {...{ player, number: counts.get(player), isActive: player === active }}
            isLocked={isLocked(player, counts, active, open?.choices)}
            onTap={() => ask(player)}
          />
        ))}
      </FillerKeys>
      {active !== null && open && open.choices === null && (
        <NumberKeys
          key={active}
          {...{ open, label: messages().numberFor(active), value: before.current.get(active) ?? null }}
          choose={(number) => put([...values, number])}
        />
      )}
    </div>
  );
}

interface CountKeyProps {
  readonly player: string;
  readonly number: number | undefined;
  readonly isActive: boolean;
  readonly isLocked: boolean;
  readonly onTap: () => void;
}

/** A player with the number, which a tap asks for. */
function CountKey({ player, number, isActive, isLocked, onTap }: CountKeyProps) {
  const { countOf, noCount } = messages();
  return (
    <FillerKey
      kind="row"
      isPressed={isActive}
      words={countOf(player, number === undefined ? noCount : String(number))}
      isLocked={isLocked}
      onTap={onTap}
    >
      <bdi>{player}</bdi> <b class="counts-filler__number">{number ?? '–'}</b>
    </FillerKey>
  );
}

/** Whether a player can have no number now. While one is asked for, each other player can be asked for instead. */
const isLocked = (
  player: string,
  counts: ReadonlyMap<string, number>,
  active: string | null,
  choices: readonly string[] | null | undefined,
): boolean => active === null && !counts.has(player) && !!choices && !choices.includes(player);
