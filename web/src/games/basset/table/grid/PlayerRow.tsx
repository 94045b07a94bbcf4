/** A punter's row: who they are, what lies on their cards, what they may do. */

import { useMemo, useRef } from 'preact/hooks';
import { money } from '../../../../i18n/currency.ts';
import { CouchPlace, shownNow } from './CouchPlace.tsx';
import { couchesOf, inALine, unchanged, type Couch } from './couches.ts';
import { washes } from './column-state.ts';
import { TablePageContext, usePageModel, useScene } from '../page-model.ts';
import { ActionCell } from './ActionCell.tsx';
import type { UiValues } from '../ui-state.ts';
import { NameCell } from './NameCell.tsx';
import { rowModel } from './row-scene.ts';
import { refusedEntry, type Scene } from '../scene.ts';
import { chosenSeat, punterNamed } from '../../table-queries.ts';
import { RANKS, type Punter, type Table } from '../../view.ts';
import './PlayerRow.css';

/** The row that the next tap is about. */
function isChosen(table: Table, { grip, turning, seat }: UiValues, name: string): boolean {
  if (grip.kind !== 'rest') return 'punter' in grip && grip.kind !== 'card' && grip.punter === name;
  return table.phase === 'staking' && !turning && chosenSeat(table, seat)?.name === name;
}

/** `at`: which row it is, from 0. */
export function PlayerRow({ name, at }: { name: string; at: number }) {
  const dealer = usePageModel();
  const own = useMemo(() => rowModel(dealer, name), [dealer, name]);
  return (
    <TablePageContext.Provider value={own}>
      <OwnRow name={name} at={at} />
    </TablePageContext.Provider>
  );
}

function OwnRow({ name, at }: { name: string; at: number }) {
  const { scene } = useScene();
  const punter = punterNamed(scene.table, name);
  return punter && <Cells punter={punter} at={at} />;
}

function Cells({ punter, at }: { punter: Punter; at: number }) {
  const { dealer, scene, held } = useScene();
  const layout = dealer.layout.value;
  const chosen = isChosen(scene.table, held, punter.name);
  const refused = refusedEntry(scene);
  const wrong = refused !== null && (refused.punter ?? refused.backer ?? refused.name) === punter.name;
  const couches = useCouches(scene, punter);
  return (
    <div
      class="player-row"
      data-wrong={wrong}
      role="row"
      style={{ gridRow: at + 1 }}
      aria-selected={chosen}
      data-punter={punter.name}
    >
      <NameCell punter={punter} />
      {layout === 'phone' ? (
        <Line punter={punter} couches={couches} />
      ) : (
        <Places punter={punter} couches={couches} looks={chosen ? washes(scene.table, held) : NONE} />
      )}
      {layout === 'landscape' && (
        <div class="player-row__action" role="gridcell">
          <ActionCell punter={punter} />
        </div>
      )}
    </div>
  );
}

type Looks = ReturnType<typeof washes>;
const NONE: Looks = {};

/** The couches of a punter; one of which nothing changed is the very same as before. */
function useCouches(scene: Scene, punter: Punter): Couch[] {
  const before = useRef<Couch[]>([]);
  before.current = unchanged(before.current, couchesOf(scene, punter));
  return before.current;
}

interface Cards {
  punter: Punter;
  couches: Couch[];
}

/**
 * A place for each rank. Of the chosen row `looks` has the colours of its cells: its own lies over the washes. What
 * is shown is the very same as before, and not drawn again, unless something of it changes.
 */
function Places({ punter: { name }, couches, looks }: Cards & { looks: Looks }) {
  const { scene, held } = useScene();
  const { phase, currency } = scene.table;
  const lays = phase === 'staking' && held.coin !== null ? money(held.coin, currency) : null;
  const { grip, first } = held;
  const closed = phase === 'closed';
  const gripped = 'punter' in grip && grip.punter === name ? grip : null;
  return useMemo(
    () => cells({ name, couches, looks, lays, closed, currency, held }),
    [name, closed, couches, JSON.stringify(looks), lays, currency, gripped, first],
  );
}

interface Drawn {
  name: string;
  couches: Couch[];
  looks: Looks;
  lays: string | null;
  /** Nothing is laid any more: an empty place is none. */
  closed: boolean;
  currency: string;
  held: UiValues;
}

function cells({ name, couches, looks, lays, closed, currency, held }: Drawn) {
  return RANKS.map((rank) => {
    const there = couches.filter((one) => one.rank === rank);
    return (
      <div key={rank} class="player-row__cell" data-look={looks[rank]} role="gridcell">
        {(there.length || closed ? there : [null]).map((couch, at) => (
          <CouchPlace
            key={at}
            name={name}
            rank={rank}
            lays={couch ? null : lays}
            couch={couch}
            {...shownNow(held, name, couch)}
            currency={currency}
            fan={at - (Math.max(1, there.length) - 1) / 2}
          />
        ))}
      </div>
    );
  });
}

/** On a phone the cards stand in a line, each with its rank. */
function Line({ punter, couches }: Cards) {
  const { scene, held } = useScene();
  return (
    <div class="player-row__line" role="gridcell">
      {inALine(couches).map((couch) => (
        <CouchPlace
          key={couch.card}
          name={punter.name}
          rank={couch.rank}
          lays={null}
          couch={couch}
          {...shownNow(held, punter.name, couch)}
          currency={scene.table.currency}
          letter
        />
      ))}
    </div>
  );
}
