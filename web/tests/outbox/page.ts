/** The outbox of one table without a user interface and without an engine, for the browser tests. */

import { bassetPreview } from '../../src/games/basset/preview.ts';
import { openToSend } from '../../src/outbox/open-outbox.ts';

const session = location.pathname.split('/')[2]!;
Object.assign(window, { outbox: openToSend(session, bassetPreview) });
