/** Texts of buttons that belong to one game. */

import { t } from './language.ts';

/** Returns a text with the title of its game before it; null: without. */
export const ofGame = (text: string, title: string | null): string =>
  title === null ? text : t().generic.field(title, text);
