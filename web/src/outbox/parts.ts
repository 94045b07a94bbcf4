/** The parts of one session's outbox, for those files that each do one thing with them. */

import type { Connectivity } from '../live/connectivity.ts';
import type { OutboxBrowser } from './browser.ts';
import type { SessionView } from './ports.ts';
import type { SessionState } from './state.ts';
import type { OutboxSync } from './sync.ts';
import type { Transport } from './transport.ts';

/** What one session's outbox is made of. */
export interface Office<View extends SessionView> {
  id: string;
  around: OutboxBrowser;
  desk: SessionState<View>;
  wire: Transport<View>;
  reach: Connectivity;
  clerk: OutboxSync<View>;
}
