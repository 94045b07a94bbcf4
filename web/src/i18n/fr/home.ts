/** The home page, in French. */

import type { en } from '../en.ts';
import { cap, counted } from './grammar.ts';

export const home: (typeof en)['home'] = {
  tagline: 'scores et comptes de jeux de cartes historiques',
  tables: 'Tables',
  running: 'Tables en cours',
  recent: 'Tables récentes',
  players: 'Joueurs',
  evening: 'Cette soirée',
  toEvening: 'Tout le classement',
  eveningCounts: (tables, players) =>
    `${cap(counted(tables, 'table', { feminine: true }))} · ${counted(players, 'joueur')}`,
  leaders: 'En tête de la soirée',
  closed: 'fermée',
  version: (version) => (version < 2 ? `${version} événement` : `${version} événements`),
  repeat: (day) => `Même table que le ${day}`,
  practice: 'Table d’essai',
  creatingPractice: 'Création de la table…',
  isPractice: 'Essai',
  newTable: 'Ouvrir une nouvelle table',
  sheet: 'Jouer votre feuille de marque',
  demonstration: 'Jouer la soirée de démonstration',
  playingDemonstration: 'La soirée est en cours…',
  older: 'Tables plus anciennes',
  olderShown: (count) =>
    `${cap(counted(count, 'table plus ancienne', { more: 'tables plus anciennes', feminine: true }))} ${count === 1 ? 'affichée' : 'affichées'}.`,
  loading: 'Chargement des tables…',
  onThisDevice: 'Tables sur cet appareil',
  onThisDeviceHint:
    'Ces tables s’ouvrent sans connexion. Leurs saisies seront envoyées quand elle sera rétablie.',
  noneOnThisDevice: 'Aucune table de cet appareil ne s’ouvre sans connexion.',
  notHere: 'pas sur cet appareil',
  unnamed: 'Une table sans nom',
  asOf: (time) => `état : ${time}`,
  waiting: (count) => (count < 2 ? `${count} saisie en attente` : `${count} saisies en attente`),
  empty: 'Aucune table pour l’instant',
  emptyReadOnly: 'Les tables que cet appareil peut voir apparaissent ici.',
  about: [
    'Paroli tient les scores et les comptes de jeux de cartes historiques.',
    'Le croupier saisit les mises et les cartes tirées. Paroli règle chaque tirage et sait exactement ce que contiennent chaque bourse, chaque carte et la banque.',
    'Les saisies enregistrées ne sont jamais supprimées. Vous pouvez annuler la dernière saisie et corriger toute autre\u00a0; les comptes montrent les deux. Vous pouvez revoir chaque soirée pas à pas.',
  ],
  docs: 'Pour programmeurs\u00a0: l’API',
  permissions: 'Ce que cet appareil peut faire',
};
