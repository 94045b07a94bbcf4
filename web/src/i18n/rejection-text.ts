/** The reason of a refusal as a sentence. */

import { isolated } from './isolated.ts';
import { money, POINTS, type Currency } from './amounts/money.ts';
import type { RefusalReasons, Refused } from './rejected-entry.ts';
import { t } from './language.ts';

/** A refusal as the outbox stores it. */
export interface RefusedBy {
  readonly code: string;
  readonly detail: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** The fields of the refused entry, as they were sent. */
export type EntryFields = Readonly<Record<string, unknown>>;

/**
 * Why an entry was refused, in one or two sentences: "The minimum stake is 1s." The game's own `reasons` come
 * before the shared ones.
 */
export function rejectionText(
  refusal: RefusedBy,
  entry: EntryFields = {},
  currency: Currency = POINTS,
  reasons: RefusalReasons = {},
): string {
  const say = reasons[refusal.code] ?? t().rejectionReasons[refusal.code];
  return say ? say(refused(refusal.facts, entry, currency)) : t().rejection.unknown(refusal.detail);
}

function refused(facts: RefusedBy['facts'], entry: EntryFields, currency: Currency): Refused {
  const text = (value: unknown): string => (typeof value === 'string' ? isolated(value) : '');
  const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
  const sum = entry.amount ?? entry.price ?? entry.restake ?? entry.purse;
  return {
    kind: text(entry.kind),
    who: text(entry.punter) || text(entry.name) || text(entry.backer),
    card: text(entry.card),
    amount: typeof sum === 'number' ? money(sum, currency) : '',
    text: (fact) => text(facts[fact]),
    number: (fact) => number(facts[fact]),
    sum: (fact) => money(number(facts[fact]), currency),
    hides: (fact) => facts[fact] === null,
    list: (fact) => (Array.isArray(facts[fact]) ? facts[fact].map(String) : []),
  };
}
