/** Who is ahead. */

import { Text } from '../../../ui/Text.tsx';
import { net, type Currency } from '../../../i18n/money.ts';
import { t } from '../../../i18n/language.ts';
import { messages } from '../messages/messages.ts';
import './Ranking.css';
import type { TableAtVersion } from './table-at-version.ts';

interface PlacesProps {
  readonly seen: TableAtVersion;
  /** A punter sees one line: which place of how many. */
  readonly own: boolean;
  /** The page is called so already. */
  readonly untitled?: boolean;
}

export function Ranking({ seen, own, untitled = false }: PlacesProps) {
  return (
    <section>
      {!own && !untitled && <h2>{messages().board.standings}</h2>}
      {own ? <OwnPlace seen={seen} /> : <AllPlaces seen={seen} />}
    </section>
  );
}

function OwnPlace({ seen: { standings, table, currency } }: { seen: TableAtVersion }) {
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

function AllPlaces({ seen: { standings, table, currency } }: { seen: TableAtVersion }) {
  const { history } = messages();
  return (
    <>
      {standings.winners.length > 0 && <Text kind="strong">{history.targetReached(standings.winners)}</Text>}
      <table class="ranking__table">
        <thead class="visually-hidden">
          <tr>
            {[history.place, history.player, t().evening.net].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {standings.standings.map(({ place, punter, net: won }) => (
            <Row key={punter} place={String(place)} name={punter} won={won} currency={currency} />
          ))}
          <Row
            place=""
            name={history.bankOf(table.bank.holder)}
            won={standings.bank_net ?? 0}
            currency={currency}
            kind="bank"
          />
        </tbody>
      </table>
    </>
  );
}

interface RowProps {
  readonly place: string;
  readonly name: string;
  readonly won: number;
  readonly currency: Currency;
  readonly kind?: string;
}

function Row({ place, name, won, currency, kind }: RowProps) {
  return (
    <tr data-kind={kind}>
      <td class="ranking__place">{place}</td>
      <th scope="row">{name}</th>
      <td class="ranking__net">{net(won, currency)}</td>
    </tr>
  );
}
