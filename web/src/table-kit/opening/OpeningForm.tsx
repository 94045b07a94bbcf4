/** A new table of Basset in three steps: rules, money, seats. */

import './OpeningForm.css';
import { Button } from '../../../ui/buttons/Button.tsx';
import type { ComponentProps, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { OpeningProps } from '../../../game-api/game-module.ts';
import { newId } from '../../../api/idempotency-key.ts';
import { announcement } from '../../../ui/announcement.ts';
import { attempt, showNotice } from '../../../ui/frame/notice.ts';
import { BusyButton } from '../../../ui/buttons/BusyButton.tsx';
import { NO_ERRORS, type FieldErrors } from '../../../ui/fields/field-errors.ts';
import { focusFault } from '../../../ui/fields/Field.tsx';
import { Page, PageState } from '../../../ui/frame/Page.tsx';
import { navigate } from '../../../platform/router.ts';
import { currencyOf } from '../../../i18n/amounts/currency.ts';
import { t } from '../../../i18n/language.ts';
import { openingMessages } from '../messages/opening-messages.ts';
import { wasOpenedHere, openTable } from '../../../api/play-session.ts';
import { initialForm, type InitialForm } from './initial-draft.ts';
import { usePeopleToChoose } from '../../../features/people/people-choice.ts';
import type { Person } from '../../../features/people/person-requests.ts';
import { linksOf, openingOf, seatsOf, type Draft } from './draft.ts';
import { GameChoice } from '../../../ui/fields/GameChoice.tsx';
import { MoneyStep } from './MoneyStep.tsx';
import { refusalResult, type Outcome } from './opening-result.ts';
import { RulesStep } from './RulesStep.tsx';
import { SeatsStep } from './SeatsStep.tsx';
import { draftErrors, stepOf } from './draft-errors.ts';

export function OpeningForm({ again, gathering, chooseGame }: OpeningProps) {
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly form: InitialForm } | null>(null);
  const key = `${again} ${gathering}`;
  useEffect(
    () =>
      void attempt(
        () => initialForm(again, gathering),
        (form) => setLoaded({ key, form }),
      ),
    [key],
  );
  if (loaded?.key === key)
    return <Form key={key} {...loaded.form} firstStep={again === null ? 0 : 2} chooseGame={chooseGame} />;
  return (
    <Page title={t().newTable.title}>
      <PageState text={t().newTable.loading} />
    </Page>
  );
}

interface FormProps extends InitialForm {
  readonly firstStep: number;
  readonly chooseGame: (game: string) => void;
}

function Form({ rules, gatherings, firstStep, chooseGame, ...initial }: FormProps) {
  const [draft, setDraft] = useState(initial.draft);
  const known = usePeopleToChoose(initial.people);
  // A practice table cannot play with bankrolls.
  const people = draft.practice ? [] : known;
  const [step, setStep] = useState(firstStep);
  const [allRules, setAllRules] = useState(false);
  const { faults, setFaults, leave, leaveAll } = useFaults(draft, people);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const show = (errors: FieldErrors, message = t().newTable.failed): void => {
    leaveAll();
    setFaults(errors);
    const [path] = Object.keys(errors);
    if (path === undefined) return;
    setStep(stepOf(path));
    announcement.value = message;
    focusFault(form.current);
  };
  const open = useOpening(draft, people, show);
  const change = (part: Partial<Draft>): void => {
    setFaults(NO_ERRORS);
    setDraft((before) => ({ ...before, ...part }));
  };
  const goTo = (to: number): void => {
    setStep(to);
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  };
  const Step = [RulesStep, MoneyStep, SeatsStep][step] ?? SeatsStep;
  return (
    <Page title={t().newTable.title} band={<Steps step={step} goTo={goTo} heading={heading} />}>
      <form noValidate ref={form}>
        {step === 0 && <GameStep rules={rules} choose={chooseGame} />}
        <Step {...{ rules, gatherings, people, draft, faults, change, leave, allRules }} />
        <StepButtons step={step} goTo={goTo} open={open} allRules={allRules} setAllRules={setAllRules} />
      </form>
    </Page>
  );
}

const GameStep = (props: ComponentProps<typeof GameChoice>) => (
  <div class="opening-form__game">
    <GameChoice {...props} />
  </div>
);

/** The errors to show: of fields that lost the focus or were checked, and of the server. */
function useFaults(draft: Draft, people: readonly Person[]) {
  const [serverFaults, setFaults] = useState<FieldErrors>(NO_ERRORS);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const found = draftErrors(draft, currencyOf(draft.currency), people);
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
function useOpening(draft: Draft, people: readonly Person[], show: Show): () => Promise<void> {
  const request = useRef({ id: newId(), asked: '' });
  const currency = currencyOf(draft.currency);
  return async () => {
    const errors = draftErrors(draft, currency, people);
    show(errors);
    if (Object.keys(errors).length) return;
    const opening = openingOf(draft, currency);
    const links = linksOf(draft);
    // A link cannot be taken back, so other links are another table too.
    const body = JSON.stringify([opening, links]);
    if (request.current.asked && request.current.asked !== body)
      request.current = { id: newId(), asked: body };
    request.current.asked = body;
    const { id } = request.current;
    const act = (): Promise<Outcome> =>
      openTable({ ...opening, id }, seatsOf(draft, currency), links).then(
        () => ({ id }),
        (error: unknown) => refusalResult(error, draft),
      );
    await attempt(act, (outcome) => {
      if ('id' in outcome) return navigate(`/tables/${outcome.id}`);
      const message = wasOpenedHere(id) ? openingMessages().opening.partlyFailed : t().newTable.failed;
      return 'faults' in outcome ? show(outcome.faults, message) : showNotice(message, outcome.refused);
    });
  };
}

interface StepsProps {
  readonly step: number;
  readonly goTo: (to: number) => void;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

function Steps({ step, goTo: turn, heading }: StepsProps) {
  const { opening } = openingMessages();
  return (
    <>
      <h1 tabIndex={-1} ref={heading}>
        {t().newTable.title}
      </h1>
      <nav class="opening-form__steps" aria-label={t().newTable.title}>
        {opening.steps.map((words, index) => (
          <button
            key={words}
            type="button"
            aria-current={index === step ? 'step' : undefined}
            onClick={() => turn(index)}
          >
            {index + 1} {words}
          </button>
        ))}
      </nav>
    </>
  );
}

interface StepButtonsProps {
  readonly step: number;
  readonly goTo: (to: number) => void;
  readonly open: () => Promise<void>;
  readonly allRules: boolean;
  readonly setAllRules: (all: boolean) => void;
}

function StepButtons({ step, goTo: turn, open, allRules, setAllRules: setAll }: StepButtonsProps) {
  const { opening } = openingMessages();
  const next = [opening.toMoney, opening.toSeats][step];
  return (
    <div class="opening-form__ways">
      {step === 0 && (
        <Button
          key="all"
          class="opening-form__way opening-form__all"
          aria-expanded={allRules}
          onClick={() => setAll(!allRules)}
        >
          {allRules ? opening.mainSettings : opening.allSettings}
        </Button>
      )}
      {step > 0 && (
        <Button key="back" class="opening-form__way" onClick={() => turn(step - 1)}>
          {opening.back}
        </Button>
      )}
      {next === undefined ? (
        <BusyButton
          key="open"
          class="opening-form__way"
          type="submit"
          words={t().newTable.open}
          busy={t().newTable.opening}
          act={open}
        />
      ) : (
        <Button key={next} kind="main" class="opening-form__way" onClick={() => turn(step + 1)}>
          {next}
        </Button>
      )}
    </div>
  );
}
