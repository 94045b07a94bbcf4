/** Lets an entry into the outbox only if the rules allow it after the entries before it, as far as anyone can tell. */

import { effect, signal, type ReadonlySignal } from '@preact/signals';
import type { Command, RefusalReason } from '../../outbox/entry.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { SessionView } from '../../outbox/ports.ts';
import { commandOf, pathOf, type Draft } from './draft.ts';
import { offerKey } from './offer-groups.ts';

export type GateOutbox = Pick<
  Outbox<SessionView>,
  'optimisticView' | 'offersState' | 'openField' | 'enqueue'
>;

export interface EntryGate {
  /** The entries that wait until the engine has computed those before them, oldest first. */
  readonly checking: ReadonlySignal<readonly Command[]>;
  /**
   * Enters a complete draft. While the engine computes the entries before it, the draft waits, and is then checked.
   * Drafts are entered in the order of the calls.
   */
  enter(draft: Draft): void;
}

/** `onRefused` gets each draft that the rules no longer allow. Without a reason, it is offered no more. */
export function createEntryGate(
  outbox: GateOutbox,
  onRefused: (draft: Draft, reason: RefusalReason | null) => void,
): EntryGate {
  const checking = signal<readonly Command[]>([]);
  let running: Promise<void> = Promise.resolve();
  const pass = (draft: Draft): void => {
    const { kind, fields } = commandOf(draft);
    outbox.enqueue(kind, fields);
  };
  const checkThenPass = async (draft: Draft, command: Command): Promise<void> => {
    await whenComputed(outbox);
    const checked = await checkDraft(outbox, draft);
    checking.value = checking.peek().filter((other) => other !== command);
    if ('draft' in checked) pass(checked.draft);
    else onRefused(draft, checked.reason);
  };
  return {
    checking,
    enter(draft) {
      if (!checking.peek().length && outbox.offersState.peek() !== 'computing') return pass(draft);
      const command = commandOf(draft);
      checking.value = [...checking.peek(), command];
      running = running.then(() => checkThenPass(draft, command));
    },
  };
}

/** Resolves when the engine has computed every entry, or when there is none. */
const whenComputed = ({ offersState }: GateOutbox): Promise<void> =>
  new Promise((resolve) => {
    const stop = effect(() => {
      if (offersState.value !== 'computing') queueMicrotask(() => (stop(), resolve()));
    });
  });

type Checked = { readonly draft: Draft } | { readonly reason: RefusalReason | null };

/** Checks a draft against the shown view. Its offer may have other fixed values by now. */
async function checkDraft(outbox: GateOutbox, draft: Draft): Promise<Checked> {
  if (outbox.offersState.peek() !== 'current') return { draft };
  const { verb } = draft.kind;
  const key = offerKey(draft.offer, draft.kind);
  const offers = outbox.optimisticView.peek()?.offers ?? [];
  const offer = offers.find((one) => one.verb === verb && offerKey(one, draft.kind) === key);
  if (!offer) return { reason: null };
  const current = { ...draft, offer };
  if (!draft.chosen.length) return { draft: current };
  const answer = await outbox.openField(verb, pathOf(current));
  return answer.kind === 'refused' ? { reason: answer.reason } : { draft: current };
}
