/** What the pages of all games show of Basset, in French. */

import type { CommonMessages } from './common-en.ts';
import { practice } from './fr/practice.ts';
import { progress } from './fr/progress.ts';

export const fr: CommonMessages = {
  closeHint:
    'Si une donne est en cours, terminez-la d’abord. Les mises et les paris sur la table sont rendus, et le jeu s’arrête. «\u00a0Annuler\u00a0» rouvre la table.',
  practice,
  progress,
};
