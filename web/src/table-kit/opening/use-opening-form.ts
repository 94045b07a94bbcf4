/** The state of the form that opens a table: the draft, its errors, and the request. */

import { pageWords } from '../../i18n/page-words.ts';
import { useRef, useState } from 'preact/hooks';
import { newId } from '../../api/idempotency-key.ts';
import { openTable, wasOpenedHere } from '../../api/play-session.ts';
import { usePeopleToChoose } from '../../features/people/people-choice.ts';
import type { Person } from '../../features/people/person-requests.ts';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import { replaceAddress } from '../../platform/router.ts';
import { announce } from '../../ui/announcement.ts';
import { NO_ERRORS, type FieldErrors } from '../../ui/fields/field-errors.ts';
import { attempt, showNotice } from '../../ui/frame/notice.ts';
import { draftErrors, unfinishedFaults, type DraftContext } from './draft-errors.ts';
import { linksOf, openingOf, seatsOf, type Draft } from './draft.ts';
import { keepForm, withinLimit, type InitialForm } from './initial-draft.ts';
import { messages } from './messages/messages.ts';
import { presetOf, rulesWith } from './opening-fields.ts';
import { refusalResult, type Outcome } from './opening-result.ts';

interface OpeningFormState {
  readonly draft: Draft;
  /** The people whose bankrolls can be chosen: none at a practice table. */
  readonly people: readonly Person[];
  readonly faults: FieldErrors;
  readonly change: (part: Partial<Draft>) => void;
  /** Reports that the field of a path lost the focus; its errors are shown from then on. */
  readonly leave: (path: string) => void;
  /** Whether every rule has a value. Otherwise shows the first that has none. */
  readonly checkRules: () => boolean;
  /** Opens the table, or shows why it cannot be opened. */
  readonly open: () => Promise<void>;
}

/** `showField` shows the field of the first error, by its path. */
export function useOpeningForm(
  { rules, ...initial }: InitialForm,
  showField: (path: string) => void,
): OpeningFormState {
  const [draft, setDraft] = useState(initial.draft);
  const known = usePeopleToChoose(initial.people);
  const people = draft.practice ? [] : known;
  const context = { people, preset: presetOf(rules, draft.preset) };
  const { faults, setFaults, leave, leaveAll } = useFaults(draft, context);
  const show = (errors: FieldErrors, message = pageWords().newTable.failed): void => {
    leaveAll();
    setFaults(errors);
    const [path] = Object.keys(errors);
    if (path === undefined) return;
    announce(message);
    showField(path);
  };
  const open = useOpening(draft, context, show);
  const change = (part: Partial<Draft>): void => {
    setFaults(NO_ERRORS);
    setDraft((before) => withinLimit({ ...before, ...part }, rules));
  };
  const checkRules = (): boolean => {
    const unfinished = Object.keys(unfinishedFaults(draft));
    for (const path of unfinished) leave(path);
    if (unfinished[0] !== undefined) showField(unfinished[0]);
    return !unfinished.length;
  };
  return { draft, people, faults, change, leave, checkRules, open };
}

/** The errors to show: of fields that lost the focus or were checked, and of the server. */
function useFaults(draft: Draft, context: DraftContext) {
  const [serverFaults, setFaults] = useState<FieldErrors>(NO_ERRORS);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const found = draftErrors(draft, currencyOf(draft.currency), context);
  const visible = Object.entries(found).filter(([path]) => visited.has(path));
  const addVisited = (paths: readonly string[]): void =>
    setVisited((before) => new Set([...before, ...paths]));
  return {
    faults: { ...serverFaults, ...Object.fromEntries(visible) },
    setFaults,
    leave: (path: string) => addVisited([path]),
    leaveAll: () => addVisited(Object.keys(found)),
  };
}

type Show = (faults: FieldErrors, message?: string) => void;

// A changed form is a different table, so it gets a new id.
function useOpening(draft: Draft, context: DraftContext, show: Show): () => Promise<void> {
  const request = useRef({ id: newId(), asked: '' });
  const currency = currencyOf(draft.currency);
  return async () => {
    const errors = draftErrors(draft, currency, context);
    show(errors);
    if (Object.keys(errors).length) return;
    const opening = openingOf(draft, currency);
    const seats = seatsOf(draft, currency, rulesWith(context.preset, draft.overrides));
    const links = linksOf(draft);
    // A link cannot be taken back, so other links are another table too.
    const body = JSON.stringify([opening, links]);
    if (request.current.asked && request.current.asked !== body)
      request.current = { id: newId(), asked: body };
    request.current.asked = body;
    const { id } = request.current;
    const act = (): Promise<Outcome> =>
      openTable({ ...opening, id }, seats, links).then(
        () => ({ id }),
        (error: unknown) => refusalResult(error, draft),
      );
    await attempt(act, (outcome) => {
      if ('id' in outcome) {
        keepForm(null);
        scrollTo(0, 0);
        // Back leads to the page before the form.
        return replaceAddress(`/tables/${outcome.id}`);
      }
      const message = wasOpenedHere(id) ? messages().partlyFailed : pageWords().newTable.failed;
      show(outcome.faults, message);
      if ('refused' in outcome) showNotice(message, outcome.refused);
    });
  };
}
