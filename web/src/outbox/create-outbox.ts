/** Connects the parts of an outbox, and syncs when something happens that calls for it. */

import { effect, type ReadonlySignal } from '@preact/signals';
import { Unreachable } from '../api/problem.ts';
import { Connectivity } from '../live/connectivity.ts';
import { followFeed } from '../live/feed.ts';
import type { OutboxBrowser } from './browser.ts';
import { commandsOf, restoreLoggedTaps } from './commands.ts';
import { EnginePreview } from './preview/engine-preview.ts';
import { entryCheck } from './preview/entry-check.ts';
import { fieldOpener } from './preview/open-field.ts';
import type { Outbox, OutboxControls } from './outbox.ts';
import type { OutboxParts } from './parts.ts';
import type { GamePreview, SessionView } from './ports.ts';
import { signalsOf } from './signals.ts';
import { SessionState } from './state.ts';
import { RETRYABLE_CODES, OutboxSync } from './sync.ts';
import { Transport } from './transport.ts';
import { EarlierViews } from './undo/earlier-views.ts';
import { undoCommandsOf } from './undo/undo-commands.ts';

const NO_NETWORK = 'The device has no network.';

/** Returns the outbox of a session. `game` previews the entries that are not sent. */
export function createOutbox<View extends SessionView>(
  id: string,
  browser: OutboxBrowser,
  game: GamePreview<View>,
): Outbox<View> & OutboxControls<View> {
  const state = new SessionState<View>(id, browser, () => sync.run());
  const transport = new Transport<View>(id, browser);
  const connectivity = new Connectivity(browser.clock, () => sync.run());
  const sync: OutboxSync<View> = new OutboxSync<View>({ id, state, transport, connectivity, browser });
  const earlier = new EarlierViews<View>();
  const preview = new EnginePreview<View>(game, browser.afterPaint, earlier);
  const parts: OutboxParts<View> = { id, browser, state, transport, connectivity, sync };
  const signals = signalsOf(state, connectivity, preview);
  const [commands, checkEntries] = [commandsOf(parts), entryCheck(preview, browser.clock)];
  const stops = [
    storeEarlierViews(signals.serverView, earlier),
    effect(() => preview.update(state.current.value)),
    requestPersistenceWhenOffline(signals, browser),
    ...syncOnEvents(parts),
    () => sync.close(),
    () => connectivity.close(),
    () => state.close(),
  ];
  if (!browser.isOnline()) connectivity.reportFailure(new Unreachable(NO_NETWORK));
  return {
    id,
    ready: loadStoredEntries(parts),
    ...signals,
    isMissing: sync.isSessionMissing,
    openField: fieldOpener(preview, transport, state),
    remove: commands.remove,
    release: commands.release,
    ...undoCommandsOf({ ...signals, state, commands, earlier, checkEntries }),
    takePen: () => takePen(parts),
    retry: () => void sync.retry(RETRYABLE_CODES),
    close: () => stops.forEach((stop) => stop()),
    expectEngine: () => preview.expectEngine(),
    setEngine: (engine) => preview.setEngine(engine),
  };
}

/** Loads the stored entries and those of an earlier page, and starts to send them. */
async function loadStoredEntries<View extends SessionView>(parts: OutboxParts<View>): Promise<void> {
  await parts.state.refresh();
  await restoreLoggedTaps(parts);
  parts.sync.run();
}

/** Stores each server view before the next one replaces it. Returns how to stop. */
function storeEarlierViews<View extends SessionView>(
  serverView: ReadonlySignal<View | null>,
  earlier: EarlierViews<View>,
): () => void {
  let previous: View | null = null;
  return effect(() => {
    earlier.compare(previous, serverView.value);
    previous = serverView.value;
  });
}

/** Asks the browser once for persistent storage, when entries wait offline. Returns how to stop. */
function requestPersistenceWhenOffline(
  { link, entries }: Pick<Outbox<SessionView>, 'link' | 'entries'>,
  { requestPersistence }: OutboxBrowser,
): () => void {
  let isRequested = false;
  return effect(() => {
    if (isRequested || link.value !== 'offline' || !entries.value.length) return;
    isRequested = true;
    requestPersistence();
  });
}

/** Syncs when the feed, the network or the user gives a reason. Returns how to stop each. */
function syncOnEvents<View extends SessionView>({
  id,
  browser,
  state,
  transport,
  connectivity,
  sync,
}: OutboxParts<View>): (() => void)[] {
  const isNewer = (version: number): boolean => version !== state.current.peek().serverView?.table.version;
  return [
    followFeed(browser, {
      onUpdate: ({ session, version }) => session === id && isNewer(version) && sync.refresh(),
      onOpen: () => sync.refresh(),
      onPoll: () => connectivity.isUp && sync.refresh(),
    }),
    browser.onReturn(() => sync.refresh()),
    browser.onOffline(() => {
      connectivity.reportFailure(new Unreachable(NO_NETWORK));
      transport.abortRequests();
    }),
  ];
}

async function takePen<View extends SessionView>({
  transport,
  sync,
  connectivity,
}: OutboxParts<View>): Promise<void> {
  try {
    await transport.takePen();
  } catch (error) {
    try {
      return connectivity.reportFailure(error);
    } catch {
      return; // The server refused. The entry that needs the pen still shows that.
    }
  }
  sync.sendInControl();
}
