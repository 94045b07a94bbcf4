/** Which language this device speaks, and the catalogue of that language. */

import { effect, signal } from '@preact/signals';
import { importWithRetry } from '../platform/lazy-import.ts';
import { en, type Messages } from './en.ts';

export type { Messages } from './en.ts';

export type Language = 'en' | 'fr';

export const LANGUAGES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };

const KEPT = 'paroli.language';
/** Only those spoken here are fetched; English is always there. */
const catalogues: Partial<Record<Language, Messages>> = { en };

const isLanguage = (word: string | null | undefined): word is Language => word === 'en' || word === 'fr';

function kept(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

function first(): Language {
  const chosen = kept();
  if (isLanguage(chosen)) return chosen;
  const asked = typeof navigator === 'undefined' ? [] : (navigator.languages ?? [navigator.language]);
  return asked.map((tag) => tag?.slice(0, 2)).find(isLanguage) ?? 'en';
}

export const language = signal<Language>(first());
/** What was chosen last: a catalogue that comes late changes nothing. */
let wished = language.peek();

/** Fetches the catalogue of a language; until it is there, English is spoken. */
export async function loadLanguage(wanted: Language): Promise<void> {
  if (wanted === 'fr') catalogues.fr ??= (await importWithRetry(() => import('./fr.ts'))).fr;
}

/** Speaks another language as soon as it is learnt, and on this device from now on. Rejects with `Gone` where it cannot be fetched. */
export async function chooseLanguage(chosen: Language): Promise<void> {
  wished = chosen;
  await loadLanguage(chosen);
  if (wished !== chosen) return;
  language.value = chosen;
  try {
    localStorage.setItem(KEPT, chosen);
  } catch {
    // Where nothing may be kept the choice holds for this page.
  }
}

/** The catalogue; read it while rendering, so that what is shown follows the language. */
export const t = (): Messages => catalogues[language.value] ?? en;

if (typeof document !== 'undefined') {
  effect(() => {
    document.documentElement.lang = language.value;
  });
}
