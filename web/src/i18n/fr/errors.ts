/** Errors, loading states and updates, in French. */

import type { en } from '../en.ts';

export const errors: (typeof en)['errors'] = {
  unreachable: 'Paroli ne répond pas.',
  unreachableHint: 'Cette page n’est peut-être plus à jour. Vérifiez que le serveur fonctionne.',
  pageError: 'Une erreur s’est produite dans cette page.',
  tooManyRequests: 'Trop de demandes.',
  wait: (span) => `Attendez ${span}, puis réessayez.`,
  retry: 'Réessayer',
  notFound: 'Page introuvable',
  notFoundHint: 'Vérifiez l’adresse ou revenez à la liste des tables.',
  allTables: 'Toutes les tables',
  detail: () => '',
  titles: {
    unknown_session: 'Cette table est introuvable',
    unknown_gathering: 'Cette soirée est introuvable',
    unknown_person: 'Cette personne est introuvable',
    unknown_version: 'La table n’a pas encore cet événement',
    forbidden: 'Cet appareil n’a pas le droit de faire cela',
    broken: 'Le serveur a rencontré une erreur',
    store_unwritable: 'Le serveur ne peut rien enregistrer pour le moment',
  },
};

export const appStatus: (typeof en)['appStatus'] = {
  loadingTable: 'Chargement de la table',
  loadingPart: 'Chargement…',
  cannotRecord: 'Enregistrement impossible',
  serverFull:
    'Le serveur ne peut pas enregistrer de saisies. Son disque est peut-être plein\u00a0: prévenez son responsable. Les saisies attendent sur cet appareil.',
  newVersion: 'Une nouvelle version est disponible',
  reload: 'Recharger',
  noOffline:
    'Cette page ne peut pas s’ouvrir hors connexion, car elle a été chargée en HTTP, sans chiffrement.',
};
