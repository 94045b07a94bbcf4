/** The rules of a table in plain words, in the order of play, from the values of its rules. */

import type { Schemas } from '../../../api/client.ts';
import { section, type WriteRules } from '../../../game-api/rules-section.ts';
import { money } from '../../../i18n/amounts/currency.ts';
import { proseMessages } from '../messages/prose-messages.ts';

type Rules = Schemas['TarotRules'];

export const writeRules: WriteRules = (values, currency) => {
  const rules = values as unknown as Rules;
  const { game, ante, counting, end } = proseMessages();
  return [
    section(game.title, game.play(rules.rounds), game.dealer),
    section(ante.title, rules.ante === 0 ? ante.none : ante.each(money(rules.ante, currency)), ante.other),
    section(counting.title, counting.cards, counting.tricks, counting.sum, counting.entered),
    section(
      end.title,
      end.winner,
      [end.tie[rules.tie], rules.tie === 'split' && end.odd[rules.odd_coin]].filter(Boolean).join(' '),
      end.givenUp,
      end.close,
    ),
  ];
};
