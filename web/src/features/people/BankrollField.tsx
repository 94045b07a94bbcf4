/** The choice of a bankroll for a seat or for the bank. */

import { ChoiceField, type Choice } from '../../ui/fields/Field.tsx';
import { sumText } from './balance-text.ts';
import { messages } from './messages/messages.ts';
import type { Person } from './person-requests.ts';

interface BankrollFieldProps {
  readonly id: string;
  readonly label: string;
  readonly people: readonly Person[];
  /** The ids of people who cannot be chosen, because another seat has them. */
  readonly taken?: readonly (string | null)[];
  readonly currency: string;
  /** The id of the chosen person, or null. */
  readonly value: string | null;
  readonly choose: (person: Person | null) => void;
}

export function BankrollField(props: BankrollFieldProps) {
  const { id, label, people, value, choose } = props;
  return (
    <ChoiceField
      id={id}
      label={label}
      value={value ?? ''}
      choices={bankrollChoices(props)}
      change={(chosen) => choose(people.find((person) => person.id === chosen) ?? null)}
    />
  );
}

/** Returns the choices: money at the table, then each person with the balance. */
export function bankrollChoices({
  people,
  taken = [],
  currency,
  value,
}: Omit<BankrollFieldProps, 'id' | 'label' | 'choose'>): readonly Choice[] {
  const words = messages();
  const offered = people.filter(({ id }) => id === value || !taken.includes(id));
  const choices = offered.map(
    ({ id, name, balances }) =>
      [id, words.bankrollOf(name, sumText(balances[currency] ?? 0, currency))] as const,
  );
  return [['', words.ownMoney], ...choices];
}
