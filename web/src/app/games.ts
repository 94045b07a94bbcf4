/** Registers the games. No other file outside `games/` names one. */

import { registerGame, registerGenericGame } from '../game-api/registry.ts';
import { baccarat } from '../games/baccarat/index.ts';
import { basset } from '../games/basset/index.ts';
import { generic } from '../games/generic/index.ts';
import { glic } from '../games/glic/index.ts';
import { lansquenet } from '../games/lansquenet/index.ts';
import { tarot } from '../games/tarot/index.ts';

registerGame(basset);
registerGame(lansquenet);
registerGame(baccarat);
registerGame(glic);
registerGame(tarot);
registerGenericGame(generic);
