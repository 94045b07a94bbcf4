/** The parts of one session's outbox. */

import type { Connectivity } from '../live/connectivity.ts';
import type { OutboxBrowser } from './browser.ts';
import type { SessionView } from './ports.ts';
import type { SessionState } from './state.ts';
import type { OutboxSync } from './sync.ts';
import type { Transport } from './transport.ts';

export interface OutboxParts<View extends SessionView> {
  id: string;
  browser: OutboxBrowser;
  state: SessionState<View>;
  transport: Transport<View>;
  connectivity: Connectivity;
  sync: OutboxSync<View>;
}
