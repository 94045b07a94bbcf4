/** What is typed into the form, what is wrong with it, and sending it through the outbox. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { isNewPlayer, type EntryKind } from '../../../api/entry-kinds.ts';
import type { Currency } from '../../../i18n/amounts/money.ts';
import { t } from '../../../i18n/language.ts';
import type { Outbox } from '../../../outbox/outbox.ts';
import { useBankrollLink, type BankrollState } from '../../../features/people/use-bankroll-link.ts';
import { announcement } from '../../../ui/announcement.ts';
import type { FieldErrors } from '../../../ui/fields/field-errors.ts';
import { focusFault } from '../../../ui/fields/Field.tsx';
import { kindsOf, readForm, type FormContext, type FormResult, type FormValues } from './entry-form.ts';
import { errorsOfRefusal } from './refused-entry.ts';
import type { SessionTable } from '../../../api/session-table.ts';

export interface EntryFormState {
  readonly kinds: readonly EntryKind[];
  readonly kind: EntryKind | undefined;
  readonly values: FormValues;
  readonly errors: FieldErrors;
  readonly read: FormResult;
  readonly isSending: boolean;
  readonly form: { current: HTMLFormElement | null };
  /** Chooses another entry; its fields are empty. */
  readonly choose: (verb: string) => void;
  readonly change: (part: FormValues) => void;
  readonly submit: (event: Event) => void;
  /** The bankroll with which a new player is to play. */
  readonly bankroll: BankrollState;
}

export function useEntryForm(
  outbox: Outbox<SessionTable>,
  game: string,
  context: FormContext,
): EntryFormState {
  const { currency } = context;
  const kinds = kindsOf(game, outbox.serverView.value);
  const { verb, values, setValues, errors, form, show, put, choose } = useFormFields(kinds);
  const kind = kinds.find((one) => one.verb === verb) ?? kinds[0];
  const read: FormResult = kind ? readForm(kind, values, context) : { errors: {} };
  const bankroll = useBankroll(outbox, currency);
  const sentValues = useRef<FormValues | null>(null);
  const { isSending, send } = useSentEntry(outbox, {
    recorded: () => {
      setValues((now) => (now === sentValues.current ? {} : now));
      bankroll.choose(null);
    },
    refused: show,
    isUnchanged: values === sentValues.current,
    game,
    currency,
  });
  const submit = (event: Event): void => {
    event.preventDefault();
    if (isSending || bankroll.isLinking) return;
    if (!('fields' in read)) return show(read.errors);
    if (!kind) return;
    const { fields } = read;
    const record = (): void => {
      sentValues.current = values;
      send(kind.verb, fields);
    };
    linkFirst(bankroll, kind, String(fields['name']), record);
  };
  const change = (part: FormValues): void => put({ ...values, ...part });
  return { kinds, kind, values, errors, read, isSending, form, choose, change, submit, bankroll };
}

/** What stands in the form, and what is wrong with it. */
function useFormFields(kinds: readonly EntryKind[]) {
  const [verb, setVerb] = useState(() => firstVerb(kinds));
  const [values, setValues] = useState<FormValues>({});
  const [errors, setErrors] = useState<FieldErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const show = (found: FieldErrors): void => {
    setErrors(found);
    focusFault(form.current);
  };
  const put = (now: FormValues): void => {
    setErrors({});
    setValues(now);
  };
  const choose = (chosen: string): void => {
    put({});
    setVerb(chosen);
  };
  return { verb, values, setValues, errors, form, show, put, choose };
}

/** Links a new player to the chosen bankroll, then calls `record`. Any other entry is recorded at once. */
function linkFirst(
  { person, link }: BankrollState,
  kind: EntryKind | undefined,
  name: string,
  record: () => void,
): void {
  if (person && kind?.fields.some(isNewPlayer)) void link(name, record);
  else record();
}

/** The link of a new player to a bankroll. */
const useBankroll = (outbox: Outbox<SessionTable>, currency: Currency): BankrollState =>
  useBankrollLink(outbox.serverView.value ?? { id: outbox.id, bankrolls: null, currency: currency.code });

/** The menu's link to close the table has the search `?close`. */
function firstVerb(kinds: readonly EntryKind[]): string {
  const closing = kinds.find(({ role }) => role === 'closing');
  return (location.search === '?close' ? closing : kinds[0])?.verb ?? '';
}

interface Reaction {
  readonly recorded: () => void;
  readonly refused: (errors: FieldErrors) => void;
  /** Whether the form still holds what was sent. If not, a refused entry stays in the outbox, where it is shown. */
  readonly isUnchanged: boolean;
  readonly game: string;
  readonly currency: Currency;
}

/**
 * Sends one entry at a time through the outbox. Offline, or while another device has control, the entry waits there
 * and the form is free again.
 */
function useSentEntry(
  outbox: Outbox<SessionTable>,
  { recorded, refused, isUnchanged, game, currency }: Reaction,
) {
  const [key, setKey] = useState<string | null>(null);
  const entry = outbox.entries.value.find((one) => one.entry.key === key)?.entry;
  const refusal = outbox.refusal.value;
  const isOffline = outbox.link.value === 'offline';
  useEffect(() => {
    if (key === null) return;
    if (entry && refusal?.key === key && refusal.code !== 'pen_elsewhere' && isUnchanged) {
      setKey(null);
      void outbox.remove(key);
      refused(errorsOfRefusal(refusal, entry, { game, currency }));
    } else if (!entry || isOffline || refusal?.key === key) {
      setKey(null);
      announcement.value = entry ? t().generic.unsent(1) : t().seats.recorded;
      recorded();
    }
  }, [key, entry === undefined, refusal?.key, isOffline]);
  const send = (kind: string, fields: Record<string, unknown>): void => setKey(outbox.enqueue(kind, fields));
  return { isSending: key !== null, send };
}
