/** The board, the player's page and the seats page, in English. */

import { board } from './en/board.ts';
import { playerPage } from './en/player-page.ts';
import { seats } from './en/seats.ts';

export const en = { board, playerPage, seats };

export type PagesMessages = typeof en;
