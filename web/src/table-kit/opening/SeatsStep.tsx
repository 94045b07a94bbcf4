/** The third step: the players, their seats, purses and books. */

import './SeatsStep.css';
import { Button } from '../../ui/buttons/Button.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { GatheringFields } from '../../features/gatherings/GatheringFields.tsx';
import type { FieldErrors } from '../../ui/fields/field-errors.ts';
import { TextField } from '../../ui/fields/Field.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { usualPurse } from '../../i18n/amounts/coins.ts';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import { money, type Currency } from '../../i18n/amounts/money.ts';
import { BankrollField } from '../../features/people/BankrollField.tsx';
import { messages as peopleMessages } from '../../features/people/messages/messages.ts';
import type { Person } from '../../features/people/person-requests.ts';
import { messages as kitMessages } from '../messages/messages.ts';
import { ownSeatFields } from '../seats/own-fields.ts';
import { OwnFields } from '../seats/OwnFields.tsx';
import { emptySeat, moveSeat, withSeat, type SeatDraft } from './draft.ts';
import { messages } from './messages/messages.ts';
import { presetOf, rulesWith, seatLimit } from './opening-fields.ts';
import type { StepProps } from './step-props.ts';
import { amountText } from '../../i18n/amounts/amount-text.ts';

export function SeatsStep(props: StepProps) {
  const { rules, own, gatherings, draft, change } = props;
  const words = messages();
  const currency = currencyOf(draft.currency);
  const inForce = rulesWith(presetOf(rules, draft.preset), draft.overrides);
  const limit = seatLimit(draft.game, inForce);
  const add = (): void => {
    const seat = emptySeat(money(usualPurse(currency), currency), own.newSeat?.(draft.seats.length));
    change({ seats: [...draft.seats, seat] });
    focusName(seat);
  };
  return (
    <div class="seats-step">
      {/* Every table passes this step, also a repeated table. */}
      <GatheringFields
        gatherings={gatherings}
        gathering={draft.gathering}
        practice={draft.practice}
        change={change}
      />
      <h2>{words.seats}</h2>
      <Text kind="quiet">{words.emptySeats}</Text>
      <div>
        {draft.seats.map((seat, index) => (
          <Seat key={seat.row} {...props} inForce={inForce} seat={seat} index={index} />
        ))}
      </div>
      {(limit === null || draft.seats.length < limit) && <Button onClick={add}>{words.add}</Button>}
      {limit !== null && <Text kind="quiet">{words.seatLimit(limit)}</Text>}
    </div>
  );
}

/** Focuses the name of a seat, or the add button if there are no seats. */
function focusName(seat: SeatDraft | undefined): void {
  const place = seat ? `#seat-${seat.row}-name` : '.seats-step > button';
  requestAnimationFrame(() => document.querySelector<HTMLElement>(place)?.focus());
}

interface SeatProps extends StepProps {
  /** The rules of the preset with the changes of the form. */
  readonly inForce: Readonly<Record<string, unknown>>;
  readonly seat: SeatDraft;
  readonly index: number;
}

function Seat(props: SeatProps) {
  const { people, draft, inForce, faults, change, leave, seat, index } = props;
  const words = messages();
  const currency = currencyOf(draft.currency);
  const update = (part: Partial<SeatDraft>): void => change({ seats: withSeat(draft.seats, index, part) });
  const path = (part: string): string => `seats.${seat.row}.${part}`;
  const fields = ownSeatFields(draft.game, inForce);
  return (
    <div
      class="seats-step__seat"
      role="group"
      aria-labelledby={`seat-${seat.row}`}
      data-bankrolls={people.length > 0}
      data-own={fields.length}
    >
      <h3 id={`seat-${seat.row}`}>{words.seat(index + 1)}</h3>
      <NameField {...props} path={path('name')} update={update} />
      {people.length > 0 && <SeatBankroll {...props} update={update} />}
      <PurseField {...{ seat, currency, faults, update, leave }} path={path('purse')} />
      <OwnFields
        game={draft.game}
        fields={fields}
        idOf={(name) => `seat-${seat.row}-${name}`}
        pathOf={path}
        faults={faults}
        currency={currency}
        values={seat.own}
        change={(own) => update({ own })}
        leave={leave}
      />
      <SeatButtons draft={draft.seats} index={index} update={(seats) => change({ seats })} />
    </div>
  );
}

interface NameProps extends Pick<StepProps, 'faults' | 'leave'> {
  readonly seat: SeatDraft;
  readonly path: string;
  readonly update: (part: Partial<SeatDraft>) => void;
}

function NameField({ seat, faults, path, update, leave }: NameProps) {
  return (
    <TextField
      id={`seat-${seat.row}-name`}
      label={kitMessages().tray.name}
      path={path}
      faults={faults}
      value={seat.name}
      // Another name is another player: the bankroll is not theirs.
      change={(name) => update({ name, bankroll: null })}
      leave={() => leave(path)}
    />
  );
}

interface SeatBankrollProps extends Pick<StepProps, 'people' | 'draft' | 'leave'> {
  readonly seat: SeatDraft;
  readonly update: (part: Partial<SeatDraft>) => void;
}

function SeatBankroll({ people, draft, leave, seat, update }: SeatBankrollProps) {
  const choose = (person: Person | null): void => {
    update({ bankroll: person?.id ?? null, ...(person && { name: person.name }) });
    // A bankroll that has too little shows so at once.
    leave(`seats.${seat.row}.purse`);
  };
  return (
    <BankrollField
      id={`seat-${seat.row}-bankroll`}
      label={peopleMessages().seatBankroll}
      people={people}
      taken={draft.seats.map(({ bankroll }) => bankroll)}
      currency={draft.currency}
      value={seat.bankroll}
      typed={seat.name}
      choose={choose}
    />
  );
}

interface PurseProps {
  readonly seat: SeatDraft;
  readonly currency: Currency;
  readonly faults: FieldErrors;
  readonly path: string;
  readonly update: (part: Partial<SeatDraft>) => void;
  readonly leave: (path: string) => void;
}

function PurseField({ seat, currency, faults, path, update: put, leave }: PurseProps) {
  return (
    <TextField
      id={`seat-${seat.row}-purse`}
      label={kitMessages().tray.purse}
      path={path}
      faults={faults}
      value={seat.purse}
      change={(purse) => put({ purse })}
      leave={() => leave(path)}
      described={`worth-${seat.row}`}
      under={
        <span class="visually-hidden" id={`worth-${seat.row}`}>
          {faults[path] ? '' : amountText(seat.purse, currency)}
        </span>
      }
    />
  );
}

interface SeatButtonsProps {
  readonly draft: readonly SeatDraft[];
  readonly index: number;
  readonly update: (seats: readonly SeatDraft[]) => void;
}

function SeatButtons({ draft, index, update: put }: SeatButtonsProps) {
  const words = messages();
  const name = draft[index]?.name.trim() || words.seat(index + 1);
  return (
    <div class="seats-step__handles">
      <Button
        class="seats-step__handle"
        aria-label={words.up(name)}
        disabled={index === 0}
        onClick={() => put(moveSeat(draft, index, -1))}
      >
        <Picture name="up" />
      </Button>
      <Button
        class="seats-step__handle"
        aria-label={words.down(name)}
        disabled={index === draft.length - 1}
        onClick={() => put(moveSeat(draft, index, 1))}
      >
        <Picture name="down" />
      </Button>
      <Button
        class="seats-step__handle"
        aria-label={words.remove(name)}
        onClick={() => {
          put(draft.filter((_, place) => place !== index));
          focusName(draft[index + 1] ?? draft[index - 1]);
        }}
      >
        <Picture name="close" />
      </Button>
    </div>
  );
}
