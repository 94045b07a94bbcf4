/** What the chip at the top right says of the entries. */

import { w } from '../../words/words.ts';
import type { Dealer } from './dealer.ts';

interface Look {
  look: 'recorded' | 'recording' | 'waiting' | 'refused' | 'elsewhere' | 'out';
  words: string;
}

export function chipOf({ books }: Dealer): Look {
  const count = books.outbox.value.length;
  const link = books.link.value;
  if (link === 'signed_out') return { look: 'out', words: w().chip.signedOut };
  if (link === 'pen_elsewhere') return { look: 'elsewhere', words: w().chip.penElsewhere };
  if (books.refusal.value) return { look: 'refused', words: w().chip.refused(1 + books.foreseen.value) };
  if (books.missing.value) return { look: 'refused', words: w().failed.titles['unknown_session'] ?? '' };
  if (link === 'offline')
    return count
      ? { look: 'waiting', words: w().chip.waiting(count) }
      : { look: 'waiting', words: w().chip.offline };
  if (link === 'busy') return { look: 'waiting', words: count ? w().chip.waiting(count) : w().chip.busy };
  return count
    ? { look: 'recording', words: w().chip.recording }
    : { look: 'recorded', words: w().chip.recorded };
}
