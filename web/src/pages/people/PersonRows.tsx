/** The people that were found, with their balances. */

import { bankrollText } from '../../features/people/balance-text.ts';
import { messages } from '../../features/people/messages/messages.ts';
import type { Person } from '../../features/people/person-requests.ts';
import { marksOf } from '../../features/people/same-names.ts';
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
  const marks = marksOf(people ?? []);
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
            <Row key={person.id} person={person} mark={marks.get(person.id)} />
          ))}
        </ol>
      )}
      {hasMore && <Button onClick={more}>{words.more}</Button>}
    </>
  );
}

interface RowProps {
  readonly person: Person;
  /** What distinguishes the person from another one of the same name. */
  readonly mark: string | undefined;
}

function Row({ person, mark }: RowProps) {
  const { id, name } = person;
  return (
    <li>
      <a class="person-rows__person" href={`/people/${id}`} data-person={id}>
        <span>
          <span class="person-rows__name">{name}</span>
          {mark && <span class="person-rows__mark">{mark}</span>}
        </span>
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
