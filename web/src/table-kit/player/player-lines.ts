/** A player's history as lines: what happens at every table, and the declared texts of other events. */

import { pageWords } from '../../i18n/page-words.ts';
import { currencyOf, money, net } from '../../i18n/amounts/currency.ts';
import { paymentText, sessionEventText } from '../../i18n/session-event-text.ts';
import { eventLine } from '../history/event-text.ts';
import type { TableView } from '../model/table-view.ts';
import { messages } from './messages/messages.ts';
import {
  eventKind,
  numberField,
  rulingAmount,
  textField,
  type EventData,
  type PlayerEvent,
} from './player-events.ts';
export type { LineText } from './player-game.ts';
import type { LineReader, LineText, PlayerGame, PlayerLine } from './player-game.ts';

/** Returns a line with money that moved to the player's purse, or from it if `amount` is below 0. */
export const moneyLine = (text: string, amount: number, currency: string, detail = ''): LineText => ({
  text,
  detail,
  figure: amount ? net(amount, currency) : '',
  isOwnMoney: true,
});

/** Returns a line of a result in `text`, with the money that the result brought to the purse as its figure. */
export const purseLine = (text: string, amount: number, currency: string, detail = ''): LineText =>
  moneyLine(text, amount, currency, [detail, amount > 0 && messages().toPurse].filter(Boolean).join(' · '));

/** Returns a line without money of the player's. Its figure, if any, is that of another party. */
export const noteLine = (text: string, figure = '', detail = ''): LineText => ({
  text,
  detail,
  figure,
  isOwnMoney: false,
});

type CommonLine = (data: EventData, player: string, currency: string) => LineText;

const COMMON_LINES: Readonly<Record<string, CommonLine>> = {
  punter_seated: (data, _player, currency) =>
    moneyLine(messages().events.joined, numberField(data, 'purse'), currency),
  money_brought_in: (data, _player, currency) =>
    moneyLine(messages().events.buyIn, numberField(data, 'amount'), currency),
  money_cashed_out: (data, _player, currency) =>
    moneyLine(messages().events.cashOut, -numberField(data, 'amount'), currency),
  ruling_made: (data, player, currency) =>
    moneyLine(messages().events.ruling(textField(data, 'reason')), rulingAmount(data, player), currency),
  payment_made: (data, _player, currency) =>
    noteLine(
      paymentText(
        textField(data, 'source'),
        textField(data, 'target'),
        money(numberField(data, 'amount'), currency),
      ),
    ),
  player_renamed: (data) =>
    noteLine(messages().events.renamed(textField(data, 'punter'), textField(data, 'name'))),
  target_reached: () => noteLine(messages().wonEvening),
};

/** Returns the line of an event that is the same in every game; null if the event is the game's own. */
export const commonLine = (event: PlayerEvent, player: string, currency: string): LineText | null =>
  COMMON_LINES[eventKind(event)]?.(event.data, player, currency) ?? null;

/** Returns the name that a player had before an event. `name` is the one after it. */
export const nameBefore = (event: PlayerEvent, name: string): string =>
  eventKind(event) === 'player_renamed' && textField(event.data, 'name') === name
    ? textField(event.data, 'punter')
    : name;

/** Returns a line for each event, newest first. Older events have the name before a player was renamed. */
export function defaultLines<View extends TableView>(
  events: readonly PlayerEvent[],
  { player, view }: LineReader<View>,
  { line: own }: Pick<PlayerGame<View>, 'line'> = {},
): readonly PlayerLine[] {
  let name = player;
  return events.map((event) => {
    name = nameBefore(event, name);
    const line =
      own?.(event, name, view.currency) ??
      commonLine(event, name, view.currency) ??
      declaredLine(event, name, view);
    return { ...line, key: String(event.version) };
  });
}

/** Returns the line of an event in the declared texts of the game, without the player's own name. */
function declaredLine({ type, data }: PlayerEvent, player: string, view: LineReader['view']): LineText {
  const currency = currencyOf(view.currency);
  const ofSession = sessionEventText(type, data, (amount) => money(amount, view.currency));
  if (ofSession) return noteLine(ofSession);
  const { title, fields } = eventLine({ type, data }, view.game, currency);
  const others = fields.filter(([, value]) => value !== player);
  return noteLine(title, '', others.map(([name, value]) => pageWords().generic.part(name, value)).join(', '));
}
