// What a new key or device may do: the fields of a form, and what was chosen in them.

import { read } from './api.js';
import { fill, h, labelled } from './dom.js';
import { fault } from './faults.js';
import { attempt } from './frame.js';
import { hasMany, hasOne, ROLES } from './roles.js';
import { moment, PHASES } from './words.js';

const CHOOSE = 'Choose…';

// `under` begins the ids of the fields, so that two forms may stand on one page.
export function grantFields(under, example) {
  const form = { under, role: 'dealer', all: true, some: new Set(), one: '', punter: '', purses: true, sessions: [], seated: [], seatedAt: null };
  const name = h('input', { id: `${under}name`, name: 'name', type: 'text', autocomplete: 'off', maxlength: '40', placeholder: example, 'aria-describedby': `${under}fault-name` });
  const may = h('p.worth.quiet', { id: `${under}may`, 'aria-live': 'polite' });
  form.where = h('div', null);
  const turn = (role) => {
    Object.assign(form, { role, seatedAt: null });
    fill(may, ROLES[role]);
    draw(form);
  };
  const roles = select(form, 'role', Object.keys(ROLES).map((role) => [role, role]), form.role, turn);
  turn(form.role);
  return {
    element: h('div', null, labelled('Name', name.id, name, fault('name', under)),
      labelled('Role', roles.id, roles, may, fault('role', under)), form.where),
    chosen: () => ({ name: name.value.trim(), ...chosen(form) }),
    offer: (sessions) => offer(form, sessions),
  };
}

function offer(form, sessions) {
  const before = JSON.stringify(form.sessions);
  form.sessions = [...sessions].sort((one, other) => isOver(one) - isOver(other));
  if (JSON.stringify(form.sessions) !== before) draw(form);
}

const isOver = ({ phase }) => Number(phase === 'closed');

// Returns the members of the request; sessions of [] and a punter of '' are still to be chosen.
function chosen({ role, all, some, one, punter, purses }) {
  if (role === 'house' || (hasMany(role) && all)) return { role };
  if (hasMany(role)) return { role, sessions: [...some] };
  const sessions = one ? [one] : [];
  return role === 'punter' ? { role, sessions, punter } : { role, sessions, purses };
}

// What is still to be chosen, by field.
export function missing({ sessions, punter }) {
  const errors = {};
  if (sessions?.length === 0) errors.sessions = ['Choose a table.'];
  else if (punter === '') errors.punter = ['Choose a punter.'];
  return errors;
}

function draw(form) {
  const parts = hasMany(form.role) ? manyTables(form) : hasOne(form.role) ? oneTable(form) : [];
  fill(form.where, parts);
}

function manyTables(form) {
  const turn = (value) => {
    form.all = value === 'all';
    draw(form);
    form.where.querySelector('select').focus();
  };
  const scope = select(form, 'scope', [['all', 'All, those to come too'], ['some', 'Only those chosen here']], form.all ? 'all' : 'some', turn);
  return [labelled('Tables', scope.id, scope),
    form.all ? null : h('fieldset.ticks', null, h('legend.unseen', null, 'Which tables'), form.sessions.map((session) => tableTick(form, session)), none(form)),
    fault('sessions', form.under)];
}

const tableTick = (form, session) =>
  tick(label(session), form.some.has(session.id), (on) => (on ? form.some.add(session.id) : form.some.delete(session.id)));

const none = ({ sessions }) => !sessions.length && h('p.quiet', null, 'There is no table yet: open a session first.');

const label = ({ name, opened_at: opened, phase }) => `${name}, ${moment(opened)} (${PHASES[phase] ?? phase})`;

function oneTable(form) {
  const choices = [['', CHOOSE], ...form.sessions.map((session) => [session.id, label(session)])];
  const table = select(form, 'sessions', choices, form.one, (id) => {
    Object.assign(form, { one: id, punter: '', seatedAt: null });
    draw(form);
    form.where.querySelector('select').focus();
  });
  return [labelled('Table', table.id, table, none(form), fault('sessions', form.under)),
    form.role === 'punter' ? punterField(form) : pursesField(form)];
}

function punterField(form) {
  const who = select(form, 'punter', seats(form), form.punter, (name) => {
    form.punter = name;
  });
  lookWhoSits(form, who);
  return labelled('Punter', who.id, who, fault('punter', form.under));
}

const seats = ({ seated, seatedAt }) =>
  seatedAt && !seated.length ? [['', 'Nobody sits there']] : [['', CHOOSE], ...seated.map((name) => [name, name])];

// Asked for once whenever a table is chosen.
function lookWhoSits(form, who) {
  const { one } = form;
  if (!one || form.seatedAt === one) return;
  attempt(async () => (await read(`/v1/sessions/${one}`)).punters.map(({ name }) => name), (seated) => {
    if (form.one !== one || !who.isConnected) return;
    Object.assign(form, { seated, seatedAt: one });
    fill(who, options(seats(form)));
  });
}

function pursesField(form) {
  return tick('Show the purses', form.purses, (on) => {
    form.purses = on;
  });
}

function select(form, name, choices, value, changed) {
  const field = h('select', { id: form.under + name, name, 'aria-describedby': `${form.under}fault-${name}`, onchange: () => changed(field.value) },
    options(choices));
  field.value = value;
  return field;
}

const options = (choices) => choices.map(([code, words]) => h('option', { value: code }, words));

const tick = (words, checked, changed) =>
  h('label.tick', null, h('input', { type: 'checkbox', checked, onchange: ({ target }) => changed(target.checked) }), h('span', null, words));
