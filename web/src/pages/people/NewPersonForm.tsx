/** The form that adds a person: a name, and optionally a contact and a first deposit. */

import { useRef, useState } from 'preact/hooks';
import { newId } from '../../api/idempotency-key.ts';
import { Problem } from '../../api/problem.ts';
import { typedAmountFault } from '../../i18n/amounts/amount-text.ts';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import { messages } from '../../features/people/messages/messages.ts';
import { addPerson, type CurrencyCode, type NewPerson } from '../../features/people/person-requests.ts';
import { sumText } from '../../features/people/balance-text.ts';
import { navigate } from '../../platform/router.ts';
import { bankrollCurrency } from '../../platform/settings.ts';
import { AmountText } from '../../ui/text/AmountText.tsx';
import { announce } from '../../ui/announcement.ts';
import { BusyButton } from '../../ui/buttons/BusyButton.tsx';
import { flat, NO_ERRORS, type FieldErrors } from '../../ui/fields/field-errors.ts';
import { FieldNote, focusFault, TextField } from '../../ui/fields/Field.tsx';
import { attempt } from '../../ui/frame/notice.ts';
import { CurrencyField } from './CurrencyField.tsx';
import './NewPersonForm.css';
import { depositOf, personErrors, personOf, type PersonDraft } from './person-draft.ts';
import { SameNameNote } from './SameNameNote.tsx';

interface NewPersonFormProps {
  /** The currency to begin with, if none was chosen on this device. */
  readonly currency: CurrencyCode;
}

export function NewPersonForm({ currency }: NewPersonFormProps) {
  const words = messages();
  const [typed, setTyped] = useState({ name: '', contact: '', deposit: '' });
  const [chosen, choose] = useState<CurrencyCode | null>(null);
  const draft: PersonDraft = { ...typed, currency: chosen ?? (bankrollCurrency.value || currency) };
  const [errors, setErrors] = useState<FieldErrors>(NO_ERRORS);
  const form = useRef<HTMLFormElement>(null);
  const id = useRef(newId());
  const change = (part: Partial<typeof typed>): void => {
    setErrors(NO_ERRORS);
    // A typed amount keeps its currency, also if another one becomes the most common.
    if (part.deposit) choose(draft.currency);
    setTyped((before) => ({ ...before, ...part }));
  };
  const show = (found: FieldErrors): void => {
    setErrors(found);
    focusFault(form.current);
  };
  const submit = async (): Promise<void> => {
    const found = personErrors(draft);
    if (Object.keys(found).length) return show(found);
    const person = personOf(draft);
    await attempt(
      () => saved(id.current, person),
      (refused) => {
        if (refused) return show(refused);
        navigate(`/people/${id.current}`);
        announce(words.added(person.name));
      },
      words.addingUnconfirmed(person.name),
    );
  };
  return (
    <form noValidate class="new-person-form" ref={form}>
      <h2>{words.add}</h2>
      <Fields id={id.current} draft={draft} errors={errors} change={change} choose={choose} />
      <BusyButton type="submit" words={buttonText(draft)} busy={words.adding} act={submit} />
    </form>
  );
}

function buttonText(draft: PersonDraft): string {
  const words = messages();
  const amount = depositOf(draft);
  const name = draft.name.trim();
  return amount ? words.addWithDeposit(name, sumText(amount, draft.currency)) : words.addNow(name);
}

interface FieldsProps {
  /** The id of the new person. */
  readonly id: string;
  readonly draft: PersonDraft;
  readonly errors: FieldErrors;
  readonly change: (part: Partial<Omit<PersonDraft, 'currency'>>) => void;
  readonly choose: (currency: CurrencyCode) => void;
}

function Fields({ id, draft, errors, change, choose }: FieldsProps) {
  const words = messages();
  return (
    <>
      <TextField
        id="person-name"
        path="name"
        label={words.name}
        faults={errors}
        value={draft.name}
        change={(name) => change({ name })}
        described="person-same-name"
        under={<SameNameNote id="person-same-name" name={draft.name} added={id} />}
      />
      <TextField
        id="person-contact"
        path="contact"
        label={words.contact}
        faults={errors}
        value={draft.contact}
        change={(contact) => change({ contact })}
        described="person-contact-hint"
        under={<ContactHint />}
      />
      <DepositField draft={draft} errors={errors} change={change} />
      <CurrencyField id="person-currency" value={draft.currency} change={choose} />
    </>
  );
}

function DepositField({ draft, errors, change }: Pick<FieldsProps, 'draft' | 'errors' | 'change'>) {
  const currency = currencyOf(draft.currency);
  const typingFault = typedAmountFault(draft.deposit, currency);
  const isWrong = typingFault !== null || 'amount' in errors;
  return (
    <TextField
      id="person-deposit"
      path="amount"
      label={messages().firstDeposit}
      faults={errors}
      typingFault={typingFault}
      value={draft.deposit}
      change={(deposit) => change({ deposit })}
      described="person-worth"
      under={<AmountText id="person-worth" text={draft.deposit} currency={currency} silent={isWrong} />}
    />
  );
}

const ContactHint = () => <FieldNote id="person-contact-hint">{messages().contactHint}</FieldNote>;

/** Adds a person. Returns the errors of the fields; null without errors. Raises: `Problem`, `Unreachable`. */
async function saved(id: string, person: NewPerson): Promise<FieldErrors | null> {
  try {
    await addPerson(id, person);
    return null;
  } catch (error) {
    if (error instanceof Problem && error.status === 422) return flat(error.errors);
    throw error;
  }
}
