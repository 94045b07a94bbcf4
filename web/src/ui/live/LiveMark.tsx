/** Shows whether the page is live, or since when it may be out of date. */

import { pageWords } from '../../i18n/page-words.ts';
import type { ReadonlySignal } from '@preact/signals';
import { clock } from '../../i18n/amounts/numbers.ts';
import type { LiveState } from '../../platform/live-state.ts';
import './LiveMark.css';

interface Shown {
  state: ReadonlySignal<LiveState>;
  lostSince: ReadonlySignal<Date | null>;
}

/** `class`: a class of the parent, which places it. */
export function LiveMark({ live, class: place }: { live: Shown; class?: string }) {
  const since = live.lostSince.value;
  const { publicPages } = pageWords();
  return (
    <p class={place ? `live-mark ${place}` : 'live-mark'} data-lost={since !== null} role="status">
      <span class="live-mark__dot" aria-hidden="true" />
      {since
        ? publicPages.noConnection(clock(since))
        : live.state.value === 'live'
          ? publicPages.live
          : publicPages.loading}
    </p>
  );
}
