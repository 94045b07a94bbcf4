/** The standings of a table, or the place of one punter. */

import type { ComponentChild } from 'preact';
import { scaleOf } from '../../../ui/text/net-line.ts';
import { NetLine } from '../../../ui/text/NetLine.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { net, type Currency } from '../../../i18n/amounts/money.ts';
import { t } from '../../../i18n/language.ts';
import { messages } from '../messages/messages.ts';
import { pagesMessages } from '../messages/pages-messages.ts';
import './Ranking.css';
import type { TableAtVersion } from './table-at-version.ts';

interface RankingProps {
  readonly shown: TableAtVersion;
  /** Whether the reader is a punter, who sees only the own place. */
  readonly isOwnOnly: boolean;
  /** Whether to leave out the heading, since the page has the same title. */
  readonly isUntitled?: boolean;
  /** Whether each player has a line of the evening. */
  readonly hasLines?: boolean;
}

export function Ranking({ shown, isOwnOnly, isUntitled = false, hasLines = false }: RankingProps) {
  return (
    <section>
      {!isOwnOnly && !isUntitled && <h2>{pagesMessages().board.standings}</h2>}
      {isOwnOnly ? <OwnPlace shown={shown} /> : <AllPlaces shown={shown} hasLines={hasLines} />}
    </section>
  );
}

function OwnPlace({ shown: { standings, table, currency } }: { shown: TableAtVersion }) {
  const { history } = messages();
  const [mine] = standings.standings;
  if (!mine) return null;
  return (
    <>
      <h2>{history.yourPlace}</h2>
      <p class="ranking__own-place">{history.placeOf(mine.place, table.seated)}</p>
      <p>
        {t().evening.net} <span class="ranking__number">{net(mine.net, currency)}</span>
      </p>
      {standings.winners.length > 0 && <Text kind="strong">{history.youReached}</Text>}
    </>
  );
}

type AllPlacesProps = Required<Pick<RankingProps, 'shown' | 'hasLines'>>;

function AllPlaces({ shown: { standings, table, currency }, hasLines }: AllPlacesProps) {
  const { history } = messages();
  const lineOf = linesOf(table.punters);
  return (
    <>
      {standings.winners.length > 0 && <Text kind="strong">{history.targetReached(standings.winners)}</Text>}
      <table class="ranking__table">
        <Titles hasLines={hasLines} />
        <tbody>
          {standings.standings.map(({ place, punter, net: amount }) => (
            <Row
              key={punter}
              place={String(place)}
              name={punter}
              {...(hasLines && { line: lineOf(punter) })}
              amount={amount}
              currency={currency}
            />
          ))}
          <Row
            place=""
            name={history.bankOf(table.bank.holder)}
            {...(hasLines && { line: null })}
            amount={standings.bank_net ?? 0}
            currency={currency}
            kind="bank"
          />
        </tbody>
      </table>
    </>
  );
}

/** Returns a function that returns a player's line, in one scale for all. */
function linesOf(players: TableAtVersion['table']['punters']): (name: string) => ComponentChild {
  const scale = scaleOf(players);
  const byName = new Map(players.map((player) => [player.name, player]));
  return (name) => {
    const player = byName.get(name);
    return player ? <NetLine nets={player} scale={scale} /> : null;
  };
}

function Titles({ hasLines }: { hasLines: boolean }) {
  const { history } = messages();
  const { soFar, net: netTitle } = t().evening;
  const titles = [history.place, history.player, ...(hasLines ? [soFar] : []), netTitle];
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
  readonly currency: Currency;
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
