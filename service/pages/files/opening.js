// A new session: a name, rules, a currency, and what the bank begins with.

import { newEntry, Problem, send } from './api.js';
import { fill, h, labelled } from './dom.js';
import { clearFaults, fault, faultsBeside, showFaults } from './faults.js';
import { attempt, busyButton, setBand, setPage, setTitle } from './frame.js';
import { amountIn, mainCoin, money } from './money.js';
import { back } from './parts.js';
import { presetChoice, rulesTable } from './presets.js';
import { currencyNamed, theRules } from './rules.js';

const CURRENCY = 'lsd';
const NO_AMOUNT = { bank: { funds: ['Say an amount; 0 for a bank that is funded later.'] } };
const NOTHING = 'Nothing was opened: something in the form is missing or wrong.';

export function openingView() {
  setTitle('A new session');
  setBand(back(), h('h1', { tabindex: '-1' }, 'A new session'));
  setPage('narrow', h('p.quiet', null, 'Looking up the rules…'));
  return { load: () => attempt(theRules, show) };
}

let shown = null;

function show(rules) {
  if (shown?.isConnected) return;
  const draft = { rules, entry: newEntry(), preset: rules.presets[0], currency: currencyNamed(rules, CURRENCY) };
  const table = h('div', null, rulesTable(draft.preset));
  const choose = (preset) => {
    draft.preset = preset;
    fill(table, rulesTable(preset));
  };
  shown = h('form.opening', { novalidate: true, onsubmit: (event) => submitted(event, draft) },
    h('div.side', null, presetChoice(rules.presets, choose), fault('rules.preset')),
    h('div.lists', null, fields(draft), table));
  setPage('opening', shown);
}

function fields(draft) {
  const worth = h('p.worth.quiet', { id: 'worth', 'aria-live': 'polite' });
  const funds = input('bank.funds', { inputmode: 'text', required: true, 'aria-describedby': 'worth fault-bank.funds' });
  const reckon = () => fill(worth, inWords(funds.value, draft.currency));
  funds.addEventListener('input', reckon);
  const currency = currencyField(draft, reckon);
  reckon();
  return h('div.fields', null,
    labelled('Name of the session', 'field-name', input('name', { required: true, maxlength: '200' }), fault('name')),
    h('div.pair', null,
      labelled('Money', 'field-currency', currency, fault('currency')),
      labelled('The bank begins with', 'field-bank.funds', funds, worth, fault('bank.funds'))),
    labelled('Who holds the bank (may stay empty)', 'field-bank.holder', input('bank.holder', { maxlength: '200' }), fault('bank.holder')),
    faultsBeside(),
    h('button.main', { type: 'submit' }, 'Open the session'));
}

const input = (path, more) =>
  h('input', { id: `field-${path}`, name: path, type: 'text', autocomplete: 'off', 'aria-describedby': `fault-${path}`, ...more });

function currencyField(draft, changed) {
  const options = draft.rules.currencies.map((one) => h('option', { value: one.code }, one.name));
  const select = h('select', { id: 'field-currency', name: 'currency', 'aria-describedby': 'fault-currency' }, options);
  select.value = draft.currency.code;
  select.addEventListener('change', () => {
    draft.currency = currencyNamed(draft.rules, select.value);
    changed();
  });
  return select;
}

function inWords(text, currency) {
  if (!text.trim()) return `A plain number means ${mainCoin(currency)}.${hint(currency)}`;
  const amount = amountIn(text, currency);
  return amount === null ? `This is no amount.${hint(currency)}` : `That is ${money(amount, currency)}.`;
}

const HINTS = { lsd: ' 2l10s6d and 3gn are understood too.', livre: ' 2l10s6d and 3ecu are understood too.' };
const hint = ({ code, decimals }) => HINTS[code] ?? (decimals ? ' 2.50 is understood too.' : '');

async function submitted(event, draft) {
  event.preventDefault();
  const form = event.currentTarget;
  clearFaults(form);
  const values = Object.fromEntries(new FormData(form));
  const amount = amountIn(values['bank.funds'], draft.currency);
  if (amount === null) return showFaults(form, NO_AMOUNT, NOTHING);
  const ready = busyButton(form.querySelector('button.main'), 'Opening it…');
  await attempt(() => opened(form, draft, body(values, draft, amount)), (recorded) => {
    if (recorded) location.hash = `#/sessions/${recorded.id}`;
  });
  return ready();
}

function body(values, { preset, currency }, funds) {
  const bank = values['bank.holder'].trim() ? { holder: values['bank.holder'].trim(), funds } : { funds };
  return { name: values.name.trim(), rules: { preset: preset.name }, currency: currency.code, bank };
}

// What differs is another session: a changed form gets an id of its own.
async function opened(form, draft, asked) {
  if (draft.sent !== JSON.stringify(asked)) draft.entry = newEntry();
  draft.sent = JSON.stringify(asked);
  try {
    return await send('/v1/sessions', asked, { entry: draft.entry });
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 422) throw error;
    showFaults(form, error.errors, NOTHING);
    return null;
  }
}
