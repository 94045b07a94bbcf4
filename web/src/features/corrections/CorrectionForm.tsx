/** The form that corrects one entry: what was entered, what is right, and what that changes. */

import { messages } from './messages/messages.ts';
import { entryTitle } from '../../i18n/game-texts.ts';
import { TapButton } from '../../ui/buttons/TapButton.tsx';
import { fieldsOf, withField, withKind } from './changed-entry.ts';
import { ChoiceRow } from './ChoiceRow.tsx';
import type { CorrectableEntry, CorrectionContext } from './correction-context.ts';
import './CorrectionForm.css';
import { EffectText } from './EffectText.tsx';
import { FieldChoice } from './FieldChoice.tsx';
import { useCorrection, type CorrectionState } from './use-correction.ts';

interface CorrectionFormProps {
  readonly context: CorrectionContext;
  readonly entry: CorrectableEntry;
}

export function CorrectionForm({ context, entry }: CorrectionFormProps) {
  const { corrections } = messages();
  const state = useCorrection(context, entry);
  return (
    <div class="correction-form">
      <p>
        {state.isStrike ? corrections.struckOut : corrections.was} <b>{context.describe(entry.entered)}</b>
      </p>
      {!state.isStrike && <Fields context={context} state={state} />}
      <div class="correction-form__end">
        <EffectText effect={state.effect} context={context} />
        <Buttons context={context} entry={entry} state={state} />
      </div>
    </div>
  );
}

function Buttons({ context, entry, state }: ConfirmProps) {
  const { corrections } = messages();
  return (
    <div class="correction-form__buttons">
      <Confirm context={context} entry={entry} state={state} />
      {state.kinds.length > 0 && (
        <TapButton
          class="correction-form__button"
          meaning={String(state.isStrike)}
          onTap={() => state.strike(!state.isStrike)}
        >
          {state.isStrike ? corrections.change : corrections.takeBack}
        </TapButton>
      )}
    </div>
  );
}

interface FieldsProps {
  readonly context: CorrectionContext;
  readonly state: CorrectionState;
}

function Fields({ context, state: { kinds, kind, changed, change } }: FieldsProps) {
  if (!kind) return null;
  return (
    <>
      {kinds.length > 1 && (
        <ChoiceRow
          label={messages().corrections.kind}
          choices={kinds.map((one) => [one, entryTitle(context.game, one.verb)] as const)}
          chosen={kind}
          choose={(one) => change(withKind(changed, one))}
        />
      )}
      {fieldsOf(kind, changed, context.rules).map((field) => (
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

function Confirm({ context, entry, state: { body, effect, isStrike, changed } }: ConfirmProps) {
  const { corrections } = messages();
  const dropped = effect.kind === 'known' ? effect.dryRun.refused.length : 0;
  const words = isStrike ? corrections.recordTakeBack : corrections.recordChange;
  const isReady = body !== null && !['loading', 'refused', 'sending'].includes(effect.kind);
  const onTap = (): void => {
    if (body)
      context.correct(entry, { ...body, ...(dropped && { drop_refused: true }) }, isStrike ? null : changed);
  };
  return (
    <TapButton
      class="correction-form__button correction-form__confirm"
      meaning={JSON.stringify(body)}
      isDisabled={!isReady}
      onTap={onTap}
    >
      {dropped ? corrections.recordDropping(dropped) : words}
    </TapButton>
  );
}
