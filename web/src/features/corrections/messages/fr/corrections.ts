/** Correcting an entry that was recorded wrong, in French. */

import type * as en from '../en/corrections.ts';
import { cap, counted, from } from '../../../../i18n/fr/grammar.ts';

export const corrections: typeof en.corrections = {
  correct: 'Corriger…',
  cancel: 'Annuler',
  takeBack: 'Annuler la correction',
  bringBack: 'Rétablir la correction',
  takesBack: 'Recalcul des saisies…',
  title: 'Corriger une saisie',
  whichEntry: 'Quelle saisie\u00a0?',
  modes: {
    amend: {
      open: 'Plutôt la modifier',
      about: 'Saisi\u00a0:',
      record: 'Enregistrer le changement',
    },
    strike: {
      open: 'Retirer cette saisie',
      about: 'Ne compte plus\u00a0:',
      record: 'La retirer',
    },
    insert_after: {
      open: 'Ajouter une saisie oubliée',
      about: 'Oublié après cette saisie\u00a0:',
      record: 'Enregistrer la saisie oubliée',
    },
  },
  kinds: { amend: 'Ce qu’il fallait saisir', insert_after: 'Ce qui a été oublié' },
  suitOf: (card) => `${card}\u00a0: couleur`,
  firstCard: 'Première carte',
  secondCard: 'Deuxième carte',
  cards: 'Cartes, séparées par des espaces',
  cardsOf: (hand) => `${hand}\u00a0: cartes, séparées par des espaces`,
  unreadCards: (ranks) => `Ces cartes ne sont pas lisibles. Tapez un rang par carte\u00a0: ${ranks}.`,
  none: 'Aucune',
  severalPlayers: 'Un autre nom remplace celui-ci. Les noms touchés ensuite s’y ajoutent.',
  otherAmount: 'Autre montant',
  recordDropping: (entries) =>
    entries < 2 ? 'Enregistrer sans cette saisie' : `Enregistrer sans ces ${entries} saisies`,
  chooseChange: 'Choisissez ce qui est juste. Le changement des soldes apparaît ensuite ici.',
  chooseForgotten: 'Choisissez ce qui a été oublié. Le changement des soldes apparaît ensuite ici.',
  calculating: 'Calcul de ce qui change…',
  unsent: 'Cette saisie n’est pas encore envoyée. Le changement vaut tout de suite.',
  sending: 'Cette saisie est en cours d’envoi. Vous pourrez la changer après la réponse du serveur.',
  offline: {
    outbox: 'Pas de réseau. La correction sera envoyée à son retour, dans l’ordre de vos saisies.',
    form: 'Pas de réseau. Vous pouvez l’enregistrer\u00a0: elle sera envoyée à son retour, tant que ce formulaire reste ouvert.',
    nowhere: 'Pas de réseau. Le changement des soldes apparaîtra ici à son retour.',
  },
  unconfirmed:
    'Le serveur n’a pas encore confirmé la correction. Elle est renvoyée jusqu’à sa réponse, tant que ce formulaire reste ouvert.',
  notThis: 'Impossible à enregistrer\u00a0:',
  newerCounted:
    'Des saisies plus récentes ont été enregistrées. Ce que change cette correction est calculé avec elles.',
  newerEachTime:
    'À chaque envoi, de nouvelles saisies étaient arrivées avant. La correction fait toujours ceci\u00a0:',
  effectChanged: 'Des saisies plus récentes ont modifié l’effet de cette correction. Vérifiez-la à nouveau.',
  noBalanceChanges: 'Aucun solde ne change.',
  theBank: 'la banque',
  less: (party, sum) => `${party} ${sum} de moins`,
  more: (party, sum) => `${party} ${sum} de plus`,
  sumLess: (sum) => `${sum} de moins`,
  sumMore: (sum) => `${sum} de plus`,
  withOutsideMoney: (party, net, held) =>
    net === null
      ? `${party} a ${held} (solde inchangé)`
      : `${party}\u00a0: solde ${net} (a ${held ?? 'autant qu’avant'})`,
  withBankroll: (party, bankroll, held) =>
    `${party}\u00a0: compte ${bankroll}${held === null ? '' : ` (a ${held})`}`,
  toTable: (name, sum) => `${sum} de plus sur la table, de la bourse ${from(name)}`,
  toPurse: (name, sum) => `${sum} de retour dans la bourse ${from(name)}`,
  mustDecide: (name) => `${name} doit décider`,
  mustNotDecide: (name) => `${name} n’a plus rien à décider`,
  sentence: (parts) => `${parts.join(', ')}.`,
  happened: (changes) => `Corrigé\u00a0: ${changes}`,
  happenedOnly: 'Une saisie a été corrigée.',
  undone: (changes) => `Annulé\u00a0: ${changes}`,
  undoneOnly: 'Une saisie a été annulée.',
  happenedAt: (table, changes) => `Corrigé à ${table}\u00a0: ${changes}`,
  happenedOnlyAt: (table) => `Une saisie a été corrigée à ${table}.`,
  noLongerFit: (entries) =>
    entries < 2
      ? 'Une saisie suivante ne convient plus\u00a0:'
      : `${cap(counted(entries, 'saisie suivante', { more: 'saisies suivantes', feminine: true }))} ne conviennent plus\u00a0:`,
  paidAlready: 'Cet argent a déjà été versé. Notez à nouveau ce paiement après la clôture de la table.',
  ofOthers: (entries) =>
    entries < 2
      ? 'Une saisie suivante concerne alors d’autres joueurs\u00a0:'
      : `${cap(counted(entries, 'saisie suivante', { more: 'saisies suivantes', feminine: true }))} concernent alors d’autres joueurs\u00a0:`,
  figure: (name, changes) => `${name}\u00a0: ${changes.join(', ')}.`,
  noPlayer: 'aucun joueur',
  insteadOf: (now, before) => `${now} au lieu de ${before}`,
  earlierRound: 'Ceci a été saisi lors d’une manche précédente. L’historique en a la liste.',
  showHistory: 'Montrer l’historique',
};

/** What must be decided after a corrected entry, in French. */
export const decisions: typeof en.decisions = {
  title: 'Ce qu’il faut décider',
  first: 'À décider aussi\u00a0:',
  added: 'Enregistré avec\u00a0:',
  remove: 'Enlever',
  fillIn: 'Remplissez ce qui manque. Le changement des soldes apparaît ensuite ici.',
};

/** Rulings, in French. */
export const rulings: typeof en.rulings = {
  open: 'Prendre une décision…',
  title: 'Prendre une décision',
  about:
    'Si la table convient de laisser une erreur ou de déplacer de l’argent, notez-le comme une décision.',
  from: 'Qui paie',
  to: 'Qui reçoit l’argent',
  amount: 'Montant',
  reason: 'Motif',
  fillIn: 'Remplissez tout. Le changement des soldes apparaît ensuite ici.',
  record: 'Enregistrer la décision',
  recording: 'Enregistrement…',
};

export const renamings: typeof en.renamings = {
  open: 'Changer le nom d’un joueur…',
  title: 'Changer le nom d’un joueur',
  about: 'Les comptes continuent sous le nouveau nom. L’historique montre les deux noms.',
  player: 'Joueur',
  name: 'Nouveau nom',
  choosePlayer: 'Choisissez un joueur.',
  record: 'Changer le nom',
  recording: 'Enregistrement…',
};
