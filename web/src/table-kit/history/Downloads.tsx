/** Downloads of balances, journal and events. */

import './Downloads.css';
import { Buttons } from '../../ui/buttons/Buttons.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { unwrap, client } from '../../api/client.ts';
import { announce } from '../../ui/announcement.ts';
import { saveFile } from '../../platform/files.ts';
import { attempt } from '../../ui/frame/notice.ts';
import { messages } from './messages/messages.ts';

const PAGE = 1000;

type Kind = 'balances' | 'journal' | 'events';

interface DownloadsProps {
  readonly id: string;
  readonly at: number;
  readonly name: string;
}

export function Downloads({ id, at, name }: DownloadsProps) {
  const history = messages();
  const button = (kind: Kind) => (
    <Button
      key={kind}
      class="downloads__button"
      onClick={() =>
        attempt(
          () => LOADERS[kind](id, at),
          (content) => save(`${fileName(name)}-${kind}-${at}.json`, kind, content),
        )
      }
    >
      {history.files[kind]}
    </Button>
  );
  return (
    <section class="downloads">
      <h2>{history.downloadsTitle}</h2>
      <Text kind="quiet">{history.downloadsHint}</Text>
      <Buttons class="downloads__buttons">{(['balances', 'journal', 'events'] as const).map(button)}</Buttons>
    </section>
  );
}

const LOADERS: Readonly<Record<Kind, (id: string, at: number) => Promise<unknown>>> = {
  balances: (id, at) =>
    unwrap(
      client.GET('/v1/sessions/{session}/balances', {
        params: { path: { session: id }, query: { as_of: at } },
      }),
    ),
  journal: async (id, at) => {
    const postings: unknown[] = [];
    for (let after: number | null = 0; after !== null; ) {
      const query: { after: number; limit: number; as_of: number } = { after, limit: PAGE, as_of: at };
      const page: { postings: unknown[]; next: number | null } = await unwrap(
        client.GET('/v1/sessions/{session}/journal', { params: { path: { session: id }, query } }),
      );
      postings.push(...page.postings);
      after = page.next;
    }
    return { postings };
  },
  events: async (id, at) => {
    const events: { version: number }[] = [];
    for (let after: number | null = 0; after !== null; ) {
      const query: { after: number; limit: number } = { after, limit: PAGE };
      const page: { events: { version: number }[]; next: number | null } = await unwrap(
        client.GET('/v1/sessions/{session}/events', { params: { path: { session: id }, query } }),
      );
      events.push(...page.events);
      after = page.next;
    }
    return { events: events.filter(({ version }) => version <= at) };
  },
};

function save(file: string, kind: Kind, content: unknown): void {
  saveFile(file, new Blob([JSON.stringify(content, null, 2), '\n'], { type: 'application/json' }));
  announce(messages().downloaded(messages().files[kind]));
}

const fileName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'session';
