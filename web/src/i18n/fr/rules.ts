/** The house rules as sentences, in French. */

import type { PageWords } from '../pages-en.ts';
import { counted } from './grammar.ts';

export const rules: PageWords['rules'] = {
  houseChoice: 'notre choix',
  changed: 'modifié ici',
  changedRules: (count) =>
    `${counted(count, 'règle', { feminine: true })} ${count < 2 ? 'modifiée' : 'modifiées'}`,
  source: (source) => `Source\u00a0: ${source}.`,
  title: 'Règles',
  odds: 'Ce que coûtent ces règles',
  gains: 'Ce que gagne en moyenne une mise simple, si le joueur',
  percent: (percent) => `${percent}\u00a0%`,
  colon: '\u00a0: ',
  inPlainWords: 'Les règles en mots simples',
  allSettings: 'Tous les réglages de cette table, avec leurs sources',
};
