/** The language of this device and its catalogue. */

import { effect, signal } from '@preact/signals';
import { importWithRetry } from '../platform/lazy-import.ts';
import { en, type Messages } from './en.ts';

export type { Messages } from './en.ts';

export type Language = 'en' | 'fr';

export const LANGUAGES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };

const STORAGE_KEY = 'paroli.language';
/** Loaded catalogues. English is bundled; French is loaded when it is chosen. */
const catalogues: Partial<Record<Language, Messages>> = { en };

const isLanguage = (word: string | null | undefined): word is Language => word === 'en' || word === 'fr';

function readStoredLanguage(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function initialLanguage(): Language {
  const chosen = readStoredLanguage();
  if (isLanguage(chosen)) return chosen;
  const asked = typeof navigator === 'undefined' ? [] : (navigator.languages ?? [navigator.language]);
  return asked.map((tag) => tag?.slice(0, 2)).find(isLanguage) ?? 'en';
}

export const language = signal<Language>(initialLanguage());
/** The latest choice. A catalogue that loads after a newer choice is ignored. */
let latestChoice = language.peek();

/** Loads the catalogue of a language. Until then `t()` returns English. */
export async function loadLanguage(wanted: Language): Promise<void> {
  if (wanted === 'fr') catalogues.fr ??= (await importWithRetry(() => import('./fr.ts'))).fr;
}

/** Loads a language, shows it and stores the choice on this device. Raises: `Unreachable`. */
export async function chooseLanguage(chosen: Language): Promise<void> {
  latestChoice = chosen;
  await loadLanguage(chosen);
  if (latestChoice !== chosen) return;
  language.value = chosen;
  try {
    localStorage.setItem(STORAGE_KEY, chosen);
  } catch {
    // If storage is blocked, the choice lasts until the page closes.
  }
}

/** Returns the catalogue. Call it while rendering, so that the text follows the language. */
export const t = (): Messages => catalogues[language.value] ?? en;

if (typeof document !== 'undefined') {
  effect(() => {
    document.documentElement.lang = language.value;
  });
}
