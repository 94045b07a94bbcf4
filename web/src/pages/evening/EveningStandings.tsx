/** The standings across all tables. */

import { pageWords } from '../../i18n/page-words.ts';
import { PlaceChange } from '../../ui/live/PlaceChange.tsx';
import './EveningStandings.css';
import { net } from '../../i18n/amounts/currency.ts';
import { AnimatedSum } from '../../ui/live/AnimatedSum.tsx';
import { language } from '../../i18n/language.ts';
import { scaleOf, type Scale } from '../../ui/text/net-line.ts';
import { NetLine } from '../../ui/text/NetLine.tsx';
import { alikeNames, placesGained, namedOf, shortNames, type Evening, type Person } from './evening-view.ts';

/** The number of tables listed per player; more are only counted. */
const MOST_NAMED = 4;

export function EveningStandings({ evening }: { evening: Evening }) {
  const { evening: words } = pageWords();
  if (!evening.punters.length) return <p class="evening-standings__empty">{words.noPlayers}</p>;
  return (
    <>
      <Table evening={evening} />
      {alikeNames(evening.punters).map((names) => (
        <p key={names[0]} class="evening-standings__alike">
          {words.alike(new Intl.ListFormat(language.value).format(names))}
        </p>
      ))}
    </>
  );
}

function Table({ evening }: { evening: Evening }) {
  const { evening: words } = pageWords();
  const short = shortNames(evening.sessions);
  const scale = scaleOf(evening.punters);
  return (
    <table class="evening-standings">
      <caption class="visually-hidden">{words.standings}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{words.place}</span>
          </th>
          <th scope="col">{words.player}</th>
          <th scope="col">
            <span class="visually-hidden">{words.change}</span>
          </th>
          <th scope="col">{words.table}</th>
          <th scope="col" class="evening-standings__line">
            {words.soFar}
          </th>
          <th scope="col" class="evening-standings__net">
            {words.net}
          </th>
        </tr>
      </thead>
      <tbody>
        {evening.punters.map((person) => (
          <Row
            key={person.name}
            person={person}
            short={short}
            scale={scale}
            currency={evening.currency ?? ''}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  person: Person;
  short: Map<string, string>;
  scale: Scale;
  currency: string;
}

function Row({ person, short, scale, currency }: RowProps) {
  const { named, more } = namedOf(person.sessions, MOST_NAMED);
  return (
    <tr>
      <td>{person.place}</td>
      <th scope="row">{person.name}</th>
      <td>
        <PlaceChange class="evening-standings__change" moved={placesGained(person)} />
      </td>
      <td class="evening-standings__at">
        {named.map((session) => (
          <span key={session.id} title={net(session.net, currency)}>
            {short.get(session.id)}
          </span>
        ))}
        {more > 0 && <small>{pageWords().publicPages.andMore(more)}</small>}
      </td>
      <td class="evening-standings__line">
        <NetLine nets={person} scale={scale} />
      </td>
      <td class="evening-standings__net">
        <AnimatedSum amount={person.net} currency={currency} signed />
      </td>
    </tr>
  );
}
