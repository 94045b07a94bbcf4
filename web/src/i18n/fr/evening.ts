/** The evening page, in French. */

import type { PageWords } from '../pages-en.ts';
import { strong } from '../markup.ts';
import { counted, from, uncap } from './grammar.ts';

const tables = (count: number): string => counted(count, 'table', { feminine: true });

export const evening: PageWords['evening'] = {
  title: 'Soirée',
  summary: (count, players, time) => `${tables(count)} · ${counted(players, 'joueur')} · ${time}`,
  player: 'Joueur',
  table: 'Table',
  soFar: 'Soirée',
  net: 'Solde',
  open: (last) => `ouverte, dernier changement ${last}`,
  closedAt: (time) => `fermée ${time}`,
  bankNet: (net) => strong(`Banque ${net}`),
  poolsNet: (net) => strong(`Pots ${net}`),
  bankAndPoolsNet: (net) => strong(`Banque et pots ${net}`),
  holds: (sum) => `a ${sum}`,
  owes: (sum) => `doit ${sum}`,
  holderOwes: (holder, sum) => `${holder} doit ${sum}`,
  held: (sum) => `avait ${sum} à la fin`,
  balances: 'Les comptes sont justes',
  doesNotBalance: 'Les comptes ne sont pas justes',
  otherParties: (hasBanks, hasPools) => (hasPools ? (hasBanks ? 'banques et pots' : 'pots') : 'banques'),
  balanceDetail: (players, others, sum) =>
    `Joueurs ${strong(players)}, ${others} ${strong(sum)}. Le total est zéro, comme prévu.`,
  imbalanceDetail: (players, others, sum) =>
    `Joueurs ${strong(players)}, ${others} ${strong(sum)}. Le total doit être zéro. Prévenez l’organisateur.`,
  showOnBoard: 'Afficher sur le tableau',
  currency: 'Monnaie',
  alsoIn: (currencies) => `autres monnaies\u00a0: ${currencies.map(uncap).join('\u00a0; ')}`,
  empty: 'Aucune table n’a encore été ouverte.',
  range: 'Quelles tables',
  thisEvening: 'Ce soir',
  all: 'Toutes les soirées',
  board: 'Tableau',
  reports: 'Rapports',
  boardOf: (table) => `Tableau ${from(table)}`,
  tables: 'Les tables',
  openTables: 'En cours',
  closedTables: 'Fermées',
  standings: 'Classement sur toutes les tables',
  place: 'Rang',
  change: 'Évolution',
  noPlayers: 'Aucun joueur pour l’instant.',
  alike: (names) =>
    `${names} sont comptés séparément. S’il s’agit de la même personne, renommez une place dans l’historique de sa table, ou, avant la fermeture, liez les places au même compte.`,
  openOne: 'Ouvrir une table',
};
