/** A new table in three steps: rules, money, seats. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { newKey } from '../../api/once.ts';
import { Problem } from '../../api/problem.ts';
import { attempt, spoken, tell } from '../../parts/attempt.ts';
import { BusyButton } from '../../parts/BusyButton.tsx';
import { flat, NO_FAULTS, type Faults } from '../../parts/faults.ts';
import { focusFault } from '../../parts/Field.tsx';
import { Page } from '../../parts/Page.tsx';
import { go, type Address } from '../../router.ts';
import { slipOf } from '../../words/slip.ts';
import { w } from '../../words/words.ts';
import { currencyNamed, theRules, type Rules } from '../rules.ts';
import { openTable } from '../playing.ts';
import { firstDraft } from './begin.ts';
import { openingOf, seatsOf, taken, type Draft } from './draft.ts';
import { MoneyStep } from './MoneyStep.tsx';
import './new.css';
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
  /** Whether every field of the rules is shown. */
  readonly all: boolean;
}

function Form({ rules, draft: first, firstStep }: FormProps) {
  const [draft, setDraft] = useState(first);
  const [step, setStep] = useState(firstStep);
  const [all, setAll] = useState(false);
  const [faults, setFaults] = useState<Faults>(NO_FAULTS);
  const form = useRef<HTMLFormElement>(null);
  const show = (found: Faults): void => {
    setFaults(found);
    const [path] = Object.keys(found);
    if (path === undefined) return;
    setStep(stepOf(path));
    spoken.value = w().newTable.nothing;
    focusFault(form.current);
  };
  const open = useOpening(rules, draft, show);
  const change = (part: Partial<Draft>): void => setDraft((before) => ({ ...before, ...part }));
  const turn = (to: number): void => {
    setStep(to);
    scrollTo(0, 0);
  };
  const Step = [RulesStep, MoneyStep, SeatsStep][step] ?? SeatsStep;
  return (
    <Page kind="new" title={w().newTable.title} band={<Steps step={step} turn={turn} />}>
      <form noValidate ref={form}>
        <Step rules={rules} draft={draft} faults={faults} change={change} all={all} />
        <Ways step={step} turn={turn} open={open} all={all} setAll={setAll} />
      </form>
    </Page>
  );
}

// What differs is another table: a changed form gets an id of its own.
function useOpening(rules: Rules, draft: Draft, show: (faults: Faults) => void): () => Promise<void> {
  const sent = useRef({ id: newKey(), asked: '' });
  const currency = currencyNamed(rules, draft.currency);
  return async () => {
    const found = faultsOf(draft, currency);
    show(found);
    if (Object.keys(found).length) return;
    const opening = openingOf(draft, currency);
    const asked = JSON.stringify(opening);
    if (sent.current.asked && sent.current.asked !== asked) sent.current = { id: newKey(), asked };
    sent.current.asked = asked;
    const act = (): Promise<string | Faults> =>
      openTable({ ...opening, id: sent.current.id }, seatsOf(draft, currency)).catch((error: unknown) =>
        refusedFaults(error, draft),
      );
    await attempt(act, (outcome) => (typeof outcome === 'string' ? go(`/tables/${outcome}`) : show(outcome)));
  };
}

/** The house's faults beside the fields they are about; what belongs to none is told above the page. */
function refusedFaults(error: unknown, draft: Draft): Faults {
  if (!(error instanceof Problem) || (error.status !== 422 && error.status !== 409)) throw error;
  if (error.status === 409) {
    tell(w().newTable.nothing, slipOf({ code: error.code, detail: error.detail, facts: error.facts }));
    throw error;
  }
  const rows = taken(draft).map(({ row }) => row);
  const named = Object.entries(flat(error.errors)).map(([path, words]) => {
    const seat = /^entries\.(\d+)\.(\w+)$/.exec(path);
    return [seat ? `seats.${rows[Number(seat[1])]}.${seat[2]}` : path, words];
  });
  return Object.fromEntries(named) as Faults;
}

function Steps({ step, turn }: { step: number; turn: (to: number) => void }) {
  const { newTable } = w();
  return (
    <>
      <h1 tabIndex={-1}>{newTable.title}</h1>
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
