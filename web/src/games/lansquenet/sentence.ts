/** What the dealer reads aloud, and what the next tap names. */

import { money } from '../../i18n/amounts/currency.ts';
import { suitOf } from '../../i18n/ranks.ts';
import { cardName } from '../../i18n/cards.ts';
import { isolated } from '../../i18n/isolated.ts';
import { mayEnter } from '../../table-kit/offers/allowed-entries.ts';
import { messages } from './messages/messages.ts';
import type { Ui } from './model/own-mode.ts';
import { nobodyWagers, withoutCover } from './model/no-money.ts';
import { lacksWager } from './model/sums.ts';
import { coverOf, expectedGain, gainOf, PLAYERS_LEAST } from './model/table-queries.ts';
import type { SettledHand, Table } from './view.ts';

/** What a player covers, or covers in place of another sum. */
function coverText(table: Table, player: string): string {
  const { calls } = messages();
  const held = coverOf(table, player);
  const name = isolated(player);
  return held > 0 ? calls.coversInstead(name, money(held, table.currency)) : calls.covers(name);
}

/** Returns the sentence for the phase, or for what the dealer has begun. */
export function promptText(table: Table, { mode }: Pick<Ui, 'mode'>): string {
  const { calls } = messages();
  const banker = isolated(table.banker ?? '');
  if (table.phase === 'closed') return calls.closed;
  switch (mode.kind) {
    case 'cover':
      return coverText(table, mode.player);
    case 'wager':
      return calls.raises(banker);
    case 'sale':
      return mode.player === null ? calls.selling(banker) : calls.buys(isolated(mode.player));
    case 'cards':
      return cardsText(mode.cards);
    default:
      return phaseText(table, banker);
  }
}

function phaseText(table: Table, banker: string): string {
  const { calls } = messages();
  if (table.dealt) return dealtText(table);
  if (!table.players.length) return calls.noPlayers;
  if (table.players.length < PLAYERS_LEAST) return calls.onePlayer(banker);
  if (table.phase === 'selling') return calls.selling(banker);
  if (nobodyWagers(table)) return calls.noWager;
  if (table.phase === 'wagering') return lacksWager(table) ? calls.tooLittle(banker) : calls.wagering(banker);
  const [wager, left] = [money(table.wager, table.currency), money(table.left, table.currency)];
  if (withoutCover(table).length)
    return mayEnter(table, 'pass') ? calls.noCoverOrPass(banker, wager) : calls.noCover(banker, wager);
  return table.left > 0 ? calls.covering(banker, wager, left) : calls.covered(banker, wager);
}

/** A hand that is not settled yet: who wins is known, who banks next is not. */
function dealtText(table: Table): string {
  const { calls } = messages();
  const { dealt, banker, currency } = table;
  if (!dealt) return '';
  const gain = expectedGain(table, dealt.outcome);
  const words = gain < 0 ? calls.lost : calls.won;
  return words(calls.ends[dealt.outcome], isolated(banker ?? ''), money(Math.abs(gain), currency));
}

type AfterHand = Pick<Table, 'last_hand' | 'currency' | 'banker' | 'phase'>;

/**
 * Returns how the newest hand ended, and where the deck goes, unless it has gone further since; '' before the first
 * hand.
 */
export function resultText({ last_hand: hand, currency, banker, phase }: AfterHand): string {
  if (!hand) return '';
  const hasDeckMoved = hand.selling ? phase !== 'selling' : banker !== hand.next_banker;
  return hasDeckMoved ? resultOf(hand, currency) : settledText(hand, currency);
}

/** Returns the result of a settled hand, without where the deck goes. */
function resultOf(hand: SettledHand, currency: string): string {
  const { calls } = messages();
  const words = hand.outcome === 'right' ? calls.lost : calls.won;
  const sum = money(Math.abs(gainOf(hand)), currency);
  return words(calls.ends[hand.outcome], isolated(hand.banker), sum);
}

/** Returns the result of a settled hand. */
export function settledText(hand: SettledHand, currency: string): string {
  const { calls } = messages();
  const { outcome, next_banker: next, selling } = hand;
  if (outcome !== 'right') return resultOf(hand, currency);
  const end = calls.ends[outcome];
  const banker = isolated(hand.banker);
  const sum = money(Math.abs(gainOf(hand)), currency);
  if (selling) return calls.sells(end, banker, sum);
  if (next === hand.banker) return calls.keeps(end, banker, sum);
  return calls.passes(end, banker, sum, isolated(next));
}

/** A card of a hand in words: "hearts" by suit, "king" by rank, "king of hearts" if both are known. */
export function handCardName(card: string): string {
  const suit = suitOf(card);
  return suit && card.length === 1 ? messages().calls.suit(suit) : cardName(card);
}

function cardsText(cards: readonly string[]): string {
  const { calls } = messages();
  const [left, right, ...others] = cards.map(handCardName);
  if (left === undefined) return calls.firstCard;
  return right === undefined ? calls.secondCard(left) : calls.nextCard(left, right, othersText(others));
}

/** How many cards after the first two are named. Of more, only the newest is. */
const NAMED_MOST = 2;

function othersText(cards: readonly string[]): string {
  const { calls } = messages();
  const last = cards.at(-1);
  if (last === undefined) return '';
  return cards.length > NAMED_MOST ? calls.thenMany(cards.length, last) : calls.thenCards(cards);
}
