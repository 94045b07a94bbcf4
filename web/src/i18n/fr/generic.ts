/** The page of a game that has no pages of its own, in French. */

import type { generic as en } from '../en/generic.ts';

export const generic: typeof en = {
  game: 'Jeu',
  none: 'aucun',
  optional: (field) => `${field} (facultatif)`,
  entry: (meaning, values) => (values.length ? `${meaning}\u00a0: ${values.join(', ')}` : meaning),
  inControl: (device) => `${device} a la main.`,
  noStorage: 'Ce navigateur ne peut pas enregistrer de saisies\u00a0: laissez cette page ouverte.',
  remove: 'Retirer',
  removeEntry: (entry) => `Retirer\u00a0: ${entry}`,
  tooLate: 'Cette saisie est peut-être déjà envoyée. Elle reste jusqu’à la réponse du serveur.',
  tableNow: 'La table en ce moment',
  showEarlier: 'Montrer les saisies précédentes',
  loadingEarlier: 'Chargement…',
  recordedBy: (device) => `enregistré par ${device}`,
  settledByServer: 'calculé par le serveur',
  unsent: (count) => (count < 2 ? 'Une saisie attend.' : `${count} saisies attendent.`),
  offline: 'Le serveur ne répond pas. Les saisies attendent sur cet appareil.',
  missing: 'Cette table est introuvable, ou cet appareil n’a pas le droit de la voir.',
  closedHint: '«\u00a0Annuler\u00a0» la rouvre. Le classement, les soldes et les saisies restent ici.',
  name: 'Nom',
  balance: 'Solde',
  balances: 'Soldes',
  noPlayers: 'Aucun joueur n’est encore à la table. Installez le premier avec le formulaire.',
  log: 'Ce qui s’est passé',
  field: (name, value) => `${name}\u00a0: ${value}`,
  part: (name, value) => `${name}\u00a0${value}`,
  yes: 'oui',
  outside: 'Argent de l’extérieur',
  toTable: 'Ouvrir la page de la table',
};
