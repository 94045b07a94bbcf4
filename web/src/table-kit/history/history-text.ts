/** What the history says of any table, where its game says nothing else. */

import { chartsKey, netsKey } from '../../features/charts/load-charts.ts';
import { currencyOf, money, net } from '../../i18n/amounts/currency.ts';
import { phaseText, poolName } from '../../i18n/game-texts.ts';
import { rulesText } from '../../ui/text/rules-text.ts';
import { t } from '../../i18n/language.ts';
import type { TableView } from '../model/table-view.ts';
import { partiesOf } from '../parties.ts';
import { standingsOf } from '../results.ts';
import type { Event } from './event-sentences.ts';
import { eventText } from './event-text.ts';
import type { HistoryFigure, HistoryGame, HistoryLine } from './history-game.ts';
import { messages } from './messages/messages.ts';

/** Returns what happened last; `events` is null for keys that may not read the log. */
export function lineOf<View extends TableView>(
  game: HistoryGame<View>,
  events: readonly Event[] | null,
  view: View,
): HistoryLine | null {
  if (events === null) return game.lineOfView?.(view) ?? null;
  if (game.newestLine) return game.newestLine(events, view);
  const newest = events.at(-1);
  if (!newest) return null;
  const words = wordsOf(game, newest, view);
  return { words, call: words };
}

/** Returns an event in the game's own words, or else in those of every session, or as the game declares it. */
export const wordsOf = <View extends TableView>(
  game: HistoryGame<View>,
  event: Pick<Event, 'type' | 'data'>,
  view: View,
): string => game.eventWords?.(event, view) ?? eventText(event, view.game, currencyOf(view.currency));

/** Returns the events of one entry as a text. An event is left out if the next event repeats it with its result. */
export const wordsOfAll = (events: readonly string[]): string =>
  events.filter((words, at) => !events[at + 1]?.startsWith(words.replace(/\.$/, ''))).join(' ');

/** Returns how far the table is, its rules, and which version is shown. */
export function statusOf<View extends TableView>(
  game: HistoryGame<View>,
  view: View,
  newest: number,
): string {
  const words = messages();
  const parts = [
    view.phase === 'closed' ? '' : (game.progress?.(view) ?? ''),
    phaseText(view.game, view.phase),
    view.preset ? rulesText(view) : '',
    view.version === newest ? '' : words.asItWas(view.version),
    view.owes_settlement ? (game.settling?.() ?? words.settling) : '',
  ];
  return t().capitalize(parts.filter(Boolean).join(' · '));
}

/** Returns the figures of the band. A player may not see the bank's amount, only that it is broke. */
export const figuresOf = <View extends TableView>(
  game: HistoryGame<View>,
  view: View,
): readonly HistoryFigure[] => game.figures?.(view) ?? moneyFigures(view);

/** Returns what the bank and the pools hold, as far as the key may see it. */
export function moneyFigures(view: TableView): readonly HistoryFigure[] {
  const { bankNet, brokeOwes } = messages();
  const amount = (sum: number): string => money(sum, view.currency);
  return partiesOf(view).flatMap(({ role, name, purse, net: won }): HistoryFigure[] => {
    if (purse === null) return [];
    if (role === 'pool') return [{ id: `pool ${name}`, value: amount(purse), label: poolName(name) }];
    if (role !== 'bank') return [];
    const isAlert = purse < 0;
    const label = isAlert ? brokeOwes(amount(-purse)) : bankNet(net(won ?? 0, view.currency));
    return [{ id: role, value: amount(purse), label, isAlert }];
  });
}

/** Returns who won the session; null if it has no winners yet. */
export function winnersText<View extends TableView>(
  game: HistoryGame<View>,
  view: View,
  isOwn: boolean,
): string | null {
  const names = view.summary?.winners ?? [];
  if (!names.length) return null;
  const { winners, youWin } = messages();
  return game.winners?.(names, isOwn) ?? (isOwn ? youWin : winners(names));
}

/** Returns a text that changes when a round ends, the table is closed, or an earlier entry is corrected. */
export const roundKeyOf = <View extends TableView>(game: HistoryGame<View>, view: View): string =>
  chartsKey(game.roundKey?.(view) ?? netsKey(standingsOf(view)), view);
