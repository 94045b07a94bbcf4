/** What keeps entries from being recorded, in a few words. */

import type { KeyOwner } from '../control/control-elsewhere.ts';
import { messages } from '../messages/messages.ts';
import { syncStatus } from '../shell/sync-status.ts';
import type { TableView } from '../model/table-view.ts';
import type { Outbox } from '../../outbox/outbox.ts';

/** Returns the words of the sync chip, after the connection if they leave it out; '' if nothing is wrong. */
export function troubleText<View extends TableView>(
  { outbox }: { readonly outbox: Outbox<View> },
  ownKey: KeyOwner,
): string {
  const { status, words } = syncStatus({ outbox }, ownKey);
  if (status === 'recorded' || status === 'recording') return '';
  const { offline } = messages().sync;
  return outbox.link.value === 'offline' && words !== offline ? `${offline} · ${words}` : words;
}
