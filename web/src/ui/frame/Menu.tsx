/** The menu at the top left of every page. */

import { computed, signal } from '@preact/signals';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isHouse, mayOpenTables, currentKey, mayReadBooks, signOut } from '../../api/current-key.ts';
import { currentAddress } from '../../platform/router.ts';
import { t } from '../../i18n/language.ts';
import { attempt } from './notice.ts';
import { Picture } from '../Picture.tsx';
import { TapButton } from '../TapButton.tsx';
import './Menu.css';

interface Way {
  readonly address: string;
  readonly words: string;
}

/** The links of the menu. If the page has a table, its links come first. */
function ways(table: string | null): (readonly Way[])[] {
  const { menu } = t();
  const of = (part: string): string => `/tables/${table}/${part}`;
  const open = table !== null && mayReadBooks();
  const atTable: Way[] = open
    ? [
        { address: `/tables/${table}`, words: menu.table },
        { address: of('standings'), words: menu.standings },
        { address: `/board/${table}`, words: menu.board },
        { address: of('log'), words: menu.history },
        { address: of('seats'), words: menu.seats },
        { address: of('rules'), words: menu.rules },
      ]
    : [];
  const house: Way[] = [{ address: '/', words: menu.home }];
  if (mayReadBooks()) house.push({ address: '/evening', words: menu.evening });
  if (mayOpenTables())
    house.push({ address: '/new', words: menu.newTable }, { address: '/sheet', words: menu.sheet });
  house.push({ address: '/settings', words: menu.settings });
  if (isHouse()) house.push({ address: '/keys', words: menu.keys });
  return [atTable, house].filter((group) => group.length);
}

interface MenuProps {
  /** The session that the page is about. */
  table?: string | null;
  /** Closes the table; null if it is closed. If absent, the players page closes it. */
  shut?: (() => void) | null;
}

/** Whether the menu is open. It stays open when one component replaces another at the same address. */
const opened = signal(false);

const close = (): void => {
  opened.value = false;
};

/** The page and table of the address. A step through a log changes neither. */
const pageAndTable = computed(() => {
  const address = currentAddress.value;
  return 'id' in address ? `${address.page} ${address.id}` : address.page;
});
// The next page mounts its menu before the old menu closes. Without this, Back would leave it open.
pageAndTable.subscribe(close);

export function Menu({ table = null, shut }: MenuProps) {
  const open = opened.value;
  const place = useRef<HTMLDivElement>(null);
  useHandingOn(place);
  useClosing(open, place);
  return (
    <div class="menu" ref={place}>
      <button
        type="button"
        class="menu__button"
        aria-expanded={open}
        aria-label={t().menu.title}
        onClick={() => (opened.value = !open)}
      >
        <Picture name={open ? 'close' : 'menu'} />
      </button>
      {open && <Panel table={table} shut={shut} />}
    </div>
  );
}

interface PanelProps {
  table: string | null;
  shut: MenuProps['shut'];
}

function Panel({ table, shut }: PanelProps) {
  return (
    <nav class="menu__panel" aria-label={t().menu.title}>
      {ways(table).map((group, index) => (
        <ul key={index}>
          {group.map(({ address, words }) => (
            <li key={address}>
              <a href={address} onClick={close} aria-current={isHere(address) ? 'page' : undefined}>
                {words}
              </a>
            </li>
          ))}
          {index === 0 && table && mayReadBooks() && shut !== null && (
            <li>{shut ? <Shutting shut={shut} /> : <ShutElsewhere table={table} />}</li>
          )}
        </ul>
      ))}
      <ul>
        <li>
          <a href="/docs">{t().menu.docs}</a>
        </li>
        <Whose />
      </ul>
    </nav>
  );
}

function Whose() {
  if (!currentKey.value) return null;
  const leave = (): void => {
    close();
    void attempt(signOut);
  };
  return (
    <li class="menu__key">
      <span class="menu__name">
        {currentKey.value.name} · {t().roles.names[currentKey.value.role]}
      </span>
      <button type="button" onClick={leave}>
        {t().menu.signOut}
      </button>
    </li>
  );
}

function ShutElsewhere({ table }: { table: string }) {
  return (
    <a href={`/tables/${table}/seats?close`} onClick={close}>
      {t().menu.close}
    </a>
  );
}

/** Asks for confirmation in place, because closing cannot be undone. */
function Shutting({ shut }: { shut: () => void }) {
  const [asked, setAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { menu } = t();
  // The focused button was removed. Focus the button that changes nothing.
  useLayoutEffect(() => {
    if (asked) place.current?.querySelector<HTMLElement>('[data-keep]')?.focus();
  }, [asked]);
  const shutNow = () => {
    document.querySelector<HTMLElement>('.menu__button')?.focus();
    close();
    shut();
  };
  if (!asked)
    return (
      <button type="button" class="menu__action" onClick={() => setAsked(true)}>
        {menu.close}
      </button>
    );
  return (
    <div class="menu__confirm" role="group" aria-label={menu.closeQuestion} ref={place}>
      <p>{menu.closeQuestion}</p>
      <TapButton class="menu__action" onTap={shutNow}>
        {menu.closeConfirm}
      </TapButton>
      <TapButton class="menu__action" data-keep onTap={close}>
        {menu.keepOpen}
      </TapButton>
    </div>
  );
}

const isHere = (address: string): boolean =>
  currentAddress.value !== null && address === location.pathname + location.search;

type Place = { current: HTMLDivElement | null };

/** The number of mounted menus; 0 between two pages. */
let standing = 0;
/** The index of the link that had the focus in the previous menu; -1 if none. */
let line = -1;

const linesOf = (place: HTMLElement | null): HTMLElement[] => [
  ...(place?.querySelectorAll<HTMLElement>('a, button') ?? []),
];

/** Passes an open menu and its focus to a page that mounts in the same tick. Otherwise the menu closes with its page. */
function useHandingOn(place: Place): void {
  useLayoutEffect(() => {
    const here = place.current;
    standing += 1;
    if (opened.peek()) linesOf(here)[line]?.focus();
    line = -1;
    return () => {
      standing -= 1;
      line = linesOf(here).indexOf(document.activeElement as HTMLElement);
      queueMicrotask(() => standing || close());
    };
  }, []);
}

/** Closes on Escape, which restores the focus, and on a tap or focus elsewhere. */
function useClosing(open: boolean, place: Place): void {
  // Synchronously, so that an immediate Escape is handled.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const elsewhere = ({ target }: Event): void => {
      if (target instanceof Node && !place.current?.contains(target)) close();
    };
    const escaped = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault(); // The page must not handle the same key.
      close();
      place.current?.querySelector('button')?.focus();
    };
    addEventListener('pointerdown', elsewhere);
    addEventListener('focusin', elsewhere);
    addEventListener('keydown', escaped, true);
    return () => {
      removeEventListener('pointerdown', elsewhere);
      removeEventListener('focusin', elsewhere);
      removeEventListener('keydown', escaped, true);
    };
  }, [open]);
}
