/** What a tap on a name does where the rows have no room for buttons, and the second line of a name there. */

import { plain } from '../../../../i18n/markup.ts';
import type { NameTap } from '../../../../table-kit/table-game.ts';
import { messages } from '../../messages/messages.ts';
import { findPunter } from '../../table-queries.ts';
import type { Table } from '../../view.ts';
import type { BassetMode } from '../model/basset-modes.ts';
import type { Scene, Ui } from '../model/basset-page.ts';
import { askForNewCard, tapBet } from '../model/tap-actions.ts';
import { betsNote } from '../rejection/entry-notes.ts';
import { nameTapAction } from './row-status.ts';

/** Returns a bet or a replacement card; null: the tap opens the punter's tray. */
export function nameTap(scene: Scene, ui: Ui, name: string): NameTap<Table, BassetMode> | null {
  const punter = findPunter(scene.table, name);
  const meaning = punter ? nameTapAction(scene, ui, punter) : 'tray';
  const { newCard, bets, acceptsBet } = messages().playerRow;
  if (meaning === 'tray') return null;
  if (meaning === 'new_card')
    return { meaning, words: newCard, run: ({ uiState }) => askForNewCard(uiState, name) };
  const words = meaning === 'backer' ? bets('') : acceptsBet('');
  return {
    ...{ isAsked: true, meaning, words: words.trim() },
    run: ({ actions, uiState }) => tapBet(actions, uiState, name),
  };
}

/** Returns the results of a punter's side bets; '' without any. */
export const nameNote = (table: Table, _: Ui, name: string): string => plain(betsNote(table, name));
