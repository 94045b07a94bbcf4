/** Players and money of an open table of any game, and the fields of a new player, in French. */

import { cap, counted } from '../../../i18n/fr/grammar.ts';
import type { Messages } from './en.ts';

export const fr: Messages = {
  title: 'Joueurs et argent',
  playerCount: (seated) => cap(counted(seated, 'joueur')),
  adding: 'Ajout…',
  enterPurse: 'Entrez un montant. Entrez 0 si le joueur fait un apport plus tard.',
  enterValue: 'Entrez une valeur.',
  noFreeSeat: 'Toutes les places sont prises.',
  settleUp: 'Régler les comptes à la table',
  amount: 'Montant',
  actionFor: (act, name) => `${act}\u00a0: ${name}`,
  bank: 'La banque',
  empty: 'Aucun joueur pour l’instant.',
  close: 'Fermer la table',
  closeHint: 'Toutes les mises sont rendues, et le jeu s’arrête. «\u00a0Annuler\u00a0» rouvre la table.',
  closing: 'Fermeture…',
};
