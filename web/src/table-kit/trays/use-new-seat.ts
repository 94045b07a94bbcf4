/** What is typed into the form that adds a player, what is wrong with it, and adding the player. */

import { pageWords } from '../../i18n/page-words.ts';
import { useState } from 'preact/hooks';
import { usualPurse } from '../../i18n/amounts/coins.ts';
import { currencyOf, money } from '../../i18n/amounts/currency.ts';
import { amountIn, sumFault } from '../../i18n/amounts/money.ts';
import { nameFault } from '../../i18n/names.ts';
import { seatName } from '../../features/people/seat-name.ts';
import type { Person } from '../../features/people/person-requests.ts';
import { useBankrollLink } from '../../features/people/use-bankroll-link.ts';
import { messages } from '../messages/messages.ts';
import type { Suit } from '../../i18n/ranks.ts';
import { useScene } from '../model/table-context.ts';
import { cancelAll } from '../model/ui-state.ts';

export function useNewSeat(initialName: string) {
  const { model, scene } = useScene();
  const currency = currencyOf(scene.table.currency);
  const [name, setName] = useState(initialName);
  const [purse, setPurse] = useState(money(usualPurse(currency), currency.code));
  const [suit, setSuit] = useState<Suit | null>(null);
  const { person, choose, link, linkError, isLinking } = useBankrollLink(scene.table);
  const amount = amountIn(purse, currency);
  const nameError = name.trim() ? nameFault(name) : null;
  const purseError = sumFault(purse, currency, pageWords().newTable.invalidAmount);
  const isShort = person !== null && (person.balances[currency.code] ?? 0) < (amount ?? 0);
  const isReady = name.trim() !== '' && !nameError && amount !== null && !isShort && !isLinking;
  const player = seatName(scene.table.bankrolls, name.trim().normalize());
  const seat = { name: player, purse: amount, ...(suit && { suit }) };
  const enqueue = (): void => {
    cancelAll(model.uiState);
    model.uiState.mode.value = { kind: 'seat', name: '' };
    setName('');
    setSuit(null);
    choose(null);
    model.actions.enqueue('seat', seat);
  };
  return {
    /** What a tap on the button does, in words. */
    sentence: isReady
      ? messages().money.addPlayer(seat.name, money(amount, currency.code))
      : messages().tray.add,
    ...{ name, purse, suit, person, nameError, purseError, linkError, isShort, isReady, setPurse, setSuit },
    setName: (typed: string): void => {
      choose(null);
      setName(typed);
    },
    choose: (chosen: Person | null): void => {
      choose(chosen);
      if (chosen) setName(chosen.name);
    },
    addPlayer: (): void => (person ? void link(seat.name, enqueue) : enqueue()),
  };
}
