/** A page whose code is loaded when it is first opened. */

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { importTranslated } from '../i18n/language.ts';
import { importPage } from '../platform/lazy-import.ts';
import type { Address } from '../platform/router.ts';
import { attempt } from '../ui/frame/notice.ts';
import { Page as PageFrame } from '../ui/frame/Page.tsx';
import { useRefreshOnReturn } from '../ui/frame/use-refresh.ts';

export type PageComponent = ComponentType<{ address: Address }>;

interface LazyPageProps {
  readonly name: string;
  readonly load: () => Promise<PageComponent>;
  readonly address: Address;
}

const loadedPages = new Map<string, PageComponent>();

export function LazyPage({ name, load, address }: LazyPageProps) {
  const [, countLoads] = useState(0);
  const Page = loadedPages.get(name);
  const loadOnce = () => {
    if (loadedPages.has(name)) return;
    void attempt(
      () => importTranslated(() => importPage(name, load)),
      (found) => {
        loadedPages.set(name, found);
        countLoads((count) => count + 1);
      },
    );
  };
  useEffect(loadOnce, [name]);
  useRefreshOnReturn(loadOnce);
  // Another table gets a new page, without the state of the old one.
  const key = 'id' in address ? address.id : '';
  return Page ? (
    <Page key={key} address={address} />
  ) : (
    <PageFrame isLoading title="Paroli" tabTitle="" menu={false} />
  );
}
