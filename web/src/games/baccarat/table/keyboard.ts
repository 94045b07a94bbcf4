/** The keyboard shortcuts of Baccarat: the keys at the bottom, no third card, and banco. */

import { language } from '../../../i18n/language.ts';
import { rankOfKey } from '../../../table-kit/model/keyboard.ts';
import { uiValues } from '../../../table-kit/model/table-context.ts';
import { resultsFor, tableKeys } from '../keys.ts';
import { standPat } from '../model/actions.ts';
import type { Ui } from '../model/own-mode.ts';
import { mainStep } from '../step.ts';
import type { Table } from '../view.ts';
import type { PageModel } from './page.ts';

/** Returns true if the key was a shortcut of the game. */
export function pressKey(model: PageModel, { key }: Pick<KeyboardEvent, 'key'>): boolean {
  const table = model.actions.table();
  if (!table) return false;
  const ui = { ...uiValues(model.uiState), layout: model.layout.value };
  if (key.toLowerCase() === 'g' && ui.mode.kind === 'none' && table.phase === 'staking') {
    model.uiState.mode.value = { kind: 'banco', isCheval: false };
    return true;
  }
  if (key === '-' && mainStep(table, ui)?.id.startsWith('no card')) {
    standPat(model);
    return true;
  }
  const keys = tableKeys(table, ui, model.actions.isWaitingForEngine?.() === true);
  const pressed = keys?.keys.find(({ id }) => id === idOf(key, table, ui));
  if (!keys || !pressed || pressed.isLocked) return false;
  keys.tap(model, pressed.id);
  return true;
}

/** The results are 1, 2, 3 and so on in their order; a rank has its own key. */
function idOf(key: string, table: Table, { mode }: Pick<Ui, 'mode'>): string | null {
  if (mode.kind === 'cards') return rankOfKey(key, language.value === 'fr');
  return resultsFor(table, mode.kind === 'result' ? 'left' : 'right')[Number(key) - 1] ?? null;
}
