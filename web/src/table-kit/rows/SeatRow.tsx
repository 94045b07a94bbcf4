/** A punter's row: the name and purse, the cards, and the possible actions. */

import { useMemo, useRef } from 'preact/hooks';
import { money } from '../../../../i18n/amounts/currency.ts';
import { CouchPlace, placeState } from './couches/CouchPlace.tsx';
import { couchesOf, orderForPhone, reuseEqual, type Couch } from './couches/couches.ts';
import { columnColours } from './couches/column-state.ts';
import { TablePageContext, usePageModel, useScene } from '../model/page-model.ts';
import { ActionCell } from './ActionCell.tsx';
import type { UiValues } from '../model/ui-state.ts';
import { NameCell } from './NameCell.tsx';
import { rowModel } from './row-scene.ts';
import { refusedEntry, type Scene } from '../model/scene.ts';
import { chosenSeat, findPunter } from '../../table-queries.ts';
import { RANKS, type Punter, type Table } from '../../view.ts';
import './PlayerRow.css';

/** Whether the next tap applies to this row. */
function isChosen(table: Table, { mode, pendingDraw, selectedSeat }: UiValues, name: string): boolean {
  if (mode.kind !== 'none') return 'punter' in mode && mode.kind !== 'card' && mode.punter === name;
  return table.phase === 'staking' && !pendingDraw && chosenSeat(table, selectedSeat)?.name === name;
}

/** `at`: the index of the row, from 0. */
export function PlayerRow({ name, at }: { name: string; at: number }) {
  const model = usePageModel();
  const rowOnlyModel = useMemo(() => rowModel(model, name), [model, name]);
  return (
    <TablePageContext.Provider value={rowOnlyModel}>
      <SeatedRow name={name} at={at} />
    </TablePageContext.Provider>
  );
}

function SeatedRow({ name, at }: { name: string; at: number }) {
  const { scene } = useScene();
  const punter = findPunter(scene.table, name);
  return punter && <Cells punter={punter} at={at} />;
}

function Cells({ punter, at }: { punter: Punter; at: number }) {
  const { model, scene, ui } = useScene();
  const layout = model.layout.value;
  const isRowChosen = isChosen(scene.table, ui, punter.name);
  const refused = refusedEntry(scene);
  const isRefused = refused !== null && (refused.punter ?? refused.backer ?? refused.name) === punter.name;
  const couches = useCouches(scene, punter);
  return (
    <div
      class="player-row"
      data-wrong={isRefused}
      role="row"
      style={{ gridRow: at + 1 }}
      aria-selected={isRowChosen}
      data-punter={punter.name}
    >
      <NameCell punter={punter} />
      {layout === 'phone' ? (
        <Line punter={punter} couches={couches} />
      ) : (
        <Places
          punter={punter}
          couches={couches}
          looks={isRowChosen ? columnColours(scene.table, ui) : NONE}
        />
      )}
      {layout === 'landscape' && (
        <div class="player-row__action" role="gridcell">
          <ActionCell punter={punter} />
        </div>
      )}
    </div>
  );
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
function Places({ punter: { name }, couches, looks }: Cards & { looks: Looks }) {
  const { scene, ui } = useScene();
  const { phase, currency } = scene.table;
  const stakeText = phase === 'staking' && ui.selectedCoin !== null ? money(ui.selectedCoin, currency) : null;
  const { mode, firstCard: first } = ui;
  const isClosed = phase === 'closed';
  const ownMode = 'punter' in mode && mode.punter === name ? mode : null;
  return useMemo(
    () => cells({ name, couches, looks, stakeText, isClosed, currency, ui }),
    [name, isClosed, couches, JSON.stringify(looks), stakeText, currency, ownMode, first],
  );
}

interface CellsProps {
  name: string;
  couches: Couch[];
  looks: Looks;
  stakeText: string | null;
  /** Whether the table is closed. Then empty places are not shown, because no stake is possible. */
  isClosed: boolean;
  currency: string;
  ui: UiValues;
}

function cells({ name, couches, looks, stakeText, isClosed, currency, ui }: CellsProps) {
  return RANKS.map((rank) => {
    const ownCouches = couches.filter((couch) => couch.rank === rank);
    return (
      <div key={rank} class="player-row__cell" data-look={looks[rank]} role="gridcell">
        {(ownCouches.length || isClosed ? ownCouches : [null]).map((couch, at) => (
          <CouchPlace
            key={at}
            name={name}
            rank={rank}
            stakeText={couch ? null : stakeText}
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
    <div class="player-row__line" role="gridcell">
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
    </div>
  );
}
