/** The grid of the table: a row for each punter, a column for each rank. */

import { letterOf, rankName } from '../../../../i18n/cards.ts';
import { messages } from '../../messages/messages.ts';
import { usePageModel, useDerived, type PageValues } from '../model/page-model.ts';
import { columnColours } from './couches/column-state.ts';
import { PlayerRow } from './PlayerRow.tsx';
import { SeenDots } from './SeenDots.tsx';
import './TableGrid.css';
import { unansweredWins } from '../../table-queries.ts';
import { RANKS, type Rank, type Table } from '../../view.ts';

/** The number of rows that fit. If there are more, punters with wins to answer come first. */
const ROWS_THAT_FIT = 12;

function namesInOrder({ scene: { table } }: PageValues): string[] {
  const names = table.punters.map(({ name }) => name);
  if (names.length <= ROWS_THAT_FIT) return names;
  const waiting = new Set(unansweredWins(table).map((stake) => stake.punter));
  return names.sort((left, right) => Number(waiting.has(right)) - Number(waiting.has(left)));
}

export function TableGrid() {
  const seats = useDerived(namesInOrder);
  const phone = usePageModel().layout.value === 'phone';
  return (
    <div
      class="table-grid"
      role="grid"
      aria-label={messages().screenReader.table}
      aria-rowcount={seats.length + 1}
    >
      {phone ? null : <Heads />}
      <div class="table-grid__rows" role="rowgroup">
        {!phone && <ColumnColours />}
        {seats.map((name, at) => (
          <PlayerRow key={name} name={name} at={at} />
        ))}
      </div>
    </div>
  );
}

/** The column heads. They are visible in portrait only: in landscape, the rank keys are below the columns. */
function Heads() {
  const portrait = usePageModel().layout.value === 'portrait';
  const { looks, packs, seen } = useDerived(({ scene, ui }) => ({
    looks: columnColours(scene.table, ui),
    packs: scene.table.decks ?? 1,
    seen: scene.table.seen,
  }));
  return <HeadRow portrait={portrait} looks={looks} packs={packs} seen={seen} />;
}

interface HeadRowProps {
  portrait: boolean;
  looks: ReturnType<typeof columnColours>;
  packs: number;
  seen: Table['seen'];
}

function HeadRow({ portrait, looks, packs, seen }: HeadRowProps) {
  return (
    <div class={portrait ? 'table-grid__heads' : 'visually-hidden'} role="row">
      <span role="columnheader" class="table-grid__head">
        <span class="visually-hidden">{messages().screenReader.player}</span>
      </span>
      {RANKS.map((rank) => (
        <Head
          key={rank}
          rank={rank}
          look={portrait ? (looks[rank] ?? '') : ''}
          packs={portrait ? packs : null}
          seen={seen[rank] ?? 0}
        />
      ))}
      {!portrait && <span role="columnheader">{messages().screenReader.actions}</span>}
    </div>
  );
}

/** Does not read the scene, so it renders again only if its props change. */
function Head({ rank, look, packs, seen }: { rank: Rank; look: string; packs: number | null; seen: number }) {
  return (
    <span role="columnheader" class="table-grid__head" data-look={look}>
      <span class="visually-hidden">{rankName(rank)}</span>
      <span aria-hidden="true">{letterOf(rank)}</span>
      {packs !== null && <SeenDots packs={packs} seen={seen} small />}
    </span>
  );
}

/** The colours of the columns, under all rows. */
function ColumnColours() {
  const { looks, rows, isEmpty } = useDerived(({ scene, ui }) => ({
    looks: columnColours(scene.table, ui),
    rows: scene.table.punters.length || 1,
    isEmpty: scene.table.phase === 'staking' && scene.table.stakes.length === 0,
  }));
  return (
    <div
      class="table-grid__highlights"
      data-empty={isEmpty}
      aria-hidden="true"
      style={{ gridRow: `1 / span ${rows}` }}
    >
      {RANKS.map((rank) => (
        <span key={rank} class="table-grid__highlight" data-look={looks[rank]} />
      ))}
    </div>
  );
}
