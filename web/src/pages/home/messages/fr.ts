/** The home page, in French. */

import { cap, counted } from '../../../i18n/fr/grammar.ts';
import type { HomeMessages } from './en.ts';

export const fr: HomeMessages = {
  tables: 'Tables',
  running: 'Tables en cours',
  recent: 'Tables récentes',
  evening: 'Cette soirée',
  toEvening: 'Tout le classement',
  eveningCounts: (tables, players) =>
    `${cap(counted(tables, 'table', { feminine: true }))} · ${counted(players, 'joueur')}`,
  leaders: 'En tête de la soirée',
  version: (version) => (version < 2 ? `${version} événement` : `${version} événements`),
  learn: 'Apprendre les jeux',
  practice: 'Table d’essai',
  creatingPractice: 'Création de la table…',
  isPractice: 'Essai',
  isHidden: 'Retirée',
  control: 'Contrôle',
  newTable: 'Ouvrir une nouvelle table',
  sheet: 'Jouer une feuille de marque',
  demonstration: 'Soirée de démonstration',
  playingDemonstration: 'La soirée est en cours…',
  older: 'Tables plus anciennes',
  olderShown: (count) =>
    `${cap(counted(count, 'table plus ancienne', { more: 'tables plus anciennes', feminine: true }))} ${count === 1 ? 'affichée' : 'affichées'}.`,
  search: 'Chercher une table par son nom',
  found: (count) => `${cap(counted(count, 'table trouvée', { more: 'tables trouvées', feminine: true }))}.`,
  noneFound: (name) => `Aucun nom de table ne contient «\u00a0${name}\u00a0».`,
  loading: 'Chargement des tables…',
  onThisDevice: 'Tables sur cet appareil',
  onThisDeviceHint:
    'Ces tables s’ouvrent sans connexion. Leurs saisies seront envoyées quand elle sera rétablie.',
  noneOnThisDevice: 'Aucune table de cet appareil ne s’ouvre sans connexion.',
  notHere: 'pas sur cet appareil',
  unnamed: 'Une table sans nom',
  asOf: (time) => `état\u00a0: ${time}`,
  waiting: (count) => (count < 2 ? `${count} saisie en attente` : `${count} saisies en attente`),
  empty: 'Aucune table pour l’instant',
  emptyReadOnly: 'Les tables que cet appareil peut voir apparaissent ici.',
  permissions: 'Ce que cet appareil peut faire',
};
