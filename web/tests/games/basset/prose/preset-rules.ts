import type { Rules } from '../../../../src/games/basset/view.ts';

/** The cast lets a rule be missing here that is newer than these tests. */
const modern: Rules = {
  ...{ decks: 1, layout: 'book', max_cards: null, cards_required: 0, fasse: 'half_purse', burn: 0 },
  ...{ order: 'win_first', ladder: [1, 2, 7, 15, 33, 67], pay: null, twins: null, repeat: 'lose' },
  ...{ last_card: null, after_loss: 'out', restake: true, mace: 'never', replace: null, carry: true },
  ...{ side_bets: false, books: false, odd_half: 'punter', bank_cover: 'owes' },
  ...{ min_stake: 1, max_stake: null, target: null },
} as Rules;
const LADDER = [1, 7, 15, 30, 60];

export const PARLOUR: Rules = {
  ...{ ...modern, max_cards: 3, cards_required: 3, fasse: 'whole_stays', burn: 2, ladder: LADDER },
  ...{ twins: 'first', repeat: 'ignore', last_card: 'bank', restake: false, mace: 'plain' },
  ...{ replace: 'lost', carry: false, side_bets: true, books: true },
};

/** The rules of each preset, as the server's presets have them. */
export const PRESETS: Readonly<Record<string, Rules>> = {
  modern,
  cotton: { ...modern, fasse: 'half_stake', ladder: [1, 7, 15, 33, 67], pay: 2, repeat: 'retire' },
  centlivre: { ...modern, after_loss: 'stays', mace: 'plain' },
  sca: {
    ...{ ...modern, decks: 'by_punters', layout: 'dealt', fasse: 'whole_out', order: 'lose_first' },
    ...{ ladder: LADDER, twins: 'first', repeat: 'ignore', restake: false, carry: false },
  },
  parlour: PARLOUR,
  oak: {
    ...{ ...modern, layout: 'board', fasse: 'whole_out', order: 'lose_first', ladder: LADDER },
    ...{ twins: 'first', repeat: 'ignore', last_card: 'bank', restake: false },
  },
};
