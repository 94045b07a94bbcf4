/** Whether what is shown is so now, or since when it may not be. */

import type { ReadonlySignal } from '@preact/signals';
import { clock } from '../../i18n/numbers.ts';
import { t } from '../../i18n/language.ts';
import type { LiveState } from '../../platform/live-state.ts';
import './live.css';

interface Shown {
  state: ReadonlySignal<LiveState>;
  lostSince: ReadonlySignal<Date | null>;
}

export function LiveMark({ live }: { live: Shown }) {
  const since = live.lostSince.value;
  const { following } = t();
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
