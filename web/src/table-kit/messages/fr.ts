/** Every text of the table page that is about any table, in French. */

import type { KitMessages } from './en.ts';
import { band } from './fr/band.ts';
import { rejection } from './fr/rejection.ts';
import { money } from './fr/money.ts';
import { reader } from './fr/reader.ts';
import { rows } from './fr/rows.ts';
import { sync } from './fr/sync.ts';
import { mainButton, titles, tray, undo } from './fr/tray.ts';

export const fr: KitMessages = {
  band,

  mainButton,
  money,
  reader,
  rejection,
  rows,

  sync,
  titles,
  tray,
  undo,
};
