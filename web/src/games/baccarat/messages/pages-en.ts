/** The board and the player's page, in English. */

import { board } from './en/board.ts';
import { playerPage } from './en/player-page.ts';

export const en = { board, playerPage };

export type PagesMessages = typeof en;
