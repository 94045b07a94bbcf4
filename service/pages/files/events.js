// The log in plain words: each event is a sentence, and what it moved.

import { call, DRAWS, marked, SETTLED } from './calls.js';
import { money } from './money.js';
import { capital, cardName, counted, listed, owner } from './words.js';

// Tells events, oldest first. Each gets `words`, and `more`: the amounts behind it.
// A settlement knows the `draw` it settles, and both know which ranks it `marks`.
export function told(events, { rules, currency }) {
  const worth = (amount) => money(amount, currency);
  let run;
  let draw = null;
  return events.map((event) => {
    if (DRAWS.has(event.type)) draw = { event, marks: marked(event, rules, run), words: call(event, rules, run) };
    if (event.type === TAKEN_BACK) run = undefined;
    if (event.type === SETTLED) run = event.data.run;
    return { event, ...sentence(event, draw, worth) };
  });
}

const TAKEN_BACK = 'session.entries_taken_back';

function sentence(event, draw, worth) {
  if (DRAWS.has(event.type)) return { words: draw.words, marks: draw.marks, draw: draw.event };
  if (event.type === SETTLED) return settled(event, draw, worth);
  const tell = TOLD[event.type];
  return tell ? tell(event.data, worth) : { words: `${capital(plain(event.type))}.` };
}

const plain = (type) => type.split('.').at(-1).replaceAll('_', ' ');

function settled({ data }, draw, worth) {
  const more = [...data.outcomes.map((one) => outcome(one, worth)), ...bets(data.bets, worth)];
  const words = more.length ? `${more.join('; ')}.` : 'Nobody’s card is touched.';
  return { words, call: draw?.words, marks: draw?.marks, draw: draw?.event };
}

const OUTCOMES = {
  won: (one, worth) => `wins ${worth(one.win)}${one.take_only ? ', to be taken' : ''}`,
  paid: (one, worth) => `wins ${worth(one.win)} and is paid at once`,
  lost: (one, worth) => (one.from_couch ? `loses ${worth(one.from_couch)}` : 'is lost, empty'),
  faced: (one, worth) => `costs ${worth(one.from_purse + one.from_couch)} at the fasse`,
  spared: (one, worth) => `misses its pay, and ${worth(one.home)} comes home`,
};

function outcome(one, worth) {
  return `${owner(one.punter)} ${cardName(one.card)} ${OUTCOMES[one.result]?.(one, worth) ?? one.result}`;
}

function bets(settledBets, worth) {
  return settledBets.map((bet) => {
    if (bet.to_backer && bet.to_against) return `Side bet ${bet.number} goes home`;
    const [who, sum] = bet.to_backer ? [bet.backer, bet.to_backer] : [bet.against, bet.to_against];
    return `${who} has side bet ${bet.number}, ${worth(sum)}`;
  });
}

function ended(opening, { home, bets: open }, worth) {
  const back = home.filter(({ amount }) => amount).map((one) => `${owner(one.punter)} ${cardName(one.card)} ${worth(one.amount)}`);
  const more = [...(back.length ? [`Home go ${listed(back)}`] : []), ...bets(open, worth)];
  return { call: opening, words: more.length ? `${opening} ${more.join('; ')}.` : opening };
}

const TOLD = {
  'basset.session_opened': (e, worth) => ({
    call: 'The bank is open.',
    words: `${e.name} begins${e.holder ? `; ${e.holder} holds the bank` : ''}. The bank has ${worth(e.funds)}.`,
  }),
  'basset.punter_seated': (e, worth) => ({ words: `${e.punter} sits down with ${worth(e.purse)}.` }),
  'basset.money_brought_in': (e, worth) => ({ words: `${e.punter} buys in ${worth(e.amount)}.` }),
  'basset.money_cashed_out': (e, worth) => ({ words: `${e.punter} cashes out ${worth(e.amount)}.` }),
  'basset.bank_funded': (e, worth) => ({ words: `The bank is given ${worth(e.amount)}.` }),
  'basset.stake_placed': (e, worth) => ({
    words: `${e.punter} lays ${worth(e.amount)} on the ${cardName(e.card)}${e.replacement ? ', a new card' : ''}.`,
  }),
  'basset.stake_withdrawn': (e, worth) => ({
    words: `${e.punter} takes ${worth(e.amount)} back from the ${cardName(e.card)}.`,
  }),
  'basset.win_taken': (e, worth) => ({
    words: `${e.punter} takes ${worth(e.win)} on the ${cardName(e.card)}${e.restake ? ` and lays ${worth(e.restake)} again` : ''}.`,
  }),
  'basset.paroli_made': (e) => ({
    words: `${e.punter} bends the ${cardName(e.card)}: a paroli, ${counted(e.crooks, 'crook')}.`,
  }),
  'basset.pay_chosen': (e) => ({ words: `${e.punter} chooses the pay on the ${cardName(e.card)}.` }),
  'basset.stake_maced': (e, worth) => ({
    words: `${e.punter} puts ${worth(e.amount)} more on the ${cardName(e.card)}.`,
  }),
  'basset.side_bet_laid': (e, worth) => ({
    words: `${e.backer} bets ${worth(e.amount)} that ${owner(e.punter)} ${cardName(e.card)} will ${e.outcome}; ${e.against} doubts it.`,
  }),
  'basset.book_bought': (e, worth) => ({ words: `${e.punter} buys a book for ${worth(e.price)}.` }),
  'basset.deal_ended': (e, worth) => ended('The deal is over.', e, worth),
  'basset.target_reached': (e) => ({ words: `The target is reached: ${listed(e.winners)}.` }),
  'basset.session_closed': (e, worth) => ended('The evening is over.', e, worth),
  'session.pen_taken': (e) => ({ words: `${e.device} takes the pen.` }),
  [TAKEN_BACK]: (e) => ({ words: `Taken back: ${counted(e.entries.length, 'entry', 'entries')}.` }),
};
