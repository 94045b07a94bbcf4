import type { Messages } from './en.ts';

export const fr: Messages = {
  needed: 'Pour enregistrer quelque chose sur cette page, il faut que cet appareil ait la main.',
  neededForName: 'Pour changer le nom d’un joueur, il faut que cet appareil ait la main.',
  taking: 'Prise de la main…',
  taken: 'Cet appareil a la main.',
};
