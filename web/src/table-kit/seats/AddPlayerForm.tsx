/** The form that adds a player to the table: with a name and money, or with the bankroll of a person. */

import { useRef, useState } from 'preact/hooks';
import type { EntryField } from '../../api/declarations.ts';
import { usePeopleAt, linkFor } from '../../features/people/people-choice.ts';
import type { Person } from '../../features/people/person-requests.ts';
import { seatName } from '../../features/people/seat-name.ts';
import { shortages } from '../../features/people/shortages.ts';
import { amountFault } from '../../i18n/amounts/amount-text.ts';
import { amountIn, money, type Currency } from '../../i18n/amounts/money.ts';
import { nameFault } from '../../i18n/names.ts';
import { BusyButton } from '../../ui/buttons/BusyButton.tsx';
import type { FieldErrors } from '../../ui/fields/field-errors.ts';
import { Fault, focusFault, TextField } from '../../ui/fields/Field.tsx';
import { FieldPair } from '../../ui/fields/FieldPair.tsx';
import { AmountText } from '../../ui/text/AmountText.tsx';
import { messages as kitMessages } from '../messages/messages.ts';
import { playersOf } from '../parties.ts';
import './AddPlayerForm.css';
import { messages } from './messages/messages.ts';
import { fieldFault, fieldValues, ownSeatFields, type TypedFields } from './own-fields.ts';
import { OwnFields } from './OwnFields.tsx';
import { PersonField } from './PersonField.tsx';
import { isRefusal, type PartProps } from './record-entry.ts';
import { usualSeatPurse } from './usual-buy-in.ts';

/** The codes of refusals that are about the name. */
const ABOUT_NAME = /^name_|^punter_exists/;

interface TypedSeat {
  readonly name: string;
  readonly purse: string;
  /** The game's own fields. */
  readonly own: TypedFields;
  readonly person: Person | null;
}

/** The values and errors of the form that adds a player. */
function useNewPlayer({ table, currency, enter }: PartProps, people: readonly Person[]) {
  const [seat, setSeat] = useState<TypedSeat>({
    name: '',
    purse: money(usualSeatPurse(table), currency),
    own: {},
    person: null,
  });
  const [faults, setFaults] = useState<FieldErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const fields = ownSeatFields(table.game, table.rules);
  const change = (part: Partial<TypedSeat>): void => {
    setSeat((before) => ({ ...before, ...part }));
    const cleared = ['', ...Object.keys({ ...part, ...part.own }), ...('person' in part ? ['purse'] : [])];
    setFaults((before) =>
      Object.fromEntries(Object.entries(before).filter(([path]) => !cleared.includes(path))),
    );
  };
  const addPlayer = async (): Promise<void> => {
    const { name, purse, own, person } = seat;
    const player = { name: seatName(table.bankrolls, name.trim()), purse: amountIn(purse, currency) };
    const errors = { ...seatErrors(seat, people, currency), ...ownErrors(seat, { table, currency }) };
    setFaults(errors);
    if (Object.keys(errors).length || player.purse === null) return focusFault(form.current);
    const entry = { kind: 'seat', ...player, ...fieldValues(fields, own, currency) };
    const result = await enter(entry, linkFor(table.bankrolls, player.name, person));
    if (result === 'recorded')
      setSeat((now) => ({ ...now, name: now.name === name ? '' : now.name, person: null }));
    if (!isRefusal(result)) return;
    setFaults({ [ABOUT_NAME.test(result.code) ? 'name' : '']: result.words });
    focusFault(form.current);
  };
  return { seat, change, fields, faults, form, addPlayer };
}

function seatErrors(seat: TypedSeat, people: readonly Person[], currency: Currency): FieldErrors {
  const nameError = nameFault(seat.name);
  const purseError = amountFault(seat.purse, currency, messages().enterPurse);
  return {
    ...shortageOf(seat, people, currency),
    ...(nameError && { name: nameError }),
    ...(purseError && { purse: purseError }),
  };
}

function ownErrors({ own }: TypedSeat, { table, currency }: Omit<PartProps, 'enter'>): FieldErrors {
  const found = ownSeatFields(table.game, table.rules).map(
    (field) => [field.name, fieldFault(field, own[field.name] ?? '', currency, table.rules)] as const,
  );
  return Object.fromEntries(found.filter(([, fault]) => fault !== null)) as FieldErrors;
}

/** Returns the error of a bankroll that has too little for the purse. */
function shortageOf(
  { purse, person }: TypedSeat,
  people: readonly Person[],
  currency: Currency,
): FieldErrors {
  const buyIn = { path: 'purse', person: person?.id ?? null, amount: amountIn(purse, currency) ?? 0 };
  return shortages([buyIn], people, currency.code);
}

export function AddPlayerForm(props: PartProps) {
  const { table, currency } = props;
  const words = messages();
  const { tray, money: sums } = kitMessages();
  const people = usePeopleAt(table, table.version);
  const { seat, change, fields, faults, form, addPlayer } = useNewPlayer(props, people);
  const amount = amountIn(seat.purse, currency);
  const name = seat.name.trim();
  const label = name && amount !== null ? sums.addPlayer(name, money(amount, currency)) : tray.add;
  const shown = { ...shortageOf(seat, people, currency), ...faults };
  return (
    <form noValidate class="add-player-form" ref={form}>
      <h2>{tray.addPlayer}</h2>
      <PersonField
        id="sit-bankroll"
        table={table}
        seated={playersOf(table)}
        people={people}
        person={seat.person}
        typed={seat.name}
        choose={(person) => change({ person, ...(person && { name: person.name }) })}
      />
      <TextField
        id="sit-name"
        label={tray.name}
        path="name"
        faults={faults}
        value={seat.name}
        // Another name is another player: the bankroll is not theirs.
        change={(typed) => change({ name: typed, person: null })}
      />
      <PurseAndFields {...{ table, currency, seat, change, fields }} faults={shown} />
      <Fault id="sit" words={faults['']} />
      <BusyButton type="submit" words={label} busy={words.adding} act={addPlayer} />
    </form>
  );
}

interface FieldsProps extends Omit<PartProps, 'enter'> {
  readonly seat: TypedSeat;
  readonly change: (part: Partial<TypedSeat>) => void;
  /** The game's own fields. */
  readonly fields: readonly EntryField[];
  readonly faults: FieldErrors;
}

function PurseAndFields({ table, currency, seat, change, fields, faults }: FieldsProps) {
  return (
    <FieldPair>
      <TextField
        id="sit-purse"
        label={kitMessages().tray.purse}
        path="purse"
        faults={faults}
        value={seat.purse}
        change={(purse) => change({ purse })}
        described="sit-worth"
        under={<AmountText id="sit-worth" text={seat.purse} currency={currency} silent={'purse' in faults} />}
      />
      <OwnFields
        game={table.game}
        fields={fields}
        idOf={(name) => `sit-${name}`}
        pathOf={(name) => name}
        faults={faults}
        currency={currency}
        values={seat.own}
        change={(own) => change({ own })}
      />
    </FieldPair>
  );
}
