/** The middle of a row: who banks, with the wager, and what each player covers. */

import { money } from '../../../i18n/amounts/currency.ts';
import { BankerCell, CoinCells, CoinKey } from '../../../table-kit/banks/CoinCells.tsx';
import { unsentOf } from '../../../table-kit/model/scene.ts';
import type { CellsProps } from '../../../table-kit/table-game.ts';
import { mayChangeWager } from '../figures.ts';
import { messages } from '../messages/messages.ts';
import { coverOf } from '../model/table-queries.ts';
import type { Table } from '../view.ts';
import { useScene } from './page.ts';

type Props = Pick<CellsProps<Table>, 'view' | 'player'>;

export const CoverCells = ({ view, player }: CellsProps<Table>) => (
  <CoinCells>
    {player === view.banker ? <Bank view={view} /> : <Cover view={view} player={player} />}
  </CoinCells>
);

function Bank({ view }: Pick<Props, 'view'>) {
  const words = messages().table;
  const coin = { amount: view.wager, currency: view.currency };
  const label = `${money(view.wager, view.currency)}, ${words.changeWager}`;
  const isChangeable = view.wager > 0 && mayChangeWager(view);
  return (
    <BankerCell role={view.phase === 'selling' ? words.sells : words.banks} {...coin}>
      {isChangeable ? <CoinKey opens={{ kind: 'wager' }} label={label} {...coin} /> : undefined}
    </BankerCell>
  );
}

/** The cover as a coin. A tap opens what can be done with it. */
function Cover({ view, player }: Props) {
  const { scene } = useScene();
  const amount = coverOf(view, player);
  if (amount === 0) return null;
  return (
    <CoinKey
      opens={{ kind: 'cover', player }}
      amount={amount}
      currency={view.currency}
      label={messages().table.coverOf(player, money(amount, view.currency))}
      isUnsent={unsentOf(scene, player).some(({ kind }) => kind === 'cover')}
      isDisabled={view.dealt !== null}
    />
  );
}
