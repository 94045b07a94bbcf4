/** What the open menu has: links, actions of the table, and the key that is signed in. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { currentKey, mayReadBooks, signOut } from '../../api/current-key.ts';
import { closingVerb } from '../../api/entry-kinds.ts';
import { closeOnBack } from '../../platform/close-watcher.ts';
import { currentAddress } from '../../platform/router.ts';
import { t } from '../../i18n/language.ts';
import { TapButton } from '../buttons/TapButton.tsx';
import { linkGroups } from './menu-links.ts';
import { closeMenu } from './menu-state.ts';
import { messages } from './messages/messages.ts';
import './MenuPanel.css';
import { attempt } from './notice.ts';
import { ScrollBox } from './ScrollBox.tsx';

export interface MenuPanelProps {
  table: string | null;
  closing: Closing | null | undefined;
  addPlayer: (() => void) | null;
}

/** What the menu shows before a table is closed. */
export interface ClosingNote {
  /** What the table pays out, or why it cannot close yet; '' for nothing. */
  readonly text: string;
  readonly isPossible: boolean;
}

/** How the page of a table closes it. */
export interface Closing {
  readonly game: string;
  /** Undefined while it loads. */
  readonly note: ClosingNote | undefined;
  /** Enters the kind of entry with which the game closes a session. */
  enter(verb: string): void;
}

export function MenuPanel({ table, closing, addPlayer }: MenuPanelProps) {
  useLayoutEffect(() => closeOnBack(closeMenu), []);
  return (
    <ScrollBox as="nav" class="menu-panel" label={t().menu.title}>
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
          {index === 0 && table && mayReadBooks() && closing !== null && (
            <li>
              <CloseTableItem table={table} closing={closing} />
            </li>
          )}
        </ul>
      ))}
      <ul>
        <li>
          <a href="/docs">{messages().docs}</a>
        </li>
        <SignedInKey />
      </ul>
    </ScrollBox>
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
        {messages().signOut}
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
        {messages().addPlayer}
      </button>
    </li>
  );
}

/** Without `closing`, the players page closes the table. */
function CloseTableItem({ table, closing }: { table: string; closing: Closing | undefined }) {
  const verb = closing && closingVerb(closing.game);
  if (closing && verb !== undefined)
    return <CloseTableButton closeTable={() => closing.enter(verb)} note={closing.note} />;
  return (
    <a href={`/tables/${table}/seats?close`} onClick={closeMenu}>
      {t().menu.close}
    </a>
  );
}

/** Asks for confirmation in place, or says why the table cannot close yet. */
function CloseTableButton({ closeTable, note }: { closeTable: () => void; note: Closing['note'] }) {
  const [isAsking, setAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { menu } = t();
  const question = note?.isPossible === false ? '' : menu.closeQuestion;
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
    <div class="menu-panel__confirm" role="group" aria-label={groupName(question, note?.text)} ref={place}>
      {note?.text && <p>{note.text}</p>}
      {question && (
        <>
          <p>{question}</p>
          <TapButton class="menu-panel__action" onTap={confirm}>
            {menu.closeConfirm}
          </TapButton>
        </>
      )}
      <TapButton class="menu-panel__action" data-keep onTap={closeMenu}>
        {menu.keepOpen}
      </TapButton>
    </div>
  );
}

/** A screen reader says the name of the group when the focus enters it, so the name has all that the group says. */
const groupName = (...texts: readonly (string | undefined)[]): string => texts.filter(Boolean).join(' ');

const isCurrent = (address: string): boolean =>
  currentAddress.value !== null && address === location.pathname + location.search;
