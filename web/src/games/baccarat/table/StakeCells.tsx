/** The middle of a row: who banks, with the bank, and what each player stakes on which hand. */

import { money } from '../../../i18n/amounts/currency.ts';
import { t } from '../../../i18n/language.ts';
import { Coin } from '../../../table-kit/money/Coin.tsx';
import { unsentOf } from '../../../table-kit/model/scene.ts';
import type { CellsProps } from '../../../table-kit/table-game.ts';
import { TapButton } from '../../../ui/buttons/TapButton.tsx';
import { messages } from '../messages/messages.ts';
import { findPlayer, hasTwoSides, isAbiding, stakeOf, stakesOf, sumOf } from '../model/table-queries.ts';
import type { Table } from '../view.ts';
import './StakeCells.css';
import { useScene } from './page.ts';

type Props = Pick<CellsProps<Table>, 'view' | 'player'>;

export function StakeCells({ view, player }: CellsProps<Table>) {
  return (
    <div class="stake-cells" role="gridcell">
      {player === view.banker ? <Bank view={view} /> : <Punter view={view} player={player} />}
    </div>
  );
}

const Bank = ({ view }: Pick<Props, 'view'>) => (
  <>
    <b class="stake-cells__bank">{messages().table.banks}</b>
    {view.bank > 0 && <Coin class="stake-cells__coin" amount={view.bank} currency={view.currency} />}
  </>
);

function Punter({ view, player }: Props) {
  const words = messages().table;
  const found = findPlayer(view, player);
  const place = view.order.indexOf(player) + 1;
  return (
    <>
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
      <Stake view={view} player={player} />
      <Marks view={view} player={player} />
    </>
  );
}

/** The stake as a coin. A tap opens what can be done with it. */
function Stake({ view, player }: Props) {
  const { model, scene, ui } = useScene();
  const amount = stakeOf(view, player);
  if (amount === 0) return null;
  const isOpen = ui.mode.kind === 'stake' && ui.mode.player === player;
  const isUnsent = unsentOf(scene, player).some(({ kind }) => kind === 'stake' || kind === 'banco');
  const isFixed = view.dealt !== null || isAbiding({ stakes: stakesOf(view, player) });
  const toggle = () => {
    model.uiState.mode.value = isOpen ? { kind: 'none' } : { kind: 'stake', player };
  };
  return (
    <TapButton
      class="stake-cells__stake"
      data-pending={isUnsent}
      onTap={toggle}
      meaning={`stake ${player}`}
      isDisabled={isFixed || view.bancos.length > 0}
      aria-expanded={isOpen}
      aria-label={messages().table.stakeOf(player, money(amount, view.currency))}
    >
      <Coin class="stake-cells__coin" amount={amount} currency={view.currency} />
    </TapButton>
  );
}

/** What else a dealer wants to know of a punter: banco, cards, a tie, a stake that the bank does not cover. */
function Marks({ view, player }: Props) {
  const words = messages().table;
  const stakes = stakesOf(view, player);
  const covered = sumOf(stakes.map((stake) => stake.covered));
  const isPart = covered < stakeOf(view, player) && !view.dealt;
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
