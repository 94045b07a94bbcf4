/** What the pages read of an outbox, as signals. */

import { computed } from '@preact/signals';
import type { Connectivity } from '../live/connectivity.ts';
import type { EnginePreview } from './engine-preview.ts';
import type { Link, Refusal } from './entry.ts';
import type { Outbox } from './outbox.ts';
import type { SessionView } from './ports.ts';
import { refusalOf, sendable, waitingOf } from './rows.ts';
import type { SessionState } from './state.ts';

type Signals<View extends SessionView> = Omit<
  Outbox<View>,
  'id' | 'missing' | 'enter' | 'drop' | 'mend' | 'takePen' | 'lookAgain' | 'close'
>;

/** Returns what the pages read of an outbox. */
export function signalsOf<View extends SessionView>(
  desk: SessionState<View>,
  reach: Connectivity,
  pencil: EnginePreview<View>,
): Signals<View> {
  const rows = computed(() => desk.now.value.rows);
  const ink = computed(() => desk.now.value.ink?.table ?? null);
  const refusal = computed(() => refusalOf(rows.value));
  return {
    ink,
    table: computed(() => pencil.shown.value?.table ?? null),
    reckoned: computed(() => pencil.shown.value?.reckoned ?? true),
    pencilled: computed(() => pencil.shown.value?.refused ?? null),
    foreseen: computed(() => pencil.shown.value?.foreseen ?? []),
    ...sureOf(reach, pencil, () => waitingOf(rows.value).length),
    outbox: computed(() => waitingOf(rows.value)),
    refusal,
    link: computed(() => linkOf(reach.state.value, refusal.value, sendable(rows.value).length)),
    offlineSince: reach.offlineSince,
    differs: pencil.differs,
    unsettled: computed(() => ink.value?.owes_settlement ?? false),
    kept: desk.kept,
  };
}

/** Whether it is known who has won, and who will tell. What has begun to wait for the core waits until it has come. */
function sureOf<View extends SessionView>(
  reach: Connectivity,
  pencil: EnginePreview<View>,
  waiting: () => number,
): Pick<Outbox<View>, 'reckoning' | 'unknown'> {
  const away = computed(() => !reach.heard.value || reach.state.value !== 'up');
  const unsure = computed(() => pencil.shown.value?.unsure ?? 0);
  let waits = false;
  return {
    reckoning: computed(() => {
      const isAway = away.value;
      waits = pencil.core.value === 'coming' && unsure.value > 0 && (waits || isAway);
      // What is recorded and not in the ink yet is reckoned too, and waits for nothing.
      return waits ? waiting() || unsure.value : 0;
    }),
    unknown: computed(() => away.value && unsure.value > 0 && pencil.core.value === 'none'),
  };
}

function linkOf(state: Connectivity['state']['value'], refusal: Refusal | null, sending: number): Link {
  if (state === 'signed_out') return state;
  if (refusal?.code === 'pen_elsewhere') return 'pen_elsewhere';
  if (state !== 'up') return state;
  return sending ? 'recording' : 'live';
}
