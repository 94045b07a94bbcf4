/** The menu at the top left of every page. */

import { computed, signal } from '@preact/signals';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { currentKey, mayReadBooks, signOut } from '../../api/current-key.ts';
import { currentAddress } from '../../platform/router.ts';
import { t } from '../../i18n/language.ts';
import { attempt } from './notice.ts';
import { Picture } from '../Picture.tsx';
import { TapButton } from '../buttons/TapButton.tsx';
import './Menu.css';
import { linkGroups } from './menu-links.ts';

interface MenuProps {
  /** The session that the page is about. */
  table?: string | null;
  /** Closes the table; null if it is closed. If absent, the players page closes it. */
  closeTable?: (() => void) | null;
  /** Opens the form of a new player on this page; null or absent: there is none. */
  addPlayer?: (() => void) | null;
  /** What the table pays out when it closes; '' for nothing. */
  closingText?: string;
}

/** Whether the menu is open. It stays open when one component replaces another at the same address. */
const isMenuOpen = signal(false);

const close = (): void => {
  isMenuOpen.value = false;
};

/** The page and table of the address. A step through a log changes neither. */
const pageAndTable = computed(() => {
  const address = currentAddress.value;
  return 'id' in address ? `${address.page} ${address.id}` : address.page;
});
// The next page mounts its menu before the old menu closes. Without this, Back would leave it open.
pageAndTable.subscribe(close);

export function Menu({ table = null, closeTable, addPlayer = null, closingText = '' }: MenuProps) {
  const open = isMenuOpen.value;
  const place = useRef<HTMLDivElement>(null);
  usePassFocus(place);
  useCloseMenu(open, place);
  return (
    <div class="menu" ref={place}>
      <button
        type="button"
        class="menu__button"
        aria-expanded={open}
        aria-label={t().menu.title}
        onClick={() => (isMenuOpen.value = !open)}
      >
        <Picture name={open ? 'close' : 'menu'} />
      </button>
      {open && <Panel {...{ table, closeTable, addPlayer, closingText }} />}
    </div>
  );
}

interface PanelProps {
  table: string | null;
  closeTable: MenuProps['closeTable'];
  addPlayer: (() => void) | null;
  closingText: string;
}

function Panel({ table, closeTable, addPlayer, closingText }: PanelProps) {
  return (
    <nav class="menu__panel" aria-label={t().menu.title}>
      {linkGroups(table).map((group, index) => (
        <ul key={index}>
          {group.map(({ address, words }) => (
            <li key={address}>
              <a href={address} onClick={close} aria-current={isCurrent(address) ? 'page' : undefined}>
                {words}
              </a>
            </li>
          ))}
          {index === 0 && addPlayer && <AddPlayerItem addPlayer={addPlayer} />}
          {index === 0 && table && mayReadBooks() && closeTable !== null && (
            <li>
              {closeTable ? (
                <CloseTableButton closeTable={closeTable} closingText={closingText} />
              ) : (
                <CloseTableLink table={table} />
              )}
            </li>
          )}
        </ul>
      ))}
      <ul>
        <li>
          <a href="/docs">{t().menu.docs}</a>
        </li>
        <SignedInKey />
      </ul>
    </nav>
  );
}

function SignedInKey() {
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

function AddPlayerItem({ addPlayer }: { addPlayer: () => void }) {
  const onTap = (): void => {
    close();
    addPlayer();
  };
  return (
    <li>
      <button type="button" class="menu__action" onClick={onTap}>
        {t().menu.addPlayer}
      </button>
    </li>
  );
}

function CloseTableLink({ table }: { table: string }) {
  return (
    <a href={`/tables/${table}/seats?close`} onClick={close}>
      {t().menu.close}
    </a>
  );
}

/** Asks for confirmation in place, because closing cannot be undone. */
function CloseTableButton(props: { closeTable: () => void; closingText: string }) {
  const { closeTable, closingText } = props;
  const [isAsking, setAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { menu } = t();
  // The focused button was removed. Focus the button that changes nothing.
  useLayoutEffect(() => {
    if (isAsking) place.current?.querySelector<HTMLElement>('[data-keep]')?.focus();
  }, [isAsking]);
  const confirm = () => {
    document.querySelector<HTMLElement>('.menu__button')?.focus();
    close();
    closeTable();
  };
  if (!isAsking)
    return (
      <button type="button" class="menu__action" onClick={() => setAsked(true)}>
        {menu.close}
      </button>
    );
  return (
    <div class="menu__confirm" role="group" aria-label={menu.closeQuestion} ref={place}>
      {closingText && <p>{closingText}</p>}
      <p>{menu.closeQuestion}</p>
      <TapButton class="menu__action" onTap={confirm}>
        {menu.closeConfirm}
      </TapButton>
      <TapButton class="menu__action" data-keep onTap={close}>
        {menu.keepOpen}
      </TapButton>
    </div>
  );
}

const isCurrent = (address: string): boolean =>
  currentAddress.value !== null && address === location.pathname + location.search;

type Place = { current: HTMLDivElement | null };

/** The number of mounted menus; 0 between two pages. */
let mountedMenus = 0;
/** The index of the link that had the focus in the previous menu; -1 if none. */
let focusedIndex = -1;

const buttonsOf = (place: HTMLElement | null): HTMLElement[] => [
  ...(place?.querySelectorAll<HTMLElement>('a, button') ?? []),
];

/** Passes an open menu and its focus to a page that mounts in the same tick. Otherwise the menu closes with its page. */
function usePassFocus(place: Place): void {
  useLayoutEffect(() => {
    const element = place.current;
    mountedMenus += 1;
    if (isMenuOpen.peek()) buttonsOf(element)[focusedIndex]?.focus();
    focusedIndex = -1;
    return () => {
      mountedMenus -= 1;
      focusedIndex = buttonsOf(element).indexOf(document.activeElement as HTMLElement);
      queueMicrotask(() => mountedMenus || close());
    };
  }, []);
}

/** Closes on Escape, which restores the focus, and on a tap or focus elsewhere. */
function useCloseMenu(open: boolean, place: Place): void {
  // Synchronously, so that an immediate Escape is handled.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const closeIfOutside = ({ target }: Event): void => {
      if (target instanceof Node && !place.current?.contains(target)) close();
    };
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault(); // The page must not handle the same key.
      close();
      place.current?.querySelector('button')?.focus();
    };
    addEventListener('pointerdown', closeIfOutside);
    addEventListener('focusin', closeIfOutside);
    addEventListener('keydown', closeOnEscape, true);
    return () => {
      removeEventListener('pointerdown', closeIfOutside);
      removeEventListener('focusin', closeIfOutside);
      removeEventListener('keydown', closeOnEscape, true);
    };
  }, [open]);
}
