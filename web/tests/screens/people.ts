/** People and their bankrolls, set up and read beside the page. */

import { ask, askJson } from '../dom/service.ts';

export const POUND = 960;

interface Person {
  readonly id: string;
  readonly name: string;
  readonly contact: string | null;
  readonly balances: Readonly<Record<string, number>>;
}

/** Adds a person with deposits by currency, and returns the id. */
export async function addPerson(
  name: string,
  deposits: Readonly<Record<string, number>> = {},
): Promise<string> {
  const { id } = await askJson<Person>('/v1/people', { name });
  for (const [currency, amount] of Object.entries(deposits))
    await askJson(`/v1/people/${id}/deposits`, { currency, amount });
  return id;
}

export const listPeople = async (): Promise<readonly Person[]> =>
  (await askJson<{ people: Person[] }>('/v1/people')).people;

/** Returns a person with contact. */
export async function findPerson(name: string): Promise<Person> {
  const { people } = await askJson<{ people: Person[] }>(`/v1/people?name=${encodeURIComponent(name)}`);
  return askJson<Person>(`/v1/people/${people[0]!.id}`);
}

export const balanceOf = async (name: string): Promise<number | undefined> =>
  (await findPerson(name)).balances['lsd'];

/** Takes money out of a bankroll. */
export const withdraw = (id: string, amount: number): Promise<Response> =>
  ask(`/v1/people/${id}/withdrawals`, { currency: 'lsd', amount });
