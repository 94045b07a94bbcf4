/** The house rules in plain words: presets, fields, what each of them may be. */

import { cap, counted, grouped } from './grammar.ts';

const yes = (sentence: string, other: string): Readonly<Record<string, string>> => ({
  true: sentence,
  false: other,
});

export const rules = {
  presets: {
    modern: ['Modern', 'Six rungs; half a couch at the fasse'],
    cotton: ['Cotton, 1725', 'Half the stake, and the “pay”'],
    centlivre: ['Centlivre, 1705', 'As modern; losing cards may stay'],
    sca: ['SCA', 'Dealt cards, many packs; points or money'],
    parlour: ['Parlour', 'Three cards each, side bets, new books'],
    oak: ['The Oak', 'A board; the bank’s card comes first'],
  } as Readonly<Record<string, readonly [string, string]>>,
  titles: {
    decks: 'Packs',
    layout: 'Cards of the punters',
    max_cards: 'Cards at most',
    cards_required: 'Cards required',
    fasse: 'The fasse',
    burn: 'Set aside',
    order: 'Each pair',
    ladder: 'The ladder',
    pay: 'The pay',
    twins: 'Two of a kind',
    repeat: 'Same twice',
    last_card: 'Last card',
    after_loss: 'A lost card',
    restake: 'A taken card',
    mace: 'Maces',
    replace: 'New card',
    carry: 'At the end',
    side_bets: 'Side bets',
    books: 'New books',
    odd_half: 'The odd coin',
    bank_cover: 'The bank',
    min_stake: 'Least stake',
    max_stake: 'Most stake',
    target: 'Target',
  } as Readonly<Record<string, string>>,
  /** By field, then by what it may be as a word. */
  choices: {
    decks: { by_punters: 'One more than a quarter of the punters.' },
    layout: {
      book: 'A book of thirteen each.',
      dealt: 'Dealt out of the packs.',
      board: 'One board for all.',
    },
    fasse: {
      half_purse: 'The bank takes half a couch from the purse.',
      half_stake: 'The bank takes half the couch; the card is out.',
      whole_out: 'The bank takes the couches on its rank; the cards are out.',
      whole_stays: 'The bank takes the couches on its rank; the cards stay, empty, to be filled again.',
    },
    order: {
      win_first: 'The first card wins, the second loses.',
      lose_first: 'The first card loses, the second wins.',
    },
    twins: { null: 'Nothing moves.', first: 'The first card decides; who wins may only take.' },
    repeat: {
      ignore: 'A rank that wins twice running simply wins again.',
      lose: 'A rank that wins twice running loses.',
      retire: 'A rank that wins twice running retires for once.',
    },
    last_card: { null: 'Is void.', bank: 'Is the bank’s: couches on its rank are lost.' },
    after_loss: { out: 'Leaves the table.', stays: 'Stays, empty.' },
    restake: yes('May be staked anew at once.', 'Is out.'),
    mace: { never: 'None.', plain: 'On any card without a crook.' },
    replace: { null: 'None within a deal.', lost: 'For a card lost to a pair.' },
    carry: yes(
      'Parolis ride on into the next deal.',
      'Couches go home; no paroli is carried into the next deal.',
    ),
    side_bets: yes('Between punters.', 'None.'),
    books: yes('Sold by the bank.', 'Not sold.'),
    odd_half: { punter: 'The punter keeps it.', bank: 'The bank keeps it.', refuse: 'Even sums only.' },
    bank_cover: {
      owes: 'May owe: it is shown as broken until it is funded.',
      covered: 'Must hold what it could owe.',
    },
  } as Readonly<Record<string, Readonly<Record<string, string>>>>,
  decks: (packs: number) => `${cap(counted(packs, 'pack'))}.`,
  ladder: (rungs: readonly number[]) => `${rungs.join(' · ')} times the couch, one rung for each paroli.`,
  pay: (times: number | null) =>
    times === null ? 'Not played.' : `${grouped(times)} times the couch, with nothing to lose.`,
  maxCards: (most: number | null) =>
    most === null ? 'Any number.' : `${cap(counted(most, 'card'))} at once.`,
  cardsRequired: (least: number) =>
    least ? `${cap(counted(least, 'card'))} each at the fasse.` : 'Any number.',
  burn: (cards: number) => (cards ? `${cap(counted(cards, 'card'))}, unseen, after the fasse.` : 'None.'),
  minStake: (sum: string) => `${sum}.`,
  smallest: 'The smallest coin.',
  maxStake: (sum: string | null) => (sum === null ? 'No limit.' : `${sum}.`),
  target: (sum: string | null) => (sum === null ? 'None.' : `A purse of ${sum} wins the evening.`),
  houseChoice: 'house choice',
  changed: 'changed here',
  source: (source: string) => `Source ${source}`,
  title: 'Rules in plain words',
};
