/** The end of a row in landscape: stakes or goes bank with one tap, takes the bank, or says what the hand brought. */

import type { ComponentChildren } from 'preact';
import { money, net } from '../../../i18n/amounts/currency.ts';
import { messages as kitMessages } from '../../../table-kit/messages/messages.ts';
import { unsentOf } from '../../../table-kit/model/scene.ts';
import { toggleTray } from '../../../table-kit/model/ui-state.ts';
import { RowChoice } from '../../../table-kit/rows/RowChoice.tsx';
import { PendingNote, TextNote } from '../../../table-kit/rows/RowNote.tsx';
import type { CellsProps } from '../../../table-kit/table-game.ts';
import { messages } from '../messages/messages.ts';
import { enterBanco, enterBank, enterStake } from '../model/actions.ts';
import type { Table } from '../view.ts';
import { useScene } from './page.ts';
import { amountWords, handResult, mayGoBank, rowAction, stakeWords, type RowAction } from './row-action.ts';
import { shortEntryText } from './short-entry-text.ts';

export function RowEnd({ view, player }: CellsProps<Table>) {
  const { ui } = useScene();
  const action = rowAction(view, ui, player);
  const isBeside = ui.mode.kind !== 'banco' && ui.mode.kind !== 'cards' && ui.mode.kind !== 'result';
  if (action.kind === 'none' && !(isBeside && mayGoBank(view, player)))
    return <Note view={view} player={player} />;
  return (
    <>
      {action.kind !== 'none' && <Action view={view} player={player} action={action} />}
      {isBeside && mayGoBank(view, player) && <Banco player={player} />}
    </>
  );
}

interface ActionProps {
  readonly view: Table;
  readonly player: string;
  readonly action: RowAction;
}

function Action({ view, player, action }: ActionProps): ComponentChildren {
  const { model } = useScene();
  switch (action.kind) {
    case 'bank':
    case 'stake':
      return <SumAction view={view} player={player} action={action} />;
    case 'amount':
      return <AmountAction view={view} player={player} />;
    case 'banco':
      return <Banco player={player} isCheval={action.isCheval} />;
    default:
      return (
        <RowChoice
          meaning="buyin"
          words={kitMessages().tray.buyIn}
          detail={messages().table.noMoney}
          onTap={() => toggleTray(model.uiState, player)}
        />
      );
  }
}

interface SumProps extends ActionProps {
  readonly action: Extract<RowAction, { readonly kind: 'bank' | 'stake' }>;
}

/** Takes the bank, or stakes, with a sum that is known. */
function SumAction({ view, player, action }: SumProps) {
  const { model } = useScene();
  const words = messages().table;
  const isBank = action.kind === 'bank';
  return (
    <RowChoice
      meaning={action.kind}
      words={
        isBank ? words.takesBank(money(action.sum, view.currency)) : stakeWords(view, player, action.sum)
      }
      detail={!isBank && action.isLast ? words.asBefore : ''}
      onTap={() => (isBank ? enterBank : enterStake)(model, player, action.sum)}
    />
  );
}

function AmountAction({ view, player }: Pick<ActionProps, 'view' | 'player'>) {
  const { model } = useScene();
  return (
    <RowChoice
      meaning="amount"
      words={amountWords(view, player)}
      detail={messages().table.chooseAmount}
      onTap={() => {
        model.uiState.mode.value = { kind: 'stake', player };
      }}
    />
  );
}

interface BancoProps {
  readonly player: string;
  readonly isCheval?: boolean;
}

function Banco({ player, isCheval = false }: BancoProps) {
  const { model } = useScene();
  const words = messages().table;
  return (
    <RowChoice
      meaning="banco"
      words={isCheval ? words.cheval : words.banco}
      detail={isCheval ? words.bothHands : ''}
      onTap={() => enterBanco(model, player, isCheval)}
    />
  );
}

function Note({ view, player }: Pick<ActionProps, 'view' | 'player'>) {
  const { scene } = useScene();
  const words = messages().table;
  const unsent = unsentOf(scene, player).at(-1);
  if (unsent) return <PendingNote text={shortEntryText(unsent, view)} />;
  const result = handResult(view, player);
  if (result) return <TextNote text={words.handResult(net(result, view.currency))} />;
  return view.phase === 'open' && view.in_turn === player ? <TextNote text={words.inTurn} /> : null;
}
