/** "How Baccarat works", and the meanings of its words. */

import type { TermText } from '../../../../game-api/game-module.ts';
import type { LessonScreen } from '../../../../table-kit/lesson/lesson.ts';

export const en = {
  title: 'How Baccarat works',
  screens: [
    {
      title: 'Nine is best',
      sentences: [
        'Each side has two or three cards. The side with more points wins, and nine is the most.',
        'An ace is one, the cards from two to nine count as they say, and tens, jacks, queens and kings count nothing.',
        'Only the last figure of the sum counts: seven and eight make five. Eight or nine in the first two cards is a natural, and ends the hand at once.',
      ],
      picture:
        'Three pairs of cards. King and nine: nine points, a natural. Seven and eight: five points. Ten and queen: nothing.',
    },
    {
      title: 'One player is the bank',
      sentences: [
        'One player is the banker and puts money into the bank. The others are punters: they stake against it.',
        'If the punters win, the bank pays each of them as much as the stake. If the bank wins, it takes the stakes. After a tie, the stakes stay for the next hand.',
        'If a player says “banco”, they play alone against the whole bank.',
      ],
      picture: 'Anne’s bank of 20. Bess stakes 8 and Carl stakes 6. 6 is open.',
    },
    {
      title: 'A third card',
      sentences: [
        'A punter with four points or less draws a third card. With six or seven a punter draws none. With five, punters do as they like.',
        'The banker plays last and does as they like.',
        'Some tables play one hand against the bank, which passes on with each loss. Others play two hands, right and left, and the banker stays for all the cards.',
      ],
      picture:
        'Four and less: a card. Five: as they like. Six and seven: no card. Eight and nine: a natural.',
    },
  ] as readonly LessonScreen[],
  terms: {
    banker: {
      title: 'Banker',
      meaning: 'The player who holds the bank: the others stake against that player’s own money.',
    },
    punter: { title: 'Punter', meaning: 'A player who stakes against the bank.' },
    banco: {
      title: 'Banco',
      meaning:
        'If a player goes bank, they play against the whole bank. All other stakes go home first. The nearest to the banker comes first.',
    },
    cheval: {
      title: 'À cheval',
      meaning: 'A banco that is halved over both hands, the right and the left. French: “on horseback”.',
    },
    natural: {
      title: 'Natural',
      meaning: 'Eight or nine points in the first two cards. No third card is drawn against it.',
    },
    tie: {
      title: 'Tie',
      meaning: 'Both sides have the same points. No money moves, and the stakes stay for the next hand.',
    },
    abide: {
      title: 'Abide',
      meaning: 'A stake that was tied stays for the next hand. It is not taken back and not raised.',
    },
    deal: {
      title: 'The deal',
      meaning: 'The right to bank. It passes to the next seat when the banker loses or passes.',
    },
    points: {
      title: 'Points',
      meaning:
        'The last figure of the sum of the cards, from 0 to 9. An ace is 1; tens and court cards are 0.',
    },
  } as Readonly<Record<string, TermText>>,
  pictures: {
    open: 'open',
    natural: 'natural',
    points: [
      'nothing',
      'one',
      'two',
      'three',
      'four',
      'five',
      'six',
      'seven',
      'eight',
      'nine',
    ] as readonly string[],
    rule: {
      draws: { points: '0–4', words: 'a card' },
      free: { points: '5', words: 'as they like' },
      stands: { points: '6–7', words: 'no card' },
      natural: { points: '8–9', words: 'a natural' },
    },
  },
  exercise: {
    title: 'Enter one hand',
    question: (bank: string, staked: string) =>
      `Anne banks ${bank}. Bess and Carl stake ${staked}. These cards are dealt. Which key do you tap?`,
    punters: 'The punters',
    banker: 'The bank',
    cards: 'The punters: four and king, then three. The bank: nine and seven.',
    results: { bank: 'Bank', punters: 'Punters', tie: 'Tie' },
    right: (sum: string) => `Right. Seven beats six: the bank pays ${sum}.`,
    wrong: {
      bank: 'Not the bank: nine and seven make sixteen, and only the six counts.',
      tie: 'Not a tie: the king counts nothing, so the punters have four and three.',
    },
  },
};

export type LessonMessages = typeof en;
