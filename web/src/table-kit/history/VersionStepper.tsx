/** Steps through the versions of a table: back, forward, slider, playback. */

import './VersionStepper.css';
import { Button } from '../../ui/buttons/Button.tsx';
import type { ComponentProps } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { messages } from './messages/messages.ts';

const PLAY_STEP_MS = 1400;

interface StepperProps {
  readonly at: number;
  readonly newest: number;
  readonly step: (version: number) => Promise<void>;
}

export function VersionStepper({ at, newest, step }: StepperProps) {
  const history = messages();
  const group = useRef<HTMLDivElement>(null);
  const go = (version: number): void => void step(Math.min(Math.max(version, 1), newest));
  const [isPlaying, setPlaying] = useState(false);
  usePlaying(isPlaying && at < newest, () => go(at + 1), at);
  useEffect(() => {
    if (at >= newest) setPlaying(false);
    keepFocus(group.current);
  }, [at, newest]);
  const toggle = (): void => {
    if (!isPlaying && at >= newest) go(1);
    setPlaying(!isPlaying);
  };
  const isAtEnd = at >= newest;
  return (
    <div class="version-stepper" role="group" aria-label={history.versions} ref={group}>
      <Slider at={at} newest={newest} go={go} />
      <div class="version-stepper__buttons">
        <StepButton data-step="back" disabled={at <= 1} onClick={() => go(at - 1)}>
          {history.back}
        </StepButton>
        <StepButton kind="main" data-step="forward" disabled={isAtEnd} onClick={() => go(at + 1)}>
          {history.forward}
        </StepButton>
        <StepButton aria-pressed={isPlaying} disabled={newest <= 1} onClick={toggle}>
          {isPlaying ? history.pause : history.play}
        </StepButton>
        <StepButton disabled={isAtEnd} onClick={() => go(newest)}>
          {history.toEnd}
        </StepButton>
      </div>
    </div>
  );
}

const StepButton = (props: ComponentProps<typeof Button>) => (
  <Button class="version-stepper__button" {...props} />
);

function Slider({ at, newest, go }: { at: number; newest: number; go: (version: number) => void }) {
  const history = messages();
  return (
    <div class="version-stepper__line">
      <input
        type="range"
        min={1}
        max={newest}
        value={at}
        aria-label={history.version}
        aria-valuetext={history.versionOf(at, newest)}
        onInput={({ currentTarget }) => go(currentTarget.valueAsNumber)}
      />
      <span class="version-stepper__version">{history.atOf(at, newest)}</span>
    </div>
  );
}

/** Steps forward at an interval, counted from the last step. */
function usePlaying(isPlaying: boolean, next: () => void, at: number): void {
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) next();
    }, PLAY_STEP_MS);
    return () => clearInterval(timer);
  }, [isPlaying, at]);
}

/** If the focused button is disabled, moves the focus to a step button that is enabled. */
function keepFocus(group: HTMLElement | null): void {
  const { activeElement } = document;
  const isLost = activeElement === document.body || activeElement?.matches(':disabled');
  if (!group || !isLost || !hadFocus) return;
  const buttons = ['back', 'forward'].map((step) =>
    group.querySelector<HTMLButtonElement>(`[data-step=${step}]`),
  );
  buttons.find((button) => button && !button.disabled)?.focus();
}

// Whether a button of the stepper had the focus last. A browser drops the focus of a disabled button.
let hadFocus = false;
addEventListener('focusin', ({ target }) => {
  hadFocus = target instanceof Element && target.closest('.version-stepper') !== null;
});
