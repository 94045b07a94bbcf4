/** The links of the menu. */

import { isHouse, mayOpenTables, mayReadBooks, maySeePeople } from '../../api/current-key.ts';
import { knownGame } from '../../api/session-game.ts';
import { t } from '../../i18n/language.ts';
import { lessonAddress } from '../../platform/router.ts';
import { messages } from './messages/messages.ts';

interface MenuLink {
  readonly address: string;
  readonly words: string;
}

const eveningAddress = (table: string | null): string => (table ? `/evening?table=${table}` : '/evening');

/** The links of the menu. If the page has a table, its links come first. */
export function linkGroups(table: string | null): (readonly MenuLink[])[] {
  const menu = { ...t().menu, ...messages() };
  const tablePath = (part: string): string => `/tables/${table}/${part}`;
  const mayRead = table !== null && mayReadBooks();
  const atTable: MenuLink[] = mayRead
    ? [
        { address: `/tables/${table}`, words: menu.table },
        { address: tablePath('standings'), words: menu.standings },
        { address: `/board/${table}`, words: menu.board },
        { address: tablePath('log'), words: menu.history },
        { address: tablePath('seats'), words: menu.seats },
        { address: tablePath('rules'), words: menu.rules },
      ]
    : [];
  const everywhere: MenuLink[] = [{ address: '/', words: menu.home }];
  if (mayReadBooks()) everywhere.push({ address: eveningAddress(table), words: menu.evening });
  if (maySeePeople()) everywhere.push({ address: '/people', words: menu.people });
  if (mayOpenTables())
    everywhere.push({ address: '/new', words: menu.newTable }, { address: '/sheet', words: menu.sheet });
  everywhere.push(
    { address: lessonAddress(table && knownGame(table)), words: menu.howToPlay },
    { address: '/settings', words: menu.settings },
  );
  if (isHouse()) everywhere.push({ address: '/keys', words: menu.keys });
  return [atTable, everywhere].filter((group) => group.length);
}
