/** The keyboard shortcuts of Lansquenet: the keys at the bottom, the rest, and the deck. */

import { language } from '../../../i18n/language.ts';
import { rankOfKey } from '../../../table-kit/model/keyboard.ts';
import { uiValues } from '../../../table-kit/model/table-context.ts';
import type { Keys } from '../../../table-kit/table-game.ts';
import { tableKeys } from '../keys.ts';
import { putCoinBack } from '../model/coin-in-hand.ts';
import { OUTCOMES } from '../view.ts';
import type { PageModel } from './page.ts';

/** Returns true if the key was a shortcut of the game. */
export function pressKey(model: PageModel, { key }: Pick<KeyboardEvent, 'key'>): boolean {
  if (key.toLowerCase() === 'r' && model.uiState.mode.peek().kind === 'none') {
    putCoinBack(model);
    return true;
  }
  const table = model.actions.table();
  const ui = { ...uiValues(model.uiState), layout: model.layout.value };
  const keys = table && tableKeys(table, ui, model.actions.isWaitingForEngine?.() === true);
  const pressed = keys?.keys.find(({ id }) => id === idOf(key, ui.mode.kind === 'cards', keys.kind));
  if (!keys || !pressed || pressed.isLocked) return false;
  keys.tap(model, pressed.id);
  return true;
}

/** The results are 1, 2 and 3 in their order; a suit has its letter, a rank its own key. */
function idOf(key: string, isCard: boolean, kind: Keys['kind']): string | null {
  if (!isCard) return OUTCOMES[Number(key) - 1] ?? null;
  if (kind === 'ranks') return rankOfKey(key, language.value === 'fr');
  return 'hdcs'.includes(key.toLowerCase()) ? key.toLowerCase() : null;
}
