/** A new table in three steps: rules, money, seats. */

import { type RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { newKey } from '../../api/once.ts';
import { attempt, spoken, tell } from '../../parts/attempt.ts';
import { BusyButton } from '../../parts/BusyButton.tsx';
import { NO_FAULTS, type Faults } from '../../parts/faults.ts';
import { focusFault } from '../../parts/Field.tsx';
import { Page } from '../../parts/Page.tsx';
import { go, type Address } from '../../router.ts';
import { currencyOf } from '../../words/currency.ts';
import { w } from '../../words/words.ts';
import { theRules, type Rules } from '../rules.ts';
import { isOpen, openTable } from '../playing.ts';
import { firstDraft } from './begin.ts';
import { openingOf, seatsOf, type Draft } from './draft.ts';
import { MoneyStep } from './MoneyStep.tsx';
import './new.css';
import { refusedOf, type Outcome } from './outcome.ts';
import { RulesStep } from './RulesStep.tsx';
import { SeatsStep } from './SeatsStep.tsx';
import { faultsOf, stepOf } from './wrong.ts';

export function New({ address }: { address: Address }) {
  const again = address.page === 'new' ? address.again : null;
  const [begun, setBegun] = useState<{ rules: Rules; draft: Draft } | null>(null);
  useEffect(() => {
    const begin = async (): Promise<{ rules: Rules; draft: Draft }> => {
      const rules = await theRules();
      return { rules, draft: await firstDraft(rules, again) };
    };
    void attempt(begin, setBegun);
  }, [again]);
  if (begun) return <Form key={again} {...begun} firstStep={again === null ? 0 : 2} />;
  return (
    <Page kind="new" title={w().newTable.title}>
      <p class="quiet state">{w().newTable.looking}</p>
    </Page>
  );
}

interface FormProps {
  readonly rules: Rules;
  readonly draft: Draft;
  readonly firstStep: number;
}

/** What every step of the form is given. */
export interface StepProps {
  readonly rules: Rules;
  readonly draft: Draft;
  readonly faults: Faults;
  readonly change: (part: Partial<Draft>) => void;
  /** Says that the field of a path was left: what is wrong with it is told from then on. */
  readonly leave: (path: string) => void;
  /** Whether every field of the rules is shown. */
  readonly all: boolean;
}

function Form({ rules, draft: first, firstStep }: FormProps) {
  const [draft, setDraft] = useState(first);
  const [step, setStep] = useState(firstStep);
  const [all, setAll] = useState(false);
  const { faults, setFaults, leave, told } = useFaults(draft);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const show = (found: Faults, nothing = w().newTable.nothing): void => {
    told();
    setFaults(found);
    const [path] = Object.keys(found);
    if (path === undefined) return;
    setStep(stepOf(path));
    spoken.value = nothing;
    focusFault(form.current);
  };
  const open = useOpening(draft, show);
  const change = (part: Partial<Draft>): void => {
    setFaults(NO_FAULTS);
    setDraft((before) => ({ ...before, ...part }));
  };
  const turn = (to: number): void => {
    setStep(to);
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  };
  const Step = [RulesStep, MoneyStep, SeatsStep][step] ?? SeatsStep;
  return (
    <Page kind="new" title={w().newTable.title} band={<Steps step={step} turn={turn} heading={heading} />}>
      <form noValidate ref={form}>
        <Step rules={rules} draft={draft} faults={faults} change={change} leave={leave} all={all} />
        <Ways step={step} turn={turn} open={open} all={all} setAll={setAll} />
      </form>
    </Page>
  );
}

/** What is wrong as the draft stands, told of fields that were left or asked for; and what the house found. */
function useFaults(draft: Draft) {
  const [house, setFaults] = useState<Faults>(NO_FAULTS);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const found = faultsOf(draft, currencyOf(draft.currency));
  const own = Object.entries(found).filter(([path]) => left.has(path));
  const tell = (paths: readonly string[]): void => setLeft((before) => new Set([...before, ...paths]));
  return {
    faults: { ...house, ...Object.fromEntries(own) },
    setFaults,
    leave: (path: string) => tell([path]),
    told: () => tell(Object.keys(found)),
  };
}

type Show = (faults: Faults, nothing?: string) => void;

// What differs is another table: a changed form gets an id of its own.
function useOpening(draft: Draft, show: Show): () => Promise<void> {
  const sent = useRef({ id: newKey(), asked: '' });
  const currency = currencyOf(draft.currency);
  return async () => {
    const found = faultsOf(draft, currency);
    show(found);
    if (Object.keys(found).length) return;
    const opening = openingOf(draft, currency);
    const asked = JSON.stringify(opening);
    if (sent.current.asked && sent.current.asked !== asked) sent.current = { id: newKey(), asked };
    sent.current.asked = asked;
    const { id } = sent.current;
    const act = (): Promise<Outcome> =>
      openTable({ ...opening, id }, seatsOf(draft, currency)).then(
        () => ({ id }),
        (error: unknown) => refusedOf(error, draft),
      );
    await attempt(act, (outcome) => {
      if ('id' in outcome) return go(`/tables/${outcome.id}`);
      const nothing = isOpen(id) ? w().newTable.notAll : w().newTable.nothing;
      return 'faults' in outcome ? show(outcome.faults, nothing) : tell(nothing, outcome.refused);
    });
  };
}

interface StepsProps {
  readonly step: number;
  readonly turn: (to: number) => void;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

function Steps({ step, turn, heading }: StepsProps) {
  const { newTable } = w();
  return (
    <>
      <h1 tabIndex={-1} ref={heading}>
        {newTable.title}
      </h1>
      <nav class="steps" aria-label={newTable.title}>
        {newTable.steps.map((words, index) => (
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
  const { newTable } = w();
  const on = [newTable.toMoney, newTable.toSeats][step];
  return (
    <div class="ways">
      {step === 0 && (
        <button key="all" type="button" class="all-settings" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? newTable.fewer : newTable.allSettings}
        </button>
      )}
      {step > 0 && (
        <button key="back" type="button" onClick={() => turn(step - 1)}>
          {newTable.back}
        </button>
      )}
      {on === undefined ? (
        <BusyButton key="open" type="submit" words={newTable.open} busy={newTable.opening} act={open} />
      ) : (
        <button key={on} type="button" class="main" onClick={() => turn(step + 1)}>
          {on}
        </button>
      )}
    </div>
  );
}
