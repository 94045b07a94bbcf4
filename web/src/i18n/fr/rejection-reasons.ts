/** Why a request was refused for another reason than a rule, in French. */

import type * as en from '../en/rejection-reasons.ts';
import { rejection } from './rejections.ts';

export const rejectionReasons: typeof en.rejectionReasons = {
  unauthorized: () => 'Cet appareil est déconnecté.',
  forbidden: (kind) =>
    kind === 'correction'
      ? 'Un croupier ne corrige que ce qui a été saisi depuis la fin de la dernière manche. Demandez à un gestionnaire.'
      : 'Cet appareil peut voir cette table mais ne peut rien enregistrer.',
  cross_site: () => 'La demande vient d’un autre site.',
  entry_in_between: () => 'Une autre saisie a été enregistrée avant. Vérifiez la table.',
  held_back: () => 'Cette saisie ne convient peut-être plus.',
  key_reused: () => 'Cette saisie a déjà été envoyée avec un autre contenu.',
  unknown_session: () => rejection.tableUnknown,
  not_found: () => rejection.tableUnknown,
  wrong_shape: () => 'Le serveur ne comprend pas cette saisie.',
  malformed: () => 'Le serveur ne comprend pas cette saisie.',
};
