/** The keyboard shortcuts of Glic: see, pass, fold, all pass, and the cards that are left. */

import { mayEnter } from '../../../table-kit/offers/allowed-entries.ts';
import { uiValues } from '../../../table-kit/model/table-context.ts';
import { tableKeys } from '../keys.ts';
import { countLeft, enterTurn } from '../model/actions.ts';
import { CARDS_OF_HAND, maySee, nextToCount } from '../model/table-queries.ts';
import type { Table } from '../view.ts';
import type { PageModel } from './page.ts';

const KEYS: Readonly<Record<string, string>> = { f: 'fold', a: 'all' };

/** Returns true if the key was a shortcut of the game. */
export function pressKey(model: PageModel, { key }: Pick<KeyboardEvent, 'key'>): boolean {
  const table = model.actions.table();
  if (!table) return false;
  const low = key.toLowerCase();
  if (model.uiState.mode.peek().kind === 'out') return countNext(model, table, Number(key));
  const keys = tableKeys(table, uiValues(model.uiState));
  const verb = keys && turnVerb(table, low);
  if (verb) {
    enterTurn(model, verb);
    return true;
  }
  const pressed = keys?.keys.find(({ id }) => id === KEYS[low]);
  if (!keys || !pressed || pressed.isLocked) return false;
  keys.tap(model, pressed.id);
  return true;
}

/** What the player in turn does by this key, with a button or without. */
function turnVerb(table: Table, low: string): 'see' | 'pass' | null {
  if (low === 's' && maySee(table)) return 'see';
  return low === 'p' && mayEnter(table, 'pass', table.turn ?? '') ? 'pass' : null;
}

/** The cards of the next player who is not counted. */
function countNext(model: PageModel, table: Table, cards: number): boolean {
  const { mode } = uiValues(model.uiState);
  if (mode.kind !== 'out' || !(cards >= 1 && cards <= CARDS_OF_HAND)) return false;
  const next = nextToCount(table, mode);
  if (next !== undefined) countLeft(model, next, cards);
  return true;
}
