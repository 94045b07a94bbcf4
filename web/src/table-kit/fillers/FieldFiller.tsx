/** The filler of a field, by its type. */

import type { ComponentType } from 'preact';
import { ChoiceFiller } from './ChoiceFiller.tsx';
import { CoinFiller } from './amounts/CoinFiller.tsx';
import { CountsFiller } from './players/CountsFiller.tsx';
import { fillerKind, type FillerKind } from './filler-kind.ts';
import type { FillerProps } from './filler-props.ts';
import { HandFiller } from './cards/HandFiller.tsx';
import { NumberFiller } from './amounts/NumberFiller.tsx';
import { PlayerFiller, PlayersFiller } from './players/PlayerFiller.tsx';
import { PoolFiller } from './PoolFiller.tsx';
import { RankFiller, SuitFiller } from './cards/RankFiller.tsx';
import { TextFiller } from './TextFiller.tsx';

const AmountFiller = ({ open, ...rest }: FillerProps) => (open ? <CoinFiller {...rest} open={open} /> : null);

const FILLERS: Readonly<Record<Exclude<FillerKind, 'flag'>, ComponentType<FillerProps>>> = {
  coin: AmountFiller,
  player: PlayerFiller,
  players: PlayersFiller,
  counts: CountsFiller,
  rank: RankFiller,
  suit: SuitFiller,
  hand: HandFiller,
  choice: ChoiceFiller,
  pool: PoolFiller,
  number: NumberFiller,
  text: TextFiller,
};

/** A flag has no filler: see `FlagKey`. */
export function FieldFiller(props: FillerProps) {
  const kind = fillerKind(props.field, props.open, props.table);
  if (kind === 'flag') return null;
  const Filler = FILLERS[kind];
  return <Filler key={props.field.name} {...props} />;
}
