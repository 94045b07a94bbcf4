/** The sync chip, and the list of entries that are not recorded, in French. */

import type { sync as en } from '../en/sync.ts';
import { strong } from '../../../i18n/markup.ts';

export const sync: typeof en = {
  recorded: 'Enregistré',
  recording: 'Enregistrement',
  waiting: (count) => `${strong(String(count))} en attente`,
  refused: (count) => `${strong(String(count))} ${count < 2 ? 'refusée' : 'refusées'}`,
  otherInControl: 'Un autre appareil a le contrôle',
  signedOut: 'Déconnecté',
  busy: 'Patientez',
  offline: 'Pas de connexion',
  noStorage:
    'Ce navigateur ne peut pas conserver les saisies. Laissez cette page ouverte jusqu’à leur enregistrement, sinon elles sont perdues.',
  title: 'Enregistrement',
  empty: 'Cet appareil n’a rien à enregistrer.',
  remove: 'Retirer',
  removeEntry: (what) => `Retirer\u00a0: ${what}`,
  states: {
    waiting: 'en attente',
    sending: 'en cours d’envoi',
    refused: 'refusée',
    held: 'attend votre choix',
    expected_refusal: 'sera refusée',
    next_round: 'pour le tour suivant',
  },
  sendNow: 'Envoyer maintenant',
  signIn: 'Se connecter',
  inControl: (device) => `${device} a le contrôle.`,
};
