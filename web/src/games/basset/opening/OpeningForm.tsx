/** A new table of Basset in three steps: rules, money, seats. */

import './OpeningForm.css';
import { Button } from '../../../ui/Button.tsx';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { OpeningProps } from '../../../game-api/game-module.ts';
import { newId } from '../../../api/idempotency-key.ts';
import { announcement } from '../../../ui/announcement.ts';
import { attempt, showNotice } from '../../../ui/frame/notice.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { NO_ERRORS, type FieldErrors } from '../../../ui/field-errors.ts';
import { focusFault } from '../../../ui/Field.tsx';
import { Page, PageState } from '../../../ui/frame/Page.tsx';
import { navigate } from '../../../platform/router.ts';
import { currencyOf } from '../../../i18n/currency.ts';
import { t } from '../../../i18n/language.ts';
import { commonMessages } from '../messages/common-messages.ts';
import { loadRules, type Rules } from '../../../api/rules.ts';
import { wasOpenedHere, openTable } from '../../../api/play-session.ts';
import { firstDraft } from './initial-draft.ts';
import { openingOf, seatsOf, type Draft } from './draft.ts';
import { GameChoice } from '../../../ui/GameChoice.tsx';
import { MoneyStep } from './MoneyStep.tsx';
import { refusedOf, type Outcome } from './opening-result.ts';
import { RulesStep } from './RulesStep.tsx';
import { SeatsStep } from './SeatsStep.tsx';
import { draftErrors, stepOf } from './draft-errors.ts';

export function OpeningForm({ again, chooseGame }: OpeningProps) {
  const [begun, setBegun] = useState<{ rules: Rules; draft: Draft } | null>(null);
  useEffect(() => {
    const begin = async (): Promise<{ rules: Rules; draft: Draft }> => {
      const rules = await loadRules('basset');
      return { rules, draft: await firstDraft(rules, again) };
    };
    void attempt(begin, setBegun);
  }, [again]);
  if (begun)
    return <Form key={again} {...begun} firstStep={again === null ? 0 : 2} chooseGame={chooseGame} />;
  return (
    <Page title={t().newTable.title}>
      <PageState text={t().newTable.loading} />
    </Page>
  );
}

interface FormProps {
  readonly rules: Rules;
  readonly draft: Draft;
  readonly firstStep: number;
  readonly chooseGame: (game: string) => void;
}

function Form({ rules, draft: first, firstStep, chooseGame }: FormProps) {
  const [draft, setDraft] = useState(first);
  const [step, setStep] = useState(firstStep);
  const [all, setAll] = useState(false);
  const { faults, setFaults, leave, told } = useFaults(draft);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const show = (found: FieldErrors, nothing = t().newTable.failed): void => {
    told();
    setFaults(found);
    const [path] = Object.keys(found);
    if (path === undefined) return;
    setStep(stepOf(path));
    announcement.value = nothing;
    focusFault(form.current);
  };
  const open = useOpening(draft, show);
  const change = (part: Partial<Draft>): void => {
    setFaults(NO_ERRORS);
    setDraft((before) => ({ ...before, ...part }));
  };
  const turn = (to: number): void => {
    setStep(to);
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  };
  const Step = [RulesStep, MoneyStep, SeatsStep][step] ?? SeatsStep;
  return (
    <Page title={t().newTable.title} band={<Steps step={step} turn={turn} heading={heading} />}>
      <form noValidate ref={form}>
        {step === 0 && <GameChoice rules={rules} choose={chooseGame} />}
        <Step rules={rules} draft={draft} faults={faults} change={change} leave={leave} all={all} />
        <Ways step={step} turn={turn} open={open} all={all} setAll={setAll} />
      </form>
    </Page>
  );
}

/** The errors to show: of the draft for fields that were left or checked, and of the server. */
function useFaults(draft: Draft) {
  const [house, setFaults] = useState<FieldErrors>(NO_ERRORS);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const found = draftErrors(draft, currencyOf(draft.currency));
  const own = Object.entries(found).filter(([path]) => left.has(path));
  const tell = (paths: readonly string[]): void => setLeft((before) => new Set([...before, ...paths]));
  return {
    faults: { ...house, ...Object.fromEntries(own) },
    setFaults,
    leave: (path: string) => tell([path]),
    told: () => tell(Object.keys(found)),
  };
}

type Show = (faults: FieldErrors, nothing?: string) => void;

// A changed form is a different table, so it gets a new id.
function useOpening(draft: Draft, show: Show): () => Promise<void> {
  const sent = useRef({ id: newId(), asked: '' });
  const currency = currencyOf(draft.currency);
  return async () => {
    const found = draftErrors(draft, currency);
    show(found);
    if (Object.keys(found).length) return;
    const opening = openingOf(draft, currency);
    const asked = JSON.stringify(opening);
    if (sent.current.asked && sent.current.asked !== asked) sent.current = { id: newId(), asked };
    sent.current.asked = asked;
    const { id } = sent.current;
    const act = (): Promise<Outcome> =>
      openTable({ ...opening, id }, seatsOf(draft, currency)).then(
        () => ({ id }),
        (error: unknown) => refusedOf(error, draft),
      );
    await attempt(act, (outcome) => {
      if ('id' in outcome) return navigate(`/tables/${outcome.id}`);
      const nothing = wasOpenedHere(id) ? commonMessages().opening.partlyFailed : t().newTable.failed;
      return 'faults' in outcome ? show(outcome.faults, nothing) : showNotice(nothing, outcome.refused);
    });
  };
}

interface StepsProps {
  readonly step: number;
  readonly turn: (to: number) => void;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

function Steps({ step, turn, heading }: StepsProps) {
  const { opening } = commonMessages();
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

interface WaysProps {
  readonly step: number;
  readonly turn: (to: number) => void;
  readonly open: () => Promise<void>;
  readonly all: boolean;
  readonly setAll: (all: boolean) => void;
}

function Ways({ step, turn, open, all, setAll }: WaysProps) {
  const { opening } = commonMessages();
  const on = [opening.toMoney, opening.toSeats][step];
  return (
    <div class="opening-form__ways">
      {step === 0 && (
        <Button
          key="all"
          class="opening-form__way opening-form__all"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? opening.mainSettings : opening.allSettings}
        </Button>
      )}
      {step > 0 && (
        <Button key="back" class="opening-form__way" onClick={() => turn(step - 1)}>
          {opening.back}
        </Button>
      )}
      {on === undefined ? (
        <BusyButton
          key="open"
          class="opening-form__way"
          type="submit"
          words={t().newTable.open}
          busy={t().newTable.opening}
          act={open}
        />
      ) : (
        <Button key={on} kind="main" class="opening-form__way" onClick={() => turn(step + 1)}>
          {on}
        </Button>
      )}
    </div>
  );
}
