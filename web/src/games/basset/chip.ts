/** What the chip at the top right says of the entries. */

import type { Me } from '../../api/me.ts';
import { w } from '../../words/words.ts';
import type { Dealer } from './dealer.ts';
import type { Pen, Table } from './table.ts';

interface Look {
  look: 'recorded' | 'recording' | 'waiting' | 'refused' | 'elsewhere' | 'out';
  words: string;
}

type Asker = Pick<Me, 'id' | 'kind'> | null | undefined;

/** The pen, where another device than this one has it; null for whoever needs none, or where nothing is to be written. */
export function penElsewhere(ink: Table | null, me: Asker): Pen | null {
  if (!ink?.pen || ink.phase === 'closed' || me?.kind !== 'device') return null;
  return ink.pen.holder === me.id ? null : ink.pen;
}

export function chipOf({ books }: Dealer, me: Asker): Look {
  const count = books.outbox.value.length;
  const link = books.link.value;
  if (link === 'signed_out')
    return { look: 'out', words: count ? w().chip.waiting(count) : w().chip.signedOut };
  if (link === 'pen_elsewhere') return { look: 'elsewhere', words: w().chip.penElsewhere };
  if (books.refusal.value)
    return { look: 'refused', words: w().chip.refused(1 + books.foreseen.value.length) };
  if (books.missing.value) return { look: 'refused', words: w().failed.titles['unknown_session'] ?? '' };
  if (link === 'offline')
    return count
      ? { look: 'waiting', words: w().chip.waiting(count) }
      : { look: 'waiting', words: w().chip.offline };
  if (link === 'busy') return { look: 'waiting', words: count ? w().chip.waiting(count) : w().chip.busy };
  if (count) return { look: 'recording', words: w().chip.recording };
  return penElsewhere(books.ink.value, me)
    ? { look: 'elsewhere', words: w().chip.penElsewhere }
    : { look: 'recorded', words: w().chip.recorded };
}
