/** The one gate: lets a tapped entry into the outbox only if the rules allow it, as far as the page can know. */

import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import {
  commandFrom,
  entryFrom,
  type Command,
  type Entry,
  type RefusalReason,
  type RefusedTap,
} from '../../outbox/entry.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { importWithRetry } from '../../platform/lazy-import.ts';
import { isOffered } from '../offers/is-offered.ts';
import type { TableView } from './table-view.ts';

export type GateOutbox = Pick<
  Outbox<TableView>,
  'optimisticView' | 'offersState' | 'openField' | 'enqueueChecked' | 'hasUnknownEffect' | 'link'
>;

export interface TapGate {
  /** The last tap, if a rule refused it: nothing of it was entered. Null after the next tap. */
  readonly refusedTap: ReadonlySignal<RefusedTap | null>;
  /** Enters the entries of one tap: all of them, or none. Returns their keys. */
  enter(commands: readonly Command[]): readonly string[];
  /**
   * Does the same with an entry whose values depend on the offers after the entries before it, such as the number of a
   * draw. While the engine computes them, the tap waits. `atOffers` then returns the entry at the shown view.
   */
  enterOffered(command: Command, atOffers: () => Command): void;
  /** Shows that a rule refused an entry that was restored. */
  readonly refuse: (refused: RefusedTap) => void;
  dismiss(): void;
  /** The entries of the taps that wait to be checked, and are not shown yet. The oldest is first. */
  readonly waiting: ReadonlySignal<readonly Entry[]>;
  readonly isWaiting: ReadonlySignal<boolean>;
  /** Forgets the newest tap that waits. Returns false if there is none. */
  forgetWaiting(): boolean;
}

/**
 * A tap for which the shown view has no offer asks for the reason and enters nothing. Every other tap is shown at once,
 * and sent when the engine has accepted it. Taps are entered in their order: a tap after a waiting one waits too.
 */
export function createTapGate(
  outbox: GateOutbox,
  reasonOf: (command: Command) => Promise<RefusalReason | null> = (command) => loadReason(outbox, command),
): TapGate {
  const refusedTap = signal<RefusedTap | null>(null);
  const refuse = (refused: RefusedTap): void => {
    refusedTap.value = refused;
  };
  const pass = (entries: readonly Entry[]): void => outbox.enqueueChecked(entries, refuse);
  const { doLater, doInOrder, ...waiting } = waitingTaps();
  const check = (entries: readonly Entry[]): void => {
    const [entry] = entries;
    if (!entry || !isExcluded(outbox, commandFrom(entry))) return pass(entries);
    const reason = reasonOf(commandFrom(entry)).catch(() => null);
    void doLater(entries, reason, (known) =>
      known ? refuse({ entries, entry, reason: known }) : pass(entries),
    );
  };
  return {
    refusedTap,
    enter(commands) {
      if (!commands.length) return [];
      const entries = commands.map((command) => entryFrom(command));
      refusedTap.value = null;
      doInOrder(entries, whenKnown(outbox), () => check(entries));
      return entries.map(({ key }) => key);
    },
    enterOffered(command, atOffers) {
      const entry = entryFrom(command);
      refusedTap.value = null;
      doInOrder([entry], whenComputed(outbox), () => check([entryFrom(atOffers(), entry.key)]));
    },
    refuse,
    dismiss() {
      refusedTap.value = null;
    },
    ...waiting,
  };
}

/** The taps that wait, the newest last. */
function waitingTaps() {
  const taps = signal<readonly (readonly Entry[])[]>([]);
  let queue: Promise<void> | null = null;
  /** Does something with a tap once `ready` resolves, unless the tap is forgotten by then. */
  const doLater = async <T>(tap: readonly Entry[], ready: Promise<T>, call: (value: T) => void) => {
    taps.value = [...taps.peek(), tap];
    const value = await ready;
    if (!taps.peek().includes(tap)) return;
    taps.value = taps.peek().filter((other) => other !== tap);
    call(value);
  };
  /** The same, after the taps before it; at once if nothing is to wait for. */
  const doInOrder = (tap: readonly Entry[], wait: Wait, call: () => void): void => {
    if (!queue && !wait.isDue()) return call();
    const turn = (queue ?? Promise.resolve()).then(() => wait.end());
    const done = doLater(tap, turn, call).finally(() => {
      if (queue === done) queue = null;
    });
    queue = done;
  };
  const forgetWaiting = (): boolean => {
    const isKnown = taps.peek().length > 0;
    taps.value = taps.peek().slice(0, -1);
    return isKnown;
  };
  const waiting = computed(() => taps.value.flat());
  return { doLater, doInOrder, forgetWaiting, waiting, isWaiting: computed(() => waiting.value.length > 0) };
}

/** Whether the offers of the shown view lack an entry. Only the first entry of a tap meets that view. */
function isExcluded({ optimisticView, offersState }: GateOutbox, command: Command): boolean {
  const offers = optimisticView.peek()?.offers;
  return offers !== undefined && offersState.peek() === 'current' && !isOffered(offers, command);
}

/** Whether the server will soon tell what an undo or a correction has changed, on which the tap depends. */
const willBeKnown = ({ hasUnknownEffect, link }: GateOutbox): boolean =>
  hasUnknownEffect.value && (link.value === 'live' || link.value === 'recording');

/** What a tap may have to wait for. */
interface Wait {
  /** Whether the tap has to wait. */
  isDue(): boolean;
  /** Resolves when the tap need not wait any more. */
  end(): Promise<void>;
}

/** A tap waits no longer than this for the server. */
const UNKNOWN_MAX_MS = 2000;

/** Waits for what an undo or a correction has changed. */
const whenKnown = (outbox: GateOutbox): Wait => {
  const isDue = (): boolean => willBeKnown(outbox);
  return { isDue, end: () => whenFalse(isDue, UNKNOWN_MAX_MS) };
};

/** Waits for the same, then for the engine, which computes the entries before the tap, or fails. */
const whenComputed = (outbox: GateOutbox): Wait => {
  const known = whenKnown(outbox);
  const isComputing = (): boolean => outbox.offersState.value === 'computing';
  return {
    isDue: () => known.isDue() || isComputing(),
    end: () => known.end().then(() => whenFalse(isComputing)),
  };
};

/** Resolves when a condition, which reads signals, is false, or after some ms. */
const whenFalse = (condition: () => boolean, maxMs?: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = maxMs === undefined ? undefined : setTimeout(() => finish(), maxMs);
    const stop = effect(() => {
      if (!condition()) queueMicrotask(() => finish());
    });
    const finish = (): void => {
      clearTimeout(timer);
      stop();
      resolve();
    };
  });

const loadReason = (outbox: GateOutbox, command: Command): Promise<RefusalReason | null> =>
  importWithRetry(() => import('../offers/refusal-reason.ts')).then(({ refusalReason }) =>
    refusalReason(outbox, command),
  );
