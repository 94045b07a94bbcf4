/** The rules of a table in plain words, in the order of play, from the values of its rules. */

import type { Schemas } from '../../../api/client.ts';
import { paragraph, section, type WriteRules } from '../../../game-api/rules-section.ts';
import { money } from '../../../i18n/amounts/currency.ts';
import { proseMessages } from '../messages/prose-messages.ts';

type Rules = Schemas['GlicRules'];

export const writeRules: WriteRules = (values, currency) => {
  const rules = values as unknown as Rules;
  const { game, pools, bets, cards, end } = proseMessages();
  const pieces = (count: number): string => money(count * rules.piece, currency);
  return [
    section(game.title, game.play, game.deck(rules.deck)),
    section(pools.title, pools.antes[rules.ante_by](pieces(1)), pools.claim, pools.marriage, pools.stays),
    section(
      bets.title,
      bets.first[rules.first_bettor],
      bets.turn,
      paragraph(
        rules.min_bet > 1 && bets.least(pieces(rules.min_bet)),
        rules.bet_limit !== null && bets.most(pieces(rules.bet_limit)),
      ),
      bets.stops,
      paragraph(bets.best, bets.ties[rules.ties]),
    ),
    section(cards.title, cards.run(pieces(1)), cards.out(pieces(1)), cards.short[rules.short_purse]),
    section(end.title, end.givenUp, end.close),
  ];
};
