/** Every text of Lansquenet, in French. */

import refusals from '../../../i18n/game-texts/refusals.lansquenet.fr.json' with { type: 'json' };
import type { Messages } from './en.ts';

export const fr: Messages = { refusals };
