/** The undo corner: while the newest entry has not been sent it can be taken out again. */

import { Icon } from '../../parts/Icon.tsx';
import { Tap } from '../../parts/Tap.tsx';
import { letterOf } from '../../words/cards.ts';
import { w } from '../../words/words.ts';
import { useScene } from './dealer.ts';
import { entryBriefly } from './notes.ts';

export function Corner() {
  const { dealer, scene } = useScene();
  const newest = dealer.books.outbox.value.at(-1);
  if (!newest || newest.state !== 'waiting') return <div class="corner-place" />;
  const { entry } = newest;
  return (
    <Tap class="corner" meaning={entry.key} does={() => dealer.books.drop(entry.key)}>
      <span class="undo">
        <Icon sign="undo" />
        <b>{w().undo.undo}</b>
      </span>
      <span class="what">{entryBriefly(entry, scene.table, letterOf)}</span>
    </Tap>
  );
}
