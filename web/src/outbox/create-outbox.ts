/** Puts the parts of an outbox together, and looks and sends whenever there is a reason to. */

import { effect } from '@preact/signals';
import { Unreachable } from '../api/problem.ts';
import { Connectivity } from '../live/connectivity.ts';
import { follow } from '../live/feed.ts';
import type { OutboxBrowser } from './browser.ts';
import { commandsOf, pickUp } from './commands.ts';
import { EnginePreview } from './engine-preview.ts';
import type { Outbox, OutboxControls } from './outbox.ts';
import type { Office } from './parts.ts';
import type { GamePreview, SessionView } from './ports.ts';
import { signalsOf } from './signals.ts';
import { SessionState } from './state.ts';
import { NO_RULES, OutboxSync } from './sync.ts';
import { Transport } from './transport.ts';

const NO_NETWORK = 'The device has no network.';

/** Returns the outbox of a session; `game` says how its unsent entries look. */
export function createOutbox<View extends SessionView>(
  id: string,
  around: OutboxBrowser,
  game: GamePreview<View>,
): Outbox<View> & OutboxControls<View> {
  const desk = new SessionState<View>(id, around, () => clerk.go());
  const wire = new Transport<View>(id, around);
  const reach = new Connectivity(around.clock, () => clerk.go());
  const clerk = new OutboxSync<View>({ session: id, desk, wire, reach, around });
  const pencil = new EnginePreview<View>(game, around.painted);
  const office: Office<View> = { id, around, desk, wire, reach, clerk };
  const shown = signalsOf(desk, reach, pencil);
  const stops = [
    effect(() => pencil.follow(desk.now.value)),
    persisting(shown, around),
    ...listening(office),
  ];
  if (!around.online()) reach.failed(new Unreachable(NO_NETWORK));
  const ready = desk
    .refresh()
    .then(() => pickUp(office))
    .then(() => clerk.go());
  return {
    id,
    ready,
    ...shown,
    missing: clerk.missing,
    ...commandsOf(office),
    takePen: () => takePen(office),
    lookAgain: () => void clerk.tryAgain(NO_RULES),
    close: () =>
      [...stops, () => clerk.close(), () => reach.close(), () => desk.close()].forEach((stop) => stop()),
    expect: () => pencil.expect(),
    use: (engine) => pencil.use(engine),
  };
}

/** Once something has to wait, the browser is asked to keep it whatever else it needs room for. */
function persisting(
  { link, outbox }: Pick<Outbox<SessionView>, 'link' | 'outbox'>,
  { persist }: OutboxBrowser,
): () => void {
  let asked = false;
  return effect(() => {
    if (asked || link.value !== 'offline' || !outbox.value.length) return;
    asked = true;
    persist();
  });
}

/** Looks and sends whenever there is a reason to. Returns how to stop. */
function listening<View extends SessionView>({
  id,
  around,
  desk,
  wire,
  reach,
  clerk,
}: Office<View>): (() => void)[] {
  const isNews = (version: number): boolean => version !== desk.now.peek().ink?.table.version;
  return [
    follow(around, {
      told: ({ session, version }) => session === id && isNews(version) && clerk.look(),
      opened: () => clerk.look(),
      look: () => reach.up && clerk.look(),
    }),
    around.stirred(() => clerk.look()),
    around.cut(() => {
      reach.failed(new Unreachable(NO_NETWORK));
      wire.hangUp();
    }),
  ];
}

async function takePen<View extends SessionView>({ wire, clerk, reach }: Office<View>): Promise<void> {
  try {
    await wire.takePen();
  } catch (error) {
    try {
      return reach.failed(error);
    } catch {
      return; // It was refused: the entry that waits for the pen says so still.
    }
  }
  await clerk.tryAgain(new Set(['pen_elsewhere']));
}
