/** The heads of the columns. They are visible in portrait only: in landscape, the rank keys are below the columns. */

import { letterOf, rankName } from '../../../../i18n/cards.ts';
import { SeenDots } from '../../../../table-kit/cards/SeenDots.tsx';
import { messages as kitMessages } from '../../../../table-kit/messages/messages.ts';
import { RANKS, type Rank } from '../../view.ts';
import { useDerived } from '../model/basset-page.ts';
import { columnColours } from './couches/column-state.ts';
import './RankHeads.css';

export function RankHeads() {
  const { isPortrait, looks, packs, seen } = useDerived(({ scene, ui }) => ({
    isPortrait: ui.layout === 'portrait',
    looks: columnColours(scene.table, ui),
    packs: scene.table.decks ?? 1,
    seen: scene.table.seen,
  }));
  const { player, actions } = kitMessages().reader;
  return (
    <div class={isPortrait ? 'rank-heads' : 'visually-hidden'} role="row">
      <span role="columnheader" class="rank-heads__head">
        <span class="visually-hidden">{player}</span>
      </span>
      {RANKS.map((rank) => (
        <Head
          key={rank}
          rank={rank}
          look={isPortrait ? (looks[rank] ?? '') : ''}
          packs={isPortrait ? packs : null}
          seen={seen[rank] ?? 0}
        />
      ))}
      {!isPortrait && <span role="columnheader">{actions}</span>}
    </div>
  );
}

/** Does not read the scene, so it renders again only if its props change. */
function Head({ rank, look, packs, seen }: { rank: Rank; look: string; packs: number | null; seen: number }) {
  return (
    <span role="columnheader" class="rank-heads__head" data-look={look}>
      <span class="visually-hidden">{rankName(rank)}</span>
      <span aria-hidden="true">{letterOf(rank)}</span>
      {packs !== null && <SeenDots packs={packs} seen={seen} small />}
    </span>
  );
}
