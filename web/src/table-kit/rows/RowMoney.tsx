/** The button that opens a player's tray, where a tap on the name does something else. */

import { TapButton } from '../../ui/buttons/TapButton.tsx';
import { messages } from '../messages/messages.ts';
import { usePageModel } from '../model/table-context.ts';
import { toggleTray } from '../model/ui-state.ts';
import { HiddenPlayer } from './RowPlayer.tsx';
import './RowMoney.css';

export function RowMoney({ player }: { player: string }) {
  const { uiState } = usePageModel();
  return (
    <div class="row-money" role="gridcell">
      <TapButton class="row-money__button" meaning="tray" onTap={() => toggleTray(uiState, player)}>
        <span aria-hidden="true">…</span>
        <span class="visually-hidden">{messages().tray.money}</span>
        <HiddenPlayer />
      </TapButton>
    </div>
  );
}
