/** The exact figures of rules as sentences, from the texts of their game. */

import { fractionOf, onceIn, percentText } from '../../i18n/amounts/fractions.ts';
import { oddsTexts, ruleSentence, ruleTitle } from '../../i18n/game-texts.ts';
import { pageWords } from '../../i18n/page-words.ts';
import type { Currency } from '../../i18n/amounts/money.ts';

export interface Figure {
  readonly name: string;
  readonly value: string;
}

/** What rules cost: gains of a plain stake by way to play, and exact figures of the game. */
export interface OddsOfRules {
  readonly edge: Readonly<Record<string, string>>;
  readonly figures: readonly Figure[];
  /** The rules with which no way to play gains, if these pay the players. */
  readonly mendedBy: Readonly<Record<string, unknown>>;
}

/** Returns how a player plays by a policy: "takes each win". `ride:3` is `ride`, three times. */
export function policyText(game: string, policy: string): string {
  const { policies } = oddsTexts(game);
  const [kind = '', times = ''] = policy.split(':');
  return policies[policy] ?? (policies[kind] ?? kind).replace('{}', times);
}

export const gainText = (gain: string): string => pageWords().rules.percent(percentText(gain, 1, true));

export function figureText(game: string, { name, value }: Figure): string {
  const { part, whole } = fractionOf(value);
  return filled(oddsTexts(game).figures[name]?.note ?? '', {
    part: String(part),
    whole: String(whole),
    once: String(onceIn(value)),
    percent: percentText(value, 2),
  });
}

/** Returns the simplest way to play that gains; null if none does. */
export const gainingPolicy = (edge: OddsOfRules['edge']): string | null =>
  Object.entries(edge).find(([, gain]) => fractionOf(gain).part > 0n)?.[0] ?? null;

/** Returns the warning of rules that pay the players, with the change that mends them; null without need. */
export function warningText(game: string, odds: OddsOfRules, currency: Currency): string | null {
  const policy = gainingPolicy(odds.edge);
  const gain = policy === null ? undefined : odds.edge[policy];
  if (policy === null || gain === undefined) return null;
  const { warnings } = oddsTexts(game);
  const parts = { play: policyText(game, policy), percent: percentText(gain, 1) };
  const warning = filled(warnings['edge'] ?? '', parts);
  const changes = Object.entries(odds.mendedBy).map(
    ([rule, value]) =>
      `${ruleTitle(game, rule)}${pageWords().rules.colon}${ruleSentence(game, rule, value, currency)}`,
  );
  return changes.length === 0
    ? warning
    : `${warning} ${filled(warnings['mended'] ?? '', { changes: changes.join(' ') })}`;
}

const filled = (sentence: string, parts: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '');
