/** What a corrected entry leaves to be decided: the answers so far, and the keys of the next one. */

import { useFocusOnChange } from '../../../ui/frame/use-focus-on-change.ts';
import { TapButton } from '../../../ui/buttons/TapButton.tsx';
import { fieldsOf, withField } from '../changed-entry.ts';
import type { CorrectionContext } from '../correction-context.ts';
import { FieldChoice } from '../FieldChoice.tsx';
import { messages } from '../messages/messages.ts';
import { refusalText } from '../refusal-text.ts';
import type { CorrectionState } from '../use-correction.ts';
import './Decisions.css';
import { deciding, kindOf, offersToShow, withAnswer, withoutAnswer, type Answer } from './decisions.ts';

interface DecisionsProps {
  readonly context: CorrectionContext;
  readonly state: Pick<CorrectionState, 'answers' | 'answer' | 'effect'>;
}

export function Decisions({ context, state: { answers, answer, effect } }: DecisionsProps) {
  const place = useFocusOnChange<HTMLElement>(answers.length);
  const dryRun = effect.kind === 'known' ? effect.dryRun : null;
  const open = dryRun?.must_decide;
  if (!open && !answers.length) return null;
  const { decisions } = messages();
  const reason = dryRun?.refused.find(({ entry }) => entry === open?.entry);
  return (
    <section class="decisions" aria-label={decisions.title} tabIndex={-1} ref={place}>
      {answers.map((one, at) => (
        <Given
          key={at}
          answer={one}
          context={context}
          isNewest={at === answers.length - 1}
          change={(entered) => answer(withAnswer(answers, at, entered))}
          remove={() => answer(withoutAnswer(answers, at))}
        />
      ))}
      {open && reason && (
        <>
          <p>
            <b>{decisions.first}</b> {refusalText(reason, reason.entered, context)}
          </p>
          <context.OfferKeys
            offers={offersToShow(open)}
            context={context}
            choose={(offer) => answer([...answers, deciding(offer)])}
          />
        </>
      )}
    </section>
  );
}

interface GivenProps {
  readonly answer: Answer;
  readonly context: CorrectionContext;
  /** Whether no answer was given after it, so that its fields may be changed. */
  readonly isNewest: boolean;
  readonly change: (entered: Answer['entered']) => void;
  readonly remove: () => void;
}

function Given({ answer, context, isNewest, change, remove }: GivenProps) {
  const { offer, entered } = answer;
  const { decisions } = messages();
  const kind = isNewest && offer.next ? kindOf(context.game, answer) : undefined;
  const fields = kind ? fieldsOf(kind, entered, context.rules) : [];
  return (
    <>
      <div class="decisions__given">
        <span>
          {decisions.added} <b>{context.describe(entered)}</b>
        </span>
        <TapButton class="decisions__remove" onTap={remove}>
          {decisions.remove}
          <span class="visually-hidden"> {context.describe(entered)}</span>
        </TapButton>
      </div>
      {fields
        .filter(({ name }) => !(name in offer.fixed))
        .map((field) => (
          <FieldChoice
            key={field.name}
            field={field}
            value={entered[field.name]}
            context={context}
            change={(value) => change(withField(entered, field.name, value))}
          />
        ))}
    </>
  );
}
