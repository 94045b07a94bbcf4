/** The house rules as sentences: presets, fields, and the values of each field. */

import { cap, counted, grouped } from '../../../../i18n/en/grammar.ts';

const yes = (sentence: string, other: string): Readonly<Record<string, string>> => ({
  true: sentence,
  false: other,
});

export const rules = {
  presets: {
    modern: ['Modern', 'Six rungs; half a couch at the fasse'],
    cotton: ['Cotton, 1725', 'Half the stake at the fasse; “pay”'],
    centlivre: ['Centlivre, 1705', 'Like modern; losing cards may stay'],
    sca: ['SCA', 'Dealt cards, many packs; points or money'],
    parlour: ['Parlour', 'Three cards each, side bets, new books'],
    oak: ['The Oak', 'A board; the bank’s card comes first'],
  } as Readonly<Record<string, readonly [string, string]>>,
  titles: {
    decks: 'Packs',
    layout: 'Cards of the players',
    max_cards: 'Maximum cards',
    cards_required: 'Required cards',
    fasse: 'The fasse',
    burn: 'Cards set aside',
    order: 'Each pair',
    ladder: 'The ladder',
    pay: 'Pay',
    twins: 'Twins',
    repeat: 'Repeated win',
    last_card: 'Last card',
    after_loss: 'After a loss',
    restake: 'After a win is taken',
    mace: 'Maces',
    replace: 'Replacement card',
    carry: 'End of the deal',
    side_bets: 'Side bets',
    books: 'New books',
    odd_half: 'The odd coin',
    bank_cover: 'The bank',
    min_stake: 'Minimum stake',
    max_stake: 'Maximum stake',
    target: 'Target',
  } as Readonly<Record<string, string>>,
  /** By field, then by the value as text. */
  choices: {
    decks: { by_punters: 'One more than a quarter of the players.' },
    layout: {
      book: 'Each player has a book of thirteen cards.',
      dealt: 'Dealt from the packs.',
      board: 'One board for all players.',
    },
    fasse: {
      half_purse: 'The bank takes half a couch from the purse.',
      half_stake: 'The bank takes half the couch; the card leaves the table.',
      whole_out: 'The bank takes the couches on its rank; the cards leave the table.',
      whole_stays: 'The bank takes the couches on its rank; the cards stay, empty, and can be filled again.',
    },
    order: {
      win_first: 'The first card wins, the second loses.',
      lose_first: 'The first card loses, the second wins.',
    },
    twins: { null: 'Nothing changes.', first: 'Only the first card counts; a win can only be taken.' },
    repeat: {
      ignore: 'A rank that wins twice in a row wins again.',
      lose: 'A rank that wins twice in a row loses.',
      retire: 'A rank that wins twice in a row is retired for one pair.',
    },
    last_card: { null: 'Does not count.', bank: 'The bank wins: couches on its rank are lost.' },
    after_loss: { out: 'The card leaves the table.', stays: 'The card stays, empty.' },
    restake: yes('The card can be staked on again at once.', 'The card leaves the table.'),
    mace: { never: 'None.', plain: 'On any card without a bent corner.' },
    replace: { null: 'None during a deal.', lost: 'For a card lost to a pair.' },
    carry: yes(
      'Parolis stay for the next deal.',
      'All couches are returned; no paroli stays for the next deal.',
    ),
    side_bets: yes('Allowed between players.', 'Not allowed.'),
    books: yes('Sold by the bank.', 'Not sold.'),
    odd_half: { punter: 'The player keeps it.', bank: 'The bank keeps it.', refuse: 'Only even amounts.' },
    bank_cover: {
      owes: 'Can owe money: it is shown as broke until it is funded.',
      covered: 'Must hold the most it could owe.',
    },
  } as Readonly<Record<string, Readonly<Record<string, string>>>>,
  decks: (packs: number) => `${cap(counted(packs, 'pack'))}.`,
  ladder: (rungs: readonly number[]) => `${rungs.join(' · ')} times the couch, one rung for each paroli.`,
  pay: (times: number | null) =>
    times === null ? 'Not played.' : `${grouped(times)} times the couch, with nothing to lose.`,
  maxCards: (most: number | null) =>
    most === null ? 'Any number.' : `${cap(counted(most, 'card'))} at once.`,
  cardsRequired: (least: number) =>
    least ? `${cap(counted(least, 'card'))} per player at the fasse.` : 'Any number.',
  burn: (cards: number) => (cards ? `${cap(counted(cards, 'card'))}, face down, after the fasse.` : 'None.'),
  minStake: (sum: string) => `${sum}.`,
  smallest: 'The smallest coin.',
  maxStake: (sum: string | null) => (sum === null ? 'No limit.' : `${sum}.`),
  target: (sum: string | null) => (sum === null ? 'None.' : `A purse of ${sum} wins the evening.`),
};
