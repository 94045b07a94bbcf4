/** The new-table form, and the page for players and money, in French. */

import type { PageWords } from '../pages-en.ts';
import { grouped } from './grammar.ts';

const COINS: Readonly<Record<string, string>> = {
  gbp: 'livres',
  eur: 'euros',
  usd: 'dollars',
  lsd: 'livres',
  gn: 'guinées',
  livre: 'livres',
  points: 'points',
};

export const newTable: PageWords['newTable'] = {
  title: 'Nouvelle table',
  loading: 'Chargement des règles…',
  open: 'Ouvrir la table',
  opening: 'Ouverture…',
  name: 'Nom de la table',
  defaultName: (day) => `Table du ${day}`,
  currency: 'Monnaie',
  currencies: {
    points: 'Points',
    lsd: 'Livres sterling, shillings et pence',
    livre: 'Livres, sols et deniers',
    gbp: 'Livres sterling',
    eur: 'Euros',
    usd: 'Dollars américains',
  },
  plainNumber: (code) => `Un nombre seul est en ${COINS[code] ?? 'unités'}.`,
  hints: {
    lsd: 'Vous pouvez aussi entrer 2l10s6d (2 livres, 10 shillings, 6 pence) ou 3gn (3 guinées).',
    livre: 'Vous pouvez aussi entrer 2l10s6d (2 livres, 10 sols, 6 deniers) ou 3 écus.',
    gbp: 'Vous pouvez aussi entrer 2,50.',
    eur: 'Vous pouvez aussi entrer 2,50.',
    usd: 'Vous pouvez aussi entrer 2,50.',
  },
  invalidAmount: 'Ce n’est pas un montant. Entrez un nombre.',
  amountRead: (sum) => `Soit ${sum}.`,
  enterName: 'Entrez un nom.',
  enterWholeNumber: (least, most) => `Entrez un nombre entier de ${grouped(least)} à ${grouped(most)}.`,
  tooLong: (most) => `Trop long. Entrez au plus ${grouped(most)} caractères.`,
  noQuotationMarks: 'Un nom ne peut pas contenir de guillemets ("). Supprimez-les.',
  resetToPreset: 'Revenir au modèle',
  failed: 'La table n’a pas été ouverte. Corrigez les champs signalés.',
};

export const seats: PageWords['seats'] = {
  recording: 'Enregistrement…',
  closed: 'Cette table est fermée.',
  recorded: 'Enregistré.',
  withBankroll: 'joue avec un compte',
};
