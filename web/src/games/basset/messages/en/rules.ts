/** The house rules as sentences: presets, fields, and the values of each field. */

import { cap, counted, grouped } from '../../../../i18n/en/grammar.ts';

const yes = (sentence: string, other: string): Readonly<Record<string, string>> => ({
  true: sentence,
  false: other,
});

export const rules = {
  presets: {
    modern: ['Modern', 'Six steps of winnings; half the stake at the fasse'],
    cotton: ['Cotton, 1725', 'Half the stake at the fasse; a win can be played on without risk'],
    centlivre: ['Centlivre, 1705', 'Like Modern; losing cards stay on the table'],
    sca: ['Re-enactors (SCA)', 'Cards dealt from several packs; points or money'],
    parlour: ['Parlour', 'Three cards each, side bets, new books'],
    oak: ['The Oak', 'One board for all; the first card of a pair loses'],
  } as Readonly<Record<string, readonly [string, string]>>,
  /** The titles of the source texts, by their short names. */
  sources: {
    S0: 'encyclopaedia',
    S1: 'SCA rules',
    S2: 'parlour rules',
    S3: 'The Oak',
  } as Readonly<Record<string, string>>,
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
    odd_half: 'Half of an odd stake',
    bank_cover: 'The bank',
    min_stake: 'Minimum stake',
    max_stake: 'Maximum stake',
    target: 'Target',
  } as Readonly<Record<string, string>>,
  /** By field, then by the value as text. */
  choices: {
    decks: { by_punters: 'One pack for every four players, plus one.' },
    layout: {
      book: 'Each player has a book of thirteen cards.',
      dealt: 'Thirteen cards, dealt from the packs.',
      board: 'One board for all players.',
    },
    fasse: {
      half_purse: 'The bank takes half the stake from the purse; the stake stays.',
      half_stake: 'The bank takes half the stake; the card leaves the table.',
      whole_out: 'The bank takes the stakes on its rank; the cards leave the table.',
      whole_stays:
        'The bank takes the stakes on its rank; the cards stay without money. Money can be added again.',
    },
    order: {
      win_first: 'The first card wins, the second loses.',
      lose_first: 'The first card loses, the second wins.',
    },
    twins: { null: 'Nothing changes.', first: 'Only the first card counts; a win can only be taken.' },
    repeat: {
      ignore: 'A rank that wins two pairs in a row is paid both times.',
      lose: 'If a rank wins two pairs in a row, the stakes on it lose.',
      retire:
        'If a rank wins two pairs in a row, the second win is not paid. It cannot lose in the next pair.',
    },
    last_card: { null: 'Does not count.', bank: 'The bank wins: stakes on its rank are lost.' },
    after_loss: { out: 'The card leaves the table.', stays: 'The card stays, without money.' },
    restake: yes('The card can be staked on again at once.', 'The card leaves the table.'),
    mace: {
      never: 'No money can be added to a stake.',
      plain: 'Money can be added to any card without bent corners.',
    },
    replace: { null: 'No new card during a deal.', lost: 'One new card for each card lost to a pair.' },
    carry: yes(
      'Parolis stay for the next deal.',
      'All stakes are returned; no paroli stays for the next deal.',
    ),
    side_bets: yes('Allowed between players.', 'Not allowed.'),
    books: yes('Sold by the bank.', 'Not sold.'),
    odd_half: {
      punter: 'The player keeps the extra coin.',
      bank: 'The bank keeps the extra coin.',
      refuse: 'Only even stakes are allowed.',
    },
    bank_cover: {
      owes: 'Can pay more than it has. It then owes money until it is funded.',
      covered: 'Must have enough for the largest possible payment of the next pair.',
    },
  } as Readonly<Record<string, Readonly<Record<string, string>>>>,
  decks: (packs: number) => `${cap(counted(packs, 'pack'))}.`,
  ladder: (rungs: readonly number[]) =>
    `${rungs.join(' · ')} times the stake, one step higher with each paroli.`,
  pay: (times: number | null) =>
    times === null
      ? 'Not played.'
      : `A win can be played on for ${grouped(times)} times the stake, with nothing to lose.`,
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
