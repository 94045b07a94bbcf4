/** Every text of Lansquenet, in English. */

import type { RefusalTexts } from '../../../i18n/refusal-template.ts';
import refusals from '../../../i18n/game-texts/refusals.lansquenet.en.json' with { type: 'json' };

export const en = { refusals: refusals as RefusalTexts };

export type Messages = typeof en;
