/** Events of a session itself, in every game, in French. */

import type { sessionEvents as en } from '../en/session-events.ts';
import { cap, counted } from './grammar.ts';

export const sessionEvents: typeof en = {
  controlTaken: (device) => `${device} prend la main.`,
  undone: (entries) => `Annulé\u00a0: ${counted(entries, 'saisie', { feminine: true })}.`,
  decidedAgain: 'Une correction\u00a0: les saisies suivantes sont décidées de nouveau.',
  restored: 'Rétabli\u00a0: une saisie.',
  amended: 'Une saisie antérieure est corrigée.',
  inserted: 'Une saisie est insérée.',
  struck: 'Une saisie antérieure est supprimée.',
  dropped: (entries) =>
    `${cap(counted(entries, 'saisie', { feminine: true }))} ne compte${entries > 1 ? 'nt' : ''} plus.`,
  ruling: (payer, payee, sum) => `Décision\u00a0: ${payer} paie ${sum} à ${payee}.`,
  bank: 'la banque',
  withReason: (text, reason) => `${text} Motif\u00a0: ${reason}`,
};
