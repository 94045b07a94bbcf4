/** The amount that an entry had last. */

import type { StandingEntry } from '../../outbox/undo/standing-entries.ts';
import { lineValues } from './line-values.ts';
import type { Draft } from './draft.ts';

/** Returns the last amount of an entry of this kind: of the same player if there is one, else of any; null: none. */
export function lastAmount(standing: readonly StandingEntry[], { kind, offer }: Draft): number | null {
  const field = kind.fields.find(({ type }) => type === 'amount')?.name;
  if (field === undefined) return null;
  const amounts = standing
    .filter(({ entered }) => entered.kind === kind.verb && typeof entered[field] === 'number')
    .map(({ entered }) => ({ amount: Number(entered[field]), first: lineValues(kind, entered)[0] }));
  const own = amounts.findLast(({ first }) => offer.player !== null && first === offer.player);
  return (own ?? amounts.at(-1))?.amount ?? null;
}
