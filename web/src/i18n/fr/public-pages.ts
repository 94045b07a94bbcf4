/** The board, the player's page and the evening page: labels and figures, in French. */

import type { en } from '../en.ts';
import { strong } from '../markup.ts';
import { counted } from './grammar.ts';

const tables = (count: number): string => counted(count, 'table', { feminine: true });
export const evening: (typeof en)['evening'] = {
  title: 'Soirée',
  summary: (count, players, time) => `${tables(count)} · ${counted(players, 'joueur')} · ${time}`,
  player: 'Joueur',
  table: 'Table',
  soFar: 'Soirée',
  net: 'Solde',
  open: 'ouverte',
  closedAt: (time) => `fermée ${time}`,
  bankNet: (net) => strong(`Banque ${net}`),
  holds: (sum) => `a ${sum}`,
  owes: (sum) => `doit ${sum}`,
  paidOut: 'soldée',
  balances: 'Les comptes sont justes',
  doesNotBalance: 'Les comptes ne sont pas justes',
  balanceDetail: (players, banks) =>
    `Joueurs ${strong(players)}, banques ${strong(banks)}. Le total est zéro, comme prévu.`,
  imbalanceDetail: (players, banks) =>
    `Joueurs ${strong(players)}, banques ${strong(banks)}. Le total doit être zéro. Prévenez la maison.`,
  showOnBoard: 'Afficher sur le tableau',
  currency: 'Monnaie',
  empty: 'Aucune table n’a encore été ouverte.',
};
