/** "How Glic works", and the meanings of its words, in French. */

import type { LessonMessages } from './lesson-en.ts';

export const fr: LessonMessages = {
  title: 'Le glic en une minute',
  screens: [
    {
      title: 'Les atouts prennent les cases',
      sentences: [
        'Le tableau a sept cases et le Poch. Avant chaque main, les joueurs mettent de l’argent dans les cases. Puis chacun reçoit cinq cartes, et on en retourne une de plus\u00a0: sa couleur est l’atout.',
        'L’as d’atout prend la case de l’as, et de même pour le roi, la dame, le valet et le dix. Le roi et la dame ensemble sont le mariage\u00a0: ils prennent trois cases. Le sept, le huit et le neuf d’atout sont la séquence.',
        'Ce que personne ne prend reste pour la main suivante.',
      ],
      picture:
        'Le tableau\u00a0: as 2\u00a0d, roi 1\u00a0d, dame 1\u00a0d, valet 3\u00a0d, dix 1\u00a0d, mariage 4\u00a0d, séquence 2\u00a0d, et le Poch vide.',
    },
    {
      title: 'La meilleure main gagne le Poch',
      sentences: [
        'Chacun mise à son tour sur sa main. Si un joueur a moins dans le Poch qu’un autre, il doit la différence\u00a0: il suit, relance, passe ou se couche.',
        'Suivre n’arrête pas les mises. Elles s’arrêtent quand tous ont passé.',
        'Alors la meilleure main prend tout\u00a0: un carré, un brelan, une paire, ou les plus hautes cartes.',
      ],
      picture: 'Bess mise 2\u00a0d. Carl suit à 2\u00a0d. Dora et Anne se couchent.',
    },
    {
      title: 'Puis on joue les cartes',
      sentences: [
        'Chacun à son tour pose une carte, de n’importe quelle couleur. Le total d’une suite ne dépasse pas trente et un. Quand personne ne peut plus poser de carte, le joueur de la dernière reçoit une pièce de chaque autre joueur.',
        'Le premier joueur sans cartes reçoit de chaque autre joueur une pièce par carte qui lui reste.',
        'Après s’être couché, un joueur joue encore ses cartes.',
      ],
      picture:
        'Huit, quatre, dix et neuf forment une suite. Leur total est trente et un. Carl a posé le neuf et reçoit un denier de chacun.',
    },
  ],
  terms: {
    poch: {
      title: 'Poch',
      meaning: 'La case du tableau où sont les mises d’une main. La meilleure main les gagne.',
    },
    pool: {
      title: 'Case',
      meaning: 'Une des sept cases du tableau\u00a0: as, roi, dame, valet, dix, mariage et séquence.',
    },
    see: {
      title: 'Suivre',
      meaning: 'Mettre dans le Poch ce qui est dû, et pas davantage. Cela n’arrête pas les mises.',
    },
    fold: { title: 'Se coucher', meaning: 'Renoncer au Poch. Ce que le joueur y a mis y reste.' },
    marriage: {
      title: 'Mariage',
      meaning: 'Le roi et la dame d’atout dans une main. Ils prennent trois cases.',
    },
    sequence: {
      title: 'Suite, séquence',
      meaning:
        'Suite\u00a0: les cartes posées tour à tour, jusqu’à un total de trente et un. Séquence\u00a0: le sept, le huit et le neuf d’atout, qui prennent la case de ce nom.',
    },
    level: {
      title: 'Hauteur',
      meaning: 'La plus forte mise d’un joueur au Poch. Celui qui a mis moins doit la différence.',
    },
    piece: {
      title: 'Pièce',
      meaning: 'Le denier du jeu, pour les mises de départ, les suites et les cartes qui restent.',
    },
  },
  pictures: {
    pools: {
      ...{ ace: 'As', king: 'Roi', queen: 'Dame', jack: 'Valet', ten: 'Dix' },
      ...{ marriage: 'Mariage', sequence: 'Séquence' },
    },
    poch: 'Poch',
    bets: { Anne: 'se couche', Bess: 'mise', Carl: 'suit', Dora: 'se couche' },
    run: 'Carl reçoit 1\u00a0d de chacun.',
  },
  exercise: {
    title: 'Que se passe-t-il ensuite\u00a0?',
    question:
      'Bess a misé 2\u00a0d, Carl a suivi, Dora et Anne se sont couchées. À qui est-ce de jouer, ou les mises sont-elles finies\u00a0?',
    answers: { best: 'On compare', bess: 'À Bess', out: 'Carl gagne' },
    results: {
      best: 'Pas encore\u00a0: suivre n’arrête pas les mises. Bess peut miser de nouveau, ou passer.',
      bess: 'C’est juste. Bess peut miser de nouveau. Si elle et Carl passent, on compare leurs mains.',
      out: 'Non\u00a0: Bess et Carl ont autant dans le Poch. La meilleure main gagne.',
    },
  },
};
