/** The status and the text of the sync chip at the top right, and which device has control. */

import { t } from '../../i18n/language.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { HELD } from '../../outbox/storage/rows.ts';
import { controlElsewhere, type KeyOwner } from '../control/control-elsewhere.ts';
import { messages } from '../messages/messages.ts';
import type { TableView } from '../model/table-view.ts';

interface SyncStatus {
  status: 'recorded' | 'recording' | 'waiting' | 'refused' | 'elsewhere' | 'signed_out';
  words: string;
}

export function syncStatus<View extends TableView>(
  { outbox }: { readonly outbox: Outbox<View> },
  ownKey: KeyOwner,
): SyncStatus {
  const { sync } = messages();
  const count = outbox.entries.value.length;
  const link = outbox.link.value;
  const waitingOr = (words: string): string => (count ? sync.waiting(count) : words);
  if (link === 'signed_out') return { status: 'signed_out', words: waitingOr(sync.signedOut) };
  if (link === 'pen_elsewhere') return { status: 'elsewhere', words: sync.otherInControl };
  if (outbox.refusal.value?.code === HELD) return { status: 'waiting', words: sync.waiting(count) };
  if (outbox.refusal.value)
    return { status: 'refused', words: sync.refused(1 + outbox.predictedRefusedKeys.value.length) };
  if (outbox.isMissing.value) return { status: 'refused', words: t().errors.titles['unknown_session'] ?? '' };
  if (link === 'unwritable') return { status: 'refused', words: t().appStatus.cannotRecord };
  const isElsewhere = controlElsewhere(outbox.serverView.value, ownKey) !== null;
  if (link === 'offline' && !isElsewhere) return { status: 'waiting', words: waitingOr(sync.offline) };
  if (link === 'busy') return { status: 'waiting', words: waitingOr(sync.busy) };
  if (count && link !== 'offline') return { status: 'recording', words: sync.recording };
  return isElsewhere
    ? { status: 'elsewhere', words: sync.otherInControl }
    : { status: 'recorded', words: sync.recorded };
}
