/** How a hand ended, as a small picture of the left and the right card: the matched one is filled, twins are both. */

import type { Outcome } from '../view.ts';
import './OutcomeMark.css';

const IS_FILLED: Readonly<Record<Outcome, readonly [left: boolean, right: boolean]>> = {
  twins: [true, true],
  left: [true, false],
  right: [false, true],
};

/** Hidden from screen readers: it stands beside a text with the same meaning. */
export function OutcomeMark({ outcome }: { readonly outcome: Outcome }) {
  const [left, right] = IS_FILLED[outcome];
  return (
    <svg class="outcome-mark" data-outcome={outcome} viewBox="0 0 40 28" aria-hidden="true" focusable="false">
      <rect class="outcome-mark__card" data-filled={left} x="2" y="2" width="15" height="24" rx="2" />
      <rect class="outcome-mark__card" data-filled={right} x="23" y="2" width="15" height="24" rx="2" />
    </svg>
  );
}
