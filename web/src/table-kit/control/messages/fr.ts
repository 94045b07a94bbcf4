import type { Messages } from './en.ts';

export const fr: Messages = {
  needed: 'Pour enregistrer quelque chose sur cette page, il faut que cet appareil ait le contrôle.',
  neededForName: 'Pour changer le nom d’un joueur, il faut que cet appareil ait le contrôle.',
  taking: 'Prise du contrôle…',
  taken: 'Cet appareil a le contrôle.',
};
