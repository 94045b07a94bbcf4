/** The board and the player's page, in French. */

import { board } from './fr/board.ts';
import { playerPage } from './fr/player-page.ts';
import type { PagesMessages } from './pages-en.ts';

export const fr: PagesMessages = { board, playerPage };
