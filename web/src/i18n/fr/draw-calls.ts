/** Ce qui s’annonce à la table, et les mêmes phrases avant qu’elles soient entières. */

import type { en } from '../en.ts';
import { GAP } from '../markup.ts';
import { cap, counted, e, listed, many, of, the } from './grammar.ts';

const named = (card: string | null, gap: string): string => (card === null ? gap : the(card));

const enAttente = (waiting: number): string =>
  counted(waiting, 'écriture attend', { more: 'écritures attendent', feminine: true });

export const calls: (typeof en)['calls'] = {
  fasse: (card) => (card === null ? `La fasse est ${GAP}.` : `La fasse est ${the(card)}.`),
  pair: (wins, loses, loseFirst, gaps) => {
    const won = `${named(wins, gaps[0])} gagne`;
    const lost = `${named(loses, gaps[1])} perd`;
    return `${cap(loseFirst ? `${lost}, ${won}` : `${won}, ${lost}`)}.`;
  },
  twinsVoid: (card) => `Deux ${many(card)}\u00a0: doublet. Rien ne bouge.`,
  twinsFirst: (card) => `Deux ${many(card)}\u00a0: doublet. La première décide.`,
  againLoses: (wins, loses) =>
    `${cap(the(wins))} gagne encore\u00a0: ${pronoun(wins)} perd. ${cap(the(loses))} perd.`,
  againRetires: (wins, loses) =>
    `${cap(the(wins))} gagne encore\u00a0: ${pronoun(wins)} se retire. ${cap(the(loses))} perd.`,
  spared: (wins, loses) =>
    `${cap(the(wins))} gagne. ${cap(the(loses))} s’est retiré${e(loses)}\u00a0: rien n’est perdu.`,
  last: (card) => `Dernière carte\u00a0: ${named(card, GAP)}.`,
  lastBank: (card) => `Dernière carte\u00a0: ${the(card)}. La banque prend.`,
  lastVoid: (card) => `Dernière carte\u00a0: ${the(card)}. Elle est nulle.`,
  dealOver: 'La taille est finie. Les couches rentrent.',
  ride: (parolis) =>
    `La taille est finie. ${cap(counted(parolis, 'paroli'))} ${parolis === 1 ? 'court' : 'courent'} encore.`,
  bankBroken: (owes) => `La banque a sauté\u00a0: elle doit ${owes}.`,
  nobody: 'Personne n’est assis. Placez le premier ponte.',
  noConnection: (time, waiting) =>
    `Sans connexion depuis ${time}. Continuez\u00a0: ${enAttente(waiting)} sur cette tablette.`,
  offline: (time) => `Sans connexion depuis ${time}. Continuez.`,
  signedOut: (waiting) => [
    'Tablette déconnectée.',
    waiting ? `Connectez-vous\u00a0: ${enAttente(waiting)} ici.` : 'Connectez-vous pour continuer.',
  ],
  closed: 'La table est close.',
  targetReached: (names) => `Le but est atteint\u00a0: ${listed(names)}.`,
};

const pronoun = (card: string): string => (of(card).startsWith('de la') ? 'elle' : 'il');
