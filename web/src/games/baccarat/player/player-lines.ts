/** The own hands and entries of a player, as lines of the history. */

import { money } from '../../../i18n/amounts/currency.ts';
import { eventKind, listField, numberField, textField } from '../../../table-kit/player/player-events.ts';
import type { EventData, PlayerEvent } from '../../../table-kit/player/player-events.ts';
import { moneyLine, noteLine, purseLine, type LineText } from '../../../table-kit/player/player-lines.ts';
import { pagesMessages } from '../messages/pages-messages.ts';
import { gainOfPlayer, sumOf } from '../model/table-queries.ts';
import { dealtText } from '../sentence.ts';
import type { SettledHand } from '../view.ts';

interface Reader {
  readonly player: string;
  readonly currency: string;
}

type OwnLine = (event: PlayerEvent, reader: Reader) => LineText;

const words = () => pagesMessages().playerPage.events;

/** The player's part of a list of stakes. */
const ownSum = (data: EventData, list: string, player: string): number =>
  sumOf(
    listField(data, list)
      .filter((stake) => textField(stake, 'punter') === player)
      .map((stake) => numberField(stake, 'amount')),
  );

const LINES: Readonly<Record<string, OwnLine>> = {
  bank_taken: ({ data }, { player, currency }) => {
    const home = ownSum(data, 'home', player);
    return textField(data, 'punter') === player
      ? moneyLine(words().bank, home - numberField(data, 'amount'), currency)
      : moneyLine(words().stakeBack, home, currency);
  },
  bank_funded: ({ data }, { currency }) => moneyLine(words().refill, -numberField(data, 'amount'), currency),
  stake_placed: ({ data }, { currency }) => moneyLine(words().stake, -numberField(data, 'amount'), currency),
  stake_withdrawn: ({ data }, { currency }) =>
    moneyLine(words().stakeBack, numberField(data, 'amount'), currency),
  stakes_repeated: ({ data }, { player, currency }) =>
    moneyLine(words().again, -ownSum(data, 'stakes', player), currency),
  banco_said: ({ data }, { player, currency }) => {
    const moved = ownSum(data, 'home', player) - ownSum(data, 'stakes', player);
    const name = textField(data, 'punter');
    const isOwn = listField(data, 'stakes').length > 0;
    return moneyLine(isOwn ? words().banco : words().bancoOfOther(name), moved, currency);
  },
  stakes_accepted: ({ data }, { currency }) =>
    moneyLine(words().accept, -numberField(data, 'amount'), currency),
  hand_settled: handLine,
  deal_passed: ({ data }, { player, currency }) => {
    if (data['banker'] === player) return moneyLine(words().retires, numberField(data, 'bank'), currency);
    return noteLine(data['next_banker'] === player ? words().getsBank : words().declines);
  },
  cards_shuffled: (event, reader) => returnedLine(words().shuffled, event, reader),
  session_closed: (event, reader) => returnedLine(words().returned, event, reader, words().closed),
};

/** Returns the line of an event of Baccarat; null if it is none. `player`: the name at the time. */
export const playerLine = (event: PlayerEvent, player: string, currency: string): LineText | null =>
  LINES[eventKind(event)]?.(event, { player, currency }) ?? null;

/** Money that came back: the own stakes and, for the banker, the bank. */
function returnedLine(
  text: string,
  { data }: PlayerEvent,
  { player, currency }: Reader,
  none = text,
): LineText {
  const bank = data['banker'] === player ? numberField(data, 'bank') : 0;
  const home = ownSum(data, 'home', player) + bank;
  if (home > 0) return moneyLine(text, home, currency);
  return noteLine(data['next_banker'] === player ? words().getsBank : none);
}

/** A hand: what it did to the player, and what came to the purse. A player without a stake gets the bank. */
function handLine(event: PlayerEvent, { player, currency }: Reader): LineText {
  const { data } = event;
  const hand = data as unknown as SettledHand;
  const number = (event as { readonly draw?: { readonly number?: number } | null }).draw?.number;
  const detail = number === undefined ? '' : pagesMessages().playerPage.hand(number + 1);
  const result = dealtText(hand).replace(/\.$/, '');
  const gain = gainOfPlayer(hand, player);
  if (gain === null) return noteLine(words().getsBank, '', detail);
  const sum = money(Math.abs(gain), currency);
  if (hand.banker === player) {
    const text =
      gain === 0 ? words().even(result) : (gain > 0 ? words().bankWon : words().bankLost)(result, sum);
    return hand.to_banker ? purseLine(text, hand.to_banker, currency, detail) : noteLine(text, '', detail);
  }
  const own = hand.stakes.filter(({ punter }) => punter === player);
  const home = sumOf(own.map(({ home: back, paid }) => back + paid));
  const text = own.some(({ abides }) => abides)
    ? words().tie
    : gain > 0
      ? words().won(result, sum)
      : gain < 0
        ? words().lost(result, sum)
        : words().even(result);
  return home > 0 ? purseLine(text, home, currency, detail) : noteLine(text, '', detail);
}
