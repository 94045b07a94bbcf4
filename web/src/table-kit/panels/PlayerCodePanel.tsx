/** The panel with the QR code of the chosen player's page. */

import { PlayerCode } from '../../features/follow/PlayerCode.tsx';
import { messages } from '../../features/follow/messages/messages.ts';
import { usePageModel } from '../model/table-context.ts';

export const codeTitle = (): string => messages().playerTitle;

export function PlayerCodePanel() {
  const { outbox, uiState } = usePageModel();
  const mode = uiState.mode.value;
  return mode.kind === 'player' ? <PlayerCode session={outbox.id} player={mode.player} /> : null;
}
