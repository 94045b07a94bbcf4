/** Following a table on a phone, in French. */

import { from } from '../../../i18n/fr/grammar.ts';
import type { FollowMessages } from './en.ts';

export const fr: FollowMessages = {
  title: 'Suivre sur le téléphone',
  alt: 'Code QR\u00a0: suivre cette table sur un téléphone',
  phonesCannot: (host) =>
    `Les téléphones ne peuvent pas atteindre ${host}. Ouvrez Paroli avec le nom ou l’adresse réseau de la machine.`,
  hint: 'Un téléphone qui lit le code montre le classement, sans compte. Le code est valable un jour.',
  playerButton: 'Code QR',
  playerTitle: 'La page du joueur sur un téléphone',
  ownHint: (name) =>
    `Lisez le code avec le téléphone ${from(name)}. Il ouvre sa page\u00a0: bourse, cartes et historique. Le code sert une fois, pendant dix minutes.`,
  ownAlt: (name) => `Code QR\u00a0: ouvrir la page ${from(name)} sur un téléphone`,
  tableHint: (name) =>
    `Lisez le code avec le téléphone ${from(name)}. Touchez-y «\u00a0Choisir un joueur\u00a0», puis ${name}. La page montre cartes, gains et place, mais pas la bourse. Le code est valable un jour.`,
  noCode: 'Impossible de créer le code pour l’instant. Vérifiez la connexion, puis rouvrez ceci.',
  choosePlayer: 'Choisir un joueur',
  show: 'Afficher le code QR',
  hide: 'Masquer le code QR',
};
