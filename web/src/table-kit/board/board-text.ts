/** What a board says of any table, where its game says nothing else. */

import { correctionText } from '../../features/corrections/correction-notice.ts';
import { net } from '../../i18n/amounts/currency.ts';
import { gameTitle, phaseText, poolName } from '../../i18n/game-texts.ts';
import { t } from '../../i18n/language.ts';
import { placeChanges } from '../../i18n/place-changes.ts';
import type { TableView } from '../model/table-view.ts';
import { bankerOf, partiesOf } from '../parties.ts';
import { correctedParties, standingsOf } from '../results.ts';
import type { BoardFigure, BoardGame, BoardSentence } from './board-game.ts';
import { messages } from './messages/messages.ts';

/** Returns what the board of a game says. */
export const sentenceOf = <View extends TableView>(game: BoardGame<View>, view: View): BoardSentence =>
  game.sentence?.(view) ?? defaultSentence(view);

function defaultSentence(view: TableView): BoardSentence {
  const { banks, closed, noPlayers, winners } = messages();
  const phase = t().capitalize(phaseText(view.game, view.phase));
  const won = view.summary?.winners ?? [];
  const notices = won.length ? [winners(won)] : [];
  if (view.phase === 'closed') return { text: closed, notices };
  if (!standingsOf(view).length) return { text: noPlayers };
  const banker = bankerOf(view);
  return banker === null ? { text: phase, notices } : { text: banks(banker), notes: [phase], notices };
}

/** Returns how far the table is. */
export function statusOf<View extends TableView>(game: BoardGame<View>, view: View): string {
  if (view.phase === 'closed') return messages().finalStandings;
  return game.status?.(view) ?? gameTitle(view.game);
}

/** Returns who is first, once the table is closed. */
export function leadersText(view: TableView): string[] {
  const leaders = standingsOf(view).filter(({ place }) => place === 1);
  if (view.phase !== 'closed' || !leaders[0]) return [];
  return [
    messages().leaders(
      leaders.map(({ name }) => name),
      net(leaders[0].net, view.currency),
    ),
  ];
}

/** Returns the figures at the foot. A key that may not see the bank's money gets none of it. */
export const figuresOf = <View extends TableView>(
  game: BoardGame<View>,
  view: View,
): readonly BoardFigure[] => game.figures?.(view) ?? defaultFigures(view);

function defaultFigures(view: TableView): readonly BoardFigure[] {
  const { bankHolds, bankOwes } = messages();
  return partiesOf(view).flatMap(({ role, name, purse }): BoardFigure[] => {
    if (purse === null) return [];
    if (role === 'pool') return [{ id: `pool ${name}`, label: t().capitalize(poolName(name)), value: purse }];
    if (role !== 'bank') return [];
    const isAlert = purse < 0;
    return [{ id: role, label: isAlert ? bankOwes : bankHolds, value: Math.abs(purse), isAlert }];
  });
}

/** Returns notes in one line, with a dot between them. Only the last one ends with a full stop. */
export const joinedNotes = (notes: readonly string[]): string =>
  notes.map((note, at) => (at < notes.length - 1 ? note.replace(/\.$/, '') : note)).join(' · ');

/** Returns what a screen reader announces after a change: a correction, the headline, and changes of place. */
export const changeAnnouncement =
  <View extends TableView>(game: BoardGame<View>) =>
  (before: View, after: View): string => {
    const correctedView = game.correctedView ?? correctedParties;
    const [was, is] = [sentenceOf(game, before).text, sentenceOf(game, after).text];
    const isNew = game.isNewSentence?.(before, after) ?? was !== is;
    const correction = correctionText(correctedView(before), correctedView(after));
    return [
      ...(correction ? [correction] : []),
      ...(isNew ? [is] : []),
      ...placeChanges(standingsOf(before), standingsOf(after)),
    ].join(' ');
  };
