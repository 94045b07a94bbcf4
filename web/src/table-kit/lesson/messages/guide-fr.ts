/** The frame of the step that a practice table shows, in French. */

import type { GuideMessages } from './guide-en.ts';

export const fr: GuideMessages = {
  label: 'Étape suivante',
  hide: 'Masquer les étapes des tables d’essai',
};
