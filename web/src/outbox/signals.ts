/** The signals of an outbox, computed from its state, its connectivity and its preview. */

import { computed } from '@preact/signals';
import type { Connectivity } from '../live/connectivity.ts';
import type { EnginePreview } from './preview/engine-preview.ts';
import type { Link, Refusal } from './entry.ts';
import type { Outbox } from './outbox.ts';
import type { SessionView } from './ports.ts';
import { recordedByOthers } from './recorded-by-others.ts';
import { haltingRefusal, rowsToSend, unsentEntries } from './storage/rows.ts';
import type { SessionState } from './state.ts';

type Signals<View extends SessionView> = Omit<
  Outbox<View>,
  | 'id'
  | 'isMissing'
  | 'standing'
  | 'newest'
  | 'isCorrectionSent'
  | 'undone'
  | 'isRedoWaiting'
  | 'undo'
  | 'openField'
  | 'redo'
  | 'enqueue'
  | 'enqueueAll'
  | 'enqueueChecked'
  | 'remove'
  | 'release'
  | 'replace'
  | 'takePen'
  | 'retry'
  | 'close'
>;

/** Returns the signals that pages read. */
export function signalsOf<View extends SessionView>(
  state: SessionState<View>,
  connectivity: Connectivity,
  preview: EnginePreview<View>,
): Signals<View> {
  const rows = computed(() => state.current.value.rows);
  const serverView = computed(() => state.current.value.serverView?.table ?? null);
  const refusal = computed(() => haltingRefusal(rows.value));
  return {
    serverView,
    optimisticView: computed(() => preview.overlay.value?.view ?? null),
    isExact: computed(() => preview.overlay.value?.isExact ?? true),
    predictedRefusal: computed(() => preview.overlay.value?.refusal ?? null),
    predictedRefusedKeys: computed(() => preview.overlay.value?.refusedKeys ?? []),
    hasUnknownUndo: preview.hasUnknownUndo,
    hasUnknownEffect: preview.hasUnknownEffect,
    offersState: preview.offersState,
    ...winnerSignals(connectivity, preview, () => unsentEntries(rows.value).length),
    rows,
    entries: computed(() => unsentEntries(rows.value)),
    refusal,
    byOthers: computed(() => recordedByOthers(state.current.value)),
    link: computed(() => linkOf(connectivity.state.value, refusal.value, rowsToSend(rows.value).length)),
    offlineSince: connectivity.offlineSince,
    differingPlayers: preview.differingPlayers,
    isUnsettled: computed(() => serverView.value?.owes_settlement ?? false),
    isPersistent: state.isPersistent,
  };
}

/** Returns the signals for draws whose winners are unknown. Once entries wait for the engine, they keep waiting for it. */
function winnerSignals<View extends SessionView>(
  connectivity: Connectivity,
  preview: EnginePreview<View>,
  countUnsent: () => number,
): Pick<Outbox<View>, 'waitingForEngine' | 'isWinnerUnknown'> {
  const isServerAway = computed(() => !connectivity.hasAnswered.value || connectivity.state.value !== 'up');
  const undecided = computed(() => preview.overlay.value?.undecided ?? 0);
  let isWaiting = false;
  return {
    waitingForEngine: computed(() => {
      const isAway = isServerAway.value;
      isWaiting = preview.engineState.value === 'loading' && undecided.value > 0 && (isWaiting || isAway);
      // Recorded entries that the server view lacks are computed too, but they are not counted as waiting.
      return isWaiting ? countUnsent() || undecided.value : 0;
    }),
    isWinnerUnknown: computed(
      () => isServerAway.value && undecided.value > 0 && preview.engineState.value === 'none',
    ),
  };
}

function linkOf(state: Connectivity['state']['value'], refusal: Refusal | null, sending: number): Link {
  if (state === 'signed_out') return state;
  if (refusal?.code === 'pen_elsewhere') return 'pen_elsewhere';
  if (state !== 'up') return state;
  return sending ? 'recording' : 'live';
}
