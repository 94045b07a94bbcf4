/** The choice of a bankroll for a seat or for the bank. */

import { ChoiceField, FieldNote } from '../../ui/fields/Field.tsx';
import { bankrollChoices, type BankrollChoices } from './bankroll-choices.ts';
import { isOwnerName } from './bankroll-owner.ts';
import { messages } from './messages/messages.ts';
import type { Person } from './person-requests.ts';

interface BankrollFieldProps extends BankrollChoices {
  readonly id: string;
  readonly label: string;
  /** The typed name of the player; a hint shows that its bankroll can be chosen. */
  readonly typed?: string;
  readonly choose: (person: Person | null) => void;
}

export function BankrollField(props: BankrollFieldProps) {
  const { id, label, people, value, typed, choose } = props;
  const note = typed !== undefined && isOwnerName(typed, props) ? messages().chooseBankroll : '';
  const hint = {
    described: `hint-${id}`,
    under: <FieldNote id={`hint-${id}`}>{note}</FieldNote>,
  };
  return (
    <ChoiceField
      id={id}
      label={label}
      value={value ?? ''}
      choices={bankrollChoices(props)}
      {...(typed !== undefined && hint)}
      change={(chosen) => choose(people.find((person) => person.id === chosen) ?? null)}
    />
  );
}
