/** A punter's cards: a place for each rank; on a phone, the cards in a line. */

import { useMemo, useRef } from 'preact/hooks';
import { money } from '../../../../i18n/amounts/currency.ts';
import type { CellsProps } from '../../../../table-kit/table-game.ts';
import { ScrollRow } from '../../../../ui/frame/ScrollRow.tsx';
import { findPunter, isPlaceLocked } from '../../table-queries.ts';
import { RANKS, type Punter, type Rank, type Table } from '../../view.ts';
import { useScene, type Scene, type UiValues } from '../model/basset-page.ts';
import { coinOnTap } from '../model/coin-limits.ts';
import { CouchPlace, placeState } from './couches/CouchPlace.tsx';
import { columnColours } from './couches/column-state.ts';
import { couchesOf, orderForPhone, reuseEqual, type Couch } from './couches/couches.ts';
import './CouchCells.css';

export function CouchCells({ player, isChosen }: CellsProps<Table>) {
  const { scene } = useScene();
  const punter = findPunter(scene.table, player);
  return punter && <Couches punter={punter} isChosen={isChosen} />;
}

function Couches({ punter, isChosen }: { punter: Punter; isChosen: boolean }) {
  const { model, scene, ui } = useScene();
  const couches = useCouches(scene, punter);
  if (model.layout.value === 'phone') return <Line punter={punter} couches={couches} />;
  const looks = isChosen ? columnColours(scene.table, ui) : NONE;
  return <Places punter={punter} couches={couches} looks={looks} />;
}

type Looks = ReturnType<typeof columnColours>;
const NONE: Looks = {};

/** Returns the couches of a punter. Unchanged couches are the same objects as before. */
function useCouches(scene: Scene, punter: Punter): Couch[] {
  const before = useRef<Couch[]>([]);
  before.current = reuseEqual(before.current, couchesOf(scene, punter));
  return before.current;
}

interface Cards {
  punter: Punter;
  couches: Couch[];
}

/**
 * A place for each rank. `looks`: the cell colours of the chosen row, whose background covers the column colours.
 * The cells are memoized, so they render again only if something in them changes.
 */
function Places({ punter, couches, looks }: Cards & { looks: Looks }) {
  const { name } = punter;
  const { scene, ui } = useScene();
  const { phase, currency } = scene.table;
  const { mode, firstCard: first } = ui;
  const coin = phase === 'staking' ? coinOnTap(scene.table, mode, ui.selectedCoin, punter) : null;
  const stakeText = coin === null ? null : money(coin, currency);
  const isClosed = phase === 'closed';
  const locked = RANKS.filter((rank) => isPlaceLocked(scene.table, name, rank));
  const ownMode = 'punter' in mode && mode.punter === name ? mode : null;
  return useMemo(
    () => cells({ name, couches, looks, locked, stakeText, isClosed, currency, ui }),
    [name, isClosed, couches, JSON.stringify(looks), locked.join(), stakeText, currency, ownMode, first],
  );
}

interface PlacesProps {
  name: string;
  couches: Couch[];
  looks: Looks;
  /** The ranks whose empty places take no tap. */
  locked: readonly Rank[];
  stakeText: string | null;
  /** Whether the table is closed. Then empty places are not shown, because no stake is possible. */
  isClosed: boolean;
  currency: string;
  ui: UiValues;
}

function cells({ name, couches, looks, locked, stakeText, isClosed, currency, ui }: PlacesProps) {
  return RANKS.map((rank) => {
    const ownCouches = couches.filter((couch) => couch.rank === rank);
    return (
      <div key={rank} class="couch-cells__cell" data-look={looks[rank]} role="gridcell">
        {(ownCouches.length || isClosed ? ownCouches : [null]).map((couch, at) => (
          <CouchPlace
            key={at}
            name={name}
            rank={rank}
            stakeText={couch || locked.includes(rank) ? null : stakeText}
            isLocked={couch === null && locked.includes(rank)}
            couch={couch}
            {...placeState(ui, name, couch)}
            currency={currency}
            copy={ownCouches.length > 1 ? { at, of: ownCouches.length } : null}
          />
        ))}
      </div>
    );
  });
}

/** The cards on a phone: in a line, each with its rank. */
function Line({ punter, couches }: Cards) {
  const { scene, ui } = useScene();
  return (
    <ScrollRow class="couch-cells__line" role="gridcell">
      {orderForPhone(couches).map((couch) => (
        <CouchPlace
          key={couch.card}
          name={punter.name}
          rank={couch.rank}
          stakeText={null}
          couch={couch}
          {...placeState(ui, punter.name, couch)}
          currency={scene.table.currency}
          letter
        />
      ))}
    </ScrollRow>
  );
}
