/** The line on the board for newcomers, in French. */

import type { BoardHintMessages } from './board-hint-en.ts';

export const fr: BoardHintMessages = {
  noPlayers: 'Les joueurs s’installent d’abord. Puis ils misent sur des cartes, et le croupier tire.',
  staking:
    'Les joueurs misent sur leurs cartes. Puis le croupier tire deux cartes à la fois\u00a0: l’une gagne, l’autre perd.',
  fasse: {
    half_purse:
      'La première carte s’appelle la fasse\u00a0: qui a misé sur son rang paie à la banque la moitié de sa mise.',
    half_stake:
      'La première carte s’appelle la fasse\u00a0: la banque prend la moitié des mises sur son rang.',
    whole_out: 'La première carte s’appelle la fasse\u00a0: la banque prend les mises sur son rang.',
    whole_stays: 'La première carte s’appelle la fasse\u00a0: la banque prend les mises sur son rang.',
  },
  pairsFollow: 'Puis le croupier tire des paires.',
  pair: {
    win_first: 'Dans chaque paire, la première carte gagne pour les joueurs, la seconde perd.',
    lose_first: 'Dans chaque paire, la première carte perd pour les joueurs, la seconde gagne.',
  },
  corner: 'Un coin plié veut dire\u00a0: le gain est resté sur la carte, pour gagner plus.',
  choice: 'Chaque gagnant encaisse maintenant, ou plie un coin de la carte et continue pour gagner plus.',
  takeOnly: 'Chaque gagnant encaisse maintenant.',
  lastCard: 'Le jeu est épuisé\u00a0: cette donne finit. Puis les joueurs misent pour la donne suivante.',
  closed: 'La partie est finie. La liste montre ce que chaque joueur a gagné ou perdu.',
};
