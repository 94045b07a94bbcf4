/** The seal of a session, in French. */

import type { SealMessages } from './en.ts';

export const fr: SealMessages = {
  title: 'Sceau',
  hint: 'La maison a signé le journal à cet événement. Gardez le code ou le fichier : avec lui, chacun pourra vérifier plus tard si le journal a été modifié.',
  alt: 'Le sceau en code QR',
  fingerprint: 'Empreinte de la clé de la maison',
  save: 'Enregistrer le sceau',
  check: 'Vérifier un sceau',
  boardHint: 'Scannez et gardez le sceau : il montre plus tard si le journal a été modifié.',
  fileName: 'sceau',
};
