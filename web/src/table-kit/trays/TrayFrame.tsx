/** The frame of every tray: its head under the names, its middle under the ranks, its end under the actions. */

import type { ComponentChildren, ComponentProps } from 'preact';
import { t } from '../../i18n/language.ts';
import { messages } from '../messages/messages.ts';
import { isRefused } from '../model/scene.ts';
import { usePageModel, useScene } from '../model/table-context.ts';
import { ChoiceButton, ChoiceLink } from '../shell/ChoiceButton.tsx';
import { GameText } from '../shell/GameText.tsx';
import { cancelMode, openCorrection } from '../model/ui-state.ts';
import type { StandingEntry } from '../../outbox/undo/standing-entries.ts';
import './TrayFrame.css';

interface Parts {
  kind: string;
  head: string;
  below?: string;
  children?: ComponentChildren;
  end?: ComponentChildren;
}

/** Trays whose buttons stand beside the coins, which take two rows in portrait. */
const COIN_TRAYS: ReadonlySet<string> = new Set(['bet', 'change', 'money']);

export function TrayFrame({ kind, head, below = '', children, end }: Parts) {
  return (
    <section class="tray-frame" data-tray={kind} data-rows={COIN_TRAYS.has(kind) ? 2 : 1} aria-label={head}>
      <div class="tray-frame__head">
        <b>{head}</b>
        {below && (
          <span>
            <GameText text={below} />
          </span>
        )}
      </div>
      <div class="tray-frame__middle">{children}</div>
      <div class="tray-frame__end">{end}</div>
    </section>
  );
}

/** A button for an action in a tray. */
export function TrayButton({ class: place, ...props }: ComponentProps<typeof ChoiceButton>) {
  return (
    <ChoiceButton
      kind="plain"
      {...props}
      class={place ? `tray-frame__choice ${place}` : 'tray-frame__choice'}
    />
  );
}

export const TrayLink = (props: ComponentProps<typeof ChoiceLink>) => (
  <ChoiceLink kind="plain" class="tray-frame__choice" {...props} />
);

/** Several buttons side by side. */
export const TrayTasks = ({ children }: { children: ComponentChildren }) => (
  <div class="tray-frame__tasks">{children}</div>
);

export const TrayHint = ({ text }: { text: string }) => <p class="tray-frame__hint">{text}</p>;

/** The button that cancels the tray's action. */
export function CloseTray() {
  const { uiState } = usePageModel();
  return (
    <TrayButton meaning="close" onTap={() => cancelMode(uiState)}>
      {messages().tray.close}
    </TrayButton>
  );
}

interface CorrectProps {
  /** Returns the entries that may be corrected here, newest first. */
  entriesOf: (standing: readonly StandingEntry[]) => readonly StandingEntry[];
}

/** The button that corrects what was entered. */
export function CorrectButton({ entriesOf }: CorrectProps) {
  const { outbox, uiState } = usePageModel();
  const onTap = () => openCorrection(uiState, entriesOf(outbox.standing.peek()));
  return (
    <TrayButton meaning="correct" onTap={onTap}>
      {messages().tray.correct}
    </TrayButton>
  );
}

/** The button that shows the hidden rejection slip again. */
export function BackToSlip() {
  const { model, scene } = useScene();
  const onTap = () => {
    model.uiState.hiddenRefusal.value = null;
  };
  return (
    <TrayButton class="tray-frame__back" meaning="slip" onTap={onTap}>
      {isRefused(scene) ? t().rejection.notRecorded : messages().rejection.willBeRefused}
    </TrayButton>
  );
}
