/** The rules of a table in plain words, in the order of play, from the values of its rules. */

import { paragraph, section, type WriteRules } from '../../../game-api/rules-section.ts';
import type { Schemas } from '../../../api/client.ts';
import { money } from '../../../i18n/amounts/currency.ts';
import { proseMessages } from '../messages/prose-messages.ts';

type Rules = Schemas['LansquenetRules'];

export const writeRules: WriteRules = (values, currency) => {
  const rules = values as unknown as Rules;
  const { game, wager, covers, cards, result, next } = proseMessages();
  const isLimited = rules.max_wager !== null && rules.winnings === 'stay';
  return [
    section(game.title, game.play, game.hand),
    section(
      wager.title,
      wager.what,
      paragraph(
        rules.min_wager > 1 && wager.least(money(rules.min_wager, currency)),
        rules.max_wager !== null && wager.most(money(rules.max_wager, currency)),
        wager.change,
      ),
    ),
    section(
      covers.title,
      covers.what,
      paragraph(
        rules.min_cover > 1 && covers.least(money(rules.min_cover, currency)),
        rules.max_cover !== null && covers.most(money(rules.max_cover, currency)),
      ),
      paragraph(covers.order[rules.cover_order], covers.back, covers.rest),
    ),
    section(cards.title, cards.deal[rules.match], paragraph(cards.twins, cards.more)),
    section(result.title, paragraph(result.won[rules.winnings], isLimited && result.mayExceed), result.lost),
    section(next.title, paragraph(next.won, next.lost[rules.next_banker]), next.pass[rules.next_banker]),
  ];
};
