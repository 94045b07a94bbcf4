/** The books of one table without a face, for the browser tests. */

import { effect } from '@preact/signals';
import type { Books } from '../../src/books/books.ts';
import { openBooks } from '../../src/books/books.ts';

const page = window as unknown as { books: Books; differed: Set<string> };

const pencil = !location.search;
page.books = openBooks(location.pathname.split('/')[2]!, { pencil });
page.differed = new Set();
effect(() => page.books.differs.value.forEach((name) => page.differed.add(name)));
