/** Why a request was refused for another reason than a rule, by code, in French. */

import type { en } from '../en.ts';

export const rejectionReasons: (typeof en)['rejectionReasons'] = {
  unauthorized: () => 'Cette tablette est déconnectée.',
  forbidden: (kind) =>
    kind === 'correction'
      ? 'Un croupier ne corrige que ce qui a été saisi depuis la fin de la dernière manche. Demandez à un gestionnaire.'
      : 'Cet appareil peut voir cette table mais ne peut rien enregistrer.',
  cross_site: () => 'La demande vient d’un autre site.',
  entry_in_between: () => 'Une autre saisie a été enregistrée avant. Vérifiez la table.',
  key_reused: () => 'Cette saisie a déjà été envoyée avec un autre contenu.',
  unknown_session: () => 'Cette table est introuvable, ou cet appareil n’a pas le droit de la voir.',
  not_found: () => 'Cette table est introuvable, ou cet appareil n’a pas le droit de la voir.',
  wrong_shape: () => 'Le serveur ne comprend pas cette saisie.',
  malformed: () => 'Le serveur ne comprend pas cette saisie.',
};

export const rejection: (typeof en)['rejection'] = {
  notRecorded: 'Pas enregistré.',
  unknown: () => 'Le serveur a refusé cette saisie.',
};

export const fixes: (typeof en)['fixes'] = {
  takeControl: 'Prendre la main',
  discard: 'Effacer cette saisie',
};
