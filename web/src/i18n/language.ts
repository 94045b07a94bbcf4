/** The language of this device and its catalogues: the shared one, and those that games add. */

import { effect, signal } from '@preact/signals';
import { importWithRetry } from '../platform/lazy-import.ts';
import { en, type Messages } from './en.ts';

export type { Messages } from './en.ts';

export type Language = 'en' | 'fr';

export const LANGUAGES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };

const STORAGE_KEY = 'paroli.language';

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

interface Catalogue {
  readonly isLoaded: (wanted: Language) => boolean;
  /** Raises: `Unreachable`. */
  readonly load: (wanted: Language) => Promise<void>;
}

const catalogues: Catalogue[] = [];

/** Adds a catalogue that is loaded with each language. */
export const addCatalogue = (catalogue: Catalogue): void => void catalogues.push(catalogue);

/**
 * Adds a catalogue and returns its accessor. Call the accessor while rendering, so that the text follows the
 * language. English comes with the module; `importFrench` runs when French is shown. A game adds its own.
 */
export function createCatalogue<Words>(
  english: Words,
  importFrench: () => Promise<{ readonly fr: Words }>,
): () => Words {
  const french = signal<Words | null>(null);
  addCatalogue({
    isLoaded: (wanted) => wanted === 'en' || french.peek() !== null,
    load: async () => {
      french.value = (await importWithRetry(importFrench)).fr;
    },
  });
  return () => (language.value === 'fr' ? (french.value ?? english) : english);
}

/** Loads a language in all catalogues, and in those that are added meanwhile. Raises: `Unreachable`. */
export async function loadLanguage(wanted: Language): Promise<void> {
  const missing = catalogues.filter(({ isLoaded }) => !isLoaded(wanted));
  if (!missing.length) return;
  await Promise.all(missing.map(({ load }) => load(wanted)));
  await loadLanguage(wanted);
}

/** Imports a module and its catalogues in the language shown. Raises: `Unreachable`. */
export async function importTranslated<Part>(importPart: () => Promise<Part>): Promise<Part> {
  const part = await importPart();
  await loadLanguage(language.peek());
  return part;
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

/** Returns the shared catalogue. */
export const t: () => Messages = createCatalogue<Messages>(en, () => import('./fr.ts'));

if (typeof document !== 'undefined') {
  effect(() => {
    document.documentElement.lang = language.value;
  });
}
