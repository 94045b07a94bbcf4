/** What is typed into the form that adds a player, what is wrong with it, and adding the player. */

import { useState } from 'preact/hooks';
import type { Schemas } from '../../../../api/client.ts';
import { linkBankroll } from '../../../../api/play-session.ts';
import { Problem } from '../../../../api/problem.ts';
import { usualPurse } from '../../../../i18n/coins.ts';
import { currencyOf, money } from '../../../../i18n/currency.ts';
import { t } from '../../../../i18n/language.ts';
import { amountIn, sumFault } from '../../../../i18n/money.ts';
import { nameFault } from '../../../../i18n/names.ts';
import { rejectionText } from '../../rejection-text.ts';
import type { Suit, Table } from '../../view.ts';
import { useScene } from '../page-model.ts';
import { cancelAll } from '../ui-state.ts';

type Person = Schemas['Person'];

export function useNewSeat(initialName: string) {
  const { model, scene } = useScene();
  const currency = currencyOf(scene.table.currency);
  const [name, setName] = useState(initialName);
  const [purse, setPurse] = useState(money(usualPurse(currency), currency.code));
  const [suit, setSuit] = useState<Suit | null>(null);
  const { person, setPerson, link, linkError, isLinking } = useBankrollLink(scene.table);
  const amount = amountIn(purse, currency);
  const nameError = name.trim() ? nameFault(name) : null;
  const purseError = sumFault(purse, currency, t().newTable.invalidAmount);
  const isShort = person !== null && (person.balances[currency.code] ?? 0) < (amount ?? 0);
  const isReady = name.trim() !== '' && !nameError && amount !== null && !isShort && !isLinking;
  const seat = { name: name.trim().normalize(), purse: amount, ...(suit && { suit }) };
  const enqueue = (): void => {
    cancelAll(model.uiState);
    model.uiState.mode.value = { kind: 'seat', name: '' };
    setName('');
    setSuit(null);
    setPerson(null);
    model.actions.enqueue('seat', seat);
  };
  return {
    ...{ name, purse, suit, person, nameError, purseError, linkError, isShort, isReady, setPurse, setSuit },
    setName: (typed: string): void => {
      setPerson(null);
      setName(typed);
    },
    choose: (chosen: Person | null): void => {
      setPerson(chosen);
      if (chosen) setName(chosen.name);
    },
    addPlayer: (): void => (person ? void link(seat.name, enqueue) : enqueue()),
  };
}

/** The chosen person, and the request that lets a seat play with the bankroll. */
function useBankrollLink({ id, bankrolls, currency }: Table) {
  const [person, setPerson] = useState<Person | null>(null);
  const [linkError, setLinkError] = useState<string | null>(null);
  const [isLinking, setLinking] = useState(false);
  const choose = (chosen: Person | null): void => {
    setLinkError(null);
    setPerson(chosen);
  };
  const link = async (punter: string, then: () => void): Promise<void> => {
    if (person === null) return;
    setLinking(true);
    try {
      if (bankrolls?.[punter] !== person.id) await linkBankroll(id, { punter, person: person.id });
      then();
    } catch (error) {
      setLinkError(linkErrorText(error, currency));
    } finally {
      setLinking(false);
    }
  };
  return { person, setPerson: choose, link, linkError, isLinking };
}

function linkErrorText(error: unknown, currency: string): string {
  if (error instanceof Problem) return rejectionText(error, {}, currencyOf(currency));
  return t().errors.unreachable;
}
