/** What screen readers announce next; the page frame holds the live region. */

import { signal } from '@preact/signals';

export const announcement = signal('');
