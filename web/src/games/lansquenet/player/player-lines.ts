/** The own hands and entries of a player, as lines of the history. */

import { money } from '../../../i18n/amounts/currency.ts';
import { eventKind, listField, numberField, textField } from '../../../table-kit/player/player-events.ts';
import type { EventData, PlayerEvent } from '../../../table-kit/player/player-events.ts';
import { moneyLine, noteLine, purseLine, type LineText } from '../../../table-kit/player/player-lines.ts';
import { pagesMessages } from '../messages/pages-messages.ts';
import type { Outcome } from '../view.ts';

interface Reader {
  readonly player: string;
  readonly currency: string;
}

type OwnLine = (event: PlayerEvent, reader: Reader) => LineText;

const words = () => pagesMessages().playerPage.events;

const LINES: Readonly<Record<string, OwnLine>> = {
  wager_placed: ({ data }, { currency }) =>
    moneyLine(words().wager, numberField(data, 'replaced') - numberField(data, 'amount'), currency),
  cover_placed: ({ data }, { currency }) => moneyLine(words().cover, -numberField(data, 'amount'), currency),
  cover_withdrawn: ({ data }, { currency }) =>
    moneyLine(words().coverBack, numberField(data, 'amount'), currency),
  hand_settled: handLine,
  bank_passed: ({ data }, { player, currency }) =>
    textField(data, 'banker') === player
      ? moneyLine(words().passed, numberField(data, 'wager'), currency)
      : noteLine(words().getsDeck),
  bank_sold: ({ data }, { player, currency }) =>
    textField(data, 'punter') === player
      ? moneyLine(words().bought, -numberField(data, 'price'), currency)
      : moneyLine(
          words().sold(textField(data, 'punter')),
          numberField(data, 'price') + numberField(data, 'wager'),
          currency,
        ),
  session_closed: ({ data }, { currency }) => closedLine(data, currency),
};

/** Returns the line of an event of Lansquenet; null if it is none. `player`: the name at the time. */
export const playerLine = (event: PlayerEvent, player: string, currency: string): LineText | null =>
  LINES[eventKind(event)]?.(event, { player, currency }) ?? null;

/** A hand: the banker has all covers, another player only the own one. A player without a cover gets the deck. */
function handLine(event: PlayerEvent, { player, currency }: Reader): LineText {
  const { data } = event;
  const outcome = textField(data, 'outcome') as Outcome;
  const number = (event as { readonly draw?: { readonly number?: number } | null }).draw?.number;
  const detail = number === undefined ? '' : pagesMessages().playerPage.hand(number + 1);
  const covers = listField(data, 'covers');
  if (textField(data, 'banker') === player) return bankerLine(data, covers, { outcome, currency, detail });
  const own = covers.find((cover) => textField(cover, 'punter') === player);
  if (!own) return noteLine(words().getsDeck, '', detail);
  const lost = numberField(own, 'lost');
  if (lost > 0) return noteLine(words().withSum(words().lost[outcome], money(lost, currency)), '', detail);
  const paid = numberField(own, 'paid');
  const won = words().withSum(words().won[outcome], money(paid, currency));
  return purseLine(won, numberField(own, 'home') + paid, currency, detail);
}

interface Hand {
  readonly outcome: Outcome;
  readonly currency: string;
  readonly detail: string;
}

/** What the hand won or lost, and what came back to the purse with the wager. */
function bankerLine(data: EventData, covers: readonly EventData[], hand: Hand): LineText {
  const { outcome, currency, detail } = hand;
  const gain = covers.reduce(
    (sum, cover) => sum + numberField(cover, 'lost') - numberField(cover, 'paid'),
    0,
  );
  const text = (outcome === 'right' ? words().lost : words().won)[outcome];
  const result = words().withSum(text, money(Math.abs(gain), currency));
  return purseLine(result, numberField(data, 'to_banker'), currency, detail);
}

function closedLine(data: EventData, currency: string): LineText {
  const covers = listField(data, 'covers').reduce((sum, cover) => sum + numberField(cover, 'amount'), 0);
  const returned = covers + numberField(data, 'wager');
  return returned > 0 ? moneyLine(words().returned, returned, currency) : noteLine(words().closed);
}
