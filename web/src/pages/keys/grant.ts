/** The permissions of a new key or device: the form's values and the request. */

import { pageWords } from '../../i18n/page-words.ts';
import { unwrap, client, type Schemas } from '../../api/client.ts';
import { Problem } from '../../api/problem.ts';
import type { Role } from '../../api/current-key.ts';
import { flat, type FieldErrors } from '../../ui/fields/field-errors.ts';
import { messages } from './messages/messages.ts';
import type { Key } from './key.ts';

export interface GrantDraft {
  readonly name: string;
  readonly role: Role;
  /** All tables, including new ones. */
  readonly allTables: boolean;
  readonly selectedTables: readonly string[];
  readonly table: string;
  readonly punter: string;
  readonly purses: boolean;
}

export const EMPTY_DRAFT: GrantDraft = {
  name: '',
  role: 'dealer',
  allTables: true,
  selectedTables: [],
  table: '',
  punter: '',
  purses: true,
};

/** The initial values of the form. The address can name a role: `?role=board`. */
export function initialDraft(search: string): GrantDraft {
  const role = new URLSearchParams(search).get('role');
  return role === 'board' || role === 'punter' ? { ...EMPTY_DRAFT, role } : EMPTY_DRAFT;
}

/** The roles that can have several tables or all. */
export const hasManyTables = (role: Role): boolean => role === 'dealer' || role === 'keeper';
export const hasOneTable = (role: Role): boolean => role === 'punter' || role === 'board';

/** The choice of all tables where one table is chosen. Only a board has it. */
export const ALL_TABLES = 'all';

/** The members of the request. */
export function grantOf({
  name,
  role,
  allTables,
  selectedTables,
  table,
  punter,
  purses,
}: GrantDraft): Schemas['Grant'] {
  const base = { name: name.trim(), purses: true } as const;
  if (role === 'house') return { ...base, role };
  if (role === 'dealer' || role === 'keeper')
    return { ...base, role, sessions: allTables ? null : [...selectedTables] };
  const sessions = table ? [table] : [];
  if (role === 'punter') return { ...base, role, sessions, punter };
  return { ...base, role, sessions: table === ALL_TABLES ? null : sessions, purses };
}

/** The missing choices, by field. */
export function missingFields(grant: Schemas['Grant']): FieldErrors {
  const unnamed = grant.name ? {} : { name: pageWords().newTable.enterName };
  const hasNoTable = 'sessions' in grant && grant.sessions?.length === 0;
  if (hasNoTable) return { ...unnamed, sessions: messages().chooseTable };
  const hasNoPlayer = 'punter' in grant && grant.punter === '';
  return { ...unnamed, ...(hasNoPlayer && { punter: messages().choosePlayer }) };
}

/** Creates the grant. Returns it, or the form's errors by field. Raises: `Problem`, `Gone`. */
export async function createGrant<Created>(
  grant: Schemas['Grant'],
  create: () => Promise<Created>,
): Promise<Created | { faults: FieldErrors }> {
  const faults = missingFields(grant);
  if (Object.keys(faults).length) return { faults };
  try {
    return await create();
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 422) throw error;
    return { faults: flat(error.errors) };
  }
}

/** The names of a table's players. Raises: `Problem`, `Gone`. */
export async function playerNames(session: string): Promise<readonly string[]> {
  const table = await unwrap(client.GET('/v1/sessions/{session}', { params: { path: { session } } }));
  return 'punters' in table ? table.punters.map(({ name }) => name) : table.players.map(({ name }) => name);
}

function tableNames(sessions: readonly string[], names: ReadonlyMap<string, string>): string {
  const keys = messages();
  const [first = '', ...more] = sessions.map((id) => names.get(id) ?? keys.table(id.slice(0, 8)));
  return more.length ? keys.moreTables(first, more.length) : first;
}

/** The permissions of a key as text; `names` are table names by id. */
export function permissionsText(
  { role, sessions, punter, purses }: Key,
  names: ReadonlyMap<string, string>,
): string {
  const keys = messages();
  if (role === 'house') return keys.everything;
  const tables = sessions === null ? keys.allTables : tableNames(sessions, names);
  if (punter !== null) return keys.playerAt(punter, tables);
  return role === 'board' && !purses ? keys.pursesHidden(tables) : tables;
}
