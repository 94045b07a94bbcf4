/** The choice of a bankroll for a new player, for keys that may see people. It loads after the tray. */

import { bankrollChoices } from '../../features/people/bankroll-choices.ts';
import { isOwnerName } from '../../features/people/bankroll-owner.ts';
import { sumText } from '../../features/people/balance-text.ts';
import { messages } from '../../features/people/messages/messages.ts';
import { takenPeople, usePeopleAt } from '../../features/people/people-choice.ts';
import type { Person } from '../../features/people/person-requests.ts';
import { playersOf } from '../parties.ts';
import type { TableView } from '../model/table-view.ts';
import './SeatBankroll.css';

interface SeatBankrollProps {
  readonly table: TableView;
  /** The typed name of the player. */
  readonly typed: string;
  readonly chosen: Person | null;
  readonly choose: (person: Person | null) => void;
  /** Whether the bankroll has too little for the purse. */
  readonly isShort: boolean;
  /** Why the seat cannot play with the bankroll, or null. */
  readonly error: string | null;
}

export function SeatBankroll({ table, typed, chosen, choose, isShort, error }: SeatBankrollProps) {
  const seated = playersOf(table);
  const people = usePeopleAt(table, seated.length);
  if (!people.length) return null;
  const { currency } = table;
  const value = chosen?.id ?? null;
  const { seatBankroll, hasBankroll, hasOnly } = messages();
  const short = chosen && isShort ? hasOnly(sumText(chosen.balances[currency] ?? 0, currency)) : null;
  const fault = error ?? short;
  const offered = { people, taken: takenPeople(table.bankrolls, seated), currency, value };
  const note = fault ?? (isOwnerName(typed, offered) ? hasBankroll : null);
  return (
    <label class="seat-bankroll" data-chosen={chosen !== null}>
      <span>{note ?? seatBankroll}</span>
      <select
        value={value ?? ''}
        aria-label={note ? `${seatBankroll}: ${note}` : seatBankroll}
        aria-invalid={fault !== null}
        onChange={({ currentTarget }) => choose(people.find(({ id }) => id === currentTarget.value) ?? null)}
      >
        {bankrollChoices(offered).map(([id, text]) => (
          <option key={id} value={id} selected={id === (value ?? '')}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
