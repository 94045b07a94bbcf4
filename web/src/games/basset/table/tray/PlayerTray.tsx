/** The chosen punter: money in and out, a new book, what happened to them. */

import { messages } from '../../messages/messages.ts';
import { money } from '../../../../i18n/currency.ts';
import { useScene } from '../page-model.ts';
import type { Mode, Task } from '../ui-state.ts';
import { askedFor, asLastDeal } from '../grid/row-status.ts';
import { punterNamed } from '../../table-queries.ts';
import type { Punter } from '../../view.ts';
import { layAsLastDeal, moveMoney } from '../tap-actions.ts';
import { MoneyCoins, Other } from './CoinKeys.tsx';
import { CloseTray, TrayButton, TrayFrame, TrayLink, TrayTasks } from './TrayFrame.tsx';

export function PunterTray({ grip }: { grip: Extract<Mode, { kind: 'punter' }> }) {
  const { scene } = useScene();
  const punter = punterNamed(scene.table, grip.punter);
  if (!punter) return null;
  const below =
    punter.escrow || punter.at_table
      ? messages().playerRow.onTable(money(punter.at_table + punter.escrow, scene.table.currency))
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
    <TrayTasks>
      {asked.includes('last') && (
        <TrayButton meaning="last" does={asLast}>
          {messages().playerRow.asLastDeal}
        </TrayButton>
      )}
      {asked.includes('buyin') && (
        <TrayButton meaning="buyin" does={open('buyin')}>
          {messages().tray.buyIn}
        </TrayButton>
      )}
      {asked.includes('cashout') && (
        <TrayButton meaning="cashout" does={open('cashout')}>
          {messages().tray.cashOut}
        </TrayButton>
      )}
      {asked.includes('book') && (
        <TrayButton meaning="book" does={open('book')}>
          {messages().tray.newBook}
        </TrayButton>
      )}
      <TrayLink href={`/tables/${dealer.books.id}/log`}>{messages().tray.history}</TrayLink>
    </TrayTasks>
  );
}

/** The usual sum stands on a button of its own: what they brought, all they have, the last book's price. */
function TaskCoins({ punter, task }: { punter: Punter; task: Task }) {
  const { dealer, scene, held } = useScene();
  const usual = task === 'cashout' ? punter.purse : task === 'buyin' ? usualPurse(punter) : held.coin;
  const words = {
    buyin: messages().tray.buyInOf,
    cashout: messages().tray.cashOutOf,
    book: messages().tray.newBookFor,
  }[task];
  const does = () => usual && moveMoney(dealer.desk, dealer.hand, task, punter.name, usual);
  return (
    <>
      {usual !== null && usual > 0 && (
        <TrayButton kind="strong" meaning={task} does={() => void does()}>
          {words(money(usual, scene.table.currency))}
        </TrayButton>
      )}
      <MoneyCoins />
      <Other />
    </>
  );
}

/** What they brought in together, up to now, at one sitting. */
const usualPurse = (punter: Punter): number | null => (punter.brought_in ? punter.brought_in : null);
