/** What is typed into the form of a deposit or withdrawal, what is wrong with it, and recording it. */

import { useRef, useState } from 'preact/hooks';
import { Problem, Unreachable } from '../../api/problem.ts';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import { amountFault, typedAmountFault } from '../../i18n/amounts/amount-text.ts';
import { amountIn } from '../../i18n/amounts/money.ts';
import { TEXT_MOST, tooLong } from '../../i18n/names.ts';
import { rejectionText } from '../../i18n/rejection-text.ts';
import { sumText } from '../../features/people/balance-text.ts';
import { messages } from '../../features/people/messages/messages.ts';
import {
  moveMoney,
  type BankrollMove,
  type CurrencyCode,
  type MoveKind,
  type ChangedPerson,
  type Person,
} from '../../features/people/person-requests.ts';
import { flat, NO_ERRORS, type FieldErrors } from '../../ui/fields/field-errors.ts';
import { focusFault } from '../../ui/fields/Field.tsx';
import { attempt } from '../../ui/frame/notice.ts';
import { useFirstCurrency } from './use-first-currency.ts';
import type { PersonState } from './use-person.ts';

export interface TypedMove {
  readonly amount: string;
  readonly note: string;
}

export interface MoveChoice {
  readonly kind?: MoveKind;
  readonly currency?: CurrencyCode;
}

const NOTHING: TypedMove = { amount: '', note: '' };

/**
 * What stands in the form. A change clears the errors, and what was recorded last. A typed amount keeps its currency,
 * also if another first currency is loaded later.
 */
function useFields(firstCurrency: CurrencyCode) {
  const [chosen, setChosen] = useState<MoveChoice>({});
  const [typed, setTyped] = useState(NOTHING);
  const [errors, setErrors] = useState<FieldErrors>(NO_ERRORS);
  const [outcome, setOutcome] = useState('');
  const clear = (): void => {
    setErrors(NO_ERRORS);
    setOutcome('');
  };
  const choose = (choice: MoveChoice): void => {
    clear();
    setChosen((before) => ({ ...before, ...choice }));
  };
  const change = (part: Partial<TypedMove>): void => {
    clear();
    if (part.amount) setChosen((before) => ({ currency: firstCurrency, ...before }));
    setTyped((before) => ({ ...before, ...part }));
  };
  /** Clears what was recorded. Text that was typed in the meantime stays. */
  const recorded = (text: string): void => {
    setTyped((now) => (now === typed ? NOTHING : now));
    setOutcome(text);
  };
  return { chosen, typed, errors, outcome, setErrors, setOutcome, choose, change, recorded };
}

/** What is typed into the form, what is wrong with it, and recording it. */
export function useMove(person: Person, update: PersonState['update']) {
  const firstCurrency = useFirstCurrency(person);
  const { chosen, setErrors, setOutcome, recorded, ...fields } = useFields(firstCurrency);
  const { typed, outcome } = fields;
  const form = useRef<HTMLFormElement>(null);
  const { kind = 'deposits', currency = firstCurrency } = chosen;
  const show = (found: FieldErrors): void => {
    setErrors(found);
    focusFault(form.current);
  };
  const submit = async (): Promise<void> => {
    // A second tap after an entry was recorded finds an empty form. It asks for the next amount.
    if (outcome && typed === NOTHING) return form.current?.querySelector('input')?.focus();
    const found = moveErrors(typed, currency);
    if (Object.keys(found).length) return show(found);
    const move = moveOf(typed, currency);
    const unconfirmed = unconfirmedText(kind, move);
    await attempt(
      () =>
        record(person, kind, move).catch((error: unknown) => {
          // What was typed stays, and `moveMoney` sends it again with the same idempotency key.
          if (error instanceof Unreachable) setOutcome(`${unconfirmed} ${messages().tapAgain}`);
          throw error;
        }),
      (result) => {
        if ('errors' in result) return show(result.errors);
        update(result.person);
        recorded(outcomeText(kind, move, result.person.balances[currency] ?? 0));
      },
      unconfirmed,
    );
  };
  const typingFault = typedAmountFault(typed.amount, currencyOf(currency));
  return { ...fields, typingFault, kind, currency, form, submit };
}

/** Returns what was typed, without errors, as a move. */
const moveOf = ({ amount, note }: TypedMove, currency: CurrencyCode): BankrollMove => ({
  currency,
  amount: amountIn(amount, currencyOf(currency)) ?? 0,
  note: note.trim() || null,
});

function moveErrors({ amount, note }: TypedMove, currency: string): FieldErrors {
  const { enterAmount } = messages();
  const isZero = amountIn(amount, currencyOf(currency)) === 0;
  const found = [
    ['amount', isZero ? enterAmount : amountFault(amount, currencyOf(currency), enterAmount)],
    ['note', tooLong(note, TEXT_MOST)],
  ].filter(([, error]) => error !== null);
  return Object.fromEntries(found) as FieldErrors;
}

function outcomeText(kind: MoveKind, { amount, currency }: BankrollMove, balance: number): string {
  const words = messages();
  const sums = [sumText(amount, currency), sumText(balance, currency)] as const;
  return kind === 'deposits' ? words.deposited(...sums) : words.withdrawn(...sums);
}

function unconfirmedText(kind: MoveKind, { amount, currency }: BankrollMove): string {
  const words = messages();
  const sum = sumText(amount, currency);
  return kind === 'deposits' ? words.depositUnconfirmed(sum) : words.withdrawalUnconfirmed(sum);
}

type Result = { readonly person: ChangedPerson } | { readonly errors: FieldErrors };

/** Records a move. Returns a refusal as the error of the amount. Raises: `Problem`, `Unreachable`. */
async function record({ id }: Person, kind: MoveKind, move: BankrollMove): Promise<Result> {
  try {
    return { person: await moveMoney(id, kind, move) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.status === 422) return { errors: flat(error.errors) };
    if (error.status !== 409) throw error;
    return { errors: { amount: rejectionText(error, { kind }, currencyOf(move.currency)) } };
  }
}
