/** The reason of a refusal as a sentence. */

import english from './game-texts/refusals.shared.en.json' with { type: 'json' };
import { money, POINTS, type Currency } from './amounts/money.ts';
import { createCatalogue, t } from './language.ts';
import { pageWords } from './page-words.ts';
import { adviceOf, type RefusalTexts, type TemplateContext } from './refusal-template.ts';

/** A refusal as the outbox stores it. */
export interface RefusedBy {
  readonly code: string;
  readonly detail: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** The fields of the refused entry, as they were sent. */
export type EntryFields = Readonly<Record<string, unknown>>;

/** The names of a template that stand for the first of several fields that the entry has. */
const STANDS_FOR: Readonly<Record<string, readonly string[]>> = {
  player: ['punter', 'name', 'backer'],
  amount: ['amount', 'price', 'restake', 'purse'],
};

/** Returns the texts of the refusals that every game has, in the language of the device, by code. */
const sharedRefusals = createCatalogue<RefusalTexts>(english, async () => {
  const french = await import('./game-texts/refusals.shared.fr.json', { with: { type: 'json' } });
  return { fr: french.default };
});

/**
 * Why an entry was refused, in one or two sentences: "The minimum stake is 1s." The game's own `texts` come
 * before the shared ones.
 */
export function rejectionText(
  refusal: RefusedBy,
  entry: EntryFields = {},
  currency: Currency = POINTS,
  texts: RefusalTexts = {},
): string {
  const text = texts[refusal.code] ?? sharedRefusals()[refusal.code];
  if (text) return adviceOf(text, contextOf(refusal.facts, entry, currency));
  const reason = pageWords().rejectionReasons[refusal.code];
  return reason?.(String(entry['kind'] ?? '')) ?? t().rejection.unknown(refusal.detail);
}

function contextOf(facts: RefusedBy['facts'], entry: EntryFields, currency: Currency): TemplateContext {
  const { listed, capitalize } = t();
  const lookUp = (name: string): unknown => {
    const fact = facts[name === 'player' ? 'punter' : name];
    if (fact !== undefined) return fact;
    return (STANDS_FOR[name] ?? [name]).map((field) => entry[field]).find((value) => value !== undefined);
  };
  return {
    lookUp,
    grammar: pageWords().templates,
    listed,
    capitalize,
    money: (amount) => money(amount, currency),
  };
}
