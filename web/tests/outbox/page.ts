/** The books of one table without a face, for the browser tests. */

import { effect } from '@preact/signals';
import type { Outbox } from '../../src/outbox/outbox.ts';
import { openOutbox } from '../../src/outbox/outbox.ts';

const page = window as unknown as { books: Outbox; differed: Set<string> };

const pencil = !location.search;
page.books = openOutbox(location.pathname.split('/')[2]!, { pencil });
page.differed = new Set();
effect(() => page.books.differs.value.forEach((name) => page.differed.add(name)));
