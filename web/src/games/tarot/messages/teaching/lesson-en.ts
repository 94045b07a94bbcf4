/** "How Swiss Tarot works", and the meanings of its words. */

import type { TermText } from '../../../../game-api/game-module.ts';
import type { LessonScreen } from '../../../../table-kit/lesson/lesson.ts';

export const en = {
  title: 'How Swiss Tarot works',
  screens: [
    {
      title: 'Three players, one pot',
      sentences: [
        'Each of three players puts the same ante into the pot. Then they play a game of three rounds, each with another dealer.',
        'In a round they play tricks with a pack of 78 tarot cards. 19 of these are counting cards.',
        'After each round, each player counts the points in the tricks. The highest score after the last round wins the pot.',
      ],
      picture:
        'The counting cards: the XXI, the I, the Fool and each King are worth 5, each Queen 4, each Cavalier 3, each Jack 2.',
    },
    {
      title: 'What a trick is worth',
      sentences: [
        'Add up the counting cards of a trick. Take one off for each of them but the first.',
        'A trick without counting cards is worth 1.',
      ],
      picture:
        'Four tricks. Cavalier, Queen and Fool: 3 + 4 + 5 − 2 = 10. XXI, I and a trump: 5 + 5 − 1 = 9. A King and two other cards: 5. Three cards that do not count: 1.',
    },
    {
      title: 'A round always has 78 points',
      sentences: [
        'The dealer gets three cards more than the others and lays three aside. These discards count as a trick, so the dealer always has 1 point or more.',
        'However the cards fall, the three counts make 78. So two counts are entered, and the third player has the rest.',
        'If a player does not agree, one of the three counted wrong.',
      ],
      picture: 'The cards are worth 71. Less 19, one for each card, and 26 more, one for each trick: 78.',
    },
  ] as readonly LessonScreen[],
  terms: {
    ante: {
      title: 'Ante',
      meaning: 'What each player puts into the pot before a game. All put in the same.',
    },
    pot: { title: 'Pot', meaning: 'The money of the three antes. The highest score of the game wins it.' },
    round: { title: 'Round', meaning: 'One deal of the cards: 25 tricks, and the discards of the dealer.' },
    discards: {
      title: 'Discards',
      meaning: 'The three cards that the dealer lays aside. They count as a trick of the dealer.',
    },
    counting: {
      title: 'Counting card',
      meaning:
        'A card that is worth points: the XXI, the I, the Fool, and each King, Queen, Cavalier and Jack.',
    },
    score: { title: 'Score', meaning: 'The points of a player in all rounds of the game so far.' },
  } as Readonly<Record<string, TermText>>,
  pictures: {
    faces: {
      ...{ world: 'XXI', magician: 'I', fool: 'Fool', king: 'King', queen: 'Queen' },
      ...{ cavalier: 'Cavalier', jack: 'Jack', death: 'XIII', pip: '7' },
    },
    sums: ['3 + 4 + 5 − 2', '5 + 5 − 1', '5', 'nothing counts'],
    round: [
      ['19 counting cards are worth', '71'],
      ['less one for each card', '− 19'],
      ['one for each trick and the discards', '+ 26'],
      ['a round', '78'],
    ] as readonly (readonly [string, string])[],
  },
  exercise: {
    title: (number: number, all: number) => `Count a trick: ${number} of ${all}`,
    question: 'What is this trick worth?',
    tricks: ['Cavalier, Queen and Fool', 'XXI, I and XIII', 'A King and two sevens', 'Two sevens and XIII'],
    right: [
      'Right: 3 + 4 + 5 is 12, less 2.',
      'Right: 5 + 5 is 10, less 1. The XIII does not count.',
      'Right: one counting card is worth what it is.',
      'Right: a trick without counting cards is worth 1.',
    ],
    wrong: 'Not that. Add up the counting cards, and take one off for each but the first.',
    next: 'Next trick',
  },
};

export type LessonMessages = typeof en;
