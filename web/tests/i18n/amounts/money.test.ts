import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { amountFault, amountText, typedAmountFault } from '../../../src/i18n/amounts/amount-text.ts';
import { guineas } from '../../../src/platform/settings.ts';
import { broken, metal, sizeOnCoin, trayOf, usualPurse } from '../../../src/i18n/amounts/coins.ts';
import { currencyOf, money as moneyOf, net as netOf } from '../../../src/i18n/amounts/currency.ts';
import {
  amountIn,
  grouped,
  groupsOf,
  inGuineas,
  money,
  net,
  parts,
} from '../../../src/i18n/amounts/money.ts';
import { language, loadLanguage } from '../../../src/i18n/language.ts';
import { CURRENCIES } from '../sample-currencies.ts';

await loadLanguage('fr');

beforeEach(() => {
  guineas.value = 'off';
  language.value = 'en';
});

const of = (code: string) => CURRENCIES[code]!;
const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');

type Cases<Value> = Record<string, Record<string, Value>>;

const WRITTEN: Cases<string> = {
  points: { 0: '0', 7: '7', 1204: '1,204', '-30': '−30' },
  lsd: {
    1: '¼d',
    2: '½d',
    27: '6¾d',
    48: '1s',
    960: '£1',
    2424: '£2 10s 6d',
    961: '£1 ¼d',
    '-3480': '−£3 12s 6d',
    1000000000000: '£1,041,666,666 13s 4d',
  },
  livre: { 1: '1 d', 12: '1 s', 240: '1 lt', 606: '2 lt 10 s 6 d' },
  gbp: { 450: '£4.50', 400: '£4', 5: '£0.05' },
  eur: { 1000000000000: '€10,000,000,000', '-1': '−€0.01' },
  usd: { 123456: '$1,234.56' },
};
const IN_FRENCH: Cases<string> = {
  points: { 1204: '1 204', '-1000000': '−1 000 000' },
  lsd: { 7080: '7 £ 7 s 6 d', 27: '6¾ d', 480: '10 s', '-20160': '−21 £', 960000: '1 000 £' },
  livre: { 606: '2 lt 10 s 6 d' },
  gbp: { 450: '4,50 £' },
  eur: { 450: '4,50 €', 400: '4 €', 123456: '1 234,56 €' },
  usd: { 123456: '1 234,56 $' },
};
const READ: Cases<number | null> = {
  points: {
    '20': 20,
    ' 1,204 ': 1204,
    '1,204,000': 1204000,
    '12,04': null,
    '1,2040': null,
    '2.50': null,
    '-3': null,
    '': null,
    ten: null,
  },
  lsd: {
    '20': 19200,
    '2l10s6d': 2424,
    '£2 10s 6d': 2424,
    '£ 5': 4800,
    '3gn': 3024,
    '1d2f': 6,
    '6d 2s': null,
    '1s1s': null,
    '2.50': null,
    '3x': null,
    '20 5': null,
    '2 pounds 10 shillings 6 pence': 2424,
    '1 pound': 960,
    '1 guinea': 1008,
    '1 farthing': 1,
    '5 écus': null,
  },
  livre: {
    '2 lt 10 s': 600,
    '1ecu': 1440,
    '1louis': 5760,
    '1ecu3s': 1476,
    '3 écus': 4320,
    '2 livres 3 sols 1 denier': 517,
    '2 shillings': null,
  },
  eur: { '20': 2000, '2.5': 250, '€2.50': 250, '2.505': null, '3gn': null, '2,50': null, '1,204.50': 120450 },
  gbp: { '5 pounds 50 pence': 550, '2.50 pounds': 250 },
  usd: { '2.50': 250, '5 dollars': 500, '50 cents': 50 },
};
const READ_FRENCH: Cases<number | null> = {
  points: { '1 204': 1204, '1\u00a0204\u00a0000': 1204000, '20 5': null },
  lsd: { '7 £ 7 s 6 d': 7080, '7\u00a0£': 6720, '1 000 £ 5 s': 960240, '2l10s6d': 2424 },
  livre: { '3 écus': 4320, '1 écu 5 sous': 1500, '2 louis': 11520, '6 deniers': 6, '3 Livres': 720 },
  eur: { '4,50 euros': 450, '4,50 €': 450, '4,5': 450, '1 234,56 €': 123456, '4.50': 450 },
};

const checkWritten = (cases: Cases<string>): void => {
  for (const [code, sums] of Object.entries(cases))
    for (const [amount, text] of Object.entries(sums))
      assert.equal(spaced(money(Number(amount), of(code))), text, `${amount} ${code}`);
};
const checkRead = (cases: Cases<number | null>): void => {
  for (const [code, texts] of Object.entries(cases))
    for (const [text, amount] of Object.entries(texts))
      assert.equal(amountIn(text, of(code)), amount, `${text} ${code}`);
};

test('sums are written in the coins of their currency', () => checkWritten(WRITTEN));

test('sums are written as French writes them, with spaces that do not break', () => {
  language.value = 'fr';
  checkWritten(IN_FRENCH);
  assert.equal(money(7080, of('lsd')), '7\u00a0£\u00a07\u00a0s\u00a06\u00a0d');
  assert.equal(grouped(1204), '1\u00a0204');
});

test('typed sums are parsed', () => checkRead(READ));

test('sums typed in French are parsed', () => {
  language.value = 'fr';
  checkRead(READ_FRENCH);
});

test('the error of a typed sum says why, and how to type it', () => {
  const fault = (text: string, code: string) => amountFault(text, of(code), 'Enter a sum.');
  assert.equal(fault('', 'points'), 'Enter a sum.');
  assert.equal(fault('20', 'points'), null);
  assert.equal(fault('-5', 'livre'), 'An amount cannot be below zero.');
  assert.equal(fault('-£5', 'lsd'), 'An amount cannot be below zero.');
  assert.doesNotMatch(fault('1,204 florins', 'lsd') ?? '', /decimals/);
  assert.equal(fault('5.5', 'points'), 'Enter whole numbers, without decimals.');
  assert.match(
    fault('12.5', 'lsd') ?? '',
    /^Enter whole numbers, without decimals\. You can also enter 2l10s6d/,
  );
  assert.equal(fault('1e9', 'points'), 'This is not an amount. Enter a number. A plain number means points.');
  language.value = 'fr';
  assert.match(fault('12,5', 'livre') ?? '', /^Entrez des nombres entiers, sans décimales\. .* ou 3 écus\.$/);
});

test('an amount that is only incomplete has no error while it is typed', () => {
  const isFaulty = (text: string, code: string) => typedAmountFault(text, of(code)) !== null;
  const incomplete = (code: string, ...texts: string[]) =>
    assert.deepEqual(
      texts.filter((text) => isFaulty(text, code)),
      [],
      code,
    );
  incomplete('gbp', '', '£', '1.', '£1.', '1.5', '1,2', '1,20', '1,204', '3 po', '3 pounds 5 pen');
  incomplete('lsd', '£', '1.', '2l1', '2l10s', '2l 10', '3g', '£1 5 shil');
  incomplete('livre', '3 é', '3 éc', '2 li', '3 écus 5');
  incomplete('points', '1,', '5 po');
  language.value = 'fr';
  incomplete('eur', '1,', '1,5', '1 2', '1 20', '5 eu', '5 €');
});

test('an amount that cannot be completed has an error while it is typed', () => {
  for (const [text, code] of [
    ['9.9', 'points'],
    ['9.90', 'lsd'],
    ['-5', 'gbp'],
    ['9999999999999', 'points'],
  ] as const)
    assert.equal(typedAmountFault(text, of(code)), amountFault(text, of(code), ''), `${text} ${code}`);
});

test('a written sum can be parsed, in both languages', () => {
  for (const chosen of ['en', 'fr'] as const) {
    language.value = chosen;
    for (const code of ['lsd', 'livre', 'gbp', 'eur', 'points'])
      for (const amount of [1, 48, 960, 1001, 2424, 123456, 960000].filter(
        (left) => code !== 'livre' || left % 12 === 0,
      ))
        assert.equal(amountIn(money(amount, of(code)), of(code)), amount, `${chosen} ${code} ${amount}`);
  }
});

test('a sum breaks after thousands and between coins, never between a number and its unit', () => {
  assert.deepEqual(groupsOf('£1,204\u00a010s\u00a06½d'), ['£1,', '204\u00a0', '10s\u00a0', '6½d']);
  assert.deepEqual(groupsOf('1\u00a0204\u00a0£\u00a07\u00a0s'), ['1\u00a0', '204\u00a0£\u00a0', '7\u00a0s']);
  assert.deepEqual(groupsOf('+40'), ['+40']);
});

test('a net has a sign, unless it is zero', () => {
  assert.deepEqual(
    [450, 0, -450].map((sum) => net(sum, of('gbp'))),
    ['+£4.50', '0', '−£4.50'],
  );
});

test('pounds can be counted in guineas', () => {
  const guineas = inGuineas(of('lsd'));
  assert.equal(spaced(money(3024, guineas)), '3 gn');
  assert.equal(spaced(money(3264, guineas)), '3 gn 5s');
  assert.equal(money(480, guineas), '10s');
  assert.equal(amountIn('3', guineas), 3024);
  assert.equal(inGuineas(of('eur')), of('eur'));
});

test('the guineas setting applies to every sum in pounds, and to no other currency', () => {
  assert.equal(spaced(moneyOf(3264, 'lsd')), '£3 8s');
  guineas.value = 'on';
  assert.equal(spaced(moneyOf(3264, 'lsd')), '3 gn 5s');
  assert.equal(spaced(netOf(-1008, 'lsd')), '−1 gn');
  assert.equal(amountIn('3', currencyOf('lsd')), 3024);
  assert.deepEqual(currencyOf('lsd'), inGuineas(of('lsd')));
  for (const code of ['livre', 'gbp', 'points']) assert.equal(currencyOf(code), of(code));
});

test('the usual purse is twenty pounds, or twenty guineas', () => {
  assert.equal(usualPurse(currencyOf('lsd')), 20 * 960);
  guineas.value = 'on';
  assert.equal(usualPurse(currencyOf('lsd')), 20 * 1008);
  const tray = trayOf(currencyOf('lsd')).map((coin) => spaced(moneyOf(coin, 'lsd')));
  assert.deepEqual(tray, ['6d', '1s', '2s 6d', '5s', '10s 6d', '1 gn', '2 gn', '3 gn', '5 gn']);
});

test('the hint under a sum says what a plain number means', () => {
  assert.match(amountText('', currencyOf('lsd')), /^A plain number means pounds\./);
  assert.equal(spaced(amountText('3', currencyOf('lsd'))), 'That is £3.');
  guineas.value = 'on';
  assert.match(amountText('', currencyOf('lsd')), /^A plain number means guineas\./);
  assert.equal(spaced(amountText('3', currencyOf('lsd'))), 'That is 3 gn.');
  assert.equal(amountText('-1', currencyOf('lsd')), amountText('', currencyOf('lsd')));
  language.value = 'fr';
  assert.match(amountText('x', currencyOf('lsd')), /Un nombre seul est en guinées\./);
  assert.match(amountText('', currencyOf('eur')), /Un nombre seul est en euros\./);
});

test('the largest unit of a sum is first', () => {
  assert.deepEqual(parts(2424, of('lsd')), ['£2', '10s', '6d']);
  assert.deepEqual(parts(0, of('lsd')), ['0']);
});

test('coins are copper under a shilling, silver under a pound, gold from there', () => {
  assert.deepEqual(
    [24, 48, 959, 960].map((sum) => metal(sum, of('lsd'))),
    ['copper', 'silver', 'silver', 'gold'],
  );
  assert.deepEqual(
    [50, 100, 999, 1000].map((sum) => metal(sum, of('eur'))),
    ['copper', 'silver', 'silver', 'gold'],
  );
});

test('longer figures are smaller; the longest break after their thousands', () => {
  const sizes = ['10s', '£100', '£1,20', '£1,204', '£12,000'].map(sizeOnCoin);
  assert.deepEqual(sizes, [16, 16, 14, 12.5, 12.5]);
  assert.equal(sizeOnCoin('£120,000'), 11.5);
  assert.deepEqual(broken('£120,000'), ['£120,', '000']);
  assert.deepEqual(broken('£1,204'), ['£1,204']);
  assert.deepEqual(broken('€5,000,000,000'), ['€5,000,', '000,000']);
  assert.deepEqual(broken('120\u00a0000\u00a0£'), ['120', '000\u00a0£']);
});

test('every currency has a tray of up to nine coins, smallest first', () => {
  for (const currency of Object.values(CURRENCIES)) {
    const coins = trayOf(currency);
    assert.ok(coins.length > 0 && coins.length <= 9);
    assert.deepEqual(
      [...coins].sort((left, right) => left - right),
      coins,
    );
  }
});
