/** Whether a typed name is that of a person whose bankroll could be chosen. */

import { caseless } from '../../platform/caseless.ts';
import type { BankrollChoices } from './bankroll-choices.ts';

/** Whether no bankroll is chosen, and one with money has the typed name, whatever its case and accents. */
export function isOwnerName(
  typed: string,
  { people, taken = [], currency, value }: BankrollChoices,
): boolean {
  const name = withoutAccents(typed);
  if (value !== null || name === '') return false;
  const owners = people.filter(({ id, balances }) => !taken.includes(id) && (balances[currency] ?? 0) > 0);
  return owners.some((person) => withoutAccents(person.name) === name);
}

const withoutAccents = (name: string): string => caseless(name).normalize('NFD').replace(/\p{M}/gu, '');
