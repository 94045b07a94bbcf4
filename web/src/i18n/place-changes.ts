/** Announces changes of place to screen readers. */

import { pageWords } from './page-words.ts';

export interface Placed {
  name: string;
  place: number;
}

/** Up to this many changes are listed. If there are more, the rest is counted. */
const MOST = 5;

/** A sentence for each changed place, best place first. */
export function placeChanges(before: readonly Placed[], after: readonly Placed[]): string[] {
  const places = new Map(before.map(({ name, place }) => [name, place]));
  const changed = after
    .filter(({ name, place }) => places.has(name) && places.get(name) !== place)
    .sort((left, right) => left.place - right.place);
  const { isNow, othersMoved } = pageWords().publicPages;
  const shown = changed.length > MOST ? changed.slice(0, MOST - 1) : changed;
  const others = changed.length - shown.length;
  return [...shown.map(({ name, place }) => isNow(name, place)), ...(others ? [othersMoved(others)] : [])];
}
