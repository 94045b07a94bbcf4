/** Every text of Lansquenet, in English. */

import { card, many } from '../../../i18n/en/grammar.ts';
import type { RefusalReasons } from '../../../i18n/rejected-entry.ts';

const rejectionReasons: RefusalReasons = {
  unknown_card: (said) => `${said.text('card') || said.card} is not a card of this table.`,
  deal_in_progress: () => 'The wager is covered. Deal the hand first.',
  deal_not_begun: () => 'The banker has not put up a wager yet.',
  draw_out_of_turn: () => 'Another hand was recorded first.',
  too_few_players: () => 'At least two players are needed. Add a player.',
  is_banker: () => 'The banker cannot do this. Choose another player.',
  not_in_turn: () => 'A player further down the line already covers. Withdraw that cover first.',
  answers_pending: () => 'The banker sells the deck first. Sell it, or pass it.',
  no_such_stake: (said) => `${said.text('punter') || said.who} covers nothing.`,
  nothing_staked: () => 'No player covers the wager. Enter a cover, or pass the deck.',
  restake_too_small: (said) => `The wager must be at least ${said.sum('minimum')}.`,
  auction_not_allowed: () => 'The deck passes in line at this table. Pass it.',
  bank_cover_short: (said) =>
    said.number('left')
      ? `Only ${said.sum('left')} of the wager is left to cover.`
      : 'The whole wager is covered.',
  card_seen: (said) => `The ${card(said.text('card'))} occurs twice in this hand.`,
  rank_exhausted: (said) =>
    said.text('rank')
      ? `A pack has only four ${many(said.text('rank'))}.`
      : 'A pack has only thirteen cards of a suit.',
  match_passed: () => 'An earlier card already matches. Leave out the cards after it.',
  no_match: () => 'No card matches yet. Deal on.',
};

export const en = { rejectionReasons };

export type Messages = typeof en;
