/** The undo corner: while the newest entry has not been sent it can be taken out again. */

import { Icon } from '../../parts/Icon.tsx';
import { Tap } from '../../parts/Tap.tsx';
import { letterOf } from '../../words/cards.ts';
import { w } from '../../words/words.ts';
import { newestTap } from './changed.ts';
import { useAfterPaint } from './afterpaint.ts';
import { useScene } from './dealer.ts';
import { entryBriefly } from './notes.ts';
import { undo } from './undo.ts';

export function Corner() {
  const { dealer, scene } = useScene();
  const outbox = useAfterPaint(dealer.books.outbox.value);
  const keys = newestTap(outbox);
  const entry = outbox.at(-1)?.entry;
  if (!entry || !keys.length) return <div class="corner-place" />;
  return (
    <Tap class="corner" meaning={entry.key} does={() => void undo(dealer)}>
      <span class="undo">
        <Icon sign="undo" />
        <b>{w().undo.undo}</b>
      </span>
      <span class="what">{entryBriefly(entry, scene.table, letterOf)}</span>
    </Tap>
  );
}
