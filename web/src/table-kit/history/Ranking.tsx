/** The standings of a table, or the place of one player. */

import type { ComponentChild } from 'preact';
import { net } from '../../i18n/amounts/currency.ts';
import { t } from '../../i18n/language.ts';
import { pageWords } from '../../i18n/page-words.ts';
import { scaleOf } from '../../ui/text/net-line.ts';
import { NetLine } from '../../ui/text/NetLine.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { TableView } from '../model/table-view.ts';
import { netsByRound } from '../nets-by-round.ts';
import { seatedAt } from '../parties.ts';
import { bankOf, poolsOf, standingsOf } from '../results.ts';
import type { HistoryGame } from './history-game.ts';
import { winnersText } from './history-text.ts';
import { messages } from './messages/messages.ts';
import './Ranking.css';

interface RankedProps<View extends TableView> {
  readonly game: HistoryGame<View>;
  readonly view: View;
}

interface RankingProps<View extends TableView> extends RankedProps<View> {
  /** Whether the reader is a player, who sees only the own place. */
  readonly isOwnOnly: boolean;
  /** Whether to leave out the heading, since the page has the same title. */
  readonly isUntitled?: boolean;
  /** Whether each player has a line of the evening. */
  readonly hasLines?: boolean;
}

export function Ranking<View extends TableView>(props: RankingProps<View>) {
  const { game, view, isOwnOnly, isUntitled = false, hasLines = false } = props;
  return (
    <section class="ranking">
      {!isOwnOnly && !isUntitled && <h2>{t().menu.standings}</h2>}
      {isOwnOnly ? (
        <OwnPlace game={game} view={view} />
      ) : (
        <AllPlaces game={game} view={view} hasLines={hasLines} />
      )}
    </section>
  );
}

function OwnPlace<View extends TableView>({ game, view }: RankedProps<View>) {
  const words = messages();
  const [own] = standingsOf(view);
  const winners = winnersText(game, view, true);
  if (!own) return null;
  return (
    <>
      <h2>{words.yourPlace}</h2>
      <p class="ranking__own-place">{words.placeOf(own.place, seatedAt(view))}</p>
      <p>
        {pageWords().evening.net} <span class="ranking__number">{net(own.net, view.currency)}</span>
      </p>
      {winners && <Text kind="strong">{winners}</Text>}
    </>
  );
}

interface AllPlacesProps<View extends TableView> extends RankedProps<View> {
  readonly hasLines: boolean;
}

function AllPlaces<View extends TableView>({ game, view, hasLines }: AllPlacesProps<View>) {
  const lineOf = linesOf(view);
  const winners = winnersText(game, view, false);
  return (
    <>
      {winners && <Text kind="strong">{winners}</Text>}
      <table class="ranking__table">
        <Titles hasLines={hasLines} />
        <tbody>
          {standingsOf(view).map(({ place, name, net: amount }) => (
            <Row
              key={name}
              place={String(place)}
              name={name}
              {...(hasLines && { line: lineOf(name) })}
              amount={amount}
              currency={view.currency}
            />
          ))}
          {othersOf(view).map(({ name, net: amount }) => (
            <Row
              key={name}
              place=""
              name={name}
              {...(hasLines && { line: null })}
              amount={amount}
              currency={view.currency}
              kind="bank"
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Returns the pools and the bank with their nets. */
function othersOf(view: TableView): readonly { readonly name: string; readonly net: number }[] {
  const bank = bankOf(view);
  return [...poolsOf(view), ...(bank ? [{ name: messages().bankOf(bank.holder), net: bank.net }] : [])];
}

/** Returns a function that returns a player's line, in one scale for all. */
function linesOf(view: TableView): (name: string) => ComponentChild {
  const players = netsByRound(view);
  const scale = scaleOf(players);
  const byName = new Map(players.map((player) => [player.name, player]));
  return (name) => {
    const player = byName.get(name);
    return player ? <NetLine nets={player} scale={scale} /> : null;
  };
}

function Titles({ hasLines }: { hasLines: boolean }) {
  const { place, player } = messages();
  const { soFar, net: netTitle } = pageWords().evening;
  const titles = [place, player, ...(hasLines ? [soFar] : []), netTitle];
  return (
    <thead class="visually-hidden">
      <tr>
        {titles.map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface RowProps {
  readonly place: string;
  readonly name: string;
  /** The line of the evening; without it the table has no column for lines. */
  readonly line?: ComponentChild;
  readonly amount: number;
  readonly currency: string;
  readonly kind?: string;
}

function Row({ place, name, line, amount, currency, kind }: RowProps) {
  return (
    <tr data-kind={kind}>
      <td class="ranking__place">{place}</td>
      <th scope="row">{name}</th>
      {line !== undefined && <td class="ranking__line">{line}</td>}
      <td class="ranking__net">{net(amount, currency)}</td>
    </tr>
  );
}
