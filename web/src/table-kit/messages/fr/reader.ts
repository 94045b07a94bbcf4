/** Texts for screen readers, in French. */

import type * as en from '../en/reader.ts';
import { cap, e, rank, small, the } from '../../../i18n/fr/grammar.ts';

export const reader: typeof en.reader = {
  table: 'Joueurs',
  ranks: 'Joueurs et rangs',
  player: 'Joueur',
  actions: 'Actions',
  keys: 'Cartes',
  key: (on, seen, of) =>
    seen >= of
      ? `${cap(rank(on))}, plus ${on === 'Q' ? 'aucune' : 'aucun'}`
      : `${cap(rank(on))}, ${small(seen, on === 'Q')} sur ${small(of)} ${seen < 2 ? `tiré${e(on)}` : `tiré${e(on)}s`}`,
  notRecorded: 'pas encore enregistré',
  correctEntry: 'corriger cette saisie',
  corrects: (note, entry) => `${note} (corriger\u00a0: ${entry})`,
  drawSlot: (on, wins) =>
    on === null
      ? wins
        ? 'Carte gagnante\u00a0: pas encore'
        : 'Carte perdante\u00a0: pas encore'
      : `${cap(the(on))} ${wins ? 'gagne' : 'perd'}. Touchez pour l’enlever`,
};
