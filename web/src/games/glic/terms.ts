/** Marks the words of Glic in a text, so that a tap explains them. */

import { markGameTerms } from '../../table-kit/lesson/mark-terms.ts';
import { messages } from './messages/messages.ts';

/** Returns the text with its game words marked. `RichText` shows each as a button. */
export const withTerms = (text: string): string => markGameTerms(text, 'glic', messages().termPatterns);
