/** A refused entry as the catalogue's slips read it. */
export interface Refused {
  /** The kind of the entry, the sheet's verb; '' where there is none. */
  readonly kind: string;
  /** The punter of the entry; '' where it has none. */
  readonly who: string;
  /** The card of the entry, "K#2"; '' where it has none. */
  readonly card: string;
  /** The sum of the entry, written; '' where it has none. */
  readonly amount: string;
  /** A fact that is a text, '' where it is missing. */
  text(fact: string): string;
  /** A fact that is a number, 0 where it is missing. */
  number(fact: string): number;
  /** A fact that is a sum, written. */
  sum(fact: string): string;
  list(fact: string): readonly string[];
}

/** Whether the sum of the entry is that of its card: of a side bet it is not, nor of what is added. */
export const isLaid = ({ kind, card, amount }: Refused): boolean =>
  card !== '' && amount !== '' && kind !== 'sidebet' && kind !== 'mace';
