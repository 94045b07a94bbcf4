/** The chosen punter: money in and out, a new book, what happened to them. */

import { Tap } from '../../../parts/Tap.tsx';
import { w } from '../../../words/words.ts';
import { money } from '../../../words/currency.ts';
import { useScene } from '../dealer.ts';
import type { Grip, Task } from '../hand.ts';
import { askedFor, asLastDeal } from '../doing.ts';
import { punterNamed } from '../standing.ts';
import type { Punter } from '../table.ts';
import { layAsLastDeal, moveMoney } from '../taps.ts';
import { MoneyCoins, Other } from './coins.tsx';
import { CloseTray, TrayFrame } from './frame.tsx';

export function PunterTray({ grip }: { grip: Extract<Grip, { kind: 'punter' }> }) {
  const { scene } = useScene();
  const punter = punterNamed(scene.table, grip.punter);
  if (!punter) return null;
  const below =
    punter.escrow || punter.at_table
      ? w().row.atTable(money(punter.at_table + punter.escrow, scene.table.currency))
      : '';
  return (
    <TrayFrame kind="hold" head={punter.name} below={below} end={<CloseTray />}>
      {grip.task ? <TaskCoins punter={punter} task={grip.task} /> : <Tasks punter={punter} />}
    </TrayFrame>
  );
}

function Tasks({ punter }: { punter: Punter }) {
  const { dealer, scene } = useScene();
  const { hand, desk } = dealer;
  const asked = askedFor(scene.table, punter);
  const open = (task: Task) => () => {
    hand.grip.value = { kind: 'punter', punter: punter.name, task };
  };
  const asLast = () => layAsLastDeal(desk, hand, punter.name, asLastDeal(scene.table, punter));
  return (
    <div class="tasks">
      {asked.includes('last') && (
        <Tap class="choice plain" meaning="last" does={asLast}>
          {w().row.asLastDeal}
        </Tap>
      )}
      {asked.includes('buyin') && (
        <Tap class="choice plain" meaning="buyin" does={open('buyin')}>
          {w().tray.buyIn}
        </Tap>
      )}
      {asked.includes('cashout') && (
        <Tap class="choice plain" meaning="cashout" does={open('cashout')}>
          {w().tray.cashOut}
        </Tap>
      )}
      {asked.includes('book') && (
        <Tap class="choice plain" meaning="book" does={open('book')}>
          {w().tray.newBook}
        </Tap>
      )}
      <a class="choice plain" href={`/tables/${dealer.books.id}/log`}>
        {w().tray.history}
      </a>
    </div>
  );
}

/** The usual sum stands on a button of its own: what they brought, all they have, the last book's price. */
function TaskCoins({ punter, task }: { punter: Punter; task: Task }) {
  const { dealer, scene, held } = useScene();
  const usual = task === 'cashout' ? punter.purse : task === 'buyin' ? usualPurse(punter) : held.coin;
  const words = { buyin: w().tray.buyInOf, cashout: w().tray.cashOutOf, book: w().tray.newBookFor }[task];
  const does = () => usual && moveMoney(dealer.desk, dealer.hand, task, punter.name, usual);
  return (
    <>
      {usual !== null && usual > 0 && (
        <Tap class="choice plain strong" meaning={task} does={() => void does()}>
          {words(money(usual, scene.table.currency))}
        </Tap>
      )}
      <MoneyCoins />
      <Other />
    </>
  );
}

/** What they brought in together, up to now, at one sitting. */
const usualPurse = (punter: Punter): number | null => (punter.brought_in ? punter.brought_in : null);
