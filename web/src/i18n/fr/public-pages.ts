/** What the board, the player's page and the evening page share, in French. */

import type { PageWords } from '../pages-en.ts';
import { cap, counted, ordinal } from './grammar.ts';

const places = (count: number): string => counted(count, 'place', { feminine: true });
export const publicPages: PageWords['publicPages'] = {
  live: 'En direct',
  loading: 'Chargement',
  noConnection: (time) => `Pas de connexion depuis ${time}`,
  staleHint: 'Cette page montre l’état à ce moment-là.',
  offline: 'Pas de connexion',
  offlineHint: 'Cette page réessaie d’elle-même et s’affiche dès que le serveur répond.',
  linkExpired: 'Ce lien a expiré',
  linkExpiredHint: 'Cet appareil n’est plus connecté. Demandez un nouveau lien à l’organisateur.',
  notFound: 'Table introuvable',
  notFoundHint: 'Cette table n’existe pas, ou cet appareil n’a pas le droit de la voir.',
  home: 'Aller à l’accueil',
  placesMoved: (by) =>
    by === 0
      ? 'sans changement'
      : by > 0
        ? `${places(by)} gagnée${by > 1 ? 's' : ''}`
        : `${places(-by)} perdue${by < -1 ? 's' : ''}`,
  isNow: (name, place) => `${name} est ${ordinal(place)}.`,
  othersMoved: (count) => `${cap(counted(count, 'autre'))} ${count < 2 ? 'a' : 'ont'} changé de place.`,
  andMore: (count) => `et ${count} ${count < 2 ? 'autre' : 'autres'}`,
};
