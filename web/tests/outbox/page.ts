/** The outbox of one table without a user interface, for the browser tests. */

import { effect } from '@preact/signals';
import { bassetPreview } from '../../src/games/basset/preview.ts';
import type { Table } from '../../src/games/basset/view.ts';
import { registerEngine } from '../../src/outbox/preview/engine-source.ts';
import { openOutbox, openToSend } from '../../src/outbox/open-outbox.ts';
import type { Outbox } from '../../src/outbox/outbox.ts';

const page = window as unknown as {
  outbox: Pick<Outbox<Table>, 'differingPlayers'>;
  everDiffering: Set<string>;
};

registerEngine(() => import('../../src/engine/engine.ts').then(({ lendEngine }) => lendEngine));
const session = location.pathname.split('/')[2]!;
const open = location.search ? openToSend : openOutbox;
page.outbox = open(session, bassetPreview);
page.everDiffering = new Set();
effect(() => page.outbox.differingPlayers.value.forEach((name) => page.everDiffering.add(name)));
