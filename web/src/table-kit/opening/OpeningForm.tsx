/** A new table of any game in three steps: rules, money, seats. */

import { pageWords } from '../../i18n/page-words.ts';
import './OpeningForm.css';
import { Button } from '../../ui/buttons/Button.tsx';
import type { ComponentProps } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { attempt } from '../../ui/frame/notice.ts';
import { useFocusOnChange } from '../../ui/frame/use-focus-on-change.ts';
import { BusyButton } from '../../ui/buttons/BusyButton.tsx';
import { focusFault } from '../../ui/fields/Field.tsx';
import { Page, PageState } from '../../ui/frame/Page.tsx';
import { messages } from './messages/messages.ts';
import { initialForm, keepForm, keptForm, type FormRequest, type InitialForm } from './initial-draft.ts';
import type { Draft } from './draft.ts';
import { GAME_FIELD, GameChoice } from '../../ui/fields/GameChoice.tsx';
import { MoneyStep } from './MoneyStep.tsx';
import { RulesStep } from './RulesStep.tsx';
import { SeatsStep } from './SeatsStep.tsx';
import { stepOf } from './draft-errors.ts';
import { useOpeningForm } from './use-opening-form.ts';

interface OpeningProps extends FormRequest {
  /** Switches to another game; `draft` is the one of this game. */
  readonly chooseGame: (game: string, draft: Draft) => void;
}

/** The form of a game. Another game keeps the page, with the choice of the game, while it loads. */
export function OpeningForm({ chooseGame, ...request }: OpeningProps) {
  const asked = `${request.game} ${request.again}`;
  const loaded = useInitialForm(asked, request);
  const firstStep = keptForm()?.step ?? (request.again === null ? 0 : 2);
  if (!loaded)
    return (
      <Page title={pageWords().newTable.title}>
        <PageState text={pageWords().newTable.loading} />
      </Page>
    );
  const next = loaded.asked === asked ? null : request.game;
  return <Form key={loaded.asked} {...loaded.form} {...{ firstStep, chooseGame, next }} />;
}

interface LoadedForm {
  readonly asked: string;
  readonly form: InitialForm;
}

/** Returns the form that was asked for last, or the one before while it loads. The choice of the game keeps the focus. */
function useInitialForm(asked: string, request: FormRequest): LoadedForm | null {
  const [loaded, setLoaded] = useState<LoadedForm | null>(null);
  const newest = useRef(asked);
  newest.current = asked;
  const hadFocus = useRef(false);
  const show = (form: InitialForm): void => {
    if (newest.current !== asked) return;
    hadFocus.current = document.activeElement?.id === GAME_FIELD;
    setLoaded({ asked, form });
  };
  useEffect(() => void attempt(() => initialForm(request), show), [asked]);
  useLayoutEffect(() => {
    if (hadFocus.current) document.getElementById(GAME_FIELD)?.focus();
  }, [loaded]);
  return loaded;
}

interface FormProps extends InitialForm {
  readonly firstStep: number;
  readonly chooseGame: OpeningProps['chooseGame'];
  /** The game whose form is being loaded; null: none. */
  readonly next: string | null;
}

function Form({ firstStep, chooseGame, next, ...initial }: FormProps) {
  const [step, setStep] = useState(firstStep);
  const [allRules, setAllRules] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { draft, open, checkRules, ...values } = useOpeningForm(initial, (path) => {
    setStep(stepOf(path, initial.rules.game));
    focusFault(form.current);
  });
  const goTo = (to: number): void => {
    if (to > step && !checkRules()) return;
    setStep(to);
    scrollTo(0, 0);
  };
  useEffect(() => keepForm({ draft, step }), [draft, step]);
  const { rules, own, gatherings } = initial;
  const Step = [RulesStep, MoneyStep, SeatsStep][step] ?? SeatsStep;
  const shownRules = own.mainRules ? { allRules, setAllRules } : null;
  const shownGame = { game: next ?? rules.game, games: rules.games };
  return (
    <Page title={pageWords().newTable.title} band={<Steps step={step} goTo={next === null ? goTo : null} />}>
      <form noValidate ref={form} onSubmit={(event) => event.preventDefault()}>
        <StepHeading step={step} />
        {step === 0 && <GameStep rules={shownGame} choose={(game) => chooseGame(game, draft)} />}
        {next === null && <Step {...{ rules, own, gatherings, draft, allRules, ...values }} />}
        {next === null && <StepButtons step={step} goTo={goTo} open={open} shownRules={shownRules} />}
        {next !== null && <PageState text={pageWords().newTable.loading} />}
      </form>
    </Page>
  );
}

/** The heading of the step, for screen readers. Another step gives it the focus. */
function StepHeading({ step }: { readonly step: number }) {
  const heading = useFocusOnChange<HTMLHeadingElement>(step);
  return (
    <h2 class="visually-hidden" tabIndex={-1} ref={heading}>
      {messages().steps[step]}
    </h2>
  );
}

const GameStep = (props: ComponentProps<typeof GameChoice>) => (
  <div class="opening-form__game">
    <GameChoice {...props} />
  </div>
);

interface StepsProps {
  readonly step: number;
  /** Null while the form of another game is being loaded. */
  readonly goTo: ((to: number) => void) | null;
}

function Steps({ step, goTo: turn }: StepsProps) {
  const opening = messages();
  return (
    <>
      <h1 tabIndex={-1}>{pageWords().newTable.title}</h1>
      <nav class="opening-form__steps" aria-label={pageWords().newTable.title}>
        {opening.steps.map((words, index) => (
          <button
            key={words}
            type="button"
            aria-current={index === step ? 'step' : undefined}
            disabled={turn === null}
            onClick={() => turn?.(index)}
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
