/** Evenings, and the tables that count in them, in French. */

import { counted, startsWithDay } from '../../../i18n/fr/grammar.ts';
import type { GatheringMessages } from './en.ts';

export const fr: GatheringMessages = {
  choose: 'Choisir une soirée',
  evenings: 'Soirées',
  loading: 'Chargement des soirées…',
  more: 'Afficher plus',
  moreShown: (count) => `${count === 1 ? 'Une autre soirée affichée' : `${count} autres soirées affichées`}.`,
  noEvenings: 'Aucune soirée pour l’instant.',
  noEveningsHint:
    'Une soirée a un nom, une date et un lieu. Les tables que vous y ouvrez ont un classement commun.',
  startHint:
    'Commencez par «\u00a0Nouvelle soirée\u00a0»\u00a0: les tables que vous y ouvrez ont un classement commun. Vous pouvez aussi ouvrir une table sans soirée.',
  tablesSince: (moment) => `Tables ouvertes depuis ${startsWithDay(moment) ? 'le ' : ''}${moment}`,

  create: 'Nouvelle soirée',
  createHint: 'Les tables que vous ouvrez pour cette soirée ont un classement commun.',
  change: 'Modifier',
  changeTitle: 'Modifier la soirée',
  name: 'Nom de la soirée',
  defaultName: (day) => `Soirée du ${day}`,
  date: 'Jour',
  enterDate: 'Saisissez un jour.',
  place: 'Lieu (facultatif)',
  open: 'Ouvrir la soirée',
  opening: 'Ouverture…',
  opened: (name) => `Ouverte\u00a0: ${name}.`,
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'La soirée est modifiée.',
  changedMeanwhile:
    'Rien n’est enregistré\u00a0: quelqu’un d’autre a modifié la soirée. Ce que vous n’avez pas modifié est à jour. Vérifiez, puis enregistrez de nouveau.',
  cancel: 'Annuler',

  empty: 'Aucune table pour cette soirée.',
  emptyHint: 'Une table que vous ouvrez ici appartient à cette soirée.',
  emptyMoveHint:
    'Pour déplacer une table ici, trouvez-la sous «\u00a0Toutes les soirées\u00a0», puis choisissez «\u00a0Options de table\u00a0».',
  reports: 'Rapports de la soirée',

  options: 'Options de table',
  optionsOf: (table) => `Options de table\u00a0: ${table}`,
  tableName: 'Nom de la table',
  rename: 'Changer le nom',
  renamed: (name) => `La table s’appelle maintenant ${name}.`,
  enterName: 'Saisissez un nom.',
  move: 'Déplacer vers une autre soirée',
  moveHint: 'La table compte alors dans le classement de cette soirée-là.',
  moveNow: 'Déplacer',
  moved: (table, evening) => `${table} est déplacée\u00a0: ${evening}.`,
  movedOut: (table) => `${table} n’appartient plus à une soirée.`,
  noOther: 'Il n’y a pas d’autre soirée. Ouvrez-en une avec «\u00a0Nouvelle soirée\u00a0».',
  hide: 'Retirer de la soirée',
  hideHint: 'La table garde ses comptes. La soirée et son classement ne la comptent plus.',
  hidden: (table) => `${table} est retirée. Elle est sous «\u00a0Non comptées\u00a0».`,
  show: 'Remettre',
  shown: (table) => `${table} compte de nouveau dans la soirée.`,
  markPractice: 'Marquer comme essai',
  markPracticeHint: 'Pour une table où l’on apprend. Elle ne compte dans aucune soirée.',
  noPractice: 'Une table qui joue avec un compte ne peut pas être un essai.',
  marked: (table) => `${table} est marquée comme essai. Elle est sous «\u00a0Non comptées\u00a0».`,
  unmark: 'Compter de nouveau',
  moving: 'Déplacement…',
  changing: 'Modification…',

  notCounted: (count) => `Non comptées (${count})`,
  notCountedHint: 'Le classement ne compte pas ces tables. Leurs comptes sont complets.',
  isHidden: 'retirée',
  isPractice: 'essai',
  showOf: (table) => `Remettre\u00a0: ${table}`,
  unmarkOf: (table) => `Compter de nouveau\u00a0: ${table}`,

  evening: 'Soirée',
  none: 'Aucune soirée',
  practice: 'Essai\u00a0: ne compte pas',

  thisTable: 'Cette table',
  thisTableFinal: 'Cette table\u00a0: classement final',
  wholeEvening: (tables) => `La soirée jusqu’ici\u00a0: ${counted(tables, 'table', { feminine: true })}`,
};
