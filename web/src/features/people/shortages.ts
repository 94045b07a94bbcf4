/** Bankrolls that have too little for what seats and the bank of a new table take from them. */

import { sumText } from './balance-text.ts';
import { messages } from './messages/messages.ts';
import type { Person } from './person-requests.ts';

/** What a seat, or the bank, takes from a bankroll. */
export interface BuyIn {
  /** The field that shows an error. */
  readonly path: string;
  /** The id of the person; null without a bankroll. */
  readonly person: string | null;
  /** In smallest units. */
  readonly amount: number;
}

/** Returns an error for each buy-in for which the bankroll, after those before it, has too little. */
export function shortages(
  buyIns: readonly BuyIn[],
  people: readonly Person[],
  currency: string,
): Record<string, string> {
  const left = new Map(people.map(({ id, balances }) => [id, balances[currency] ?? 0]));
  const found: Record<string, string> = {};
  for (const { path, person, amount } of buyIns) {
    const known = people.find(({ id }) => id === person);
    if (!known) continue;
    const balance = left.get(known.id) ?? 0;
    if (amount > balance) found[path] = messages().tooLittle(known.name, sumText(balance, currency));
    else left.set(known.id, balance - amount);
  }
  return found;
}
