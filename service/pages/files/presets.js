// The named house rules to choose from, and what each of them says.

import { h } from './dom.js';
import { inALine, sentenceOf, titleOf } from './rules.js';

export function presetChoice(presets, choose) {
  return h('fieldset.presets', null, h('legend', null, 'Rules'), presets.map((preset, index) => option(preset, index === 0, choose)));
}

function option(preset, first, choose) {
  const input = h('input', { type: 'radio', name: 'preset', value: preset.name, checked: first, onchange: () => choose(preset) });
  return h('label.preset', null, input,
    h('span.name', null, preset.title),
    h('span.line', null, inALine(preset)),
    h('span.source', null, preset.source));
}

// Every field of the rules; those that no source settles are marked as the house's choice.
export function rulesTable(preset) {
  const chosen = Object.values(preset.rules).filter((one) => one.house_choice).length;
  return h('section.rules', null,
    h('h2', null, preset.title),
    h('p.quiet', null, `Source: ${preset.source}; ${chosen} lines that it does not settle are marked as house choices. Through the API a session may be opened with any line changed.`),
    h('dl', null, Object.entries(preset.rules).map(([field, one]) => line(field, one, preset))));
}

function line(field, one, preset) {
  const why = one.house_choice && h('span.why', null, one.why);
  const other = one.source && one.source !== preset.source;
  const mark = one.house_choice ? h('span.choice', null, 'house choice') : other && h('span.source', null, one.source);
  return h('div.rule', null,
    h('dt', null, titleOf(field)), h('dd', null, h('span', null, sentenceOf(field, one.value)), why),
    mark && h('dd.mark', null, mark));
}
