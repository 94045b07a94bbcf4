/** The bankroll with which a new player is to play, and the entry that seats the player after it is linked. */

import { signal, type Signal } from '@preact/signals';
import { isNewPlayer, type EntryKind } from '../../api/entry-kinds.ts';
import { linkBankroll } from '../../api/play-session.ts';
import type { Person } from '../../features/people/person-requests.ts';
import { seatName } from '../../features/people/seat-name.ts';
import { linkErrorText } from '../../features/people/use-bankroll-link.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { TableView } from '../model/table-view.ts';

export interface SeatBankroll {
  /** The person who is to sit down; null: the player has no bankroll. */
  readonly person: Signal<Person | null>;
  /** Enters an entry. If it seats a person, the seat gets the person's bankroll first. */
  enqueue(kind: string, fields: Record<string, unknown>): string;
}

/** `onError` gets the reason why a seat cannot be linked. */
export function createSeatBankroll(
  outbox: Outbox<TableView>,
  kinds: () => readonly EntryKind[],
  onError: (reason: string) => void,
): SeatBankroll {
  const person = signal<Person | null>(null);
  const linkThenEnter = async (player: string, chosen: Person, enter: () => void): Promise<void> => {
    const { bankrolls = null, currency = '' } = outbox.serverView.peek() ?? {};
    try {
      if (bankrolls?.[player] !== chosen.id) await linkBankroll(outbox.id, { player, person: chosen.id });
      enter();
    } catch (error) {
      onError(linkErrorText(error, currency));
    }
  };
  return {
    person,
    enqueue(kind, fields) {
      const field = kinds()
        .find(({ verb }) => verb === kind)
        ?.fields.find(isNewPlayer);
      if (!field) return outbox.enqueue(kind, fields);
      const name = seatName(outbox.serverView.peek()?.bankrolls ?? null, String(fields[field.name]));
      const seated = { ...fields, [field.name]: name };
      const chosen = person.peek();
      person.value = null;
      if (chosen?.name !== name) return outbox.enqueue(kind, seated);
      void linkThenEnter(name, chosen, () => outbox.enqueue(kind, seated));
      return '';
    },
  };
}
