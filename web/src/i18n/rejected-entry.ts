/** A refused entry, as the texts of the catalogues read it. */
export interface Refused {
  /** The kind of the entry, its score-sheet verb; '' if unknown. */
  readonly kind: string;
  /** The player of the entry; '' if it has none. */
  readonly who: string;
  /** The card of the entry, "K#2"; '' if it has none. */
  readonly card: string;
  /** The formatted amount of the entry; '' if it has none. */
  readonly amount: string;
  /** A text fact of the refusal, or ''. */
  text(fact: string): string;
  /** A number fact of the refusal, or 0. */
  number(fact: string): number;
  /** An amount fact of the refusal, formatted. */
  sum(fact: string): string;
  list(fact: string): readonly string[];
  /** Whether the refusal has a fact that this key may not see. */
  hides(fact: string): boolean;
}

/** Why an entry was refused, by refusal code. */
export type RefusalReasons = Readonly<Record<string, (refused: Refused) => string>>;
