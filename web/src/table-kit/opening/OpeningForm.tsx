/** A new table of any game in three steps: rules, money, seats. */

import { pageWords } from '../../i18n/page-words.ts';
import './OpeningForm.css';
import { Button } from '../../ui/buttons/Button.tsx';
import type { ComponentProps, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { attempt } from '../../ui/frame/notice.ts';
import { BusyButton } from '../../ui/buttons/BusyButton.tsx';
import { focusFault } from '../../ui/fields/Field.tsx';
import { Page, PageState } from '../../ui/frame/Page.tsx';
import { messages } from './messages/messages.ts';
import { initialForm, keepForm, keptForm, type FormRequest, type InitialForm } from './initial-draft.ts';
import type { Draft } from './draft.ts';
import { GameChoice } from '../../ui/fields/GameChoice.tsx';
import { MoneyStep } from './MoneyStep.tsx';
import { RulesStep } from './RulesStep.tsx';
import { SeatsStep } from './SeatsStep.tsx';
import { stepOf } from './draft-errors.ts';
import { useOpeningForm } from './use-opening-form.ts';

interface OpeningProps extends FormRequest {
  /** Switches to another game; `draft` is the one of this game. */
  readonly chooseGame: (game: string, draft: Draft) => void;
}

/** The form of one game. Another key starts it from the beginning. */
export function OpeningForm({ chooseGame, ...request }: OpeningProps) {
  const [loaded, setLoaded] = useState<InitialForm | null>(null);
  useEffect(() => void attempt(() => initialForm(request), setLoaded), []);
  const firstStep = keptForm()?.step ?? (request.again === null ? 0 : 2);
  if (loaded) return <Form {...loaded} {...{ firstStep, chooseGame }} />;
  return (
    <Page title={pageWords().newTable.title}>
      <PageState text={pageWords().newTable.loading} />
    </Page>
  );
}

interface FormProps extends InitialForm {
  readonly firstStep: number;
  readonly chooseGame: OpeningProps['chooseGame'];
}

function Form({ firstStep, chooseGame, ...initial }: FormProps) {
  const [step, setStep] = useState(firstStep);
  const [allRules, setAllRules] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { draft, open, checkRules, ...values } = useOpeningForm(initial, (path) => {
    setStep(stepOf(path, initial.rules.game));
    focusFault(form.current);
  });
  const goTo = (to: number): void => {
    if (to > step && !checkRules()) return;
    setStep(to);
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  };
  useEffect(() => keepForm({ draft, step }), [draft, step]);
  const { rules, own, gatherings } = initial;
  const Step = [RulesStep, MoneyStep, SeatsStep][step] ?? SeatsStep;
  const shownRules = own.mainRules ? { allRules, setAllRules } : null;
  return (
    <Page title={pageWords().newTable.title} band={<Steps step={step} goTo={goTo} heading={heading} />}>
      <form noValidate ref={form} onSubmit={(event) => event.preventDefault()}>
        {step === 0 && <GameStep rules={rules} choose={(game) => chooseGame(game, draft)} />}
        <Step {...{ rules, own, gatherings, draft, allRules, ...values }} />
        <StepButtons step={step} goTo={goTo} open={open} shownRules={shownRules} />
      </form>
    </Page>
  );
}

const GameStep = (props: ComponentProps<typeof GameChoice>) => (
  <div class="opening-form__game">
    <GameChoice {...props} />
  </div>
);

interface StepsProps {
  readonly step: number;
  readonly goTo: (to: number) => void;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

function Steps({ step, goTo: turn, heading }: StepsProps) {
  const opening = messages();
  return (
    <>
      <h1 tabIndex={-1} ref={heading}>
        {pageWords().newTable.title}
      </h1>
      <nav class="opening-form__steps" aria-label={pageWords().newTable.title}>
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
  /** Whether all rules are shown, and what changes that; null: all are always shown. */
  readonly shownRules: { readonly allRules: boolean; readonly setAllRules: (all: boolean) => void } | null;
}

function StepButtons({ step, goTo: turn, open, shownRules }: StepButtonsProps) {
  const opening = messages();
  const next = [opening.toMoney, opening.toSeats][step];
  return (
    <div class="opening-form__ways">
      {step === 0 && shownRules && (
        <Button
          key="all"
          class="opening-form__way opening-form__all"
          aria-expanded={shownRules.allRules}
          onClick={() => shownRules.setAllRules(!shownRules.allRules)}
        >
          {shownRules.allRules ? opening.mainSettings : opening.allSettings}
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
          words={pageWords().newTable.open}
          busy={pageWords().newTable.opening}
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
