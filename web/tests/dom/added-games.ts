/** The games that only the service of the tests has. The app has no file of them. */

import declared from '../../src/api/entries.json' with { type: 'json' };
import { TEXT_FILES } from '../../src/i18n/game-texts/text-files.ts';
import { readAddedGames } from './service.ts';

/** Adds what the files of each game hold. */
export async function addGamesOfTests(): Promise<void> {
  const added = await readAddedGames();
  Object.assign(declared, added.declared);
  const files = Object.entries(added.texts).map(([name, texts]) => [
    name,
    () => Promise.resolve({ default: texts }),
  ]);
  Object.assign(TEXT_FILES, Object.fromEntries(files));
}
