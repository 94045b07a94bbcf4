/** The middle of a row: who banks, with the bank, and what each player stakes on which hand. */

import { money } from '../../../i18n/amounts/currency.ts';
import { t } from '../../../i18n/language.ts';
import { BankerCell, CoinCells, CoinKey } from '../../../table-kit/banks/CoinCells.tsx';
import { unsentOf } from '../../../table-kit/model/scene.ts';
import type { CellsProps } from '../../../table-kit/table-game.ts';
import { messages } from '../messages/messages.ts';
import { findPlayer, hasTwoSides, isAbiding, stakeOf, stakesOf, sumOf } from '../model/table-queries.ts';
import type { Table } from '../view.ts';
import './StakeCells.css';
import { useScene } from './page.ts';

type Props = Pick<CellsProps<Table>, 'view' | 'player'>;

export const StakeCells = ({ view, player }: CellsProps<Table>) => (
  <CoinCells>
    {player === view.banker ? (
      <BankerCell role={messages().table.banks} amount={view.bank} currency={view.currency} />
    ) : (
      <Punter view={view} player={player} />
    )}
  </CoinCells>
);

function Punter({ view, player }: Props) {
  const words = messages().table;
  const found = findPlayer(view, player);
  // Without a bank, nothing is covered.
  const place = view.banker === null ? 0 : view.order.indexOf(player) + 1;
  return (
    <div class="stake-cells" data-sides={hasTwoSides(view)}>
      {place > 0 && (
        <span class="stake-cells__place">
          <span aria-hidden="true">{place}</span>
          <span class="visually-hidden">{words.place(t().ordinal(place))}</span>
          {hasTwoSides(view) && found?.hand && (
            <span class="stake-cells__side" data-side={found.hand}>
              {words.sides[found.hand]}
            </span>
          )}
        </span>
      )}
      <span class="stake-cells__coin">
        <Stake view={view} player={player} />
      </span>
      <Marks view={view} player={player} />
    </div>
  );
}

/** The stake as a coin. A tap opens what can be done with it. */
function Stake({ view, player }: Props) {
  const { scene } = useScene();
  const amount = stakeOf(view, player);
  if (amount === 0) return null;
  const isFixed = view.dealt !== null || isAbiding({ stakes: stakesOf(view, player) });
  return (
    <CoinKey
      opens={{ kind: 'stake', player }}
      amount={amount}
      currency={view.currency}
      label={messages().table.stakeOf(player, money(amount, view.currency))}
      isUnsent={unsentOf(scene, player).some(({ kind }) => kind === 'stake' || kind === 'banco')}
      isDisabled={isFixed || view.bancos.length > 0}
    />
  );
}

/** What else a dealer wants to know of a punter: banco, cards, a tie, a stake that the bank does not cover. */
function Marks({ view, player }: Props) {
  const words = messages().table;
  const stakes = stakesOf(view, player);
  const covered = sumOf(stakes.map((stake) => stake.covered));
  const isPart = covered < stakeOf(view, player) && !view.dealt && view.banker !== null;
  const marks = {
    stands: findPlayer(view, player)?.is_bystander && words.stands,
    banco: view.bancos.some(({ punter }) => punter === player) && words.goesBank,
    holder: view.sides.some(({ holder }) => holder === player) && words.holder,
    abides: isAbiding({ stakes }) && words.abides,
    covered: isPart && (covered > 0 ? words.coveredOf(money(covered, view.currency)) : words.notCovered),
  };
  return (
    <span class="stake-cells__marks">
      {Object.entries(marks).map(
        ([mark, text]) =>
          text && (
            <span key={mark} class="stake-cells__mark" data-mark={mark}>
              {text}
            </span>
          ),
      )}
    </span>
  );
}
