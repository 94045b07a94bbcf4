/** A form for every entry that the game declares: one is chosen, its fields are filled in, one button records it. */

import { useEffect } from 'preact/hooks';
import { isNewPlayer, type Rules } from '../../../api/entry-kinds.ts';
import type { Currency } from '../../../i18n/amounts/money.ts';
import { entryMeaning, loadGameNotes } from '../../../i18n/game-texts.ts';
import { t } from '../../../i18n/language.ts';
import type { Outbox } from '../../../outbox/outbox.ts';
import { usePeopleAt } from '../../../features/people/people-choice.ts';
import type { Person } from '../../../features/people/person-requests.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ChoiceField, Fault } from '../../../ui/fields/Field.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { CardText } from '../../../table-kit/values/CardText.tsx';
import { EntryFields } from './EntryFields.tsx';
import type { FormValues } from './entry-form.ts';
import type { SessionTable } from '../../../api/session-table.ts';
import { PersonField } from '../../../table-kit/seats/PersonField.tsx';
import { useEntryForm, type EntryFormState } from './use-entry-form.ts';
import { entryText } from '../../../table-kit/history/entered-text.ts';
import './EntryForm.css';

interface EntryFormProps {
  readonly outbox: Outbox<SessionTable>;
  readonly game: string;
  readonly players: readonly string[];
  readonly currency: Currency;
  readonly rules: Rules;
}

export function EntryForm({ outbox, game, players, currency, rules }: EntryFormProps) {
  const bankrolls = outbox.serverView.value?.bankrolls ?? null;
  // Without its explanations the form can be filled in too.
  useEffect(() => void loadGameNotes(game).catch(() => undefined), [game]);
  const state = useEntryForm(outbox, game, { currency, players, bankrolls, rules });
  const { kinds, kind, values, errors, read, isSending, form, choose, change, submit } = state;
  const { generic, seats } = t();
  if (!kind) return null;
  const text = entryText(game, kind, 'fields' in read ? read.fields : {}, currency);
  const changeField = (part: FormValues): void => {
    // Another name is another player: the bankroll is not theirs.
    if ('name' in part) state.bankroll.choose(null);
    change(part);
  };
  const shown = { game, kind, values, errors, players, currency, rules, change: changeField };
  return (
    <form class="entry-form" noValidate ref={form} onSubmit={submit}>
      <h2>{generic.newEntry}</h2>
      <ChoiceField
        id="entry-kind"
        label={generic.entryKind}
        value={kind.verb}
        choices={kinds.map((one) => [one.verb, entryMeaning(game, one.verb)] as const)}
        change={choose}
      />
      <Bankroll outbox={outbox} players={players} state={state} />
      <EntryFields {...shown} />
      {kind.role === 'closing' && (
        <Text kind="quiet" class="entry-form__warning">
          {t().menu.closeQuestion}
        </Text>
      )}
      <Fault id="entry" words={errors['']} />
      <Button type="submit" kind="main" class="entry-form__record" disabled={isSending}>
        <span>{isSending ? seats.recording : <CardText text={generic.record(text)} />}</span>
      </Button>
      <Text kind="quiet" class="entry-form__hint">
        {generic.recordedHint}
      </Text>
    </form>
  );
}

interface BankrollProps extends Pick<EntryFormProps, 'outbox' | 'players'> {
  readonly state: EntryFormState;
}

/** The choice of a bankroll, if the entry seats a player and the server responds. */
function Bankroll({ outbox, players, state }: BankrollProps) {
  const { kind, values, bankroll, change } = state;
  const table = outbox.serverView.value;
  if (table === null || outbox.link.value === 'offline' || !kind?.fields.some(isNewPlayer)) return null;
  const choose = (person: Person | null): void => {
    bankroll.choose(person);
    if (person) change({ ...values, name: person.name });
  };
  const { person, linkError } = bankroll;
  return <NewPlayer table={table} players={players} person={person} error={linkError} choose={choose} />;
}

interface NewPlayerProps extends Pick<BankrollProps, 'players'> {
  readonly table: SessionTable;
  readonly person: Person | null;
  readonly error: string | null;
  readonly choose: (person: Person | null) => void;
}

function NewPlayer({ table, players, person, error, choose }: NewPlayerProps) {
  const people = usePeopleAt(table, table.version);
  return (
    <>
      <PersonField id="entry-bankroll" seated={players} {...{ table, people, person, choose }} />
      <Fault id="entry-bankroll-link" words={error ?? undefined} />
    </>
  );
}
