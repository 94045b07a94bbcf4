/** The player's page, of any game, in French. */

import { from, ordinal, small } from '../../../i18n/fr/grammar.ts';
import type { PlayerMessages } from './en.ts';

export const fr: PlayerMessages = {
  page: (name) => `Page ${from(name)}`,
  choose: 'Choisissez un joueur',
  noPlayers: 'Aucun joueur à cette table pour l’instant.',
  inPurse: 'Dans votre bourse',
  withStakes: (sum) => `Bourse et mises\u00a0: ${sum}`,
  onTable: 'sur la table',
  atTable: 'à cette table',
  place: ordinal,
  of: (players) => `sur ${small(players)}`,
  youBank: 'Vous tenez la banque.',
  isAsked: 'La table vous attend.',
  cashedOut: (sum) => `Vous avez retiré ${sum}.`,
  settling: 'Calcul du résultat.',
  closed: (net) => `À cette table\u00a0: ${net}.`,
  wonEvening: 'Vous gagnez la soirée.',
  history: 'Ce qui s’est passé',
  noHistory: 'Rien pour l’instant.',
  toPurse: 'retour en bourse',
  older: 'Plus ancien',
  historyFailed: 'L’historique n’a pas pu être chargé. Il s’affiche dès que le serveur répond.',
  events: {
    joined: 'Arrivée à la table',
    buyIn: 'Apport',
    cashOut: 'Retrait',
    renamed: (previous, name) => `Nouveau nom\u00a0: ${name}, avant ${previous}`,
    ruling: (reason) => (reason ? `Décision\u00a0: ${reason}` : 'Décision'),
  },
};
