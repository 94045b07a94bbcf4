/** The house rules as sentences, in French. */

import type { en } from '../en.ts';

export const rules: (typeof en)['rules'] = {
  houseChoice: 'notre choix',
  changed: 'modifié ici',
  source: (source) => `Source\u00a0: ${source}.`,
  title: 'Règles',
  inPlainWords: 'Les règles en mots simples',
  allSettings: 'Tous les réglages de cette table, avec leurs sources',
};
