/** The rules of a table in plain words, as a game writes them from the values of the table's rules. */

/** A part of the rules with a heading of its own. */
export interface RulesSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Figures below the paragraphs. */
  readonly figures?: RulesFigures;
}

/** A small table: each row has as many cells as the head. */
export interface RulesFigures {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Returns the rules of a table in the order of play, in the language shown. `rules` are the table's rules by field, `currency` is its code. */
export type WriteRules = (
  rules: Readonly<Record<string, unknown>>,
  currency: string,
) => readonly RulesSection[];

/** Returns a part of the rules, without the paragraphs that are empty. */
export const section = (title: string, ...paragraphs: readonly string[]): RulesSection => ({
  title,
  paragraphs: paragraphs.filter(Boolean),
});

/** Joins the sentences that the rules need. The others are false or null. */
export const paragraph = (...sentences: readonly (string | false | null)[]): string =>
  sentences.filter(Boolean).join(' ');
