/** The slip of a refused entry, in French: its headings. */

import type * as en from '../en/rejection.ts';
import { cap, counted } from '../../../i18n/fr/grammar.ts';

const others = (count: number): string =>
  counted(count, 'autre saisie', { more: 'autres saisies', feminine: true });

export const rejection: typeof en.rejection = {
  onHold: (count) => `${cap(others(count))} en attente de votre choix.`,
  byOthers: 'Un autre appareil a enregistré des saisies entre-temps.',
  corrected: 'La table a été corrigée entre-temps.',
  showList: 'Voir la liste',
  oneOf: (index, all) => `${index} sur ${all}`,
  willBeRefused: 'Le serveur refusera ceci.',
  hide: 'Décider plus tard',
};
