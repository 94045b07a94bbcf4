/** The chosen punter: money in and out, a new book, what happened to them. */

import { TapButton } from '../../../../ui/TapButton.tsx';
import { t } from '../../../../i18n/language.ts';
import { money } from '../../../../i18n/currency.ts';
import { useScene } from '../page-model.ts';
import type { Mode, Task } from '../ui-state.ts';
import { askedFor, asLastDeal } from '../grid/row-status.ts';
import { punterNamed } from '../../table-queries.ts';
import type { Punter } from '../../view.ts';
import { layAsLastDeal, moveMoney } from '../tap-actions.ts';
import { MoneyCoins, Other } from './Coins.tsx';
import { CloseTray, TrayFrame } from './TrayFrame.tsx';

export function PunterTray({ grip }: { grip: Extract<Mode, { kind: 'punter' }> }) {
  const { scene } = useScene();
  const punter = punterNamed(scene.table, grip.punter);
  if (!punter) return null;
  const below =
    punter.escrow || punter.at_table
      ? t().row.atTable(money(punter.at_table + punter.escrow, scene.table.currency))
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
        <TapButton class="choice plain" meaning="last" does={asLast}>
          {t().row.asLastDeal}
        </TapButton>
      )}
      {asked.includes('buyin') && (
        <TapButton class="choice plain" meaning="buyin" does={open('buyin')}>
          {t().tray.buyIn}
        </TapButton>
      )}
      {asked.includes('cashout') && (
        <TapButton class="choice plain" meaning="cashout" does={open('cashout')}>
          {t().tray.cashOut}
        </TapButton>
      )}
      {asked.includes('book') && (
        <TapButton class="choice plain" meaning="book" does={open('book')}>
          {t().tray.newBook}
        </TapButton>
      )}
      <a class="choice plain" href={`/tables/${dealer.books.id}/log`}>
        {t().tray.history}
      </a>
    </div>
  );
}

/** The usual sum stands on a button of its own: what they brought, all they have, the last book's price. */
function TaskCoins({ punter, task }: { punter: Punter; task: Task }) {
  const { dealer, scene, held } = useScene();
  const usual = task === 'cashout' ? punter.purse : task === 'buyin' ? usualPurse(punter) : held.coin;
  const words = { buyin: t().tray.buyInOf, cashout: t().tray.cashOutOf, book: t().tray.newBookFor }[task];
  const does = () => usual && moveMoney(dealer.desk, dealer.hand, task, punter.name, usual);
  return (
    <>
      {usual !== null && usual > 0 && (
        <TapButton class="choice plain strong" meaning={task} does={() => void does()}>
          {words(money(usual, scene.table.currency))}
        </TapButton>
      )}
      <MoneyCoins />
      <Other />
    </>
  );
}

/** What they brought in together, up to now, at one sitting. */
const usualPurse = (punter: Punter): number | null => (punter.brought_in ? punter.brought_in : null);
