/** What a corrected entry leaves to be decided, and the answers that are recorded with it. */

import { entryKindsOf, type EntryKind, type Rules } from '../../../api/entry-kinds.ts';
import type { Schemas } from '../../../api/client.ts';
import type { Entered, Offer } from '../../../outbox/ports.ts';
import { isComplete } from '../changed-entry.ts';
import type { CorrectionBody, CorrectionMode } from '../correction-context.ts';

type MustDecide = Schemas['MustDecide'];

/** An entry that decides something, and the offer from which it is made. */
export interface Answer {
  readonly offer: Offer;
  readonly entered: Entered;
}

/** Returns the answer as the offer gives it. Its open fields have no values. */
export const deciding = (offer: Offer): Answer => ({ offer, entered: { kind: offer.verb, ...offer.fixed } });

/** Returns the answers with another entry at one place. */
export const withAnswer = (answers: readonly Answer[], at: number, entered: Entered): readonly Answer[] =>
  answers.map((answer, other) => (other === at ? { ...answer, entered } : answer));

/** Returns the answers before one place: those after it were given because of it. */
export const withoutAnswer = (answers: readonly Answer[], at: number): readonly Answer[] =>
  answers.slice(0, at);

export const kindOf = (game: string, { offer }: Answer): EntryKind | undefined =>
  entryKindsOf(game).find(({ verb }) => verb === offer.verb);

/** Whether the answer has all values that it needs. */
export function isAnswered(game: string, answer: Answer, rules: Rules): boolean {
  const kind = kindOf(game, answer);
  return kind !== undefined && isComplete(kind, answer.entered, rules);
}

/** Returns the offers to show. The one for all that waits is left out if a single entry waits. */
export const offersToShow = ({ waiting_for, offers }: MustDecide): readonly Offer[] =>
  waiting_for.length === 1 ? offers.filter(({ player, fixed }) => player || fixed['all'] !== true) : offers;

/** Returns the correction of the entry of a version. If an entry is taken back, the answers take its place. */
export function correctionBody(
  mode: CorrectionMode,
  version: number,
  changed: Entered,
  answers: readonly Answer[],
): CorrectionBody {
  const added = answers.map(({ entered }) => entered);
  if (mode === 'strike') return added.length ? { amend: version, entries: added } : { strike: version };
  return { [mode]: version, ...(added.length ? { entries: [changed, ...added] } : { entry: changed }) };
}
