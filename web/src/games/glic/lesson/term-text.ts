/** The meanings of the words of Glic. */

import type { TermText } from '../../../game-api/game-module.ts';
import { lessonMessages } from '../messages/teaching/lesson-messages.ts';

/** Returns the meaning of a word in the language shown; null for an unknown word. */
export const termText = (name: string): TermText | null => lessonMessages().terms[name] ?? null;
