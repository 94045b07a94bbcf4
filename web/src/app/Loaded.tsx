/** A page that is fetched when it is first opened. */

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { importTranslated } from '../i18n/language.ts';
import { importPage } from '../platform/lazy-import.ts';
import type { Address } from '../platform/router.ts';
import { attempt } from '../ui/frame/notice.ts';
import { Page } from '../ui/frame/Page.tsx';
import { useRefreshOnReturn } from '../ui/frame/use-refresh.ts';

export type Shown = ComponentType<{ address: Address }>;

interface LoadedProps {
  readonly name: string;
  readonly page: () => Promise<Shown>;
  readonly address: Address;
}

const loaded = new Map<string, Shown>();

export function Loaded({ name, page, address }: LoadedProps) {
  const [, setCount] = useState(0);
  const there = loaded.get(name);
  const load = () => {
    if (loaded.has(name)) return;
    void attempt(
      () => importTranslated(() => importPage(name, page)),
      (found) => {
        loaded.set(name, found);
        setCount((count) => count + 1);
      },
    );
  };
  useEffect(load, [name]);
  useRefreshOnReturn(load);
  const Shown = there;
  // The page of another table is another page.
  const key = 'id' in address ? address.id : '';
  return Shown ? (
    <Shown key={key} address={address} />
  ) : (
    <Page waiting title="Paroli" named="" menu={false} />
  );
}
