/** The choice of a bankroll for a new player, for keys that may see people. */

import type { SessionTable } from '../../api/session-table.ts';
import { BankrollField } from '../../features/people/BankrollField.tsx';
import { messages } from '../../features/people/messages/messages.ts';
import { takenPeople, usePeopleAt } from '../../features/people/people-choice.ts';
import type { Person } from '../../features/people/person-requests.ts';
import { Fault } from '../../ui/fields/Field.tsx';

interface NewPlayerBankrollProps {
  readonly table: SessionTable;
  readonly players: readonly string[];
  readonly person: Person | null;
  /** Why the seat cannot be linked, or null. */
  readonly error: string | null;
  readonly choose: (person: Person | null) => void;
}

export function NewPlayerBankroll({ table, players, person, error, choose }: NewPlayerBankrollProps) {
  const people = usePeopleAt(table, table.version);
  if (!people.length) return null;
  return (
    <>
      <BankrollField
        id="entry-bankroll"
        label={messages().seatBankroll}
        people={people}
        taken={takenPeople(table.bankrolls, players)}
        currency={table.currency}
        value={person?.id ?? null}
        choose={choose}
      />
      <Fault id="entry-bankroll-link" words={error ?? undefined} />
    </>
  );
}
