/** Registers the games: the one file outside their folders that names them. */

import { registerGame, registerGenericGame } from '../game-api/registry.ts';
import { basset } from '../games/basset/index.ts';
import { generic } from '../games/generic/index.ts';
import { lansquenet } from '../games/lansquenet/index.ts';

registerGame(basset);
registerGame({ ...generic, ...lansquenet });
registerGenericGame(generic);
