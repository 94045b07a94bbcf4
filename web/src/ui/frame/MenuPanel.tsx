/** What the open menu has: links, actions of the table, and the key that is signed in. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { currentKey, mayReadBooks, signOut } from '../../api/current-key.ts';
import { currentAddress } from '../../platform/router.ts';
import { t } from '../../i18n/language.ts';
import { TapButton } from '../buttons/TapButton.tsx';
import { linkGroups } from './menu-links.ts';
import { closeMenu } from './menu-state.ts';
import './MenuPanel.css';
import { attempt } from './notice.ts';

export interface MenuPanelProps {
  table: string | null;
  /** Closes the table; null if it is closed. If absent, the players page closes it. */
  closeTable: (() => void) | null | undefined;
  addPlayer: (() => void) | null;
  closingText: string;
}

export function MenuPanel({ table, closeTable, addPlayer, closingText }: MenuPanelProps) {
  return (
    <nav class="menu-panel" aria-label={t().menu.title}>
      {linkGroups(table).map((group, index) => (
        <ul key={index}>
          {group.map(({ address, words }) => (
            <li key={address}>
              <a href={address} onClick={closeMenu} aria-current={isCurrent(address) ? 'page' : undefined}>
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
    closeMenu();
    void attempt(signOut);
  };
  return (
    <li class="menu-panel__key">
      <span class="menu-panel__name">
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
    closeMenu();
    addPlayer();
  };
  return (
    <li>
      <button type="button" class="menu-panel__action" onClick={onTap}>
        {t().menu.addPlayer}
      </button>
    </li>
  );
}

function CloseTableLink({ table }: { table: string }) {
  return (
    <a href={`/tables/${table}/seats?close`} onClick={closeMenu}>
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
    closeMenu();
    closeTable();
  };
  if (!isAsking)
    return (
      <button type="button" class="menu-panel__action" onClick={() => setAsked(true)}>
        {menu.close}
      </button>
    );
  return (
    <div class="menu-panel__confirm" role="group" aria-label={menu.closeQuestion} ref={place}>
      {closingText && <p>{closingText}</p>}
      <p>{menu.closeQuestion}</p>
      <TapButton class="menu-panel__action" onTap={confirm}>
        {menu.closeConfirm}
      </TapButton>
      <TapButton class="menu-panel__action" data-keep onTap={closeMenu}>
        {menu.keepOpen}
      </TapButton>
    </div>
  );
}

const isCurrent = (address: string): boolean =>
  currentAddress.value !== null && address === location.pathname + location.search;
