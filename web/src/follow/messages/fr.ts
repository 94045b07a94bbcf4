/** Following a table on a phone, in French. */

import type { FollowMessages } from './en.ts';

export const fr: FollowMessages = {
  title: 'Suivre sur le téléphone',
  alt: 'Code QR\u00a0: suivre cette table sur un téléphone',
  phonesCannot: (host) =>
    `Les téléphones ne peuvent pas atteindre ${host}. Ouvrez Paroli avec le nom ou l’adresse réseau de la machine.`,
  hint: 'Un téléphone qui lit le code montre le classement, sans compte. Le code est valable un jour.',
  show: 'Afficher le code QR',
  hide: 'Masquer le code QR',
};
