/** Whether what was entered is recorded. A tap lists what is not. */

import { Said } from '../../parts/Said.tsx';
import { Tap } from '../../parts/Tap.tsx';
import { w } from '../../words/words.ts';
import { useDealer, type Dealer } from './dealer.ts';

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

export function Chip() {
  const dealer = useDealer();
  const { look, words } = chipOf(dealer);
  const { sheet } = dealer.hand;
  const does = () => {
    sheet.value = sheet.value === 'outbox' ? null : 'outbox';
  };
  return (
    <Tap class={`chip ${look}`} does={does} aria-expanded={sheet.value === 'outbox'} aria-haspopup="dialog">
      {(look === 'recorded' || look === 'recording') && <i aria-hidden="true" />}
      <span>
        <Said text={words} />
      </span>
    </Tap>
  );
}
