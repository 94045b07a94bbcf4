/** The page of offers, in French. */

import type { OfferPageMessages } from './en.ts';

export const fr: OfferPageMessages = {
  table: 'Joueurs et saisies',
  offersOf: (player) => `Saisies de ${player}`,
  otherEntries: 'Autres saisies',
  all: (entry) => `${entry}\u00a0: tout`,
  ofPlayer: (entry, player) => `${entry}, ${player}`,
  openPlayer: 'argent et nom',
  purse: (sum) => `bourse ${sum}`,
  atTable: (sum) => `sur la table ${sum}`,
  nothingElse: 'On ne peut rien saisir d’autre pour ce joueur maintenant.',
  sentence: (entry, values) => (values ? `${entry}\u00a0: ${values}` : entry),
  further: (values, gap) => (values ? `${values}, ${gap}` : gap),
  waitingFor: (names) => `La table attend ${names}.`,
  chooseEntry: 'Choisissez ce qui s’est passé.',
  noPlayers: 'Aucun joueur n’est encore assis.',
  cancel: 'Annuler',
  back: 'Retour',
  loading: 'Un instant…',
  gone: (entry) => `${entry}\u00a0: ce n’est plus possible.`,
  notPossible: (entry, why) => `${entry}\u00a0: non saisi. ${why}`,
  unknown: 'Des saisies ne sont pas encore calculées. Un bouton peut être refusé plus tard.',
  rename: 'Changer le nom',
};
