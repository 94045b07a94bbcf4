/** The field that copies its text, in French. */

import type { PageWords } from '../pages-en.ts';

export const copyField: PageWords['copyField'] = {
  copy: 'Copier',
  copied: 'Copié',
  copyManually: 'Copier manuellement',
  copiedAnnouncement: 'Copié.',
  manualAnnouncement: 'Pas copié. Le texte est sélectionné\u00a0: copiez-le manuellement.',
};
