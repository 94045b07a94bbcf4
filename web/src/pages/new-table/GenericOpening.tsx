/** Opens a table of a game without an opening form of its own: name, currency, preset, rule fields. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { newId } from '../../api/idempotency-key.ts';
import { openTable } from '../../api/play-session.ts';
import { Problem } from '../../api/problem.ts';
import { loadRules, type Rules } from '../../api/rules.ts';
import type { OpeningProps } from '../../game-api/game-module.ts';
import { loadWords } from '../../game-api/registry.ts';
import { loadGatheringChoice } from '../../features/gatherings/gathering-choice.ts';
import { GatheringFields } from '../../features/gatherings/GatheringFields.tsx';
import type { Gathering } from '../../features/gatherings/gathering-requests.ts';
import { rejectionText } from '../../i18n/rejection-text.ts';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import { loadGameNotes, presetTitle } from '../../i18n/game-texts.ts';
import { t } from '../../i18n/language.ts';
import { navigate } from '../../platform/router.ts';
import { announcement } from '../../ui/announcement.ts';
import { BusyButton } from '../../ui/buttons/BusyButton.tsx';
import { flat, NO_ERRORS, type FieldErrors } from '../../ui/fields/field-errors.ts';
import { ChoiceField, focusFault, TextField } from '../../ui/fields/Field.tsx';
import { attempt, showNotice } from '../../ui/frame/notice.ts';
import { Page, PageState } from '../../ui/frame/Page.tsx';
import { GameChoice } from '../../ui/fields/GameChoice.tsx';
import {
  genericErrors,
  genericOpening,
  newGenericDraft,
  ruleRows,
  type GenericDraft,
} from './generic-draft.ts';
import { RuleField } from './RuleField.tsx';
import './GenericOpening.css';

interface GenericOpeningProps extends Omit<OpeningProps, 'again'> {
  readonly game: string;
}

interface Loaded {
  readonly rules: Rules;
  readonly gatherings: readonly Gathering[];
  readonly draft: GenericDraft;
}

export function GenericOpening({ game, gathering, chooseGame }: GenericOpeningProps) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    const load = async (): Promise<Loaded> => {
      const [rules, { gatherings, initial }] = await Promise.all([
        loadRules(game),
        loadGatheringChoice(gathering),
        loadWords([game]),
        loadGameNotes(game),
      ]);
      return { rules, gatherings, draft: newGenericDraft(rules, initial) };
    };
    void attempt(load, setLoaded);
  }, [game]);
  return (
    <Page narrow title={t().newTable.title}>
      {loaded ? <Form {...loaded} chooseGame={chooseGame} /> : <PageState text={t().newTable.loading} />}
    </Page>
  );
}

interface FormProps extends Loaded {
  readonly chooseGame: (game: string) => void;
}

function Form({ rules, gatherings, draft: initial, chooseGame }: FormProps) {
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>(NO_ERRORS);
  const form = useRef<HTMLFormElement>(null);
  const { newTable } = t();
  const open = useOpening(rules, draft, (found) => {
    setErrors(found);
    focusFault(form.current);
  });
  const change = (part: Partial<GenericDraft>): void => {
    setErrors(NO_ERRORS);
    setDraft((before) => ({ ...before, ...part }));
  };
  const shown = { rules, draft, errors, change };
  return (
    <form noValidate ref={form}>
      <GameChoice rules={rules} choose={chooseGame} />
      <HeaderFields {...shown} />
      <GatheringFields
        gatherings={gatherings}
        gathering={draft.gathering}
        practice={draft.practice}
        change={change}
      />
      <RuleFields {...shown} />
      <BusyButton type="submit" words={newTable.open} busy={newTable.opening} act={open} />
    </form>
  );
}

interface FieldsProps {
  readonly rules: Rules;
  readonly draft: GenericDraft;
  readonly errors: FieldErrors;
  readonly change: (part: Partial<GenericDraft>) => void;
}

const presetsOf = ({ game, presets }: Rules): readonly (readonly [name: string, title: string])[] =>
  presets.map(({ name, title }) => [name, presetTitle(game, name, title)] as const);

/** The table's name, its currency and its preset. */
function HeaderFields({ rules, draft, errors, change }: FieldsProps) {
  const { newTable, generic } = t();
  const currencies = rules.currencies.map(
    ({ code, name }) => [code, newTable.currencies[code] ?? name] as const,
  );
  const presets = presetsOf(rules);
  return (
    <>
      <TextField
        faults={errors}
        id="field-name"
        path="name"
        label={newTable.name}
        value={draft.name}
        change={(name) => change({ name })}
      />
      <ChoiceField
        faults={errors}
        id="field-currency"
        path="currency"
        label={newTable.currency}
        value={draft.currency}
        choices={currencies}
        change={(currency) => change({ currency })}
      />
      {presets.length > 1 && (
        <ChoiceField
          faults={errors}
          id="field-preset"
          path="rules.preset"
          label={generic.preset}
          value={draft.preset}
          choices={presets}
          change={(preset) => change({ preset, typed: {} })}
        />
      )}
    </>
  );
}

function RuleFields({ rules, draft, errors, change }: FieldsProps) {
  const rows = ruleRows(rules, draft);
  if (!rows.length) return null;
  return (
    <section class="generic-opening__rules">
      <h2>{t().rules.title}</h2>
      {rows.map((row) => {
        const { [row.field]: _reset, ...others } = draft.typed;
        return (
          <RuleField
            key={`${draft.preset} ${row.field}`}
            game={rules.game}
            row={row}
            currency={currencyOf(draft.currency)}
            errors={errors}
            change={(text) => change({ typed: { ...draft.typed, [row.field]: text } })}
            reset={() => change({ typed: others })}
          />
        );
      })}
    </section>
  );
}

/** Returns a function that opens the table. Retries use the same id, so one table is opened. A changed form gets a new id. */
function useOpening(
  rules: Rules,
  draft: GenericDraft,
  show: (errors: FieldErrors) => void,
): () => Promise<void> {
  const request = useRef({ id: newId(), asked: '' });
  return async () => {
    const found = genericErrors(rules, draft);
    if (Object.keys(found).length) {
      announcement.value = t().newTable.failed;
      return show(found);
    }
    const opening = genericOpening(rules, draft);
    const body = JSON.stringify(opening);
    if (request.current.asked && request.current.asked !== body)
      request.current = { id: newId(), asked: body };
    request.current.asked = body;
    const { id } = request.current;
    const act = (): Promise<FieldErrors | null> =>
      openTable({ ...opening, id }, []).then(() => null, errorsOf);
    return attempt(act, (errors) => {
      if (errors === null) navigate(`/tables/${id}`);
      else if (Object.keys(errors).length) show(errors);
    });
  };
}

function errorsOf(error: unknown): FieldErrors {
  if (!(error instanceof Problem) || (error.status !== 422 && error.status !== 409)) throw error;
  if (error.status === 422) return flat(error.errors);
  showNotice(t().newTable.failed, rejectionText(error));
  return NO_ERRORS;
}
