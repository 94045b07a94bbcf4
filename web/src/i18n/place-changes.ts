/** What a reader is told of places that changed. */

import { t } from './language.ts';

export interface Placed {
  name: string;
  place: number;
}

/** So many are told one by one; of more, the first of them, and how many others there are. */
const MOST = 5;

/** A sentence for each whose place is another now, the foremost first. */
export function placeChanges(before: readonly Placed[], after: readonly Placed[]): string[] {
  const places = new Map(before.map(({ name, place }) => [name, place]));
  const changed = after
    .filter(({ name, place }) => places.has(name) && places.get(name) !== place)
    .sort((one, other) => one.place - other.place);
  const { isNow, othersMoved } = t().publicPages;
  const shown = changed.length > MOST ? changed.slice(0, MOST - 1) : changed;
  const others = changed.length - shown.length;
  return [...shown.map(({ name, place }) => isNow(name, place)), ...(others ? [othersMoved(others)] : [])];
}
