/** Every text of the table page that is about any table, in English. */

import { band } from './en/band.ts';
import { fixes, rejection } from './en/rejection.ts';
import { money } from './en/money.ts';
import { reader, shortcuts } from './en/reader.ts';
import { rows } from './en/rows.ts';
import { sync } from './en/sync.ts';
import { mainButton, tray, undo } from './en/tray.ts';

export const en = { band, fixes, mainButton, money, reader, rejection, rows, shortcuts, sync, tray, undo };

export type KitMessages = typeof en;
