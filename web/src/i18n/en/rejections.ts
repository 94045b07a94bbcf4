/** Why an entry was refused, by refusal code; the codes that any game may use. */

import type { RefusalReasons } from '../rejected-entry.ts';
import { owner } from './grammar.ts';

/** A bankroll is short, and this key may not see whose it is and what it has. */
const HIDDEN_BANKROLL = 'A bankroll has too little for this. Enter less, or ask a keeper of all tables.';

export const rejectionReasons: RefusalReasons = {
  session_closed: () => 'This table is closed.',
  session_open: () => 'This table is open. Payments are noted when it is closed.',
  pen_elsewhere: (refused) =>
    refused.text('device')
      ? `${refused.text('device')} has control of this table.`
      : 'Another tablet has control of this table.',
  unknown_punter: (refused) =>
    `There is no player called ${refused.text('punter') || refused.who} at this table.`,
  punter_exists: (refused) => `${refused.text('punter') || refused.who} is already at this table.`,
  too_many_names: (refused) =>
    `This table has ${refused.number('maximum')} names already. Open another table.`,
  name_invalid: (refused) => `Character ${refused.number('position')} of the name cannot be used.`,
  name_looks_like_another: (refused) =>
    refused.hides('other')
      ? 'Another key has a name that looks like this one.'
      : `This name looks like ${refused.text('other')}.`,
  same_punter: () => 'Players cannot bet against themselves.',
  too_many_payments: (refused) =>
    `This table has ${refused.number('maximum')} payments already. Take one back first.`,
  stake_below_minimum: (refused) => `The minimum stake is ${refused.sum('minimum')}.`,
  stake_above_maximum: (refused) => `The maximum stake is ${refused.sum('maximum')}.`,
  purse_short: (refused) => {
    const holds = `${owner(refused.text('punter') || refused.who)} purse holds only ${refused.sum('purse')}`;
    return refused.kind === 'cashout' ? `${holds}. Cash out less.` : `${holds}.`;
  },
  bankroll_short: (refused) =>
    refused.hides('bankroll')
      ? HIDDEN_BANKROLL
      : `The bankroll of ${refused.text('bankroll') || refused.who} has only ${refused.sum('balance')}.`,
  bankroll_linked: (refused) =>
    refused.text('punter') === 'bank'
      ? 'The bank has money already. Choose its bankroll when you open the table.'
      : `${refused.text('punter') || refused.who} plays with a bankroll already.`,
  practice_has_no_bankroll: () => 'A practice table cannot play with a bankroll.',
  nothing_to_undo: () => 'There is nothing to undo.',
  sheet_disagrees: (refused) => `The amounts of the sheet differ at line ${refused.number('line')}.`,
  correction_refused: (refused) => {
    if (refused.hides('bankroll')) return HIDDEN_BANKROLL;
    if (refused.text('bankroll'))
      return `The bankroll of ${refused.text('bankroll')} has only ${refused.sum('balance')}, too little for this.`;
    if (refused.kind === 'undo') return 'Another entry was recorded after it. Undo that one first.';
    return refused.list('refused').length
      ? 'Later entries no longer fit.'
      : 'This entry was corrected or taken back in the meantime.';
  },
  unauthorized: () => 'This tablet is signed out.',
  forbidden: (refused) =>
    refused.kind === 'correction'
      ? 'A dealer may correct only what was entered since the last round ended. Ask a keeper.'
      : 'This device can view this table but cannot record entries.',
  cross_site: () => 'The request came from another website.',
  entry_in_between: () => 'Another entry was recorded first. Check the table.',
  key_reused: () => 'This entry was sent before with different content.',
  unknown_session: () => 'This table was not found, or this device is not allowed to view it.',
  not_found: () => 'This table was not found, or this device is not allowed to view it.',
  wrong_shape: () => 'The server cannot read this entry.',
  malformed: () => 'The server cannot read this entry.',
};

export const rejection = {
  notRecorded: 'Not recorded.',
  unknown: (detail: string) => detail || 'The server refused this entry.',
};

export const fixes = {
  takeControl: 'Take control',
  discard: 'Discard it',
};
