/** The house rules as sentences, in French. */

import type { en } from '../common-en.ts';
import { cap, cards, counted, grouped } from '../../../../i18n/fr/grammar.ts';

const yes = (sentence: string, other: string): Readonly<Record<string, string>> => ({
  true: sentence,
  false: other,
});

export const rules: (typeof en)['rules'] = {
  presets: {
    modern: ['Moderne', 'Six échelons\u00a0; une demi-couche à la fasse'],
    cotton: ['Cotton, 1725', 'La moitié de la mise à la fasse\u00a0; la «\u00a0paix\u00a0»'],
    centlivre: ['Centlivre, 1705', 'Comme moderne\u00a0; les cartes perdantes peuvent rester'],
    sca: ['SCA', 'Cartes distribuées, plusieurs jeux\u00a0; points ou argent'],
    parlour: ['Salon', 'Trois cartes chacun, paris, nouveaux livres'],
    oak: ['Le Chêne', 'Un tableau\u00a0; la carte de la banque vient d’abord'],
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
    odd_half: 'La pièce impaire',
    bank_cover: 'La banque',
    min_stake: 'Mise minimale',
    max_stake: 'Mise maximale',
    target: 'Objectif',
  },
  choices: {
    decks: { by_punters: 'Un de plus qu’un quart des joueurs.' },
    layout: {
      book: 'Chaque joueur a un livre de treize cartes.',
      dealt: 'Distribuées à partir des jeux.',
      board: 'Un tableau pour tous les joueurs.',
    },
    fasse: {
      half_purse: 'La banque prend une demi-couche dans la bourse.',
      half_stake: 'La banque prend la moitié de la couche\u00a0; la carte quitte la table.',
      whole_out: 'La banque prend les couches de son rang\u00a0; les cartes quittent la table.',
      whole_stays:
        'La banque prend les couches de son rang\u00a0; les cartes restent, vides, et peuvent être remplies de nouveau.',
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
      ignore: 'Un rang qui gagne deux fois de suite gagne encore.',
      lose: 'Un rang qui gagne deux fois de suite perd.',
      retire: 'Un rang qui gagne deux fois de suite se retire pour une paire.',
    },
    last_card: {
      null: 'Ne compte pas.',
      bank: 'La banque gagne\u00a0: les couches de son rang sont perdues.',
    },
    after_loss: { out: 'La carte quitte la table.', stays: 'La carte reste, vide.' },
    restake: yes('On peut remiser tout de suite sur la carte.', 'La carte quitte la table.'),
    mace: { never: 'Aucune.', plain: 'Sur toute carte sans coin plié.' },
    replace: { null: 'Aucune pendant la donne.', lost: 'Pour une carte perdue à une paire.' },
    carry: yes(
      'Les parolis restent pour la donne suivante.',
      'Toutes les couches sont rendues\u00a0; aucun paroli ne reste pour la donne suivante.',
    ),
    side_bets: yes('Permis entre joueurs.', 'Pas permis.'),
    books: yes('Vendus par la banque.', 'Pas vendus.'),
    odd_half: {
      punter: 'Le joueur la garde.',
      bank: 'La banque la garde.',
      refuse: 'Montants pairs seulement.',
    },
    bank_cover: {
      owes: 'Peut devoir de l’argent\u00a0: elle est à découvert tant qu’elle n’est pas approvisionnée.',
      covered: 'Doit avoir le maximum qu’elle pourrait devoir.',
    },
  },
  decks: (packs) => `${cap(counted(packs, 'jeu', { more: 'jeux' }))}.`,
  ladder: (rungs) => `${rungs.join(' · ')} fois la couche, un échelon par paroli.`,
  pay: (times) =>
    times === null ? 'Ne se joue pas.' : `${grouped(times)} fois la couche, sans rien risquer.`,
  maxCards: (most) => (most === null ? 'Sans limite.' : `${cap(cards(most))} à la fois.`),
  cardsRequired: (least) => (least ? `${cap(cards(least))} par joueur à la fasse.` : 'Nombre libre.'),
  burn: (count) => (count ? `${cap(cards(count))}, face cachée, après la fasse.` : 'Aucune.'),
  minStake: (sum) => `${sum}.`,
  smallest: 'La plus petite pièce.',
  maxStake: (sum) => (sum === null ? 'Sans limite.' : `${sum}.`),
  target: (sum) => (sum === null ? 'Aucun.' : `Une bourse de ${sum} gagne la soirée.`),
};
