/** What is typed into the form that adds a player, what is wrong with it, and adding the player. */

import { useState } from 'preact/hooks';
import type { Rules } from '../../api/entry-kinds.ts';
import { currencyOf, money } from '../../i18n/amounts/currency.ts';
import { amountIn, sumFault, type Currency } from '../../i18n/amounts/money.ts';
import { nameFault } from '../../i18n/names.ts';
import { pageWords } from '../../i18n/page-words.ts';
import { seatName } from '../../features/people/seat-name.ts';
import type { Person } from '../../features/people/person-requests.ts';
import { useBankrollLink } from '../../features/people/use-bankroll-link.ts';
import { messages } from '../messages/messages.ts';
import type { Suit } from '../../i18n/ranks.ts';
import { useScene } from '../model/table-context.ts';
import type { TableView } from '../model/table-view.ts';
import { cancelAll } from '../model/ui-state.ts';
import { fieldFault, fieldValues, ownSeatFields, type TypedFields } from '../seats/own-fields.ts';
import { usualSeatPurse } from '../seats/usual-buy-in.ts';
import { trayMessages } from './messages/messages.ts';

/** What a game lets a new player choose, such as a place. The suit has keys of its own. */
function useChoices({ game, rules, currency: code }: TableView, hasSuits: boolean) {
  const [typed, set] = useState<TypedFields>({});
  const currency = currencyOf(code);
  const fields = hasSuits ? [] : ownSeatFields(game, rules as Rules).filter(({ type }) => type === 'choice');
  const values = Object.entries(fieldValues(fields, typed, currency)).filter(([, value]) => value !== null);
  return {
    ...{ fields, typed, set },
    values: Object.fromEntries(values),
    isComplete: fields.every(
      (field) => fieldFault(field, typed[field.name] ?? '', currency, rules as Rules) === null,
    ),
  };
}

function usePurse(table: TableView, currency: Currency) {
  const [purse, setPurse] = useState(money(usualSeatPurse(table), currency.code));
  const purseError = purse.trim()
    ? sumFault(purse, currency, pageWords().newTable.invalidAmount)
    : trayMessages().enterPurse;
  return { purse, setPurse, amount: amountIn(purse, currency), purseError };
}

export function useNewSeat(initialName: string) {
  const { model, scene } = useScene();
  const currency = currencyOf(scene.table.currency);
  const [name, setName] = useState(initialName);
  const { purse, setPurse, amount, purseError } = usePurse(scene.table, currency);
  const [suit, setSuit] = useState<Suit | null>(null);
  const choices = useChoices(scene.table, model.game.hasSeatSuits === true);
  const { person, choose, link, linkError, isLinking } = useBankrollLink(scene.table);
  const nameError = name.trim() ? nameFault(name) : null;
  const isShort = person !== null && (person.balances[currency.code] ?? 0) < (amount ?? 0);
  const isReady =
    choices.isComplete && name.trim() !== '' && !nameError && amount !== null && !isShort && !isLinking;
  const player = seatName(scene.table.bankrolls, name.trim().normalize());
  const seat = { name: player, purse: amount, ...(suit && { suit }), ...choices.values };
  const enqueue = (): void => {
    cancelAll(model.uiState);
    model.uiState.mode.value = { kind: 'seat', name: '' };
    setName('');
    setSuit(null);
    choices.set({});
    choose(null);
    model.actions.enqueue('seat', seat);
  };
  return {
    /** What a tap on the button does, in words. */
    sentence: isReady
      ? messages().money.addPlayer(seat.name, money(amount, currency.code))
      : messages().tray.add,
    choices,
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
