/** The choice of a bankroll for a new player. */

import type { SessionTable } from '../../api/session-table.ts';
import { BankrollField } from '../../features/people/BankrollField.tsx';
import { messages as peopleMessages } from '../../features/people/messages/messages.ts';
import { takenPeople } from '../../features/people/people-choice.ts';
import type { Person } from '../../features/people/person-requests.ts';

interface PersonFieldProps {
  readonly id: string;
  readonly table: Pick<SessionTable, 'bankrolls' | 'currency'>;
  /** The names of the seated players. */
  readonly seated: readonly string[];
  /** The people to choose from. Without any, there is no field. */
  readonly people: readonly Person[];
  readonly person: Person | null;
  /** The typed name. */
  readonly typed: string;
  readonly choose: (person: Person | null) => void;
}

export function PersonField({ id, table, seated, people, person, typed, choose }: PersonFieldProps) {
  if (!people.length) return null;
  return (
    <BankrollField
      id={id}
      label={peopleMessages().seatBankroll}
      people={people}
      taken={takenPeople(table.bankrolls, seated)}
      currency={table.currency}
      value={person?.id ?? null}
      typed={typed}
      choose={choose}
    />
  );
}
