/** What Baccarat adds to the opening form of all games. */

import type { GameOpening } from '../../game-api/game-module.ts';
import { withTerms } from './terms.ts';

export const opening: GameOpening = {
  preset: 'chemin_de_fer',
  mainRules: [
    'decks',
    'seats',
    'bank_minimum',
    'replenish',
    'excess',
    'accepted',
    'banco_again',
    'banco_limit',
    'false_draw',
    'fine',
    'min_stake',
    'max_stake',
  ],
  markTerms: withTerms,
};
