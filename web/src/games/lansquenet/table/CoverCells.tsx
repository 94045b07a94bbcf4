/** The middle of a row: who banks, with the wager, and what each player covers. */

import { money } from '../../../i18n/amounts/currency.ts';
import { Coin } from '../../../table-kit/money/Coin.tsx';
import { unsentOf } from '../../../table-kit/model/scene.ts';
import type { CellsProps } from '../../../table-kit/table-game.ts';
import { TapButton } from '../../../ui/buttons/TapButton.tsx';
import { mayChangeWager } from '../figures.ts';
import { messages } from '../messages/messages.ts';
import { coverOf } from '../model/table-queries.ts';
import type { Table } from '../view.ts';
import './CoverCells.css';
import { useScene } from './page.ts';

type Props = Pick<CellsProps<Table>, 'view' | 'player'>;

export function CoverCells({ view, player }: CellsProps<Table>) {
  return (
    <div class="cover-cells" role="gridcell">
      {player === view.banker ? <Bank view={view} /> : <Cover view={view} player={player} />}
    </div>
  );
}

function Bank({ view }: { readonly view: Table }) {
  const { model } = useScene();
  const words = messages().table;
  const wager = view.wager > 0 && (
    <Coin class="cover-cells__coin" amount={view.wager} currency={view.currency} />
  );
  const open = () => {
    model.uiState.mode.value = { kind: 'wager' };
  };
  return (
    <>
      <b class="cover-cells__bank">{view.phase === 'selling' ? words.sells : words.banks}</b>
      {wager && mayChangeWager(view) ? (
        <TapButton
          class="cover-cells__place"
          onTap={open}
          meaning="wager"
          aria-label={`${money(view.wager, view.currency)}, ${words.changeWager}`}
        >
          {wager}
        </TapButton>
      ) : (
        wager
      )}
    </>
  );
}

/** The cover as a coin. A tap opens what can be done with it. */
function Cover({ view, player }: Props) {
  const { model, scene, ui } = useScene();
  const amount = coverOf(view, player);
  if (amount === 0) return null;
  const isOpen = ui.mode.kind === 'cover' && ui.mode.player === player;
  const isUnsent = unsentOf(scene, player).some(({ kind }) => kind === 'cover');
  const toggle = () => {
    model.uiState.mode.value = isOpen ? { kind: 'none' } : { kind: 'cover', player };
  };
  return (
    <TapButton
      class="cover-cells__place"
      data-pending={isUnsent}
      onTap={toggle}
      meaning={`cover ${player}`}
      isDisabled={view.dealt !== null}
      aria-expanded={isOpen}
      aria-label={messages().table.coverOf(player, money(amount, view.currency))}
    >
      <Coin class="cover-cells__coin" amount={amount} currency={view.currency} />
    </TapButton>
  );
}
