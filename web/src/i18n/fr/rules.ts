/** The house rules as sentences, in French. */

import type { en } from '../en.ts';

export const rules: (typeof en)['rules'] = {
  houseChoice: 'choix de la maison',
  changed: 'modifié ici',
  source: (source) => `D’après ${source}`,
  title: 'Règles',
};
