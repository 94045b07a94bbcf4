/** What the dealer reads aloud, and what the next tap names. */

import { rankName } from '../../i18n/cards.ts';
import { money } from '../../i18n/amounts/currency.ts';
import { isolated } from '../../i18n/isolated.ts';
import { mayEnter } from '../../table-kit/offers/allowed-entries.ts';
import { messages } from './messages/messages.ts';
import { enteredCards, type Part, type Question } from './model/card-entry.ts';
import { drawRule, isNatural, pointsOf } from './model/hand-result.ts';
import type { OwnMode, Ui } from './model/own-mode.ts';
import { nobodyBanks } from './model/no-money.ts';
import { lacksBank, mayContinue, mayRefill } from './model/sums.ts';
import {
  gainOf,
  hasTwoSides,
  holderOf,
  abidingSum,
  isAbiding,
  mustAccept,
  needsShoe,
  openSum,
  PLAYERS_LEAST,
  stakeOf,
} from './model/table-queries.ts';
import { handsOf, type DealtCards, type PlayedHand, type SettledHand, type Table } from './view.ts';

/** What a player stakes, or stakes in place of another sum. */
function stakeText(table: Table, player: string): string {
  const { calls } = messages();
  const held = stakeOf(table, player);
  const name = isolated(player);
  return held > 0 ? calls.stakesInstead(name, money(held, table.currency)) : calls.stakes(name);
}

/** Returns the sentence for the phase, or for what the dealer has begun. */
export function promptText(table: Table, { mode }: Pick<Ui, 'mode'>): string {
  const { calls } = messages();
  const banker = isolated(table.banker ?? '');
  if (table.phase === 'closed') return calls.closed;
  switch (mode.kind) {
    case 'bank':
      return calls.whoBanks(money(mode.amount, table.currency));
    case 'stake':
      return stakeText(table, mode.player);
    case 'banco':
      return mode.isCheval ? calls.whoGoesCheval : calls.whoGoesBank;
    case 'refill':
      return calls.refill(banker);
    case 'shoe':
      return table.rules.bank_ends === 'shoe' && table.banker !== null
        ? calls.askShoeThatEnds
        : calls.askShoe;
    case 'result':
      return calls.right[mode.right];
    case 'cards':
      return cardsText(table, mode);
    default:
      return table.phase === 'open' ? openText(table) : stakingText(table);
  }
}

function openText(table: Table): string {
  const { calls } = messages();
  const { in_turn, late_banker, passed_sum, players } = table;
  const [first] = players;
  if (!first) return calls.noPlayers;
  if (players.length < PLAYERS_LEAST) return calls.onePlayer(isolated(first.name));
  if (nobodyBanks(table)) return calls.noBank;
  if (passed_sum > 0) return passedText(table);
  if (in_turn === null) return calls.auction;
  if (lacksBank(table, in_turn)) return calls.tooLittle(isolated(in_turn));
  return (late_banker === null ? calls.firstBank : calls.dealPasses)(isolated(in_turn));
}

/** Who may continue the bank that was passed; if no player can, the player in turn puts up another one. */
function passedText(table: Table): string {
  const { calls } = messages();
  const { currency, in_turn, late_banker, passed_sum } = table;
  const [banker, sum] = [isolated(late_banker ?? ''), money(passed_sum, currency)];
  if (mayContinue(table)) return calls.passed(banker, sum);
  if (in_turn === null) return calls.passedToAuction(banker, sum);
  const asks = lacksBank(table, in_turn) ? calls.tooLittle : calls.firstBank;
  return calls.passedTooHigh(banker, sum, asks(isolated(in_turn)));
}

function stakingText(table: Table): string {
  const { calls } = messages();
  const { currency, dealt } = table;
  const sum = (amount: number): string => money(amount, currency);
  const banker = isolated(table.banker ?? '');
  if (dealt) return dealtText(dealt);
  if (table.is_broken) return mayRefill(table) ? calls.broken(banker) : calls.brokenPasses(banker);
  if (mustAccept(table))
    return calls[mayEnter(table, 'accept') ? 'mustAccept' : 'cannotAccept'](banker, sum(table.excess));
  if (needsShoe(table)) return calls.shoe(table.cards_left);
  if (table.bancos.length) return bancoText(table);
  const bank = sum(table.bank);
  if (isAbiding(table)) return calls.abide(banker, bank, sum(abidingSum(table)));
  if (table.staked === 0) return calls.noStakes(banker, bank);
  if (table.excess > 0) return calls.excess(banker, bank, sum(table.excess));
  const open = openSum(table);
  return open === 0 ? calls.covered(banker, bank) : calls.staking(banker, bank, sum(table.staked), sum(open));
}

function bancoText({ bancos, bank, currency }: Table): string {
  const { calls } = messages();
  const [first, second] = bancos;
  const sum = money(bank, currency);
  const name = isolated(first?.punter ?? '');
  if (second) return calls.bancos(name, isolated(second.punter), sum);
  return first?.is_cheval ? calls.cheval(name, sum) : calls.banco(name, sum);
}

/** Who holds the cards, which matters for the draws; '' before the first stake and in a banco. */
export function holderText(table: Table): string {
  const { calls } = messages();
  if (table.bancos.length || table.phase !== 'staking') return '';
  const held = handsOf(table).flatMap((hand) => {
    const name = holderOf(table, hand);
    return name === null ? [] : [{ hand, name: isolated(name) }];
  });
  if (!hasTwoSides(table)) return held.map(({ name }) => calls.holds(name)).join('');
  return held.length ? calls.hold(held.map(({ hand, name }) => calls.holdsOn[hand](name))) : '';
}

/** The results of a hand, whose sums are not known yet. */
export function dealtText(hand: PlayedHand): string {
  return `${resultWords(hand)}.`;
}

const isOneHand = ({ left }: PlayedHand): boolean => left === 'none';

function resultWords(hand: PlayedHand): string {
  const { calls } = messages();
  if (isOneHand(hand) && hand.right !== 'none') return calls.results[hand.right];
  return calls.sides(calls.bySide[hand.right], calls.bySide[hand.left]);
}

/** Returns what the newest hand brought, and where the bank goes; '' before the first hand. */
export const resultText = ({
  last_hand: hand,
  last_cards: cards,
  currency,
}: Pick<Table, 'last_hand' | 'last_cards' | 'currency'>): string =>
  hand ? [naturalText(cards), settledText(hand, currency)].filter(Boolean).join(' ') : '';

/** "Natural nine." for cards with a natural; '' for others. */
function naturalText({ bank_cards, right_cards, left_cards }: DealtCards): string {
  const cards = [bank_cards, right_cards, left_cards].find(isNatural);
  return cards ? `${messages().calls.natural(pointsName(cards))}.` : '';
}

/** Returns the result of a settled hand. */
export function settledText(hand: SettledHand, currency: string): string {
  const { calls } = messages();
  const gain = gainOf(hand);
  const words = resultWords(hand);
  const [sum, bank] = [money(Math.abs(gain), currency), money(hand.bank + gain, currency)];
  const isSingle = isOneHand(hand);
  if (hand.ends_tenure) return calls.dealLost(words, sum);
  if (gain === 0) return hand.stakes.some(({ abides }) => abides) ? calls.abides(words) : calls.even(words);
  if (gain > 0) return (isSingle ? calls.wins : calls.bankWins)(words, sum, bank);
  if (hand.bank + gain === 0) return calls.broke(words);
  return (isSingle ? calls.pays : calls.bankPays)(words, sum, bank);
}

/** The name of a hand: "The punters" if there is only one. */
export function partName(table: Pick<Table, 'rules'>, part: Part): string {
  const { calls } = messages();
  return hasTwoSides(table) ? calls.partsOfTwo[part] : calls.parts[part];
}

/** The points of cards in a word: "nine". */
export const pointsName = (cards: readonly string[]): string =>
  messages().calls.points[pointsOf(cards)] ?? '';

/** The next card, and what the rules say of the cards so far: "Right six: no card." */
function cardsText(table: Table, mode: Extract<OwnMode, { kind: 'cards' }>): string {
  const { calls } = messages();
  const { cards, stood, next } = enteredCards({ ...mode, hands: handsOf(table) });
  if (next === null) return '';
  const said = stood.map((hand) => calls.stood(partName(table, hand), pointsName(cards[hand])));
  return [...said, questionText(table, next, cards[next.part])].join(' ');
}

function questionText(table: Table, { part, ask }: Question, cards: readonly string[]): string {
  const { calls } = messages();
  const name = partName(table, part);
  if (ask === 'first') return calls.firstCard(name);
  if (ask === 'second') return calls.secondCard(name, rankName(cards[0] ?? ''));
  const points = pointsName(cards);
  if (part === 'bank') return calls.free(name, points);
  return { draws: calls.draws, free: calls.free, stands: calls.drewFalsely }[drawRule(cards)](name, points);
}
