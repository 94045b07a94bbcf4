/** The end of a row in landscape: covers with one tap, names the buyer of the deck, or says what the hand brought. */

import { t } from '../../../i18n/language.ts';
import { net } from '../../../i18n/amounts/currency.ts';
import { messages as kitMessages } from '../../../table-kit/messages/messages.ts';
import { findPlayer as seatedPlayer, hasLeft, unsentOf } from '../../../table-kit/model/scene.ts';
import { toggleTray } from '../../../table-kit/model/ui-state.ts';
import { RowChoice } from '../../../table-kit/rows/RowChoice.tsx';
import { cashedOutText } from '../../../table-kit/rows/money-note.ts';
import { PendingNote, TextNote } from '../../../table-kit/rows/RowNote.tsx';
import type { CellsProps } from '../../../table-kit/table-game.ts';
import { messages } from '../messages/messages.ts';
import { enterCover } from '../model/actions.ts';
import { findPlayer } from '../model/table-queries.ts';
import type { Table } from '../view.ts';
import { useScene } from './page.ts';
import { coverWords, handResult, rowAction, type RowAction } from './row-action.ts';
import { shortEntryText } from './short-entry-text.ts';

export function RowEnd({ view, player }: CellsProps<Table>) {
  const { ui } = useScene();
  const action = rowAction(view, ui, player);
  return action.kind === 'none' ? (
    <Note view={view} player={player} />
  ) : (
    <Action view={view} player={player} action={action} />
  );
}

interface ActionProps {
  readonly view: Table;
  readonly player: string;
  readonly action: RowAction;
}

function Action({ view, player, action }: ActionProps) {
  const { model } = useScene();
  const words = messages().table;
  switch (action.kind) {
    case 'cover':
      return (
        <RowChoice
          meaning="cover"
          words={coverWords(view, player, action.sum)}
          detail={action.isRest ? words.rest : ''}
          onTap={() => enterCover(model, player, action.sum)}
        />
      );
    case 'buy':
      return (
        <RowChoice
          meaning="buy"
          words={words.buy}
          detail=""
          onTap={() => {
            model.uiState.mode.value = { kind: 'sale', player };
          }}
        />
      );
    default:
      return (
        <RowChoice
          meaning="buyin"
          words={kitMessages().tray.buyIn}
          detail={words.noMoney}
          onTap={() => toggleTray(model.uiState, player)}
        />
      );
  }
}

function Note({ view, player }: Omit<ActionProps, 'action'>) {
  const { scene } = useScene();
  const words = messages().table;
  const unsent = unsentOf(scene, player).at(-1);
  if (unsent) return <PendingNote text={shortEntryText(unsent, view)} />;
  const party = seatedPlayer(view, player);
  if (party && hasLeft(party)) return <TextNote text={cashedOutText(view, player)} />;
  const result = handResult(view, player);
  if (result) return <TextNote text={words.handResult(net(result, view.currency))} />;
  const seats = findPlayer(view, player)?.seats_to_bank ?? 0;
  return seats === 1 && view.phase !== 'closed' ? <TextNote text={t().capitalize(words.banksNext)} /> : null;
}
