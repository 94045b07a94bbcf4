/** The keys of the thirteen ranks: in landscape a rail, each under its column; else a pad. */

import { Tap } from '../../parts/Tap.tsx';
import { letterOf } from '../../words/cards.ts';
import { w } from '../../words/words.ts';
import { keyLooks, type KeyLook } from './columns.ts';
import { useDealer, useMade, type Seen } from './dealer.ts';
import { letGo } from './hand.ts';
import { unanswered } from './standing.ts';
import { RANKS, SUITED, type Rank } from './table.ts';
import { tapKey } from './taps.ts';

/** Four dots, one for each card of the rank; those seen are full. Of more packs the count is written. */
export function Dots({ packs, seen }: { packs: number; seen: number }) {
  if (packs > 1)
    return (
      <span class="dots count" aria-hidden="true">
        {seen}/{SUITED * packs}
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

function keysOf({ scene, held }: Seen) {
  const { table } = scene;
  const waits = scene.reckoning > 0;
  return {
    first: held.first,
    looks: keyLooks(table, held, waits),
    seen: table.seen,
    locked: waits || unanswered(table).length > 0,
    draws: table.phase === 'drawing' || held.turning !== null,
    packs: table.decks ?? 1,
  };
}

export function Keys() {
  const dealer = useDealer();
  const { first, looks, seen, ...all } = useMade(keysOf);
  return (
    <div class="keys" role="group" aria-label={w().reader.keys}>
      {RANKS.map((rank) => (
        <Key key={rank} rank={rank} look={looks[rank]} seen={seen[rank] ?? 0} {...all} />
      ))}
      {dealer.layout.value === 'portrait' && first !== null && (
        <Tap class="not-this" meaning={first} does={() => letGo(dealer.hand)}>
          {w().main.notThe(first)}
        </Tap>
      )}
    </div>
  );
}

interface KeyProps {
  rank: Rank;
  look: KeyLook;
  locked: boolean;
  /** A tap names a card that was drawn; else one to lay on. */
  draws: boolean;
  seen: number;
  packs: number;
}

/** It does not look at the scene itself: it is drawn again only when what it shows changes. */
function Key({ rank, look, locked, draws, seen, packs }: KeyProps) {
  const dealer = useDealer();
  const idle = locked || look === 'locked' || look === 'gone';
  const meaning = idle ? 'locked' : draws ? 'draw' : 'lay';
  return (
    <Tap
      class={`key ${look}`}
      idle={idle}
      meaning={meaning}
      does={() => tapKey(dealer.desk, dealer.hand, rank, dealer.suits.value)}
      aria-pressed={look === 'first' || look === 'first-loses'}
      data-rank={rank}
    >
      <span class="unseen">{w().reader.key(rank, seen, SUITED * packs)}</span>
      <b aria-hidden="true">{letterOf(rank)}</b>
      <Dots packs={packs} seen={seen} />
    </Tap>
  );
}
