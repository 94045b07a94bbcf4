/** Correcting an entry that was recorded wrong, in French. */

import type { en } from '../en.ts';
import { cap, counted, from } from './grammar.ts';

export const corrections: (typeof en)['corrections'] = {
  correct: 'Corriger…',
  cancel: 'Annuler',
  title: 'Corriger une saisie',
  was: 'Saisi :',
  struckOut: 'Ne compte plus :',
  whichEntry: 'Quelle saisie ?',
  kind: 'Ce qu’il fallait saisir',
  firstCard: 'Première carte',
  secondCard: 'Deuxième carte',
  cards: 'Cartes, séparées par des espaces',
  none: 'Aucune',
  otherAmount: 'Autre montant',
  takeBack: 'Retirer cette saisie',
  change: 'La changer plutôt',
  recordChange: 'Enregistrer le changement',
  recordTakeBack: 'La retirer',
  recordDropping: (entries) =>
    entries < 2 ? 'Enregistrer sans cette saisie' : `Enregistrer sans ces ${entries} saisies`,
  chooseChange: 'Choisissez ce qui est juste. Le changement des soldes paraît ensuite ici.',
  calculating: 'Calcul de ce qui change…',
  unsent: 'Cette saisie n’est pas encore envoyée. Le changement vaut tout de suite.',
  offline: 'Pas de réseau. La correction sera envoyée à son retour, dans l’ordre de vos saisies.',
  notThis: 'Impossible à enregistrer :',
  noBalanceChanges: 'Aucun solde ne change.',
  theBank: 'la banque',
  less: (party, sum) => `${party} ${sum} de moins`,
  more: (party, sum) => `${party} ${sum} de plus`,
  toTable: (name, sum) => `${sum} de plus sur la table, de la bourse ${from(name)}`,
  toPurse: (name, sum) => `${sum} de retour dans la bourse ${from(name)}`,
  mustAnswer: (name) => `${name} a un gain à décider`,
  mustNotAnswer: (name) => `${name} n’a pas de gain à décider`,
  sentence: (parts) => `${parts.join(', ')}.`,
  happened: (changes) => `Corrigé : ${changes}`,
  happenedAt: (table, changes) => `Corrigé à ${table} : ${changes}`,
  noLongerFit: (entries) =>
    entries < 2
      ? 'Une saisie suivante ne convient plus :'
      : `${cap(counted(entries, 'saisie suivante', { more: 'saisies suivantes', feminine: true }))} ne conviennent plus :`,
  earlierDeal: 'Ceci a été saisi lors d’une donne précédente. L’historique en a la liste.',
  showHistory: 'Montrer l’historique',
};

/** Rulings, in French. */
export const rulings: (typeof en)['rulings'] = {
  open: 'Prendre une décision…',
  title: 'Prendre une décision',
  about: 'Si la table s’accorde à laisser une erreur ou à déplacer de l’argent, notez-le comme décision.',
  from: 'Qui paie',
  to: 'Qui reçoit l’argent',
  amount: 'Montant',
  reason: 'Motif',
  fillIn: 'Remplissez tout. Le changement des soldes paraît ensuite ici.',
  record: 'Enregistrer la décision',
  recording: 'Enregistrement…',
};
