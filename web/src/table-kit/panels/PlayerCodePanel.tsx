/** The panel with the QR code of the chosen player's page. */

import { PlayerCode } from '../../features/follow/PlayerCode.tsx';
import { usePageModel } from '../model/table-context.ts';

export function PlayerCodePanel() {
  const { outbox, uiState } = usePageModel();
  const mode = uiState.mode.value;
  return mode.kind === 'player' ? <PlayerCode session={outbox.id} player={mode.player} /> : null;
}
