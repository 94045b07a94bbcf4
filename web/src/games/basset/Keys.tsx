/** The keys of the thirteen ranks: in landscape a rail, each under its column; else a pad. */

import { Tap } from '../../parts/Tap.tsx';
import { letterOf } from '../../words/cards.ts';
import { w } from '../../words/words.ts';
import { keyLook } from './columns.ts';
import { useScene } from './dealer.ts';
import { letGo } from './hand.ts';
import { unanswered } from './standing.ts';
import { RANKS, type Rank, type Table } from './table.ts';
import { tapKey } from './taps.ts';

const PACK = 4;

/** Four dots, one for each card of the rank; those seen are full. Of more packs the count is written. */
export function Dots({ table, rank }: { table: Table; rank: Rank }) {
  const packs = table.decks ?? 1;
  const seen = table.seen[rank] ?? 0;
  if (packs > 1)
    return (
      <span class="dots count" aria-hidden="true">
        {seen}/{PACK * packs}
      </span>
    );
  return (
    <span class="dots" aria-hidden="true">
      {[1, 2, 3, 4].map((at) => (
        <i key={at} class={at <= seen ? 'seen' : ''} />
      ))}
    </span>
  );
}

export function Keys() {
  const { dealer, held } = useScene();
  const { first } = held;
  return (
    <div class="keys" role="group" aria-label={w().reader.keys}>
      {RANKS.map((rank) => (
        <Key key={rank} rank={rank} />
      ))}
      {dealer.layout.value === 'portrait' && first !== null && (
        <Tap class="not-this" meaning={first} does={() => letGo(dealer.hand)}>
          {w().main.notThe(first)}
        </Tap>
      )}
    </div>
  );
}

function Key({ rank }: { rank: Rank }) {
  const { dealer, scene, held } = useScene();
  const { table } = scene;
  const look = keyLook(table, held, rank);
  const locked = look === 'locked' || look === 'gone' || unanswered(table).length > 0;
  const meaning = locked ? 'locked' : table.phase === 'drawing' || held.turning ? 'draw' : 'lay';
  const seen = table.seen[rank] ?? 0;
  return (
    <Tap
      class={`key ${look}`}
      idle={locked}
      meaning={meaning}
      does={() => tapKey(dealer.desk, dealer.hand, rank, dealer.suits.value)}
      aria-pressed={look === 'first' || look === 'first-loses'}
      data-rank={rank}
    >
      <span class="unseen">{w().reader.key(rank, seen, PACK * (table.decks ?? 1))}</span>
      <b aria-hidden="true">{letterOf(rank)}</b>
      <Dots table={table} rank={rank} />
    </Tap>
  );
}
