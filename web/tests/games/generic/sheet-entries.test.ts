/** Every entry line of the Lansquenet score sheets can be entered through the form. */

import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { entryKindsOf, isNewPlayer, type EntryField } from '../../../src/api/entry-kinds.ts';
import {
  OTHER_NAME,
  readForm,
  shownFields,
  typedName,
  type FormValues,
} from '../../../src/games/generic/entry/entry-form.ts';
import { amountIn, money, type Currency } from '../../../src/i18n/amounts/money.ts';
import { currencyOf } from '../../../src/i18n/amounts/currency.ts';

const SHEETS = fileURLToPath(
  new URL('../../../../tests/sheets/independently-computed/lansquenet', import.meta.url),
);

/** Returns the entry lines of a sheet, without comments and refusal codes. */
function linesOf(sheet: string): string[] {
  const [, body = ''] = /entries = '''\n([\s\S]*?)'''/.exec(sheet) ?? [];
  return body
    .split('\n')
    .map((line) =>
      line
        .replace(/\/\/.*$/, '')
        .replace(/!.*$/, '')
        .trim(),
    )
    .filter(Boolean);
}

/** A plain number in a sheet counts smallest units. */
const amountOf = (word: string, currency: Currency): number =>
  /^\d+$/.test(word) ? Number(word) : amountIn(word, currency)!;

interface Filled {
  readonly values: FormValues;
  readonly field: unknown;
}

/** Returns what a person enters for a word, and what the API takes for it. */
function fill(field: EntryField, words: readonly string[], currency: Currency): Filled {
  const [word = ''] = words;
  const { name, type } = field;
  if (type === 'cards') return { values: { [name]: words.join(' ') }, field: words };
  if (type === 'amount') {
    const amount = amountOf(word, currency);
    return { values: { [name]: money(amount, currency) }, field: amount };
  }
  const isTyped = type === 'player' && !isNewPlayer(field);
  return {
    values: isTyped ? { [name]: OTHER_NAME, [typedName(name)]: word } : { [name]: word },
    field: word,
  };
}

function checkLine(line: string, currency: Currency): void {
  const [verb, ...words] = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map((found) => found[1] ?? found[2]!);
  const kind = entryKindsOf('lansquenet').find((one) => one.verb === verb)!;
  const isAll = words.at(-1) === '*';
  let values: FormValues = isAll ? { all: 'true' } : {};
  const fields: Record<string, unknown> = isAll ? { all: true } : {};
  const inLine = shownFields(kind, values, {}).filter((field) => field.in_line);
  inLine.forEach((field, index) => {
    const filled = fill(field, words.slice(index), currency);
    values = { ...values, ...filled.values };
    fields[field.name] = filled.field;
  });
  assert.deepEqual(
    readForm(kind, values, { currency, players: [], bankrolls: null, rules: {} }),
    { fields },
    line,
  );
}

test('every entry line of every Lansquenet sheet can be entered', () => {
  const names = globSync('*.toml', { cwd: SHEETS });
  assert.ok(names.length >= 5);
  for (const name of names) {
    const sheet = readFileSync(`${SHEETS}/${name}`, 'utf8');
    const currency = currencyOf(/currency = "(\w+)"/.exec(sheet)?.[1] ?? 'points');
    const lines = linesOf(sheet);
    assert.ok(lines.length > 5, name);
    for (const line of lines) checkLine(line, currency);
  }
});
