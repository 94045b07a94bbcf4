/** The person with whose bankroll a new seat is to play, and the request that links them. */

import { useState } from 'preact/hooks';
import { linkBankroll } from '../../api/play-session.ts';
import { Problem } from '../../api/problem.ts';
import type { SessionTable } from '../../api/session-table.ts';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import { t } from '../../i18n/language.ts';
import { rejectionText } from '../../i18n/rejection-text.ts';
import type { Person } from './person-requests.ts';

export interface BankrollState {
  readonly person: Person | null;
  readonly choose: (person: Person | null) => void;
  /** Lets a free seat play with the person's bankroll, then calls `then`. */
  readonly link: (player: string, then: () => void) => Promise<void>;
  /** Why the seat cannot be linked, or null. */
  readonly linkError: string | null;
  readonly isLinking: boolean;
}

export function useBankrollLink({
  id,
  bankrolls,
  currency,
}: Pick<SessionTable, 'id' | 'bankrolls' | 'currency'>): BankrollState {
  const [person, setPerson] = useState<Person | null>(null);
  const [linkError, setLinkError] = useState<string | null>(null);
  const [isLinking, setLinking] = useState(false);
  const choose = (chosen: Person | null): void => {
    setLinkError(null);
    setPerson(chosen);
  };
  const link: BankrollState['link'] = async (player, then) => {
    if (person === null || isLinking) return;
    setLinking(true);
    try {
      if (bankrolls?.[player] !== person.id) await linkBankroll(id, { player, person: person.id });
      then();
    } catch (error) {
      setLinkError(linkErrorText(error, currency));
    } finally {
      setLinking(false);
    }
  };
  return { person, choose, link, linkError, isLinking };
}

/** Returns why a seat cannot be linked. */
export function linkErrorText(error: unknown, currency: string): string {
  if (error instanceof Problem) return rejectionText(error, {}, currencyOf(currency));
  return t().errors.unreachable;
}
