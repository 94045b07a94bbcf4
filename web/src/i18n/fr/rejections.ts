/** What a refused entry says and offers in each game, in French. */

import type { en } from '../en.ts';

export const rejection: (typeof en)['rejection'] = {
  notRecorded: 'Pas enregistré.',
  tableUnknown: 'Cette table est introuvable, ou cet appareil n’a pas le droit de la voir.',
  unknown: () => 'Le serveur a refusé cette saisie.',
};

export const fixes: (typeof en)['fixes'] = {
  takeControl: 'Prendre le contrôle',
  discard: 'Effacer cette saisie',
};
