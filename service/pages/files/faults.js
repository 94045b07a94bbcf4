// What is wrong with a form, each thing beside its field.

import { fill, h, say } from './dom.js';

// A place for what is wrong with the field of that path. `under` tells two forms of a page apart.
export const fault = (path, under = '') =>
  h('p.wrong', { id: `${under}fault-${path}`, 'data-fault': path, role: 'alert' });

// A place for what is wrong with no field in particular.
export const faultsBeside = () => h('div.wrong', { 'data-faults': true, role: 'alert' });

export function clearFaults(form) {
  for (const field of form.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid');
  for (const place of form.querySelectorAll('.wrong')) fill(place);
}

// `errors` as the house gives them; `outcome` is said to those who listen.
export function showFaults(form, errors, outcome) {
  for (const [path, words] of flat(errors)) {
    const place = [...form.querySelectorAll('[data-fault]')].find((one) => one.dataset.fault === path);
    form.elements.namedItem(path)?.setAttribute?.('aria-invalid', 'true');
    fill(place ?? form.querySelector('[data-faults]'), place ? words : `${path}: ${words}`);
  }
  form.querySelector('[aria-invalid]')?.focus();
  say(outcome);
}

// {bank: {funds: ["..."]}} as [["bank.funds", "..."]].
function flat(errors, above = '') {
  if (Array.isArray(errors) || typeof errors === 'string') return [[above, [errors].flat().join(' ')]];
  return Object.entries(errors).flatMap(([name, below]) => flat(below, above ? `${above}.${name}` : name));
}
