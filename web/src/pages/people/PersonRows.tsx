/** The people that were found, with their balances. */

import { bankrollText } from '../../features/people/balance-text.ts';
import { messages } from '../../features/people/messages/messages.ts';
import type { PersonWithContact } from '../../features/people/person-requests.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyBox } from '../../ui/EmptyBox.tsx';
import { Text } from '../../ui/text/Text.tsx';
import './PersonRows.css';
import type { PeopleList } from './use-people.ts';

interface PersonRowsProps {
  readonly list: PeopleList;
  readonly more: () => Promise<void>;
}

export function PersonRows({ list: { people, hasMore, searched }, more }: PersonRowsProps) {
  const words = messages();
  if (people === null) return <Text kind="quiet">{words.loading}</Text>;
  if (people.length === 0 && searched === '') return <NoPeople />;
  return (
    <>
      <p class="visually-hidden" role="status">
        {searched && words.found(people.length)}
      </p>
      {people.length === 0 && <Text kind="quiet">{words.noneFound(searched)}</Text>}
      {people.length > 0 && (
        <ol class="person-rows">
          {people.map((person) => (
            <Row key={person.id} person={person} />
          ))}
        </ol>
      )}
      {hasMore && <Button onClick={more}>{words.more}</Button>}
    </>
  );
}

function Row({ person }: { person: PersonWithContact }) {
  const { id, name } = person;
  return (
    <li>
      <a class="person-rows__person" href={`/people/${id}`} data-person={id}>
        <span class="person-rows__name">{name}</span>
        <span class="person-rows__balance">{bankrollText(person) || messages().noMoney}</span>
      </a>
    </li>
  );
}

function NoPeople() {
  const words = messages();
  return (
    <EmptyBox>
      <h2>{words.empty}</h2>
      <p>{words.emptyHint}</p>
    </EmptyBox>
  );
}
