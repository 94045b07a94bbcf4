/** The choice of a bankroll for a seat or for the bank. */

import { ChoiceField } from '../../ui/fields/Field.tsx';
import { bankrollChoices, type BankrollChoices } from './bankroll-choices.ts';
import type { Person } from './person-requests.ts';

interface BankrollFieldProps extends BankrollChoices {
  readonly id: string;
  readonly label: string;
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
