/** Every text of the table page that is about any table, in English. */

import { band } from './en/band.ts';
import { rejection } from './en/rejection.ts';
import { money } from './en/money.ts';
import { reader } from './en/reader.ts';
import { rows } from './en/rows.ts';
import { sync } from './en/sync.ts';
import { mainButton, titles, tray, undo } from './en/tray.ts';

export const en = { band, mainButton, money, reader, rejection, rows, sync, titles, tray, undo };

export type KitMessages = typeof en;
