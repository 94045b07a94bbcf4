/** The keys at the bottom. Keys of ranks are under their columns in landscape; otherwise they form a pad. */

import { TapButton } from '../../ui/buttons/TapButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { pageValues, useDerived, usePageModel, type PageValues } from '../model/table-context.ts';
import { cancelAll } from '../model/ui-state.ts';
import type { Key as GameKey } from '../table-game.ts';
import './RankKeys.css';
import { SeenDots } from './SeenDots.tsx';

const keysOf = ({ model: { game }, scene, ui }: PageValues) =>
  game.keys?.(scene.table, ui, scene.waitingForEngine > 0) ?? null;

export function RankKeys() {
  const model = usePageModel();
  const keys = useDerived(keysOf);
  if (!keys) return null;
  const { length } = keys.keys;
  return (
    <div
      class="rank-keys"
      role="group"
      data-kind={keys.kind}
      data-words={keys.hasWords}
      style={{ '--keys': length }}
      aria-label={keys.label}
    >
      {keys.keys.map(({ out, ...key }) => (
        <Key key={key.id} {...key} seen={out?.seen ?? null} packs={out?.packs ?? 1} />
      ))}
      {keys.cancel !== undefined && (
        <TapButton class="rank-keys__cancel" meaning={keys.cancel} onTap={() => cancelAll(model.uiState)}>
          {keys.cancel}
        </TapButton>
      )}
    </div>
  );
}

interface KeyProps extends Omit<GameKey, 'out'> {
  /** How many of its cards are out; null if they are not counted. */
  readonly seen: number | null;
  readonly packs: number;
}

/** Does not read the scene, so it renders again only if its props change. */
function Key(props: KeyProps) {
  const { id, face, head, words, look, meaning, isLocked: isOwnLock, seen, packs, ...signs } = props;
  const sign = signs.suit ?? signs.sign;
  const isLocked = isOwnLock ?? (look === 'locked' || look === 'exhausted');
  const model = usePageModel();
  // What is shown may be older than the table: only its text decides whether the keys render again.
  const onTap = () => keysOf(pageValues(model))?.tap(model, id);
  return (
    <TapButton
      class="rank-keys__key"
      data-look={look}
      isDisabled={isLocked}
      tabIndex={isLocked ? -1 : 0}
      meaning={meaning}
      {...(signs.isQuick && { bounce: 0 })}
      onTap={onTap}
      aria-pressed={look === 'first' || look === 'first-loses'}
      data-rank={id}
    >
      <span class="visually-hidden">{words}</span>
      {head && (
        <span class="rank-keys__head" aria-hidden="true">
          {head}
        </span>
      )}
      <b aria-hidden="true">{sign ? <Icon sign={sign} size={signs.suit ? 36 : 28} /> : face}</b>
      {seen !== null && <SeenDots packs={packs} seen={seen} />}
    </TapButton>
  );
}
