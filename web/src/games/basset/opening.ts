/** What Basset adds to the opening form of all games. */

import type { GameOpening } from '../../game-api/game-module.ts';
import { openingMessages } from './messages/opening-messages.ts';
import { withTerms } from './terms.ts';

const SUITS = ['hearts', 'spades', 'diamonds', 'clubs'] as const;

export const opening: GameOpening = {
  // The shortest rules: a first table needs no explanation of others.
  preset: 'modern',
  currency: 'lsd',
  mainRules: [
    'order',
    'fasse',
    'burn',
    'ladder',
    'twins',
    'repeat',
    'last_card',
    'cards_required',
    'mace',
    'carry',
    'bank_cover',
  ],
  newSeat: (position) => ({ suit: SUITS[position % SUITS.length] ?? '' }),
  markTerms: withTerms,
  listLabel: () => openingMessages().ladderLabel,
  enterList: (_, longest, least, most) => openingMessages().enterLadder(longest, least, most),
};
