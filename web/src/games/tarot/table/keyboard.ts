/** The keyboard shortcuts of Swiss Tarot: the figures of a count, and the counting aid. */

import { uiValues } from '../../../table-kit/model/table-context.ts';
import { DELETE, tableKeys } from '../keys.ts';
import { openAid } from '../model/actions.ts';
import type { PageModel } from './page.ts';

/** Returns true if the key was a shortcut of the game. */
export function pressKey(model: PageModel, { key }: Pick<KeyboardEvent, 'key'>): boolean {
  const table = model.actions.table();
  const keys = table && tableKeys(table, uiValues(model.uiState));
  if (!keys) return false;
  if (key.toLowerCase() === 't' && model.uiState.mode.peek().kind !== 'aid') {
    openAid(model);
    return true;
  }
  const pressed = keys.keys.find(({ id }) => id === (key === 'Backspace' ? DELETE : key));
  if (!pressed || pressed.isLocked) return false;
  keys.tap(model, pressed.id);
  return true;
}
