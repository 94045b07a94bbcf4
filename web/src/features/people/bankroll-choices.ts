/** The people whose bankrolls a form offers for a seat or for the bank, as choices of a field. */

import type { Choice } from '../../ui/fields/Field.tsx';
import { sumText } from './balance-text.ts';
import { messages } from './messages/messages.ts';
import type { Person } from './person-requests.ts';
import { marksOf } from './same-names.ts';

export interface BankrollChoices {
  readonly people: readonly Person[];
  /** The ids of people who cannot be chosen, because another seat has them. */
  readonly taken?: readonly (string | null)[];
  readonly currency: string;
  /** The id of the chosen person, or null. */
  readonly value: string | null;
}

/** Returns the choices: money at the table, then each person with the balance. */
export function bankrollChoices({ people, taken = [], currency, value }: BankrollChoices): readonly Choice[] {
  const words = messages();
  const marks = marksOf(people);
  const offered = people.filter(({ id }) => id === value || !taken.includes(id));
  const choices = offered.map(({ id, name, balances }) => {
    const balance = sumText(balances[currency] ?? 0, currency);
    return [id, words.bankrollOf(name, marks.get(id) ?? '', balance)] as const;
  });
  return [['', words.ownMoney], ...choices];
}
