/** What the chip at the top right says of the entries. */

import type { CurrentKey } from '../../../../api/current-key.ts';
import { t } from '../../../../i18n/language.ts';
import { messages } from '../../messages/messages.ts';
import type { TablePageModel } from '../page-model.ts';
import type { Pen, Table } from '../../view.ts';

interface Look {
  look: 'recorded' | 'recording' | 'waiting' | 'refused' | 'elsewhere' | 'out';
  words: string;
}

type Asker = Pick<CurrentKey, 'id' | 'kind'> | null | undefined;

/** The pen, where another device than this one has it; null for whoever needs none, or where nothing is to be written. */
export function penElsewhere(ink: Table | null, me: Asker): Pen | null {
  if (!ink?.pen || ink.phase === 'closed' || me?.kind !== 'device') return null;
  return ink.pen.holder === me.id ? null : ink.pen;
}

export function syncStatus({ books }: TablePageModel, me: Asker): Look {
  const count = books.entries.value.length;
  const link = books.link.value;
  if (link === 'signed_out')
    return {
      look: 'out',
      words: count ? messages().syncStatus.waiting(count) : messages().syncStatus.signedOut,
    };
  if (link === 'pen_elsewhere') return { look: 'elsewhere', words: messages().syncStatus.otherInControl };
  if (books.refusal.value)
    return {
      look: 'refused',
      words: messages().syncStatus.refused(1 + books.predictedRefusedKeys.value.length),
    };
  if (books.isMissing.value) return { look: 'refused', words: t().errors.titles['unknown_session'] ?? '' };
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
  return penElsewhere(books.serverView.value, me)
    ? { look: 'elsewhere', words: messages().syncStatus.otherInControl }
    : { look: 'recorded', words: messages().syncStatus.recorded };
}
