/** The status and the text of the sync chip at the top right. */

import type { CurrentKey } from '../../../../api/current-key.ts';
import { t } from '../../../../i18n/language.ts';
import { messages } from '../../messages/messages.ts';
import type { TablePageModel } from '../page-model.ts';
import type { Pen, Table } from '../../view.ts';

interface SyncStatus {
  look: 'recorded' | 'recording' | 'waiting' | 'refused' | 'elsewhere' | 'signed_out';
  words: string;
}

type KeyOwner = Pick<CurrentKey, 'id' | 'kind'> | null | undefined;

/** Returns the pen if another device has it; null if this key needs no pen, or the table is closed. */
export function penElsewhere(serverView: Table | null, me: KeyOwner): Pen | null {
  if (!serverView?.pen || serverView.phase === 'closed' || me?.kind !== 'device') return null;
  return serverView.pen.holder === me.id ? null : serverView.pen;
}

export function syncStatus({ outbox }: TablePageModel, me: KeyOwner): SyncStatus {
  const count = outbox.entries.value.length;
  const link = outbox.link.value;
  if (link === 'signed_out')
    return {
      look: 'signed_out',
      words: count ? messages().syncStatus.waiting(count) : messages().syncStatus.signedOut,
    };
  if (link === 'pen_elsewhere') return { look: 'elsewhere', words: messages().syncStatus.otherInControl };
  if (outbox.refusal.value)
    return {
      look: 'refused',
      words: messages().syncStatus.refused(1 + outbox.predictedRefusedKeys.value.length),
    };
  if (outbox.isMissing.value) return { look: 'refused', words: t().errors.titles['unknown_session'] ?? '' };
  if (link === 'offline')
    return count
      ? { look: 'waiting', words: messages().syncStatus.waiting(count) }
      : { look: 'waiting', words: messages().syncStatus.offline };
  if (link === 'busy')
    return {
      look: 'waiting',
      words: count ? messages().syncStatus.waiting(count) : messages().syncStatus.busy,
    };
  if (count) return { look: 'recording', words: messages().syncStatus.recording };
  return penElsewhere(outbox.serverView.value, me)
    ? { look: 'elsewhere', words: messages().syncStatus.otherInControl }
    : { look: 'recorded', words: messages().syncStatus.recorded };
}
