/** Settling up all tables of an evening, in French. */

import { cap, counted } from '../../../i18n/fr/grammar.ts';
import type { EveningSettlingMessages } from './en.ts';

export const fr: EveningSettlingMessages = {
  title: 'Régler les comptes de la soirée',
  about:
    'Pour les tables dont l’argent est dans une caisse\u00a0: ce que chacun reçoit de toutes les caisses ensemble. Cocher inscrit le paiement à chacune des tables.',
  stillOpen: (tables) =>
    tables < 2
      ? 'Une table est encore ouverte. Son argent n’est pas dans cette liste.'
      : `${cap(counted(tables, 'table'))} sont encore ouvertes. Leur argent n’est pas dans cette liste.`,
  betweenParties: (name, paid, due) =>
    `${name} se règle sans sa caisse\u00a0: ${counted(paid, 'paiement noté', { more: 'paiements notés' })}, ${due ? `${counted(due, 'paiement')} à faire` : 'rien à payer'}.`,
  noneClosed: 'La liste commence quand une table est fermée.',
  loading: 'Chargement des paiements…',
  nothing: 'rien',
  stillToPay: 'Reste à payer',
  takeBackAll: (sum, payments) =>
    `${cap(counted(payments, 'paiement'))}, ${sum} en tout, ne seront plus notés comme payés.`,
  takeBack: 'Ne plus les noter',
  keep: 'Les laisser payés',
  paidPart: (text) => `${text} (payé)`,
};
