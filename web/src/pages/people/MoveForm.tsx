/** The form for deposits and withdrawals: an amount, a note, and one button that names what it records. */

import { pageWords } from '../../i18n/page-words.ts';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import { amountIn } from '../../i18n/amounts/money.ts';
import { sumText } from '../../features/people/balance-text.ts';
import { messages } from '../../features/people/messages/messages.ts';
import type { CurrencyCode, MoveKind, Person } from '../../features/people/person-requests.ts';
import { AmountText } from '../../ui/text/AmountText.tsx';
import { BusyButton } from '../../ui/buttons/BusyButton.tsx';
import { ChoiceButtons } from '../../ui/buttons/ChoiceButtons.tsx';
import type { FieldErrors } from '../../ui/fields/field-errors.ts';
import { TextField } from '../../ui/fields/Field.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { CurrencyField } from './CurrencyField.tsx';
import './MoveForm.css';
import { useMove, type MoveChoice, type TypedMove } from './use-move.ts';
import type { PersonState } from './use-person.ts';

interface MoveFormProps {
  readonly person: Person;
  readonly update: PersonState['update'];
}

export function MoveForm({ person, update }: MoveFormProps) {
  const words = messages();
  const { kind, currency, outcome, form, submit, ...fields } = useMove(person, update);
  const { typed, choose } = fields;
  const kinds = [['deposits', words.deposit] as const, ['withdrawals', words.withdraw] as const];
  const amount = amountIn(typed.amount, currencyOf(currency)) ?? 0;
  return (
    <form noValidate class="move-form" ref={form}>
      <h2>{words.moneyInOut}</h2>
      <ChoiceButtons
        label={words.moneyInOut}
        choices={kinds}
        chosen={kind}
        choose={(next) => choose({ kind: next })}
      />
      <Text kind="quiet" class="move-form__hint">
        {kind === 'deposits' ? words.depositHint : words.withdrawHint}
      </Text>
      <MoveFields {...fields} currency={currency} />
      <BusyButton
        type="submit"
        words={moveText(kind, person.name, amount && sumText(amount, currency))}
        busy={pageWords().seats.recording}
        act={submit}
      />
      <p class="move-form__outcome" role="status">
        {outcome}
      </p>
    </form>
  );
}

/** Returns the text of the button: "Deposit £5 for Anne". */
function moveText(kind: MoveKind, name: string, sum: string | 0): string {
  const words = messages();
  if (kind === 'deposits') return sum ? words.depositSum(name, sum) : words.depositFor(name);
  return sum ? words.withdrawSum(name, sum) : words.withdrawFor(name);
}

interface MoveFieldsProps {
  readonly typed: TypedMove;
  readonly currency: CurrencyCode;
  readonly errors: FieldErrors;
  /** The error of the amount while it is typed. */
  readonly typingFault: string | null;
  readonly change: (part: Partial<TypedMove>) => void;
  readonly choose: (choice: MoveChoice) => void;
}

function MoveFields({ typed, currency, errors, typingFault, change, choose }: MoveFieldsProps) {
  const words = messages();
  const under = (
    <AmountText
      id="move-worth"
      text={typed.amount}
      currency={currencyOf(currency)}
      silent={typingFault !== null || 'amount' in errors}
    />
  );
  return (
    <>
      <TextField
        id="move-amount"
        path="amount"
        label={words.amount}
        faults={errors}
        typingFault={typingFault}
        value={typed.amount}
        change={(amount) => change({ amount })}
        described="move-worth"
        under={under}
      />
      <CurrencyField id="move-currency" value={currency} change={(code) => choose({ currency: code })} />
      <TextField
        id="move-note"
        path="note"
        label={words.note}
        faults={errors}
        value={typed.note}
        change={(note) => change({ note })}
      />
    </>
  );
}
