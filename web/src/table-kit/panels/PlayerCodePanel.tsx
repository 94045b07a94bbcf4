/** The panel with the QR code of the chosen player's page. */

import { PlayerCode } from '../../../../features/follow/PlayerCode.tsx';
import { usePageModel } from '../model/page-model.ts';

export function PlayerCodePanel() {
  const { outbox, uiState } = usePageModel();
  const mode = uiState.mode.value;
  return mode.kind === 'punter' ? <PlayerCode session={outbox.id} player={mode.punter} /> : null;
}
