/** The rules of a table in plain words, in the order of play, from the values of its rules. */

import { paragraph, section, type RulesSection, type WriteRules } from '../../../game-api/rules-section.ts';
import { currencyOf } from '../../../i18n/amounts/currency.ts';
import { money, type Currency } from '../../../i18n/amounts/money.ts';
import { proseMessages } from '../messages/prose-messages.ts';
import type { Rules } from '../view.ts';
import { bankHalf, exampleStake } from './example-stake.ts';

/** What a part of the rules is written from. */
interface Context {
  readonly rules: Rules;
  readonly currency: Currency;
}

export const writeRules: WriteRules = (rules, currency) => {
  const context: Context = { rules: rules as unknown as Rules, currency: currencyOf(currency) };
  return PARTS.map((write) => write(context)).filter((part) => part !== null);
};

const PARTS: readonly ((context: Context) => RulesSection | null)[] = [
  game,
  stakes,
  fasse,
  pairs,
  wins,
  maces,
  replacements,
  sideBets,
  books,
  lastCard,
  dealEnd,
  bank,
  target,
];

function game({ rules: { decks } }: Context): RulesSection {
  const words = proseMessages().game;
  const packs = decks === 'by_punters' ? words.packsByPlayers : decks > 1 && words.packs(decks);
  return section(words.title, paragraph(words.play, words.rank), words.bank, paragraph(words.deal, packs));
}

function stakes({ rules, currency }: Context): RulesSection {
  const words = proseMessages().stakes;
  const { min_stake, max_stake, max_cards, cards_required } = rules;
  const closed = words.closed[replacesLost(rules) ? 'replace' : 'noCard'];
  return section(
    words.title,
    words.layout[rules.layout],
    paragraph(
      words.words,
      min_stake > 1 && words.least(money(min_stake, currency)),
      max_stake !== null && words.most(money(max_stake, currency)),
      rules.odd_half === 'refuse' && words.even,
    ),
    paragraph(
      max_cards !== null && words.mostCards(max_cards),
      cards_required > 0 && words.requiredCards(cards_required),
    ),
    paragraph(
      words.closing,
      rules.mace === 'plain' ? closed.money : closed.noMoney,
      rules.layout === 'board' ? words.onceOnBoard : words.once,
    ),
  );
}

function fasse({ rules, currency }: Context): RulesSection {
  const words = proseMessages().fasse;
  const isHalved = rules.fasse === 'half_purse' || rules.fasse === 'half_stake';
  const stake = exampleStake(rules, currency);
  const half = bankHalf(stake, rules);
  return section(
    words.title,
    words.what,
    paragraph(
      words.cost[rules.fasse],
      isHalved && half > 0 && words.example(money(stake, currency), money(half, currency)),
      isHalved && rules.odd_half !== 'refuse' && words.oddHalf[rules.odd_half],
      rules.fasse === 'whole_stays' && (rules.mace === 'plain' ? words.refill : words.noRefill),
    ),
    paragraph(rules.burn > 0 && words.burn(rules.burn)),
  );
}

function pairs({ rules }: Context): RulesSection {
  const words = proseMessages().pairs;
  const { after_loss, twins, repeat } = rules;
  return section(
    words.title,
    paragraph(words.draw, words.order[rules.order]),
    paragraph(
      words.result,
      words.afterLoss[after_loss],
      after_loss === 'stays' && (rules.mace === 'plain' ? words.refill : words.noRefill),
    ),
    paragraph(words.twins, words.twinsResult[twins === null ? 'null' : rules.order]),
    paragraph(
      repeat !== 'ignore' && words.repeat[repeat],
      repeat !== 'ignore' && twins === 'first' && words.repeatNotTwins,
    ),
  );
}

function wins({ rules, currency }: Context): RulesSection {
  const words = proseMessages().wins;
  const { ladder, pay } = rules;
  if (!mayPlayOn(rules)) return section(words.titleTake, words.onlyStep(ladder[0] ?? 1));
  const written = section(
    words.title,
    words.choice,
    paragraph(words.take, rules.restake ? words.restake : words.afterTake),
    words.paroli,
    paragraph(ladder.length > 2 && words.furtherWins, words.notPaidLater, words.alone),
    pay === null ? '' : words.pay(pay),
    paragraph(words.figures, words.lastStep(ladder.length)),
  );
  return { ...written, figures: ladderFigures(rules, currency) };
}

function ladderFigures(rules: Rules, currency: Currency) {
  const words = proseMessages().wins;
  const stake = exampleStake(rules, currency);
  return {
    head: words.head(money(stake, currency)),
    rows: rules.ladder.map((rung, corners) => [
      words.place(corners + 1),
      String(corners),
      words.rung(rung),
      money(stake * rung, currency),
    ]),
  };
}

function maces({ rules }: Context): RulesSection | null {
  const words = proseMessages().mace;
  if (rules.mace === 'never') return null;
  const mayBeEmpty = rules.after_loss === 'stays' || rules.fasse === 'whole_stays';
  const refused = mayPlayOn(rules) && (rules.pay === null ? words.notBent : words.notBentOrPay);
  return section(words.title, paragraph(words.what, mayBeEmpty && words.empty, refused));
}

function replacements({ rules }: Context): RulesSection | null {
  const words = proseMessages().replace;
  return replacesLost(rules) ? section(words.title, words.what) : null;
}

function sideBets({ rules }: Context): RulesSection | null {
  const words = proseMessages().sideBets;
  return rules.side_bets ? section(words.title, words.what, words.decide) : null;
}

function books({ rules }: Context): RulesSection | null {
  const words = proseMessages().books;
  return rules.books ? section(words.title, words.layout[rules.layout]) : null;
}

/** Without dealt hands, a deal starts with an even number of cards, so `burn` decides whether one is left. */
function lastCard({ rules }: Context): RulesSection | null {
  const words = proseMessages().lastCard;
  const isDealt = rules.layout === 'dealt';
  if (!isDealt && rules.burn % 2) return null;
  const when = isDealt ? words.whenLeft : words.left;
  return section(words.title, paragraph(when, words.result[rules.last_card ?? 'null']));
}

function dealEnd({ rules }: Context): RulesSection {
  const words = proseMessages().end;
  const returned = !mayPlayOn(rules) ? words.home : rules.carry ? words.carry : words.homeWithParolis;
  return section(words.title, words.when, returned, words.next);
}

function bank({ rules }: Context): RulesSection {
  const words = proseMessages().bank;
  return section(words.title, words.cover[rules.bank_cover]);
}

function target({ rules, currency }: Context): RulesSection | null {
  const words = proseMessages().target;
  return rules.target === null ? null : section(words.title, words.what(money(rules.target, currency)));
}

/** Whether a winner has a choice: on a ladder with one step each win is paid at once. */
const mayPlayOn = ({ ladder }: Rules): boolean => ladder.length > 1;

/** A card that stays on the table after a loss is not replaced. */
const replacesLost = ({ replace, after_loss }: Rules): boolean => replace === 'lost' && after_loss === 'out';
