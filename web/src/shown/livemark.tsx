/** Whether what is shown is so now, or since when it may not be. */

import type { ReadonlySignal } from '@preact/signals';
import { clock } from '../words/numbers.ts';
import { w } from '../words/words.ts';
import type { LiveState } from './live.ts';
import './shown.css';

interface Shown {
  state: ReadonlySignal<LiveState>;
  lostSince: ReadonlySignal<Date | null>;
}

export function LiveMark({ live }: { live: Shown }) {
  const since = live.lostSince.value;
  const { following } = w();
  return (
    <p class={since ? 'livemark lost' : 'livemark'} role="status">
      <span class="dot" aria-hidden="true" />
      {since
        ? following.noConnection(clock(since))
        : live.state.value === 'live'
          ? following.live
          : following.looking}
    </p>
  );
}
