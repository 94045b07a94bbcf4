/** Loads the panels of the table page, and what its game adds to them, after the table itself. */

import { signal } from '@preact/signals';
import { loadGameAdvice, loadGameTexts } from '../../i18n/load-game-texts.ts';
import { importTranslated } from '../../i18n/language.ts';
import { importWithRetry } from '../../platform/lazy-import.ts';
import type { OwnMode } from '../model/modes.ts';
import type { TableView } from '../model/table-view.ts';
import type { LateParts, TableGame } from '../table-game.ts';
import { addLateParts, hasLateParts, whenAdded } from './late-parts.ts';

/** The rejection slip and the panels, once loaded. They are not needed before the first entry. */
export const panels = signal<typeof import('./panels.ts') | null>(null);

/** Whether the latest attempt to load them failed. */
export const hasFailed = signal(false);

const RETRY_MS = 5000;
const loading = new Set<string>();
/** Games that were asked for while an attempt ran. If it fails, the next one follows immediately. */
const askedAgain = new Set<string>();

type AnyGame<View extends TableView, Own extends OwnMode> = Pick<TableGame<View, Own>, 'id' | 'late'>;

/**
 * Loads the panels. Call it when the page is idle, because they may be needed offline later, and when one is needed.
 * If it fails, it tries again every few seconds and when the device is online again.
 */
export async function loadPanels<View extends TableView, Own extends OwnMode>(
  game: AnyGame<View, Own>,
): Promise<void> {
  if (isLoaded(game)) return;
  if (loading.has(game.id)) {
    askedAgain.add(game.id);
    return;
  }
  loading.add(game.id);
  const found = await importAll(game).catch(() => null);
  loading.delete(game.id);
  const isFirst = !hasFailed.peek();
  hasFailed.value = !found;
  if (!found) {
    if (isFirst) retryUntilLoaded(game);
    if (askedAgain.delete(game.id)) void loadPanels(game);
    return;
  }
  addLateParts(game, found.late);
  panels.value = found.parts;
}

const isLoaded = ({ id }: { readonly id: string }): boolean => panels.peek() !== null && hasLateParts({ id });

async function importAll<View extends TableView, Own extends OwnMode>(game: AnyGame<View, Own>) {
  const importPanels = () => importTranslated(() => importWithRetry(() => import('./panels.ts')));
  const importLate = async () => (game.late ? importTranslated(() => game.late!()) : {});
  const texts = [loadGameTexts(game.id), loadGameAdvice(game.id)];
  const [parts, late] = await Promise.all([importPanels(), importLate(), ...texts]);
  return { parts, late: late as LateParts };
}

function retryUntilLoaded<View extends TableView, Own extends OwnMode>(game: AnyGame<View, Own>): void {
  const retry = (): void => void loadPanels(game);
  addEventListener('online', retry);
  const timer = setInterval(retry, RETRY_MS);
  whenAdded(game, () => {
    removeEventListener('online', retry);
    clearInterval(timer);
  });
}
