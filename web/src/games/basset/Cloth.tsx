/** The table itself: a row for each punter, a column for each rank. */

import { letterOf, rankName } from '../../words/cards.ts';
import { w } from '../../words/words.ts';
import { useDealer, useMade, type Seen } from './dealer.ts';
import { washes } from './columns.ts';
import { Row } from './Row.tsx';
import { Dots } from './Keys.tsx';
import { unanswered } from './standing.ts';
import { RANKS, type Rank, type Table } from './table.ts';

/** More punters than fit: then those with an answer to give come first. */
const FITTING = 12;

function seatsOf({ scene: { table } }: Seen): string[] {
  const names = table.punters.map(({ name }) => name);
  if (names.length <= FITTING) return names;
  const waiting = new Set(unanswered(table).map((one) => one.punter));
  return names.sort((one, other) => Number(waiting.has(other)) - Number(waiting.has(one)));
}

export function Cloth() {
  const seats = useMade(seatsOf);
  const phone = useDealer().layout.value === 'phone';
  return (
    <div class="cloth" role="grid" aria-label={w().reader.table} aria-rowcount={seats.length + 1}>
      {phone ? null : <Heads />}
      <div class="rows" role="rowgroup">
        {!phone && <Washes />}
        {seats.map((name, at) => (
          <Row key={name} name={name} at={at} />
        ))}
      </div>
    </div>
  );
}

/** Column heads: seen in portrait, in landscape the keys below say the same. */
function Heads() {
  const portrait = useDealer().layout.value === 'portrait';
  const { looks, packs, seen } = useMade(({ scene, held }) => ({
    looks: washes(scene.table, held),
    packs: scene.table.decks ?? 1,
    seen: scene.table.seen,
  }));
  return <HeadRow portrait={portrait} looks={looks} packs={packs} seen={seen} />;
}

interface HeadRowProps {
  portrait: boolean;
  looks: ReturnType<typeof washes>;
  packs: number;
  seen: Table['seen'];
}

function HeadRow({ portrait, looks, packs, seen }: HeadRowProps) {
  return (
    <div class={portrait ? 'heads' : 'heads unseen'} role="row">
      <span role="columnheader" class="head">
        <span class="unseen">{w().reader.punter}</span>
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
      {!portrait && <span role="columnheader">{w().reader.doing}</span>}
    </div>
  );
}

/** It does not look at the scene itself: it is drawn again only when what it shows changes. */
function Head({ rank, look, packs, seen }: { rank: Rank; look: string; packs: number | null; seen: number }) {
  return (
    <span role="columnheader" class={`head ${look}`}>
      <span class="unseen">{rankName(rank)}</span>
      <span aria-hidden="true">{letterOf(rank)}</span>
      {packs !== null && <Dots packs={packs} seen={seen} />}
    </span>
  );
}

/** The colour of a column lies under the rows, from the first to the last. */
function Washes() {
  const { looks, rows } = useMade(({ scene, held }) => ({
    looks: washes(scene.table, held),
    rows: scene.table.punters.length || 1,
  }));
  return (
    <div class="washes" aria-hidden="true" style={{ gridRow: `1 / span ${rows}` }}>
      {RANKS.map((rank) => (
        <span key={rank} class={`wash ${looks[rank] ?? ''}`} />
      ))}
    </div>
  );
}
