/** Registers the games: the one file outside their folders that names them. */

import { registerGame } from '../game-api/registry.ts';
import { basset } from '../games/basset/index.ts';

registerGame(basset);
