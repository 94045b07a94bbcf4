/** Loads the texts of the games, in the language shown and in each that is chosen later. `web/texts.py` writes the files. */

import { signal } from '@preact/signals';
import { importWithRetry } from '../platform/lazy-import.ts';
import { addCatalogue, language, loadLanguage, type Language } from './language.ts';

/** What is loaded, by the names of the files. */
export const loadedTexts = signal<ReadonlyMap<string, unknown>>(new Map());
const followed = new Set<string>();

/** Loads what screens of a game show, in the language shown and in each that is chosen later. Raises: `Unreachable`. */
export const loadGameTexts = (game: string): Promise<void> => follow(game, '');

/** Loads the explanations of a game in the same way. Raises: `Unreachable`. */
export const loadGameNotes = (game: string): Promise<void> => follow(game, '.notes');

/** Loads the advice of the refusals of a game in the same way. Raises: `Unreachable`. */
export const loadGameAdvice = (game: string): Promise<void> => follow(`refusals.${game}`, '');

async function follow(game: string, part: string): Promise<void> {
  const fileIn = (wanted: Language): string => `${game}.${wanted}${part}`;
  if (!followed.has(game + part)) {
    followed.add(game + part);
    addCatalogue({
      isLoaded: (wanted) => loadedTexts.peek().has(fileIn(wanted)),
      load: (wanted) => loadFile(fileIn(wanted)),
    });
  }
  await loadLanguage(language.peek());
}

/** Loads a file. A game that has none gets none, as if its texts were empty. */
async function loadFile(name: string): Promise<void> {
  const { TEXT_FILES } = await importWithRetry(() => import('./game-texts/text-files.ts'));
  const load = TEXT_FILES[name];
  const texts = load && (await importWithRetry(load)).default;
  loadedTexts.value = new Map([...loadedTexts.peek(), [name, texts]]);
}
