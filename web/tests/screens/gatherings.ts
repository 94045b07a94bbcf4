/** Evenings and their tables, set up and read beside the page. */

import { expect } from '../dom/expect.ts';
import type { Locator } from '../dom/locator.ts';
import { askJson } from '../dom/service.ts';
import { newTable, type ServiceTable } from '../dom/table.ts';
import type { Tab } from '../dom/tab.ts';

export const NAME = 'Twelfth Night';
const DAY_MS = 24 * 3600 * 1000;
export const ANNE_WINS = ['seat anne 100', 'stake anne K 10', 'fasse 2', 'pair K 3', 'take anne K', 'end'];
export const BESS_LOSES = ['seat bess 100', 'stake bess 3 10', 'fasse 2', 'pair K 3', 'end'];

/** A session as the list of sessions shows it. */
interface Listed {
  readonly game: string;
  readonly gathering: string | null;
  readonly hidden: boolean;
  readonly practice: boolean;
  readonly opened_at: string;
}

export const newestRow = async (): Promise<Listed> =>
  (await askJson<{ sessions: Listed[] }>('/v1/sessions')).sessions[0]!;

/** Returns the day of today, or of some days ago. */
export const dayBefore = (days = 0): string =>
  new Intl.DateTimeFormat('sv').format(Date.now() - days * DAY_MS);

/** Opens a gathering of today, or of some days ago, and returns its id. */
export async function openGathering(name = NAME, daysAgo = 0): Promise<string> {
  const gathering = { name, date: dayBefore(daysAgo), place: 'Great hall' };
  return (await askJson<{ id: string }>('/v1/gatherings', gathering)).id;
}

export const openOne = (name: string, lines: readonly string[], fields: object = {}): Promise<ServiceTable> =>
  newTable({ name, lines, ...fields });

/** Unfolds the tables that do not count, and returns them. */
export async function notCounted(tab: Tab): Promise<Locator> {
  const fold = tab.css('.not-counted');
  await expect(fold).toBeVisible();
  if (!fold.all()[0]!.hasAttribute('open')) await tab.tap(fold.css('summary').first);
  return fold.css('li');
}
