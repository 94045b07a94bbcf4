// What a session may be opened with: presets, fields and currencies, asked for once.

import { read } from './api.js';
import { capital } from './words.js';

let asked = null;

export function theRules() {
  asked ??= read('/v1/rules').catch((error) => {
    asked = null;
    throw error;
  });
  return asked;
}

export const currencyNamed = ({ currencies }, code) =>
  currencies.find((one) => one.code === code) ?? { code, unit: 'unit', decimals: 0, coins: {} };

export const presetNamed = ({ presets }, name) => presets.find((one) => one.name === name)?.title ?? name;

const IN_A_LINE = {
  modern: 'Six rungs; half a couch at the fasse.',
  cotton: 'Half the stake, and the “pay”.',
  centlivre: 'As modern; losing cards may stay.',
  sca: 'Dealt cards, many packs; points or money.',
  parlour: 'Three cards each, side bets, new books.',
  oak: 'A board; the bank’s card comes first.',
};

export const inALine = (preset) => IN_A_LINE[preset.name] ?? `After ${preset.source}.`;

const TITLES = {
  decks: 'Packs', layout: 'Cards of the punters', max_cards: 'Cards at most', cards_required: 'Cards required',
  fasse: 'The fasse', burn: 'Set aside', order: 'Each pair', ladder: 'The ladder', pay: 'The pay',
  twins: 'Two of a kind', repeat: 'Same twice', last_card: 'Last card', after_loss: 'A lost card',
  restake: 'A taken card', mace: 'Maces', replace: 'New card', carry: 'At the end', side_bets: 'Side bets',
  books: 'New books', odd_half: 'The odd coin', bank_cover: 'The bank', min_stake: 'Least stake',
  max_stake: 'Most stake', target: 'Target',
};

export const titleOf = (field) => TITLES[field] ?? capital(field.replaceAll('_', ' '));

const SAID = {
  decks: { by_punters: 'One more than a quarter of the punters.' },
  layout: { book: 'A book of thirteen each.', dealt: 'Dealt out of the packs.', board: 'One board for all.' },
  fasse: {
    half_purse: 'The bank takes half a couch from the purse.',
    half_stake: 'The bank takes half the couch; the card is out.',
    whole_out: 'The bank takes the couches on its rank; the cards are out.',
    whole_stays: 'The bank takes the couches on its rank; the cards stay, empty.',
  },
  order: { win_first: 'The first card wins, the second loses.', lose_first: 'The first card loses, the second wins.' },
  twins: { null: 'Nothing moves.', first: 'The first card decides; who wins may only take.' },
  repeat: {
    ignore: 'A rank that wins twice running simply wins again.',
    lose: 'A rank that wins twice running loses.',
    retire: 'A rank that wins twice running retires for once.',
  },
  last_card: { null: 'Is void.', bank: 'Is the bank’s: couches on its rank are lost.' },
  after_loss: { out: 'Leaves the table.', stays: 'Stays, empty.' },
  restake: { true: 'May be staked anew at once.', false: 'Is out.' },
  mace: { never: 'None.', plain: 'On any card without a crook.' },
  replace: { null: 'None within a deal.', lost: 'For a card lost to a pair.' },
  carry: { true: 'Parolis ride on into the next deal.', false: 'Couches go home; no paroli rides on.' },
  side_bets: { true: 'Between punters.', false: 'None.' },
  books: { true: 'Sold by the bank.', false: 'Not sold.' },
  odd_half: { punter: 'The punter keeps it.', bank: 'The bank keeps it.', refuse: 'Even sums only.' },
  bank_cover: { owes: 'May owe: it is shown as broken until it is funded.', covered: 'Must hold what it could owe.' },
};

const COUNTED = {
  ladder: (rungs) => `${rungs.join(' · ')} times the couch, a rung for each paroli.`,
  pay: (times) => (times === null ? 'Not played.' : `${times} times the couch, with nothing to lose.`),
  max_cards: (most) => (most === null ? 'Any number.' : `${most} at once.`),
  cards_required: (least) => (least ? `${least} at the fasse.` : 'Any number.'),
  burn: (cards) => (cards ? `${cards} cards, unseen, after the fasse.` : 'None.'),
  min_stake: (least) => (least === 1 ? 'The smallest coin.' : String(least)),
  max_stake: (most) => (most === null ? 'No limit.' : String(most)),
  target: (purse) => (purse === null ? 'None.' : `A purse of ${purse}.`),
};

export function sentenceOf(field, value) {
  return COUNTED[field]?.(value) ?? SAID[field]?.[String(value)] ?? capital(String(value));
}
