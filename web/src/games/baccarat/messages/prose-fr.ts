/** The rules of Baccarat in plain words, in French. */

import { cards as countedCards, counted } from '../../../i18n/fr/grammar.ts';
import type { ProseMessages } from './prose-en.ts';

export const fr: ProseMessages = {
  game: {
    title: 'Le jeu en bref',
    play: {
      1: 'Un joueur tient la banque avec son propre argent. Les autres sont les pontes\u00a0: ils misent contre la banque, sur une seule main pour tous. Deux ou trois cartes de chaque côté décident qui gagne.',
      2: 'Un joueur tient la banque avec son propre argent. Les autres sont les pontes\u00a0: ils misent contre la banque sur deux tableaux, à droite et à gauche de la table. Deux ou trois cartes pour chaque main décident qui gagne.',
    },
    points:
      'Le côté qui a le plus de points gagne. L’as vaut un, les cartes de deux à neuf valent leur chiffre, les dix et les figures ne comptent pas, et seul le dernier chiffre de la somme compte. Neuf est donc le meilleur point.',
    decks: (count) =>
      count === 1
        ? 'On joue avec un seul jeu de cartes.'
        : `On mêle ensemble ${counted(count, 'jeu', { more: 'jeux' })}.`,
    seats: (count) => `Au plus ${counted(count, 'ponte')} peuvent s’asseoir. Le banquier est à part.`,
    bystanders: 'D’autres peuvent rester debout et miser, mais ils ne tiennent jamais la banque.',
  },
  bank: {
    title: 'La banque',
    goes: {
      rotation:
        'La banque passe dans l’ordre d’arrivée des joueurs. À son tour, un joueur met la somme qu’il veut, ou refuse. Si un banquier passe la main, tout autre joueur assis peut prendre la banque à la même somme.',
      auction: 'La banque va au joueur assis qui en offre le plus.',
    },
    least: (sum) => `Une banque est d’au moins ${sum}. Une banque continuée peut être plus basse.`,
    ends: {
      loss: 'La banque prend fin quand le banquier perd un coup. Un coup nul n’y met pas fin.',
      shoe: 'La banque prend fin quand les cartes sont épuisées.',
    },
    pass: 'Le banquier peut aussi passer la main, et emporte alors tout ce qui est en banque.',
    mustPlay: (count) => `Avant cela, il joue au moins ${counted(count, 'coup')}, coups nuls compris.`,
    replenish: {
      never: 'Le banquier ne peut pas ajouter d’argent à la banque.',
      broken: 'Quand la banque a sauté, le banquier peut remettre de l’argent, ou passer la main.',
      any: 'Le banquier peut ajouter de l’argent à la banque à tout moment.',
    },
  },
  stakes: {
    title: 'Les mises',
    what: 'Chaque ponte mise ce qu’il veut. Tant que les cartes ne sont pas données, il peut reprendre toute sa mise. La galerie ne mise que ce que les joueurs assis laissent à tenir.',
    least: (sum) => `Une mise est d’au moins ${sum}.`,
    most: (sum) => `Une mise est d’au plus ${sum}. Un banco peut dépasser cette somme.`,
    order: 'La banque couvre les mises dans l’ordre, en commençant par le plus proche du banquier.',
    excess: {
      declined: 'Ce que la banque ne couvre pas est rendu avant que le coup compte.',
      paid_in_order: 'Ce que la banque ne couvre pas joue aussi, et est payé tant que la banque suffit.',
    },
    uncovered: {
      safe: 'S’il perd, un joueur ne perd que ce que la banque couvrait.',
      lost: 'S’il perd, un joueur perd aussi ce que la banque ne couvrait pas.',
    },
    accepted: {
      hand: 'Le banquier peut tenir tout pour un coup, et ajoute ce qui manque.',
      unlimited:
        'Le banquier peut tenir tout, et ajoute ce qui manque. Il doit dès lors couvrir toutes les mises jusqu’à la fin de sa banque, ou passer la main.',
    },
  },
  banco: {
    title: 'Le banco',
    what: 'Un ponte peut jouer seul contre toute la banque\u00a0: c’est le banco. Les autres mises sont rendues. Le plus proche du banquier passe le premier.',
    again: {
      first: 'Après la perte d’un banco, son joueur passe avant tous les autres au coup suivant.',
      in_turn: 'Un banco perdu ne donne aucun droit au suivant.',
    },
    limit: (count) =>
      `Après ${counted(count, 'banco perdu', { more: 'bancos perdus' })} de suite, le joueur laisse passer un coup.`,
    halves:
      'Si un joueur de chaque tableau fait banco, chacun joue la moitié de la banque sur son propre tableau.',
    cheval: {
      true: 'Un joueur peut aussi partager son banco entre les deux tableaux\u00a0: c’est le banco à cheval.',
      false: 'Un banco ne se partage pas entre les deux tableaux.',
    },
    odd: {
      first:
        'D’une somme impaire, le plus proche du banquier joue la plus grande moitié\u00a0; à cheval, c’est son propre tableau.',
      refuse: 'Une banque impaire ne se partage pas.',
    },
  },
  cards: {
    title: 'Les cartes',
    deal: 'On donne deux cartes à chaque main et au banquier. Huit ou neuf d’emblée s’abat tout de suite, et on ne tire plus de carte contre ce point.',
    draw: 'Avec quatre points ou moins, un ponte tire une troisième carte. À six ou sept, il n’en tire pas. À cinq, il fait comme il veut, et le banquier toujours.',
    falseDraw: {
      stands: 'Une faute de tirage est notée, et le coup compte.',
      liable: 'Le fautif paie ce que les autres perdent sur cette main.',
      fine: 'Le fautif paie une amende à la banque.',
      refuse: 'Une faute de tirage ne peut pas être saisie.',
    },
    fine: (sum) => `L’amende est de ${sum}.`,
    stock: (count) => `S’il reste moins de ${countedCards(count)}, on mêle d’abord toutes les cartes.`,
  },
  result: {
    title: 'Qui reçoit quoi',
    lost: 'Si la banque gagne, elle prend les mises.',
    won: 'Si les pontes gagnent, chacun reprend sa mise et reçoit encore autant de la banque, dans l’ordre, tant qu’elle suffit.',
    tie: 'Après un coup nul, les mises restent pour le coup suivant. On ne peut ni les reprendre ni les augmenter.',
  },
};
