/** The bank of the table: who holds it, with whose bankroll, and what it starts with. Nothing in a game without one. */

import { BankrollField } from '../../features/people/BankrollField.tsx';
import { messages as peopleMessages } from '../../features/people/messages/messages.ts';
import type { Person } from '../../features/people/person-requests.ts';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import { TextField } from '../../ui/fields/Field.tsx';
import { AmountText } from '../../ui/text/AmountText.tsx';
import { messages } from './messages/messages.ts';
import { bankFields, pathOf } from './opening-fields.ts';
import type { StepProps } from './step-props.ts';

export function BankFields(props: StepProps) {
  const bank = bankFields(props.draft.game);
  if (!bank) return null;
  const holder = bank.holder && pathOf(bank.holder);
  const funds = bank.funds && pathOf(bank.funds);
  return (
    <>
      {holder && <Holder {...props} path={holder} />}
      {props.people.length > 0 && <BankerField {...props} holder={holder} funds={funds} />}
      {funds && <Funds {...props} path={funds} />}
    </>
  );
}

interface FieldProps extends StepProps {
  readonly path: string;
}

function Holder({ draft, faults, change, leave, path }: FieldProps) {
  return (
    <TextField
      id="field-holder"
      path={path}
      label={messages().holder}
      faults={faults}
      value={draft.own[path] ?? ''}
      change={(text) => change({ own: { ...draft.own, [path]: text } })}
      leave={() => leave(path)}
    />
  );
}

function Funds({ draft, faults, change, leave, path }: FieldProps) {
  const text = draft.own[path] ?? '';
  return (
    <TextField
      id="field-funds"
      path={path}
      label={messages().funds}
      faults={faults}
      value={text}
      change={(typed) => change({ own: { ...draft.own, [path]: typed } })}
      leave={() => leave(path)}
      described="worth-funds"
      under={
        <AmountText
          id="worth-funds"
          text={text}
          currency={currencyOf(draft.currency)}
          silent={path in faults}
        />
      }
    />
  );
}

interface BankerProps extends StepProps {
  readonly holder: string | undefined;
  readonly funds: string | undefined;
}

/** The choice of the person whose bankroll funds the bank. An empty name of the banker becomes that person's. */
function BankerField({ people, draft, change, leave, holder = '', funds = '' }: BankerProps) {
  const before = people.find(({ id }) => id === draft.banker);
  const name = draft.own[holder] ?? '';
  const choose = (person: Person | null): void => {
    const isOwnName = name.trim() === '' || name === before?.name;
    const own = holder && isOwnName ? { ...draft.own, [holder]: person?.name ?? '' } : draft.own;
    change({ banker: person?.id ?? null, own });
    // A bankroll that has too little shows so at once.
    leave(funds);
  };
  return (
    <BankrollField
      id="field-banker"
      label={peopleMessages().bankBankroll}
      people={people}
      currency={draft.currency}
      value={draft.banker}
      choose={choose}
    />
  );
}
