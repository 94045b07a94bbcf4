/** The place of one card of a player: empty, or with a couch. */

import { letterOf } from '../../../../../i18n/cards.ts';
import { TapButton } from '../../../../../ui/buttons/TapButton.tsx';
import { messages } from '../../../messages/messages.ts';
import { CouchCard } from './CouchCard.tsx';
import { couchLabel } from './couch-label.ts';
import './CouchPlace.css';
import type { Couch } from './couches.ts';
import { type TablePageModel, type UiValues, usePageModel } from '../../model/basset-page.ts';
import { focusAnswer } from '../../model/answer-focus.ts';
import { tapCouch, tapPlace } from '../../model/tap-actions.ts';
import { findStake } from '../../../table-queries.ts';
import { rankOf, type Rank } from '../../../view.ts';

interface PlaceState {
  chosen: boolean;
  first: boolean;
}

export function placeState(
  { mode, firstCard: first }: UiValues,
  name: string,
  couch: Couch | null,
): PlaceState {
  const ownMode = mode.kind === 'card' || mode.kind === 'restake' ? mode : null;
  return {
    chosen: couch !== null && ownMode?.punter === name && ownMode.card === couch.card,
    first: couch !== null && first !== null && rankOf(first) === couch.rank,
  };
}

interface PlaceProps extends PlaceState {
  name: string;
  rank: Rank;
  /** The amount that a tap would stake on an empty place; null if a tap stakes nothing. */
  stakeText: string | null;
  /** Whether the player may stake on no such card, so that a tap does nothing. */
  isLocked?: boolean;
  /** The couch on the card; null if the place is empty. */
  couch: Couch | null;
  currency: string;
  /** Its position among the copies of its card in one place; null if it is alone. */
  copy?: { at: number; of: number } | null;
  letter?: boolean;
}

/**
 * Most places do not change on a tap. So a place does not read the scene, and renders again only if its props change.
 * An empty place that is filled stays the same button and keeps the focus.
 */
export function CouchPlace({
  name,
  rank,
  stakeText,
  isLocked = false,
  couch,
  currency,
  chosen,
  first,
  copy = null,
  letter = false,
}: PlaceProps) {
  const model = usePageModel();
  const { emptyPlace, layHere } = messages().screenReader;
  const label = stakeText === null ? emptyPlace(name, rank) : layHere(name, rank, stakeText);
  return (
    <TapButton
      class="couch-place"
      data-copy={copy !== null}
      style={copy ? { '--at': copy.at, '--of': copy.of } : undefined}
      tabIndex={letter ? 0 : -1}
      onTap={() => handleTap(model, name, rank, couch)}
      meaning={couch?.card ?? ''}
      isDisabled={isLocked}
      aria-label={couch ? undefined : label}
      aria-pressed={couch ? chosen : undefined}
      data-card={couch?.card}
      data-letter={couch ? undefined : letterOf(rank)}
    >
      {couch && <span class="visually-hidden">{couchLabel(name, couch, currency)}</span>}
      {couch && <CouchCard {...{ couch, currency, letter, chosen, first }} small={copy !== null} />}
    </TapButton>
  );
}

function handleTap(
  { actions, uiState }: TablePageModel,
  name: string,
  rank: Rank,
  couch: Couch | null,
): void {
  if (!couch) return tapPlace(actions, uiState, name, rank);
  const table = actions.table();
  // If the fasse took the whole couch, its card may get a new stake at once.
  const isStaked = table !== null && findStake(table, name, couch.card) !== null;
  if (couch.look === 'refused' || (couch.look === 'lost' && !isStaked))
    return tapPlace(actions, uiState, name, rank);
  const win = tapCouch(actions, uiState, name, couch.card);
  if (win) focusAnswer(win);
}
