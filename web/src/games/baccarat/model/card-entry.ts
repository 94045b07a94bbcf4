/**
 * A hand that is entered by its cards, in the order in which they are seen: two for each side, two for the banker, then
 * the third cards. What the rules decide takes no tap.
 */

import type { Hand } from '../view.ts';
import { drawRule, isNatural } from './hand-result.ts';

export type Part = Hand | 'bank';

/** Stands for a third card that is not drawn, or for a hand that is not dealt. */
export const NO_CARD = '-';

const PAIR = 2;

/** What is asked for next. `first` and `second`: a card of two; `third`: a card, or none. */
export interface Question {
  readonly part: Part;
  readonly ask: 'first' | 'second' | 'third';
}

export interface EnteredCards {
  readonly cards: Readonly<Record<Part, readonly string[]>>;
  /** The sides that have two cards, by the rules no third, and drew none. */
  readonly stood: readonly Hand[];
  /** Null if the hand is complete. */
  readonly next: Question | null;
}

interface Begun {
  /** The hands that the rules have. */
  readonly hands: readonly Hand[];
  readonly taps: readonly string[];
  /** The sides that drew although the rules say that they stand. */
  readonly drawn: readonly Hand[];
}

/** Returns the cards of each hand, and what is asked for next. */
export function enteredCards({ hands, taps, drawn }: Begun): EnteredCards {
  const cards: Record<Part, readonly string[]> = { bank: [], right: [], left: [] };
  const stood: Hand[] = [];
  let at = 0;
  const found = (question: Question): EnteredCards => ({ cards, stood, next: question });
  for (const part of [...hands, 'bank'] as const)
    for (const ask of ['first', 'second'] as const) {
      const tap = taps[at];
      if (tap === undefined) return found({ part, ask });
      at += 1;
      if (tap === NO_CARD) break;
      cards[part] = [...cards[part], tap];
    }
  for (const part of thirdCards(hands, cards)) {
    if (part !== 'bank' && drawRule(cards[part]) === 'stands' && !drawn.includes(part)) {
      stood.push(part);
      continue;
    }
    const tap = taps[at];
    if (tap === undefined) return found({ part, ask: 'third' });
    at += 1;
    if (tap !== NO_CARD) cards[part] = [...cards[part], tap];
  }
  return { cards, stood, next: null };
}

/** Returns the hands that may have a third card: none after a natural of the banker. */
function thirdCards(hands: readonly Hand[], cards: EnteredCards['cards']): readonly Part[] {
  if (isNatural(cards.bank)) return [];
  const open = hands.filter((hand) => cards[hand].length >= PAIR && !isNatural(cards[hand]));
  return open.length ? [...open, 'bank'] : [];
}

/** Returns the side that drew against the rules in the last tap; null if the last tap was a card. */
export function drewLast(begun: Begun): Hand | null {
  const hand = begun.drawn.at(-1);
  const { next } = enteredCards(begun);
  return hand !== undefined && next?.part === hand && next.ask === 'third' ? hand : null;
}

/** Returns a hand without its last tap; null before the first. */
export function withoutLastTap<B extends Begun>(begun: B): B | null {
  const { taps, drawn } = begun;
  if (drewLast(begun) !== null) return { ...begun, drawn: drawn.slice(0, -1) };
  return taps.length > 0 ? { ...begun, taps: taps.slice(0, -1) } : null;
}

/** Returns the side that stood last and may have drawn against the rules; null if there is none. */
export function mayHaveDrawn(begun: Begun): Hand | null {
  const { stood, next } = enteredCards(begun);
  const hand = stood.at(-1);
  if (hand === undefined || next === null) return null;
  const asked = enteredCards({ ...begun, drawn: [...begun.drawn, hand] }).next;
  return asked?.part === hand ? hand : null;
}
