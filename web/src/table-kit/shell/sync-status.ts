/** The status and the text of the sync chip at the top right. */

import type { CurrentKey } from '../../../../api/current-key.ts';
import { t } from '../../../../i18n/language.ts';
import { messages } from '../../messages/messages.ts';
import type { TablePageModel } from '../model/page-model.ts';
import type { Pen, Table } from '../../view.ts';

interface SyncStatus {
  status: 'recorded' | 'recording' | 'waiting' | 'refused' | 'elsewhere' | 'signed_out';
  words: string;
}

type KeyOwner = Pick<CurrentKey, 'id' | 'kind'> | null | undefined;

/** Returns the pen if another device has it; null if this key needs no pen, or the table is closed. */
export function penElsewhere(serverView: Table | null, ownKey: KeyOwner): Pen | null {
  if (!serverView?.pen || serverView.phase === 'closed' || ownKey?.kind !== 'device') return null;
  return serverView.pen.holder === ownKey.id ? null : serverView.pen;
}

export function syncStatus({ outbox }: TablePageModel, ownKey: KeyOwner): SyncStatus {
  const count = outbox.entries.value.length;
  const link = outbox.link.value;
  if (link === 'signed_out')
    return {
      status: 'signed_out',
      words: count ? messages().syncStatus.waiting(count) : messages().syncStatus.signedOut,
    };
  if (link === 'pen_elsewhere') return { status: 'elsewhere', words: messages().syncStatus.otherInControl };
  if (outbox.refusal.value)
    return {
      status: 'refused',
      words: messages().syncStatus.refused(1 + outbox.predictedRefusedKeys.value.length),
    };
  if (outbox.isMissing.value) return { status: 'refused', words: t().errors.titles['unknown_session'] ?? '' };
  if (link === 'unwritable') return { status: 'refused', words: t().appStatus.cannotRecord };
  if (link === 'offline')
    return count
      ? { status: 'waiting', words: messages().syncStatus.waiting(count) }
      : { status: 'waiting', words: messages().syncStatus.offline };
  if (link === 'busy')
    return {
      status: 'waiting',
      words: count ? messages().syncStatus.waiting(count) : messages().syncStatus.busy,
    };
  if (count) return { status: 'recording', words: messages().syncStatus.recording };
  return penElsewhere(outbox.serverView.value, ownKey)
    ? { status: 'elsewhere', words: messages().syncStatus.otherInControl }
    : { status: 'recorded', words: messages().syncStatus.recorded };
}
