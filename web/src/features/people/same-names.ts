/** What distinguishes people of the same name. */

import { day, moment } from '../../i18n/amounts/numbers.ts';
import { shortened } from '../../platform/shortened.ts';
import { caseless } from '../../platform/caseless.ts';
import { messages } from './messages/messages.ts';
import type { Person } from './person-requests.ts';

type Named = Pick<Person, 'id' | 'name' | 'contact' | 'added_at'>;

type Fact = (person: Named, now: Date) => string;
type Mark = readonly [id: string, mark: string];

const addedAt: Fact = ({ added_at: added }, now) => messages().addedOn(moment(added, now));

/** What may distinguish people, the best first; '' if a person has none. */
const FACTS: readonly Fact[] = [
  ({ contact }) => shortened(contact ?? '', CONTACT_MOST),
  ({ added_at: added }, now) => messages().addedOn(day(added, now)),
  addedAt,
];

/** How much of a contact is shown. */
const CONTACT_MOST = 40;

/**
 * Returns a mark for each person whose name another one has, by id: the contact, else the day on which the person was
 * added, else the time.
 */
export function marksOf(people: readonly Named[], now = new Date()): ReadonlyMap<string, string> {
  const groups = new Map<string, Named[]>();
  for (const person of people) {
    const name = caseless(person.name);
    groups.set(name, [...(groups.get(name) ?? []), person]);
  }
  const marks = [...groups.values()]
    .filter(({ length }) => length > 1)
    .flatMap((same) => marksWithin(same, now));
  return new Map(marks);
}

/** Returns the id and the mark of each of several people of one name: the first of `facts` that no other one has. */
function marksWithin(
  same: readonly Named[],
  now: Date,
  [fact, ...next]: readonly Fact[] = FACTS,
): readonly Mark[] {
  if (fact === undefined) return same.map((person) => [person.id, numbered(person, same, now)]);
  const texts = same.map((person) => fact(person, now));
  const isUnique = (text: string): boolean =>
    text !== '' && texts.filter((other) => other === text).length === 1;
  const found = same.flatMap(({ id }, at) => (isUnique(texts[at]!) ? [[id, texts[at]!] as const] : []));
  const rest = same.filter((_, at) => !isUnique(texts[at]!));
  return [...found, ...(rest.length ? marksWithin(rest, now, next) : [])];
}

/** Returns when a person was added, with a number in that order. */
function numbered(person: Named, same: readonly Named[], now: Date): string {
  const inOrder = [...same].sort(
    (one, other) => one.added_at.localeCompare(other.added_at) || one.id.localeCompare(other.id),
  );
  return `${addedAt(person, now)} (${inOrder.indexOf(person) + 1})`;
}
