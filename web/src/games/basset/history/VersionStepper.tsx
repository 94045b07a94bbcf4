/** Steps through the versions of a table: back, forward, slider, playback. */

import './VersionStepper.css';
import { Button } from '../../../ui/Button.tsx';
import type { ComponentProps } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { messages } from '../messages/messages.ts';

const BEAT_MS = 1400;

interface StepperProps {
  readonly at: number;
  readonly newest: number;
  readonly step: (version: number) => Promise<void>;
}

export function VersionStepper({ at, newest, step }: StepperProps) {
  const { history } = messages();
  const place = useRef<HTMLDivElement>(null);
  const go = (version: number): void => void step(Math.min(Math.max(version, 1), newest));
  const [playing, setPlaying] = useState(false);
  usePlaying(playing && at < newest, () => go(at + 1), at);
  useEffect(() => {
    if (at >= newest) setPlaying(false);
    keepFocus(place.current);
  }, [at, newest]);
  const toggle = (): void => {
    if (!playing && at >= newest) go(1);
    setPlaying(!playing);
  };
  const atEnd = at >= newest;
  return (
    <div class="version-stepper" role="group" aria-label={history.versions} ref={place}>
      <Slider at={at} newest={newest} go={go} />
      <div class="version-stepper__buttons">
        <StepButton data-step="back" disabled={at <= 1} onClick={() => go(at - 1)}>
          {history.back}
        </StepButton>
        <StepButton aria-pressed={playing} disabled={newest <= 1} onClick={toggle}>
          {playing ? history.pause : history.play}
        </StepButton>
        <StepButton disabled={atEnd} onClick={() => go(newest)}>
          {history.toEnd}
        </StepButton>
        <StepButton kind="main" data-step="forward" disabled={atEnd} onClick={() => go(at + 1)}>
          {history.forward}
        </StepButton>
      </div>
    </div>
  );
}

const StepButton = (props: ComponentProps<typeof Button>) => (
  <Button class="version-stepper__button" {...props} />
);

function Slider({ at, newest, go }: { at: number; newest: number; go: (version: number) => void }) {
  const { history } = messages();
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

/** Steps on at each beat, counted from the last step. */
function usePlaying(playing: boolean, next: () => void, at: number): void {
  useEffect(() => {
    if (!playing) return undefined;
    const beat = setInterval(() => {
      if (!document.hidden) next();
    }, BEAT_MS);
    return () => clearInterval(beat);
  }, [playing, at]);
}

/** A button that has just been disabled gives its focus to one that can be used. */
function keepFocus(place: HTMLElement | null): void {
  const { activeElement } = document;
  const lost = activeElement === document.body || activeElement?.matches(':disabled');
  if (!place || !lost || !held) return;
  const wanted = ['back', 'forward'].map((step) =>
    place.querySelector<HTMLButtonElement>(`[data-step=${step}]`),
  );
  wanted.find((button) => button && !button.disabled)?.focus();
}

// Whether the last thing that had the focus was a button here: a browser drops it when it is disabled.
let held = false;
addEventListener('focusin', ({ target }) => {
  held = target instanceof Element && target.closest('.version-stepper') !== null;
});
