/** Events of a session itself, in every game, in French. */

import type { sessionEvents as en } from '../en/session-events.ts';
import { strong } from '../markup.ts';
import { cap, counted, to } from './grammar.ts';

export const sessionEvents: typeof en = {
  controlTaken: (device) => `${device} prend le contrôle.`,
  undone: (entries) => `Annulé\u00a0: ${counted(entries, 'saisie', { feminine: true })}.`,
  decidedAgain: 'Une correction\u00a0: les saisies suivantes sont recalculées.',
  restored: 'Rétabli\u00a0: une saisie.',
  amended: 'Une saisie antérieure est corrigée.',
  inserted: 'Une saisie est insérée.',
  struck: 'Une saisie antérieure est supprimée.',
  dropped: (entries) =>
    `${cap(counted(entries, 'saisie', { feminine: true }))} ne compte${entries > 1 ? 'nt' : ''} plus.`,
  countsAgain: (entries) =>
    `${cap(counted(entries, 'saisie', { feminine: true }))} compte${entries > 1 ? 'nt' : ''} de nouveau.`,
  ruling: (payer, payee, sum) => `Décision\u00a0: ${payer} paie ${sum} ${to(payee)}.`,
  filed: {
    practice: 'C’est une table d’essai. Elle ne compte pas.',
    hidden: 'La table ne compte pas dans la soirée.',
    gathering: 'La table compte dans une soirée.',
    none: 'La table compte et n’appartient à aucune soirée.',
  },
  playerRenamed: (previous: string, name: string) => `${previous} s’appelle maintenant ${name}.`,
  renamed: (previous: string, name: string) => `La table ${previous} s’appelle maintenant ${name}.`,
  linked: (player: string) => `${player} joue avec un compte.`,
  returned: (purses: number) =>
    purses === 1
      ? 'Une bourse est retournée à son compte.'
      : `${cap(counted(purses, 'bourse', { feminine: true }))} sont retournées à leurs comptes.`,
  bankrollPaid: (sum) =>
    sum === null ? 'Le compte de la banque n’avait rien.' : `Le compte de la banque a payé ${sum}.`,
  bank: 'la banque',
  held: (bank, holder) => `${bank} (${holder})`,
  pool: (name) => `le pot ${name}`,
  fromBox: (party, sum) => `${strong(party)} reçoit ${strong(sum)} de la caisse`,
  intoBox: (party, sum) => `${strong(party)} verse ${strong(sum)} dans la caisse`,
  pays: (payer, payee, sum) => `${strong(payer)} paie ${strong(sum)} ${strong(to(payee))}`,
  paid: (payment) => `Payé\u00a0: ${payment}.`,
  withReason: (text, reason) => `${text} Motif\u00a0: ${reason}`,
};
