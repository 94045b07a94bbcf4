/** The form that corrects one entry: what was entered, what is right, and what that changes. */

import type { ComponentChildren } from 'preact';
import { messages } from './messages/messages.ts';
import { entryTitle } from '../../i18n/game-texts.ts';
import { useFocusOnChange } from '../../ui/frame/use-focus-on-change.ts';
import { TapButton } from '../../ui/buttons/TapButton.tsx';
import { fieldsOf, withField, withKind } from './changed-entry.ts';
import { ChoiceRow } from './ChoiceRow.tsx';
import type { CorrectableEntry, CorrectionContext, CorrectionMode } from './correction-context.ts';
import './CorrectionForm.css';
import { Decisions } from './decisions/Decisions.tsx';
import { EffectText } from './EffectText.tsx';
import { FieldChoice } from './FieldChoice.tsx';
import { shownEffect } from './recording/shown-effect.ts';
import { useCorrection, type CorrectionState } from './use-correction.ts';

interface CorrectionFormProps {
  readonly context: CorrectionContext;
  readonly entry: CorrectableEntry;
  /** What stands above the effect. */
  readonly notice?: ComponentChildren;
}

export function CorrectionForm({ context, entry, notice }: CorrectionFormProps) {
  const state = useCorrection(context, entry);
  const { modes } = messages().corrections;
  // The button that changed the mode is gone.
  const place = useFocusOnChange<HTMLParagraphElement>(state.mode);
  return (
    <div class="correction-form">
      <p tabIndex={-1} ref={place}>
        {modes[state.mode].about} <b>{context.describe(entry.entered)}</b>
      </p>
      {state.mode !== 'strike' && (
        <Fields key={state.mode} context={context} state={state} mode={state.mode} />
      )}
      <Decisions context={context} state={state} />
      <div class="correction-form__end">
        {notice}
        <EffectText effect={state.effect} context={context} waiting={waitingText(state)} />
        <div class="correction-form__buttons">
          <Confirm context={context} entry={entry} state={state} />
          {state.others.map((mode) => (
            <TapButton
              key={mode}
              class="correction-form__button"
              meaning={mode}
              onTap={() => state.choose(mode)}
            >
              {modes[mode].open}
            </TapButton>
          ))}
        </div>
      </div>
    </div>
  );
}

/** What to do first, while the correction is not complete. */
function waitingText({ mode, answers }: CorrectionState): string {
  const { corrections, decisions } = messages();
  if (answers.length) return decisions.fillIn;
  return mode === 'insert_after' ? corrections.chooseForgotten : corrections.chooseChange;
}

interface FieldsProps {
  readonly context: CorrectionContext;
  readonly mode: Exclude<CorrectionMode, 'strike'>;
  readonly state: CorrectionState;
}

function Fields({ context, mode, state: { kinds, kind, changed, change } }: FieldsProps) {
  return (
    <>
      {kinds.length > 1 && (
        <ChoiceRow
          label={messages().corrections.kinds[mode]}
          choices={kinds.map((one) => [one, entryTitle(context.game, one.verb)] as const)}
          chosen={kind}
          choose={(one) => one && change(withKind(changed, one))}
        />
      )}
      {kind &&
        fieldsOf(kind, changed, context.rules).map((field) => (
          <FieldChoice
            key={`${kind.verb} ${field.name}`}
            field={field}
            value={changed[field.name]}
            context={context}
            change={(value) => change(withField(changed, field.name, value))}
          />
        ))}
    </>
  );
}

interface ConfirmProps extends CorrectionFormProps {
  readonly state: CorrectionState;
}

function Confirm({ context, entry, state: { mode, body, effect, changed } }: ConfirmProps) {
  const { corrections } = messages();
  const dropped = effect.kind === 'known' ? effect.dryRun.refused.length : 0;
  const isReady = body !== null && !['loading', 'refused', 'sending'].includes(effect.kind);
  const onTap = (): void => {
    if (body)
      context.correct(entry, {
        body: { ...body, ...(dropped && { drop_refused: true }) },
        changed: mode === 'strike' ? null : changed,
        shown: effect.kind === 'known' ? shownEffect(effect.dryRun) : null,
      });
  };
  return (
    <TapButton
      class="correction-form__button correction-form__confirm"
      meaning={JSON.stringify(body)}
      isDisabled={!isReady}
      onTap={onTap}
    >
      {dropped ? corrections.recordDropping(dropped) : corrections.modes[mode].record}
    </TapButton>
  );
}
