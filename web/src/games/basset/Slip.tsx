/** What was not recorded, why, and how to mend it. */

import { Tap } from '../../parts/Tap.tsx';
import { slipOf } from '../../words/slip.ts';
import { w } from '../../words/words.ts';
import { currencyOf } from './currency.ts';
import { useScene, type Dealer } from './dealer.ts';
import { letGo } from './hand.ts';
import { mendsOf, type Cure } from './mends.ts';
import { refusedEntry } from './scene.ts';

export function Slip() {
  const { dealer, scene } = useScene();
  const { table } = scene;
  const refusal = scene.refusal ?? scene.forewarned;
  const entry = refusedEntry(scene);
  if (!refusal) return null;
  const why = slipOf(refusal, entry ?? {}, currencyOf(table.currency));
  const mends = entry ? mendsOf({ entry, refusal, table }) : [];
  return (
    <section class="tray slip" role="alert">
      <p>
        <b>{scene.refusal ? w().slip.notRecorded : w().slip.forewarned}</b> {why}
        {refusal.behind > 0 && <span class="behind"> {w().slip.behind(refusal.behind)}</span>}
      </p>
      <div class="mends">
        {mends.map(({ words, under, cure }, at) => (
          <Tap
            key={words}
            class={at === 0 ? 'choice best' : 'choice'}
            meaning={refusal.key}
            does={() => void heal(dealer, refusal.key, cure)}
          >
            <b>{words}</b>
            {under && <span class="under">{under}</span>}
          </Tap>
        ))}
      </div>
    </section>
  );
}

async function heal({ books, hand }: Dealer, key: string, cure: Cure): Promise<void> {
  switch (cure.kind) {
    case 'leave':
      return books.drop(key);
    case 'instead':
      return books.mend(key, cure.wishes);
    case 'open':
      letGo(hand);
      books.drop(key);
      hand.grip.value = cure.grip;
      return;
    case 'pen':
      return books.takePen();
    case 'again':
      return books.lookAgain();
    case 'sign_in':
      location.assign('/');
      return;
    case 'log':
      location.assign(`/tables/${books.id}/log`);
  }
}
