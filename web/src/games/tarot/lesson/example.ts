/** Tricks to count. The first two are examples of S3; see `docs/explanation/tarot.md`. */

import { COUNTING_CARDS, NO_CARDS, pointsOf, type CountingCard } from '../model/counting-aid.ts';

/** A card of a trick by its face in the lesson's texts; `pip` counts nothing. */
export type Face = 'world' | 'magician' | 'fool' | 'king' | 'queen' | 'cavalier' | 'jack' | 'death' | 'pip';

const KIND_OF: Partial<Readonly<Record<Face, CountingCard>>> = {
  ...{ world: 'honour', magician: 'honour', fool: 'honour' },
  ...{ king: 'king', queen: 'queen', cavalier: 'cavalier', jack: 'jack' },
};

export const TRICKS: readonly (readonly Face[])[] = [
  ['cavalier', 'queen', 'fool'],
  ['world', 'magician', 'death'],
  ['king', 'pip', 'pip'],
  ['pip', 'pip', 'death'],
];

export const worthOf = (face: Face): number => {
  const kind = KIND_OF[face];
  return kind ? COUNTING_CARDS[kind].worth : 0;
};

/** What a trick of these cards is worth. */
export function trickPoints(trick: readonly Face[]): number {
  const cards = { ...NO_CARDS };
  for (const face of trick) {
    const kind = KIND_OF[face];
    if (kind) cards[kind] += 1;
  }
  return pointsOf(1, cards) ?? 0;
}
