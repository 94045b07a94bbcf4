/** The evenings that are played now: who leads, over how many tables. */

import { useEffect, useState } from 'preact/hooks';
import { mayReadBooks } from '../../api/current-key.ts';
import { net } from '../../i18n/amounts/currency.ts';
import { loadGatheringPage, type Gathering } from '../../features/gatherings/gathering-requests.ts';
import { otherCurrenciesText } from '../../features/gatherings/other-currencies.ts';
import { useEvening } from '../../features/gatherings/use-evening.ts';
import { scaleOf } from '../../ui/text/net-line.ts';
import { NetLine } from '../../ui/text/NetLine.tsx';
import { OutlinedLink } from '../../ui/buttons/OutlinedLink.tsx';
import { useRefreshOnReturn } from '../../ui/frame/use-refresh.ts';
import './EveningLeaders.css';
import { gatheringsTonight, isTonight, type Evening } from './evening-now.ts';
import { messages } from './messages/messages.ts';
import type { Row } from './table-list.ts';

/** How many places are shown. */
const PLACES = 3;

/** The number of gatherings among which those of today and yesterday are found. */
const GATHERINGS = 20;

interface EveningLeadersProps {
  /** The tables of the home page. */
  readonly rows: readonly Row[];
}

/** Shows nothing if no evening is played, or if the key may not read evenings. */
export const EveningLeaders = ({ rows }: EveningLeadersProps) =>
  mayReadBooks() ? <Evenings rows={rows} /> : null;

/** The evening of the newest table, then the other gatherings. */
function Evenings({ rows }: EveningLeadersProps) {
  const { evening } = useEvening('/v1/evening');
  const gatherings = useNewestGatherings();
  if (evening === null) return null;
  const shown = evening.gathering?.id;
  const others = gatheringsTonight(rows, gatherings, new Date()).filter((id) => id !== shown);
  return (
    <>
      <Leaders
        evening={evening}
        address={shown === undefined ? '/evening?newest' : gatheringAddress(shown)}
      />
      {others.map((id) => (
        <OfGathering key={id} id={id} />
      ))}
    </>
  );
}

const gatheringAddress = (id: string): string => `/evening?gathering=${id}`;

/** Returns the newest gatherings; none until they are loaded. If that fails, the page has those of its tables. */
function useNewestGatherings(): readonly Gathering[] {
  const [gatherings, setGatherings] = useState<readonly Gathering[]>([]);
  const load = (): void =>
    void loadGatheringPage(GATHERINGS).then(
      (page) => setGatherings(page.gatherings),
      () => undefined,
    );
  useEffect(load, []);
  useRefreshOnReturn(load);
  return gatherings;
}

function OfGathering({ id }: { id: string }) {
  const { evening } = useEvening(`/v1/evening?gathering=${id}`);
  return evening && <Leaders evening={evening} address={gatheringAddress(id)} />;
}

interface LeadersProps {
  readonly evening: Evening;
  /** The page with all standings. */
  readonly address: string;
}

function Leaders({ evening, address }: LeadersProps) {
  const { gathering, sessions, punters, currency } = evening;
  const words = messages();
  if (!isTonight(evening, new Date())) return null;
  const counts = words.eveningCounts(sessions.length, punters.length);
  const scale = scaleOf(punters);
  return (
    <section class="evening-leaders">
      <h2>{gathering?.name ?? words.evening}</h2>
      <p class="evening-leaders__counts">
        {[counts, otherCurrenciesText(evening)].filter(Boolean).join(' · ')}
      </p>
      <table>
        <caption class="visually-hidden">{words.leaders}</caption>
        <tbody>
          {punters
            .filter(({ place }) => place <= PLACES)
            .slice(0, PLACES)
            .map((person) => (
              <tr key={person.name}>
                <td>{person.place}</td>
                <th scope="row">{person.name}</th>
                <td class="evening-leaders__line">
                  <NetLine nets={person} scale={scale} />
                </td>
                <td class="evening-leaders__net">{net(person.net, currency ?? '')}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <OutlinedLink href={address}>{words.toEvening}</OutlinedLink>
    </section>
  );
}
