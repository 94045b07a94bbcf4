/** The evening that is played now: who leads, over how many tables. */

import { mayReadBooks } from '../../api/current-key.ts';
import { net } from '../../i18n/amounts/currency.ts';
import { otherCurrenciesText } from '../../features/gatherings/other-currencies.ts';
import { useEvening } from '../../features/gatherings/use-evening.ts';
import { scaleOf } from '../../ui/text/net-line.ts';
import { NetLine } from '../../ui/text/NetLine.tsx';
import { OutlinedLink } from '../../ui/buttons/OutlinedLink.tsx';
import './EveningLeaders.css';
import { isTonight, type Evening } from './evening-now.ts';
import { messages } from './messages/messages.ts';

/** How many places are shown. */
const PLACES = 3;

/** Shows nothing if no evening is played, or if the key may not read evenings. */
export const EveningLeaders = () => (mayReadBooks() ? <Live /> : null);

function Live() {
  const { evening } = useEvening('/v1/evening');
  return evening && isTonight(evening, new Date()) ? <Leaders evening={evening} /> : null;
}

function Leaders({ evening }: { evening: Evening }) {
  const { gathering, sessions, punters, currency } = evening;
  const words = messages();
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
      <OutlinedLink href="/evening">{words.toEvening}</OutlinedLink>
    </section>
  );
}
