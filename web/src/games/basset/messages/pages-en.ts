/** The board, the player's page and the seats page, in English. */

import { board } from './en/board.ts';
import { playerPage } from './en/player-page.ts';

export const en = { board, playerPage };

export type PagesMessages = typeof en;
