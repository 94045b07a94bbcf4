/** The keys of the thirteen ranks. In landscape each is under its column; otherwise they form a pad. */

import { TapButton } from '../../../../ui/buttons/TapButton.tsx';
import { letterOf } from '../../../../i18n/cards.ts';
import { messages } from '../../messages/messages.ts';
import './RankKeys.css';
import { SeenDots } from './SeenDots.tsx';
import { keyLooks, stakingPlayer, type KeyLook } from './couches/column-state.ts';
import { usePageModel, useDerived, type PageValues } from '../model/page-model.ts';
import { cancelAll } from '../model/ui-state.ts';
import { isRankUsed, unansweredWins } from '../../table-queries.ts';
import { RANKS, SUITED, type Rank } from '../../view.ts';
import { tapKey } from '../model/tap-actions.ts';

function keyValues({ scene, ui }: PageValues) {
  const { table } = scene;
  const punter = stakingPlayer(table, ui);
  const isWaiting = scene.waitingForEngine > 0;
  return {
    first: ui.firstCard,
    looks: keyLooks(table, ui, isWaiting),
    seen: table.seen,
    isLocked: isWaiting || unansweredWins(table).length > 0,
    isDraw: table.phase === 'drawing' || ui.pendingDraw !== null,
    packs: table.decks ?? 1,
    used: punter === null ? [] : RANKS.filter((rank) => isRankUsed(table, punter, rank)),
    punter,
  };
}

export function RankKeys() {
  const model = usePageModel();
  const { first, looks, seen, used, punter, ...all } = useDerived(keyValues);
  return (
    <div class="rank-keys" role="group" aria-label={messages().screenReader.keys}>
      {RANKS.map((rank) => (
        <Key
          key={rank}
          rank={rank}
          look={looks[rank]}
          seen={seen[rank] ?? 0}
          usedBy={used.includes(rank) ? punter : null}
          {...all}
        />
      ))}
      {model.layout.value === 'portrait' && first !== null && (
        <TapButton class="rank-keys__cancel" meaning={first} onTap={() => cancelAll(model.uiState)}>
          {messages().mainButton.notRank(first)}
        </TapButton>
      )}
    </div>
  );
}

interface KeyProps {
  rank: Rank;
  look: KeyLook;
  isLocked: boolean;
  /** Whether a tap enters a drawn card; otherwise it stakes on the rank. */
  isDraw: boolean;
  seen: number;
  packs: number;
  /** The player without a card of the rank to stake, else null. */
  usedBy: string | null;
}

/** Does not read the scene, so it renders again only if its props change. */
function Key({ rank, look, isLocked, isDraw, seen, packs, usedBy }: KeyProps) {
  const model = usePageModel();
  const isDisabled = isLocked || look === 'locked' || look === 'exhausted';
  const meaning = isDisabled ? 'locked' : isDraw ? 'draw' : 'lay';
  return (
    <TapButton
      class="rank-keys__key"
      data-look={look}
      isDisabled={isDisabled}
      meaning={meaning}
      onTap={() => tapKey(model.actions, model.uiState, rank, model.suits.value)}
      aria-pressed={look === 'first' || look === 'first-loses'}
      data-rank={rank}
    >
      <span class="visually-hidden">
        {usedBy === null
          ? messages().screenReader.key(rank, seen, SUITED * packs)
          : messages().screenReader.keyUsed(rank, usedBy)}
      </span>
      <b aria-hidden="true">{letterOf(rank)}</b>
      <SeenDots packs={packs} seen={seen} />
    </TapButton>
  );
}
