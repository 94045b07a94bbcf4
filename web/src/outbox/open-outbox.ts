/** Opens outboxes in this browser: for the page of a table, or only to send stored entries. */

import { effect } from '@preact/signals';
import { outboxBrowser } from './browser.ts';
import { DEFAULT_PREVIEW } from './preview/default-preview.ts';
import { loadEngine } from './preview/engine-source.ts';
import { warnBeforeLeaving } from './leave-warning.ts';
import { createOutbox } from './create-outbox.ts';
import type { Outbox, OutboxControls } from './outbox.ts';
import type { Engine, GamePreview, SessionView } from './ports.ts';
import { loggedSessions } from './storage/tap-log.ts';

/** The delay before the code that loads the engine is fetched again. */
const RETRY_DELAY_MS = 30_000;

/** Opens the outbox of a session for a page: with the engine. */
export function openOutbox<View extends SessionView>(id: string, game: GamePreview<View>): Outbox<View> {
  const outbox = createOutbox(id, outboxBrowser(), game);
  let returnEngine: () => void = () => undefined;
  let isOpen = true;
  const borrowEngine = (): void =>
    void loadEngine().then(
      (lendEngine) =>
        isOpen && (returnEngine = lendEngine((engine) => outbox.setEngine(engine as Engine<View> | null))),
      () => {
        outbox.setEngine(null);
        setTimeout(() => isOpen && borrowEngine(), RETRY_DELAY_MS);
      },
    );
  outbox.expectEngine();
  borrowEngine();
  return closeWhenSent(outbox, () => {
    isOpen = false;
    returnEngine();
  });
}

/** Opens the outbox of a session only to send its entries: without the engine. */
export function openToSend<View extends SessionView>(id: string, game: GamePreview<View>): Outbox<View> {
  return closeWhenSent(createOutbox(id, outboxBrowser(), game), () => undefined);
}

/** Returns the outbox with a warning before the page is left. After `close`, it first sends its entries. */
function closeWhenSent<View extends SessionView>(
  outbox: Outbox<View> & OutboxControls<View>,
  onClose: () => void,
): Outbox<View> {
  const stopWarning = warnBeforeLeaving(outbox);
  const close = (): void => {
    onClose();
    void whenEmpty(outbox).then(() => [stopWarning, outbox.close].forEach((stop) => stop()));
  };
  return { ...outbox, close };
}

/** Sends the stored entries of all sessions. To be called once, when a page starts. */
export async function sendStoredEntries(): Promise<void> {
  const browser = outboxBrowser();
  const storage = await browser.openStorage().catch(() => null);
  const sessions = new Set([
    ...((await storage?.sessionsWithEntries()) ?? []),
    ...loggedSessions(browser.localStorage),
  ]);
  storage?.close();
  for (const id of sessions) openToSend(id, DEFAULT_PREVIEW).close();
}

/** Resolves when the outbox has no more entries. A page that the user left still finishes its sync. */
export async function whenEmpty(
  outbox: Pick<Outbox<SessionView>, 'entries'> & Pick<OutboxControls<SessionView>, 'ready'>,
): Promise<void> {
  await outbox.ready;
  await new Promise<void>((resolve) => {
    const stop = effect(() => {
      if (!outbox.entries.value.length) queueMicrotask(() => (stop(), resolve()));
    });
  });
}
