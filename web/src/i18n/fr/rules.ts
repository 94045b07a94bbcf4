/** Les règles de la maison en clair. */

import type { en } from '../en.ts';
import { cap, cards, counted, grouped } from './grammar.ts';

const yes = (sentence: string, other: string): Readonly<Record<string, string>> => ({
  true: sentence,
  false: other,
});

export const rules: (typeof en)['rules'] = {
  presets: {
    modern: ['Moderne', 'Six échelons\u00a0; une demi-couche à la fasse'],
    cotton: ['Cotton, 1725', 'La moitié de la mise, et la «\u00a0paix\u00a0»'],
    centlivre: ['Centlivre, 1705', 'Comme moderne\u00a0; les cartes perdantes peuvent rester'],
    sca: ['SCA', 'Cartes données, plusieurs jeux\u00a0; points ou argent'],
    parlour: ['Salon', 'Trois cartes chacun, paris, livres neufs'],
    oak: ['Le Chêne', 'Un tableau\u00a0; la carte de la banque vient d’abord'],
  },
  titles: {
    decks: 'Jeux',
    layout: 'Cartes des pontes',
    max_cards: 'Cartes au plus',
    cards_required: 'Cartes exigées',
    fasse: 'La fasse',
    burn: 'Mises de côté',
    order: 'Chaque couple',
    ladder: 'L’échelle',
    pay: 'La paix',
    twins: 'Le doublet',
    repeat: 'Deux fois de suite',
    last_card: 'Dernière carte',
    after_loss: 'Une carte perdue',
    restake: 'Une carte encaissée',
    mace: 'Masses',
    replace: 'Carte neuve',
    carry: 'À la fin',
    side_bets: 'Paris',
    books: 'Livres neufs',
    odd_half: 'La pièce impaire',
    bank_cover: 'La banque',
    min_stake: 'Moindre mise',
    max_stake: 'Plus forte mise',
    target: 'But',
  },
  choices: {
    decks: { by_punters: 'Un de plus qu’un quart des pontes.' },
    layout: {
      book: 'Un livre de treize chacun.',
      dealt: 'Données des jeux.',
      board: 'Un tableau pour tous.',
    },
    fasse: {
      half_purse: 'La banque prend une demi-couche dans la bourse.',
      half_stake: 'La banque prend la moitié de la couche\u00a0; la carte sort.',
      whole_out: 'La banque prend les couches de son rang\u00a0; les cartes sortent.',
      whole_stays: 'La banque prend les couches de son rang\u00a0; les cartes restent, vides, à remplir.',
    },
    order: {
      win_first: 'La première carte gagne, la seconde perd.',
      lose_first: 'La première carte perd, la seconde gagne.',
    },
    twins: { null: 'Rien ne bouge.', first: 'La première décide\u00a0; qui gagne encaisse seulement.' },
    repeat: {
      ignore: 'Un rang qui gagne deux fois de suite gagne encore.',
      lose: 'Un rang qui gagne deux fois de suite perd.',
      retire: 'Un rang qui gagne deux fois de suite se retire une fois.',
    },
    last_card: { null: 'Est nulle.', bank: 'Est à la banque\u00a0: les couches de son rang sont perdues.' },
    after_loss: { out: 'Quitte la table.', stays: 'Reste, vide.' },
    restake: yes('Peut être remise aussitôt.', 'Sort.'),
    mace: { never: 'Aucune.', plain: 'Sur toute carte sans corne.' },
    replace: { null: 'Aucune pendant la taille.', lost: 'Pour une carte perdue à un couple.' },
    carry: yes(
      'Les parolis courent à la taille suivante.',
      'Les couches rentrent\u00a0; aucun paroli ne passe à la taille suivante.',
    ),
    side_bets: yes('Entre pontes.', 'Aucun.'),
    books: yes('Vendus par la banque.', 'Pas vendus.'),
    odd_half: {
      punter: 'Le ponte la garde.',
      bank: 'La banque la garde.',
      refuse: 'Sommes paires seulement.',
    },
    bank_cover: {
      owes: 'Peut devoir\u00a0: elle est dite sautée tant qu’on ne la garnit pas.',
      covered: 'Doit tenir ce qu’elle pourrait devoir.',
    },
  },
  decks: (packs) => `${cap(counted(packs, 'jeu', { more: 'jeux' }))}.`,
  ladder: (rungs) => `${rungs.join(' · ')} fois la couche, un échelon par paroli.`,
  pay: (times) =>
    times === null ? 'Ne se joue pas.' : `${grouped(times)} fois la couche, sans rien risquer.`,
  maxCards: (most) => (most === null ? 'Tant qu’on veut.' : `${cap(cards(most))} à la fois.`),
  cardsRequired: (least) => (least ? `${cap(cards(least))} chacun à la fasse.` : 'Tant qu’on veut.'),
  burn: (count) => (count ? `${cap(cards(count))}, sans les voir, après la fasse.` : 'Aucune.'),
  minStake: (sum) => `${sum}.`,
  smallest: 'La plus petite pièce.',
  maxStake: (sum) => (sum === null ? 'Sans limite.' : `${sum}.`),
  target: (sum) => (sum === null ? 'Aucun.' : `Une bourse de ${sum} gagne la soirée.`),
  houseChoice: 'choix de la maison',
  changed: 'changé ici',
  source: (source) => `D’après ${source}`,
  title: 'Les règles en clair',
};
