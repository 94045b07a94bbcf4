/** The books of one table without a face, for the browser tests. */

import { effect } from '@preact/signals';
import { bassetPreview } from '../../src/games/basset/preview.ts';
import type { Table } from '../../src/games/basset/view.ts';
import { registerEngine } from '../../src/outbox/engine-source.ts';
import { openOutbox, openToSend } from '../../src/outbox/open-outbox.ts';
import type { Outbox } from '../../src/outbox/outbox.ts';

const page = window as unknown as { books: Pick<Outbox<Table>, 'differs'>; differed: Set<string> };

registerEngine(() => import('../../src/engine/engine.ts').then(({ lendEngine }) => lendEngine));
const session = location.pathname.split('/')[2]!;
const open = location.search ? openToSend : openOutbox;
page.books = open(session, bassetPreview);
page.differed = new Set();
effect(() => page.books.differs.value.forEach((name) => page.differed.add(name)));
