/** Opens outboxes in this browser: for a page at a table, or to send what an earlier page left. */

import { computed, effect } from '@preact/signals';
import { holdWakeLock } from '../platform/wake-lock.ts';
import { outboxBrowser } from './browser.ts';
import { loadEngine } from './engine-source.ts';
import { warnBeforeLeaving } from './leave-warning.ts';
import { createOutbox } from './create-outbox.ts';
import type { Outbox, OutboxControls } from './outbox.ts';
import type { Engine, GamePreview, SessionView } from './ports.ts';
import { sessionsNoted } from './tap-log.ts';

/** For sessions that no page shows. */
const NO_PREVIEW: GamePreview<SessionView> = {
  preview: (view) => view,
  isDraw: () => false,
  differing: () => [],
  drawId: () => '',
  isDealing: () => false,
};

/** Opens the outbox of a session, shows its entries as `game` does, and asks for the engine. The screen stays on. */
export function openOutbox<View extends SessionView>(id: string, game: GamePreview<View>): Outbox<View> {
  const outbox = createOutbox(id, outboxBrowser(), game);
  const dealing = computed(() => outbox.ink.value !== null && game.isDealing(outbox.ink.value));
  const allowSleep = holdWakeLock(dealing);
  let giveBack: () => void = () => undefined;
  let open = true;
  outbox.expect();
  void loadEngine().then(
    (lend) => open && (giveBack = lend((lent) => outbox.use(lent as Engine<View> | null))),
    () => outbox.use(null),
  );
  return closing(outbox, () => {
    open = false;
    giveBack();
    allowSleep();
  });
}

/** Opens the outbox of a session only to send what it holds: without the engine, and the screen may go dark. */
export function openToSend<View extends SessionView>(id: string, game: GamePreview<View>): Outbox<View> {
  return closing(createOutbox(id, outboxBrowser(), game), () => undefined);
}

/** Warns before the page is left, and sends what is left after `close`. */
function closing<View extends SessionView>(
  outbox: Outbox<View> & OutboxControls<View>,
  before: () => void,
): Outbox<View> {
  const unguard = warnBeforeLeaving(outbox);
  const close = (): void => {
    before();
    void whenEmpty(outbox).then(() => [unguard, outbox.close].forEach((stop) => stop()));
  };
  return { ...outbox, close };
}

/** Sends what waits on this tablet for tables that are not open. To be called once, when a page begins. */
export async function sendStoredEntries(): Promise<void> {
  const around = outboxBrowser();
  const shelf = await around.shelf().catch(() => null);
  const sessions = new Set([...((await shelf?.sessions()) ?? []), ...sessionsNoted(around.notes)]);
  shelf?.close();
  for (const id of sessions) openToSend(id, NO_PREVIEW).close();
}

/** Waits until nothing is left to send: whoever goes to another page leaves the sending behind. */
export async function whenEmpty(
  books: Pick<Outbox<SessionView>, 'outbox'> & Pick<OutboxControls<SessionView>, 'ready'>,
): Promise<void> {
  await books.ready;
  await new Promise<void>((done) => {
    const stop = effect(() => {
      if (!books.outbox.value.length) queueMicrotask(() => (stop(), done()));
    });
  });
}
