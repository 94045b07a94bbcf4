/** The player of the row that is rendered; '' outside a row. */

import { createContext } from 'preact';

export const RowPlayer = createContext('');
