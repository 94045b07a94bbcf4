/** The log and the values of a table of any game, in French. */

import type { generic as en } from '../en/generic.ts';

export const generic: typeof en = {
  game: 'Jeu',
  optional: (field) => `${field} (facultatif)`,
  entry: (meaning, values) => (values.length ? `${meaning}\u00a0: ${values.join(', ')}` : meaning),
  tableNow: 'La table en ce moment',
  showEarlier: 'Montrer les saisies précédentes',
  loadingEarlier: 'Chargement…',
  recordedBy: (device) => `enregistré par ${device}`,
  settledByServer: 'calculé par le serveur',
  name: 'Nom',
  part: (name, value) => `${name}\u00a0${value}`,
  apart: '\u00a0; ',
  yes: 'oui',
  toTable: 'Ouvrir la page de la table',
};
