/** The buttons of a lesson, in French. */

import type { LessonMessages } from './lesson-en.ts';

export const fr: LessonMessages = {
  place: (at, all) => `${at} sur ${all}`,
  skip: 'Passer',
  back: 'Retour',
  next: 'Suite',
  practice: 'S’exercer à une table d’essai',
  creatingPractice: 'Création de la table…',
  toTables: 'Vers les tables',
  others: 'Les leçons des autres jeux',
  words: 'Les mots du jeu',
};
