/** The form that adds a player to the table: with a name and money, or with the bankroll of a person. */

import { messages as kitMessages } from '../../../table-kit/messages/messages.ts';
import { useRef, useState } from 'preact/hooks';
import { usualPurse } from '../../../i18n/amounts/coins.ts';
import { amountIn, money, sumFault, type Currency } from '../../../i18n/amounts/money.ts';
import { nameFault } from '../../../i18n/names.ts';
import { BankrollField } from '../../../features/people/BankrollField.tsx';
import { messages as peopleMessages } from '../../../features/people/messages/messages.ts';
import { linkFor, takenPeople, usePeopleAt } from '../../../features/people/people-choice.ts';
import type { Person } from '../../../features/people/person-requests.ts';
import { seatName } from '../../../features/people/seat-name.ts';
import { shortages } from '../../../features/people/shortages.ts';
import { AmountText } from '../../../ui/text/AmountText.tsx';
import { BusyButton } from '../../../ui/buttons/BusyButton.tsx';
import type { FieldErrors } from '../../../ui/fields/field-errors.ts';
import { ChoiceField, Fault, focusFault, TextField } from '../../../ui/fields/Field.tsx';
import { FieldPair } from '../../../ui/fields/FieldPair.tsx';
import { openingMessages } from '../messages/opening-messages.ts';
import { pagesMessages } from '../messages/pages-messages.ts';
import './AddPlayerForm.css';
import { isRefusal, type PartProps } from './record-entry.ts';

const SUITS = ['hearts', 'spades', 'diamonds', 'clubs'] as const;

/** The codes of refusals that are about the name. */
const ABOUT_NAME = /^name_|^punter_exists/;

/** The values and errors of the form that adds a player. */
function useNewPlayer({ table, currency, enter }: PartProps, people: readonly Person[]) {
  const [name, setName] = useState('');
  const [person, setPerson] = useState<Person | null>(null);
  const [purse, setPurse] = useState(money(usualPurse(currency), currency));
  const [suit, setSuit] = useState('');
  const [faults, setFaults] = useState<FieldErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const choose = (chosen: Person | null): void => {
    setPerson(chosen);
    if (chosen) setName(chosen.name);
  };
  const addPlayer = async (): Promise<void> => {
    const player = seatName(table.bankrolls, name.trim());
    const seat = { name: player, purse: amountIn(purse, currency), suit: suit || null };
    const errors = seatErrors({ name, purse, person }, people, currency);
    setFaults(errors);
    if (Object.keys(errors).length || seat.purse === null) return focusFault(form.current);
    const result = await enter({ kind: 'seat', ...seat }, linkFor(table.bankrolls, seat.name, person));
    if (result === 'recorded') {
      setName((now) => (now === name ? '' : now));
      setPerson(null);
    }
    if (!isRefusal(result)) return;
    setFaults({ [ABOUT_NAME.test(result.code) ? 'name' : '']: result.words });
    focusFault(form.current);
  };
  const purseAndSuit = { purse, setPurse, suit, setSuit };
  return { name, setName, person, choose, purseAndSuit, faults, form, addPlayer };
}

interface TypedSeat {
  readonly name: string;
  readonly purse: string;
  readonly person: Person | null;
}

function seatErrors(
  { name, purse, person }: TypedSeat,
  people: readonly Person[],
  currency: Currency,
): FieldErrors {
  const [nameError, purseError] = [
    nameFault(name),
    sumFault(purse, currency, openingMessages().opening.enterPurse),
  ];
  return {
    ...shortageOf({ purse, person }, people, currency),
    ...(nameError && { name: nameError }),
    ...(purseError && { purse: purseError }),
  };
}

/** Returns the error of a bankroll that has too little for the purse. */
function shortageOf(
  { purse, person }: Omit<TypedSeat, 'name'>,
  people: readonly Person[],
  currency: Currency,
): FieldErrors {
  const buyIn = { path: 'purse', person: person?.id ?? null, amount: amountIn(purse, currency) ?? 0 };
  return shortages([buyIn], people, currency.code);
}

export function AddPlayerForm(props: PartProps) {
  const { opening } = openingMessages();
  const { seats } = pagesMessages();
  const people = usePeopleAt(props.table, props.table.version);
  const { name, setName, person, choose, purseAndSuit, faults, form, addPlayer } = useNewPlayer(
    props,
    people,
  );
  const amount = amountIn(purseAndSuit.purse, props.currency);
  const words =
    name.trim() && amount !== null
      ? kitMessages().money.addPlayer(name.trim(), money(amount, props.currency))
      : seats.add;
  const shortage = shortageOf({ purse: purseAndSuit.purse, person }, people, props.currency);
  return (
    <form noValidate class="add-player-form" ref={form}>
      <h2>{seats.addPlayer}</h2>
      {people.length > 0 && <PersonField {...props} people={people} person={person} choose={choose} />}
      <TextField
        id="sit-name"
        label={opening.playerName}
        path="name"
        faults={faults}
        value={name}
        change={(typed) => {
          setName(typed);
          choose(null);
        }}
      />
      <PurseAndSuit currency={props.currency} faults={{ ...shortage, ...faults }} {...purseAndSuit} />
      <Fault id="sit" words={faults['']} />
      <BusyButton type="submit" words={words} busy={seats.adding} act={addPlayer} />
    </form>
  );
}

interface PersonFieldProps extends PartProps {
  readonly people: readonly Person[];
  readonly person: Person | null;
  readonly choose: (person: Person | null) => void;
}

function PersonField({ table, currency, people, person, choose }: PersonFieldProps) {
  const seated = table.punters.map(({ name }) => name);
  return (
    <BankrollField
      id="sit-bankroll"
      label={peopleMessages().seatBankroll}
      people={people}
      taken={takenPeople(table.bankrolls, seated)}
      currency={currency.code}
      value={person?.id ?? null}
      choose={choose}
    />
  );
}

interface PurseAndSuitProps {
  readonly currency: Currency;
  readonly faults: FieldErrors;
  readonly purse: string;
  readonly setPurse: (purse: string) => void;
  readonly suit: string;
  readonly setSuit: (suit: string) => void;
}

function PurseAndSuit({ currency, faults, purse, setPurse, suit, setSuit }: PurseAndSuitProps) {
  const { opening } = openingMessages();
  return (
    <FieldPair>
      <TextField
        id="sit-purse"
        label={opening.purse}
        path="purse"
        faults={faults}
        value={purse}
        change={setPurse}
        described="sit-worth"
        under={<AmountText id="sit-worth" text={purse} currency={currency} silent={'purse' in faults} />}
      />
      <ChoiceField
        id="sit-suit"
        label={opening.suit}
        value={suit}
        choices={[['', opening.noSuit], ...SUITS.map((name) => [name, opening.suits[name] ?? name] as const)]}
        change={setSuit}
      />
    </FieldPair>
  );
}
