/** A number for each player: the numbers are keys in a row, for one player after the other. */

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
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

/** A tap on a player asks for that player's number again. A number that can be one only is filled in. */
export function CountsFiller(props: FillerProps) {
  const { field, open, values, table, put, advance = put, restOf } = props;
  const counts = new Map(countsOf(values).map((pair) => [playerOf(pair), pair.count]));
  // The field does not hold the number that follows. None follows while one is asked for.
  const rest = values.length % 2 ? null : (restOf?.(countsOf(values)) ?? null);
  const players = [...new Set([...table.purses.keys(), ...counts.keys()])];
  const { asked, number, ask, ...entering } = useAsked(props, counts);
  const element = useFieldFocus(asked, players);
  useEffect(() => {
    const next = nextCount(values, open, players);
    if (next) advance(next);
  }, [values, open]);
  if (!players.length) return <NoChoice />;
  return (
    <div class="counts-filler" ref={element}>
      <FillerKeys label={labelText(table.game, field.name)} layout="rows">
        {players.map((player) => (
          <CountKey
            key={player}
            {...{ player, isActive: player === asked }}
            number={counts.get(player) ?? (rest && playerOf(rest) === player ? rest.count : undefined)}
            isLocked={isLocked(player, counts, asked, open?.choices)}
            onTap={() => ask(player)}
          />
        ))}
      </FillerKeys>
      {asked !== null && entering.open && entering.open.choices === null && (
        <NumberKeys
          key={asked}
          {...{ ...entering, open: entering.open, label: messages().numberFor(asked), value: number }}
        />
      )}
    </div>
  );
}

/**
 * Returns the player whose number is asked for: the last value, if the number of values is odd, else the one whose number
 * is corrected. A new number replaces the first, in a correction while it is typed.
 */
function useAsked({ open, values, put, openAfter }: FillerProps, counts: ReadonlyMap<string, number>) {
  const [corrected, setCorrected] = useState<string | null>(null);
  const before = useRef(new Map<string, number>());
  const named = values.length % 2 ? String(values.at(-1)) : null;
  const asked = named ?? corrected;
  const others = asked === null ? values : withoutPlayer(values, asked);
  const ask = (player: string): void => {
    const number = counts.get(player);
    if (number !== undefined) before.current.set(player, number);
    if (openAfter) setCorrected(player);
    if (!openAfter || number === undefined) put([...withoutPlayer(values, player), player]);
    else if (named !== null) put(others);
  };
  const set = (...number: readonly number[]): void => {
    if (asked !== null) put([...others, asked, ...number]);
  };
  return {
    ...{ asked, ask, number: asked === null ? null : (before.current.get(asked) ?? null) },
    open: named === null && asked !== null ? (openAfter?.([...others, asked]) ?? null) : open,
    choose: (number: number): void => {
      setCorrected(null);
      set(number);
    },
    type: openAfter && ((number: number | null) => (number === null ? set() : set(number))),
  };
}

/** While the focus is in the filler, the field of the asked player gets it, else the key of the one asked before. */
function useFieldFocus(asked: string | null, players: readonly string[]) {
  const element = useRef<HTMLDivElement>(null);
  const before = useRef(asked);
  // While it renders, what is replaced still has the focus.
  const hadFocus = element.current?.contains(document.activeElement) === true;
  useLayoutEffect(() => {
    const [input] = element.current?.getElementsByTagName('input') ?? [];
    const key = element.current?.querySelectorAll('button')[players.indexOf(before.current ?? '')];
    before.current = asked;
    if (!hadFocus) return;
    if (input) input.focus();
    else if (document.activeElement === document.body) key?.focus();
  }, [asked]);
  return element;
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
