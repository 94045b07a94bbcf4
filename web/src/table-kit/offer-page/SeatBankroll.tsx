/** The choice of a bankroll for a new player, if this device may see people and the server responds. */

import { BankrollField } from '../../features/people/BankrollField.tsx';
import { messages } from '../../features/people/messages/messages.ts';
import { takenPeople, usePeopleAt } from '../../features/people/people-choice.ts';
import type { Person } from '../../features/people/person-requests.ts';
import type { Draft } from '../offers/draft.ts';
import { useOfferPage } from './offer-page-context.ts';

/** A chosen person gives the seat its name. */
export function SeatBankroll({ draft }: { draft: Draft }) {
  const { outbox, view, offers, entry, seatPerson } = useOfferPage();
  const table = view.value;
  const people = usePeopleAt(table, table.version);
  if (draft.chosen.length || !people.length || outbox.link.value === 'offline') return null;
  const choose = (person: Person | null): void => {
    seatPerson.value = person;
    if (person) entry.choose(person.name);
  };
  return (
    <BankrollField
      id="offer-bankroll"
      label={messages().seatBankroll}
      people={people}
      taken={takenPeople(table.bankrolls, offers.value.table.players)}
      currency={table.currency}
      value={seatPerson.value?.id ?? null}
      choose={choose}
    />
  );
}
