/** Every text of the table page that is about any table, in French. */

import type { KitMessages } from './en.ts';
import { band } from './fr/band.ts';
import { fixes, rejection } from './fr/rejection.ts';
import { money } from './fr/money.ts';
import { reader, shortcuts } from './fr/reader.ts';
import { rows } from './fr/rows.ts';
import { sync } from './fr/sync.ts';
import { mainButton, tray, undo } from './fr/tray.ts';

export const fr: KitMessages = {
  band,
  fixes,
  mainButton,
  money,
  reader,
  rejection,
  rows,
  shortcuts,
  sync,
  tray,
  undo,
};
