/** Whether a session's outbox can send. */

import type { Outbox } from './outbox.ts';
import type { SessionView } from './ports.ts';

/** Whether the server responds and accepts the entries of this device. */
export const isOnline = ({ link }: Pick<Outbox<SessionView>, 'link'>): boolean =>
  link.value === 'live' || link.value === 'recording';
