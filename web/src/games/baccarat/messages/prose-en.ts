/** The rules of Baccarat in plain words, in the order of play. */

import { counted } from '../../../i18n/en/grammar.ts';

export const en = {
  game: {
    title: 'What the game is',
    play: {
      1: 'One player holds the bank with their own money. The others are the punters: they stake against the bank, on one hand for all of them. Two or three cards for each side decide who wins.',
      2: 'One player holds the bank with their own money. The others are the punters: they stake against the bank on two hands, one for the right side of the table and one for the left. Two or three cards for each hand decide who wins.',
    },
    points:
      'The side with more points wins. An ace is one, the cards from two to nine count as they say, tens and court cards count nothing, and only the last figure of the sum counts. So nine is best.',
    decks: (count: number) =>
      count === 1 ? 'One pack is played.' : `${counted(count, 'pack')} are shuffled together.`,
    seats: (count: number) => `At most ${counted(count, 'punter')} can sit. The banker sits apart.`,
    bystanders: 'Others can stand and stake, but they never bank.',
  },
  bank: {
    title: 'The bank',
    goes: {
      rotation:
        'The bank goes round in the order in which the players sat down. The player in turn puts up any sum, or declines. If a banker passes, any other seated player can take the bank at the same sum.',
      auction: 'The bank goes to the seated player who bids most.',
    },
    least: (sum: string) => `A bank is at least ${sum}. A bank that is continued can be lower.`,
    ends: {
      loss: 'The bank ends when the banker loses a hand. A tie does not end it.',
      shoe: 'The bank ends when the cards are used up.',
    },
    pass: 'The banker can also pass the deal, and then takes home all that is in the bank.',
    mustPlay: (count: number) =>
      `Before that, a banker plays at least ${counted(count, 'hand')}, ties included.`,
    replenish: {
      never: 'A banker cannot add money to the bank.',
      broken: 'If nothing is left in the bank, the banker can add money, or pass the deal.',
      any: 'A banker can add money to the bank at any time.',
    },
  },
  stakes: {
    title: 'Stakes',
    what: 'Each punter stakes as they like. Until the cards are dealt, a punter can take the whole stake back. Those who stand stake only what the seated players leave open.',
    least: (sum: string) => `A stake is at least ${sum}.`,
    most: (sum: string) => `A stake is at most ${sum}. A banco can be higher.`,
    order: 'The bank covers the stakes in order, the nearest to the banker first.',
    excess: {
      declined: 'What the bank does not cover goes home before the hand counts.',
      paid_in_order: 'What the bank does not cover plays too, and is paid as far as the bank reaches.',
    },
    uncovered: {
      safe: 'A losing player loses only what the bank covered.',
      lost: 'A losing player also loses what the bank did not cover.',
    },
    accepted: {
      hand: 'The banker can accept all stakes for one hand, and puts in what is missing.',
      unlimited:
        'The banker can accept all stakes, and puts in what is missing. From then on the banker must cover all stakes until the bank ends, or pass.',
    },
  },
  banco: {
    title: 'Banco',
    what: 'A punter can play alone against the whole bank: that is a banco. All other stakes go home. The nearest to the banker comes first.',
    again: {
      first: 'After a lost banco, its player comes before all others in the next hand.',
      in_turn: 'A lost banco gives no right to the next one.',
    },
    limit: (count: number) =>
      `After ${counted(count, 'lost banco')} in a row, the player must let one hand pass.`,
    halves: 'If a player on each side goes bank, each plays for half of it on their own side.',
    cheval: {
      true: 'A player can also halve the banco over both hands. That is called à cheval.',
      false: 'A banco is not halved over both hands.',
    },
    odd: {
      first:
        'Of an odd sum, the player nearest to the banker plays the larger half; of a banco à cheval, the own side.',
      refuse: 'A bank of an odd sum cannot be halved.',
    },
  },
  cards: {
    title: 'The cards',
    deal: 'Two cards are dealt to each hand and to the banker. Eight or nine in two cards is a natural: it is shown at once, and no third card is drawn against it.',
    draw: 'A punter with four points or less draws a third card. With six or seven a punter draws none. With five they do as they like, and the banker always does.',
    falseDraw: {
      stands: 'A wrong draw is noted, and the hand counts.',
      liable: 'If a player draws wrongly, they pay what the others lose on that hand.',
      fine: 'If a player draws wrongly, they pay a fine to the bank.',
      refuse: 'A wrong draw cannot be entered.',
    },
    fine: (sum: string) => `The fine is ${sum}.`,
    stock: (count: number) => `With fewer than ${counted(count, 'card')} left, all cards are shuffled first.`,
  },
  result: {
    title: 'Who gets what',
    lost: 'If the bank wins, it takes the stakes.',
    won: 'If the punters win, each gets the stake back and as much again out of the bank, in order, as far as the bank reaches.',
    tie: 'After a tie the stakes stay for the next hand. They cannot be taken back or raised.',
  },
};

export type ProseMessages = typeof en;
