/** The band: sentences of every table, and the state of the connection, in French. */

import type { band as en } from '../en/band.ts';
import { cap, counted } from '../../../i18n/fr/grammar.ts';

const enAttente = (waiting: number): string =>
  counted(waiting, 'saisie attend', { more: 'saisies attendent', feminine: true });

export const band: typeof en = {
  addsPlayer: 'Qui rejoint la table, et avec combien\u00a0?',
  whatNext: (name) => `Que fait ${name}\u00a0?`,
  closed: 'La table est fermée.',
  noPlayers: 'Aucun joueur pour l’instant. Ajoutez le premier.',
  calculating: (entries) => `Calcul en cours\u00a0: ${counted(entries, 'saisie', { feminine: true })}…`,
  winsUnknown: 'Les gains s’affichent au retour de la connexion.',
  noStorage: 'Ce navigateur ne peut pas enregistrer de saisies\u00a0: laissez cette page ouverte.',
  noConnection: (time, waiting) => `Pas de connexion depuis ${time}. Continuez\u00a0: ${enAttente(waiting)}.`,
  offline: (time) => `Pas de connexion depuis ${time}. Continuez.`,
  waiting: (entries) => (entries ? `${cap(enAttente(entries))} sur cet appareil.` : ''),
  noControl: 'Un autre appareil a le contrôle\u00a0: vos saisies peuvent être refusées.',
  signedOut: (waiting) => [
    'Appareil déconnecté.',
    waiting ? `Connectez-vous\u00a0: ${enAttente(waiting)} ici.` : 'Connectez-vous pour continuer.',
  ],
  bank: (net) => `banque ${net}`,
  bankBroke: (owes) => `à découvert, doit ${owes}`,
  bankLine: 'Banque',
  notLoaded: 'Chargement impossible pour l’instant. Il reprendra dès que le serveur répond.',
  neverOpened: 'Cet appareil n’a pas encore ouvert cette table. La table s’ouvre dès que le serveur répond.',
};
