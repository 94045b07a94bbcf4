/** The results of the test of fairness, in the language shown. */

import { gameTitleAmong, ofGame, questionText, sumText } from '../../i18n/game-texts.ts';
import { t } from '../../i18n/language.ts';
import type { Finding } from './load-fairness.ts';
import { messages } from './messages/messages.ts';

/** Chance shows a result this seldom or more often: the exact number says nothing more. */
const RAREST = 1_000_000;

const number = (value: number, decimals = 0): string =>
  new Intl.NumberFormat(t().locale, { maximumFractionDigits: decimals }).format(value);

/** Returns the results, the rarest first. */
export const rarestFirst = (findings: readonly Finding[]): readonly Finding[] =>
  [...findings].sort(
    (one, other) => other.once_in - one.once_in || Number(one.p_value) - Number(other.p_value),
  );

/** Returns what was counted; with its game if the evening has several. */
export const questionOf = ({ game, question, part }: Finding, games: readonly string[]): string =>
  ofGame(questionText(game, question, part), gameTitleAmong(game, games));

/** Returns a number with its noun, which are those for one and for several. */
const withNoun = (count: number, [one, several]: readonly [string, string]): string =>
  `${number(count)} ${new Intl.PluralRules(t().locale).select(count) === 'one' ? one : several}`;

/** Returns how many trials came true, or what numbers came to: "148 points in 6 rounds". */
export function foundText({ game, question, found, trials }: Finding): string {
  const words = messages();
  const nouns = sumText(game, question);
  if (nouns === null) return words.foundOf(number(found), number(trials));
  return words.foundIn(withNoun(found, nouns.found), withNoun(trials, nouns.trials));
}

export const expectedText = ({ expected }: Finding): string => number(Number(expected), 2);

/** Returns on how many fair evenings chance alone shows as much, in any of the results. */
export function chanceText({ once_in: evenings }: Pick<Finding, 'once_in'>): string {
  const words = messages();
  if (evenings < 2) return words.mostEvenings;
  return evenings > RAREST ? words.rarer(number(RAREST)) : words.oneEveningIn(number(evenings));
}
