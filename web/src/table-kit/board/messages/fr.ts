/** The board on the wall, of any game, in French. */

import { listed } from '../../../i18n/fr/grammar.ts';
import type { BoardMessages } from './en.ts';

export const fr: BoardMessages = {
  page: (table) => `${table} · tableau`,
  noPlayers: 'Aucun joueur pour l’instant.',
  banks: (name) => `${name} tient la banque.`,
  bank: 'La banque',
  pools: 'Dans les pots',
  bankHolds: 'La banque a',
  bankOwes: 'La banque doit',
  closed: 'La table est fermée.',
  finalStandings: 'Classement final',
  leaders: (names, net) => `${listed(names)} en tête avec ${net}.`,
  winners: (names) => `Partie gagnée par ${listed(names)}.`,
  range: (first, last, count) => `${first} à ${last} sur ${count}`,
  lastEntries: 'Dernières saisies',
  ownPage: 'Votre page',
};
