/** The rules of a table in plain words, in the order of play, from the values of its rules. */

import { paragraph, section, type RulesSection, type WriteRules } from '../../../game-api/rules-section.ts';
import { money } from '../../../i18n/amounts/currency.ts';
import { proseMessages } from '../messages/prose-messages.ts';
import type { Rules } from '../view.ts';

export const writeRules: WriteRules = (values, currency) => {
  const rules = values as unknown as Rules;
  const sum = (amount: number): string => money(amount, currency);
  const { result } = proseMessages();
  return [
    gameSection(rules),
    bankSection(rules, sum),
    stakesSection(rules, sum),
    bancoSection(rules),
    cardsSection(rules, sum),
    section(result.title, paragraph(result.lost, result.won), result.tie),
  ];
};

type Sum = (amount: number) => string;

function gameSection({ sides, decks, seats }: Rules): RulesSection {
  const { game } = proseMessages();
  return section(
    game.title,
    game.play[sides > 1 ? 2 : 1],
    paragraph(game.points, game.decks(decks)),
    paragraph(seats !== null && game.seats(seats), game.bystanders),
  );
}

function bankSection(rules: Rules, sum: Sum): RulesSection {
  const { bank } = proseMessages();
  return section(
    bank.title,
    paragraph(bank.goes[rules.bank_goes], rules.bank_minimum > 1 && bank.least(sum(rules.bank_minimum))),
    paragraph(bank.ends[rules.bank_ends], bank.pass, rules.must_play > 0 && bank.mustPlay(rules.must_play)),
    bank.replenish[rules.replenish],
  );
}

function stakesSection(rules: Rules, sum: Sum): RulesSection {
  const { stakes } = proseMessages();
  return section(
    stakes.title,
    stakes.what,
    paragraph(
      rules.min_stake > 1 && stakes.least(sum(rules.min_stake)),
      rules.max_stake !== null && stakes.most(sum(rules.max_stake)),
    ),
    paragraph(
      stakes.order,
      stakes.excess[rules.excess],
      rules.excess === 'paid_in_order' && stakes.uncovered[rules.uncovered],
    ),
    stakes.accepted[rules.accepted],
  );
}

function bancoSection(rules: Rules): RulesSection {
  const { banco } = proseMessages();
  const isHalved = rules.sides > 1;
  return section(
    banco.title,
    paragraph(
      banco.what,
      banco.again[rules.banco_again],
      rules.banco_limit !== null && banco.limit(rules.banco_limit),
    ),
    paragraph(
      isHalved && banco.halves,
      isHalved && banco.cheval[rules.cheval ? 'true' : 'false'],
      isHalved && banco.odd[rules.odd_half],
    ),
  );
}

function cardsSection(rules: Rules, sum: Sum): RulesSection {
  const { cards } = proseMessages();
  const isFined = rules.false_draw === 'fine' && rules.fine > 0;
  return section(
    cards.title,
    cards.deal,
    paragraph(cards.draw, cards.falseDraw[rules.false_draw], isFined && cards.fine(sum(rules.fine))),
    cards.stock(rules.stock_minimum),
  );
}
