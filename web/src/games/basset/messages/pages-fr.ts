/** The board, the player's page and the seats page, in French. */

import { board } from './fr/board.ts';
import { playerPage } from './fr/player-page.ts';
import type { PagesMessages } from './pages-en.ts';

export const fr: PagesMessages = { board, playerPage };
