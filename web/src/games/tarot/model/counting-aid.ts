/** Counts the points of tricks from the counting cards in them. Source: `docs/explanation/tarot.md`. */

/** The kinds of counting cards, with what each card is worth and how many there are. The three honours stand alone. */
export const COUNTING_CARDS = {
  honour: { worth: 5, most: 3 },
  king: { worth: 5, most: 4 },
  queen: { worth: 4, most: 4 },
  cavalier: { worth: 3, most: 4 },
  jack: { worth: 2, most: 4 },
} as const;

export type CountingCard = keyof typeof COUNTING_CARDS;

/** How many of each kind a player has. */
export type Cards = Readonly<Record<CountingCard, number>>;

export const KINDS = Object.keys(COUNTING_CARDS) as readonly CountingCard[];
export const NO_CARDS: Cards = { honour: 0, king: 0, queen: 0, cavalier: 0, jack: 0 };

const CARDS_OF_TRICK = 3;
/** The tricks that are played, and the discards of the dealer. */
const TRICKS_MOST = 26;

/** What is tapped in the counting aid: figures of the tricks, and kinds of cards. */
export type AidTap = string;

/** The taps in their order, and the tricks and the cards that they make. */
export interface AidTaps {
  readonly taps: readonly AidTap[];
  readonly tricks: string;
  readonly cards: Cards;
}

export const NO_TAPS: AidTaps = { taps: [], tricks: '', cards: NO_CARDS };

const FIGURES_MOST = 2;

export const isKind = (tap: AidTap): tap is CountingCard => KINDS.some((kind) => kind === tap);

/** Whether the pack has another card of a kind. */
export const mayAddCard = ({ cards }: Pick<AidTaps, 'cards'>, kind: CountingCard): boolean =>
  cards[kind] < COUNTING_CARDS[kind].most;

/** Returns the taps with one more. A card that the pack does not have changes nothing. */
export function withTap({ taps, tricks, cards }: AidTaps, tap: AidTap): AidTaps {
  if (!isKind(tap)) return { taps: [...taps, tap], tricks: `${tricks}${tap}`.slice(-FIGURES_MOST), cards };
  if (!mayAddCard({ cards }, tap)) return { taps, tricks, cards };
  return { taps: [...taps, tap], tricks, cards: { ...cards, [tap]: cards[tap] + 1 } };
}

/** Returns the taps without the one at an index. */
export const withoutTap = ({ taps }: AidTaps, index: number): AidTaps =>
  taps.filter((_, at) => at !== index).reduce(withTap, NO_TAPS);

const sumOver = (value: (kind: CountingCard) => number): number =>
  KINDS.reduce((sum, kind) => sum + value(kind), 0);

/** Returns the points: what the cards are worth, less one for each, and one for each trick. Null: no tricks hold them. */
export function pointsOf(tricks: number, cards: Cards): number | null {
  const number = sumOver((kind) => cards[kind]);
  if (tricks > TRICKS_MOST || number > tricks * CARDS_OF_TRICK) return null;
  return sumOver((kind) => cards[kind] * COUNTING_CARDS[kind].worth) - number + tricks;
}
