/** What was not recorded, why, and how to mend it. */

import { Tap } from '../../parts/Tap.tsx';
import { go } from '../../router.ts';
import { slipOf } from '../../words/slip.ts';
import { w } from '../../words/words.ts';
import { asideFor } from './aside.ts';
import { currencyOf } from '../../words/currency.ts';
import { useScene, type Dealer } from './dealer.ts';
import { firstAnswer } from './focus.ts';
import { beginMend } from './hand.ts';
import { entryInWords } from './inwords.ts';
import { mendsOf, type Cure } from './mends.ts';
import { refusalOf, refusedEntry, type Sent } from './scene.ts';
import { punterNamed } from './standing.ts';
import type { Table } from './table.ts';

export function Slip() {
  const { dealer, scene } = useScene();
  const { table, wrong } = scene;
  const refusal = refusalOf(scene);
  const entry = refusedEntry(scene);
  if (!refusal) return null;
  const why = slipOf(refusal, entry ?? {}, currencyOf(table.currency));
  const underway = dealer.books.outbox.value.some((one) => one.entry === entry && one.state === 'sending');
  const mends = entry ? mendsOf({ entry, refusal, table, underway }) : [];
  return (
    <section class="tray slip" role="alert">
      <p>
        {entry && !liesInRed(entry, table) && `${entryInWords(entry, table)} `}
        <b>{scene.refusal ? w().slip.notRecorded : w().slip.forewarned}</b> {why}
        <span class="behind">
          {wrong > 1 && `${w().slip.oneOf(1, wrong)}. `}
          {underway && ` ${w().cap(w().chip.states.sending)}. `}
          {refusal.behind > 0 && w().slip.behind(refusal.behind)}
        </span>
      </p>
      <div class="mends">
        {mends.map(({ words, under, cure }, at) => (
          <Tap
            key={words}
            class={at === 0 ? 'choice best' : 'choice'}
            meaning={refusal.key}
            does={() => heal(dealer, refusal.key, cure)}
          >
            <b>{words}</b>
            {under && <span class="under">{under}</span>}
          </Tap>
        ))}
        <Aside refused={refusal.key} />
      </div>
    </section>
  );
}

/** A stake lies where it was to lie, in red, with its sum. */
const liesInRed = ({ kind, punter }: Sent, table: Table): boolean =>
  kind === 'stake' && typeof punter === 'string' && punterNamed(table, punter) !== null;

/** Puts the slip aside while there is something else to do in its place. */
function Aside({ refused }: { refused: string }) {
  const { dealer, scene } = useScene();
  const words = asideFor(scene.table, dealer.layout.value);
  const does = () => {
    dealer.hand.aside.value = refused;
  };
  return (
    words && (
      <Tap class="choice aside" meaning={refused} does={does}>
        {words}
      </Tap>
    )
  );
}

function heal({ books, hand, next }: Dealer, key: string, cure: Cure): void {
  switch (cure.kind) {
    case 'instead':
      return books.mend(key, cure.wishes);
    case 'pen':
      return void books.takePen();
    case 'again':
      return books.lookAgain();
    case 'new_table':
      return go('/new');
    case 'log':
      return go(`/tables/${books.id}/log`);
    case 'keep':
      next.keep(cure.wish, key);
  }
  void books.drop(key);
  if (cure.kind === 'begin') beginMend(hand, cure.held);
  if (cure.kind === 'answers') requestAnimationFrame(firstAnswer);
}
