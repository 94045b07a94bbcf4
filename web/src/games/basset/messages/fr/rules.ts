/** The house rules as sentences, in French. */

import type { en } from '../rules-en.ts';
import { cap, cards, counted, grouped } from '../../../../i18n/fr/grammar.ts';

const yes = (sentence: string, other: string): Readonly<Record<string, string>> => ({
  true: sentence,
  false: other,
});

export const rules: (typeof en)['rules'] = {
  presets: {
    modern: ['Moderne', 'Six échelons de gains\u00a0; la moitié de la mise à la fasse'],
    cotton: [
      'Cotton, 1725',
      'La moitié de la mise à la fasse\u00a0; on peut continuer sans risque après un gain',
    ],
    centlivre: ['Centlivre, 1705', 'Comme Moderne\u00a0; les cartes perdantes restent sur la table'],
    sca: ['Reconstitution (SCA)', 'Cartes distribuées de plusieurs jeux\u00a0; points ou argent'],
    parlour: ['Salon', 'Trois cartes chacun, paris, nouveaux livres'],
    oak: ['Le Chêne', 'Un tableau pour tous\u00a0; la première carte d’une paire perd'],
  },
  sources: {
    S0: 'encyclopédie',
    S1: 'règles SCA',
    S2: 'règles de salon',
    S3: 'Le Chêne',
  },
  titles: {
    decks: 'Jeux',
    layout: 'Cartes des joueurs',
    max_cards: 'Nombre maximal de cartes',
    cards_required: 'Cartes obligatoires',
    fasse: 'La fasse',
    burn: 'Cartes mises de côté',
    order: 'Chaque paire',
    ladder: 'L’échelle',
    pay: 'Paix',
    twins: 'Doublet',
    repeat: 'Gain répété',
    last_card: 'Dernière carte',
    after_loss: 'Après une perte',
    restake: 'Après un gain encaissé',
    mace: 'Masses',
    replace: 'Carte de remplacement',
    carry: 'Fin de la donne',
    side_bets: 'Paris',
    books: 'Nouveaux livres',
    odd_half: 'Moitié d’une mise impaire',
    bank_cover: 'La banque',
    min_stake: 'Mise minimale',
    max_stake: 'Mise maximale',
    target: 'Objectif',
  },
  choices: {
    decks: { by_punters: 'Un jeu pour quatre joueurs, plus un.' },
    layout: {
      book: 'Chaque joueur a un livre de treize cartes.',
      dealt: 'Treize cartes, distribuées à partir des jeux.',
      board: 'Un tableau pour tous les joueurs.',
    },
    fasse: {
      half_purse: 'La banque prend la moitié de la mise dans la bourse\u00a0; la mise reste.',
      half_stake: 'La banque prend la moitié de la mise\u00a0; la carte quitte la table.',
      whole_out: 'La banque prend les mises de son rang\u00a0; les cartes quittent la table.',
      whole_stays:
        'La banque prend les mises de son rang\u00a0; les cartes restent sans argent. On peut en ajouter de nouveau.',
    },
    order: {
      win_first: 'La première carte gagne, la seconde perd.',
      lose_first: 'La première carte perd, la seconde gagne.',
    },
    twins: {
      null: 'Rien ne change.',
      first: 'Seule la première carte compte\u00a0; un gain peut seulement être encaissé.',
    },
    repeat: {
      ignore: 'Un rang qui gagne deux paires de suite est payé deux fois.',
      lose: 'Si un rang gagne deux paires de suite, ses mises perdent.',
      retire:
        'Si un rang gagne deux paires de suite, le second gain n’est pas payé. Il ne peut pas perdre à la paire suivante.',
    },
    last_card: {
      null: 'Ne compte pas.',
      bank: 'La banque gagne\u00a0: les mises de son rang sont perdues.',
    },
    after_loss: { out: 'La carte quitte la table.', stays: 'La carte reste, sans argent.' },
    restake: yes('On peut remiser tout de suite sur la carte.', 'La carte quitte la table.'),
    mace: {
      never: 'On ne peut pas ajouter d’argent à une mise.',
      plain: 'On peut ajouter de l’argent à toute carte sans coin plié.',
    },
    replace: {
      null: 'Pas de nouvelle carte pendant la donne.',
      lost: 'Une nouvelle carte pour chaque carte perdue à une paire.',
    },
    carry: yes(
      'Les parolis restent pour la donne suivante.',
      'Toutes les mises sont rendues\u00a0; aucun paroli ne reste pour la donne suivante.',
    ),
    side_bets: yes('Permis entre joueurs.', 'Pas permis.'),
    books: yes('Vendus par la banque.', 'Pas vendus.'),
    odd_half: {
      punter: 'Le joueur garde la pièce de plus.',
      bank: 'La banque garde la pièce de plus.',
      refuse: 'Seules les mises paires sont permises.',
    },
    bank_cover: {
      owes: 'Peut payer plus qu’elle n’a. Elle doit alors de l’argent tant qu’elle n’est pas approvisionnée.',
      covered: 'Doit avoir de quoi faire le plus grand paiement possible de la prochaine paire.',
    },
  },
  decks: (packs) => `${cap(counted(packs, 'jeu', { more: 'jeux' }))}.`,
  ladder: (rungs) => `${rungs.join(' · ')} fois la mise, un échelon de plus par paroli.`,
  pay: (times) =>
    times === null
      ? 'Ne se joue pas.'
      : `Un gain peut continuer pour ${grouped(times)} fois la mise, sans rien risquer.`,
  maxCards: (most) => (most === null ? 'Sans limite.' : `${cap(cards(most))} à la fois.`),
  cardsRequired: (least) => (least ? `${cap(cards(least))} par joueur à la fasse.` : 'Nombre libre.'),
  burn: (count) => (count ? `${cap(cards(count))}, face cachée, après la fasse.` : 'Aucune.'),
  minStake: (sum) => `${sum}.`,
  smallest: 'La plus petite pièce.',
  maxStake: (sum) => (sum === null ? 'Sans limite.' : `${sum}.`),
  target: (sum) => (sum === null ? 'Aucun.' : `Une bourse de ${sum} gagne la soirée.`),
};
