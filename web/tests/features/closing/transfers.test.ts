import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import {
  aboutWay,
  boxText,
  debtText,
  otherParties,
  paymentsElsewhere,
  progressOf,
  sentenceOf,
  transferRows,
  wayOf,
  waysOf,
  wayTitle,
} from '../../../src/features/closing/transfers.ts';
import type { Transfer, Way } from '../../../src/features/closing/closed-session.ts';
import { messages } from '../../../src/features/closing/messages/messages.ts';
import { POINTS } from '../../../src/i18n/amounts/money.ts';
import { currencyOf } from '../../../src/i18n/amounts/currency.ts';
import { language, loadLanguage } from '../../../src/i18n/language.ts';
import { loadGameTexts } from '../../../src/i18n/load-game-texts.ts';
import { plain } from '../../../src/i18n/markup.ts';
import { settlement, transfer } from './sample-settlement.ts';

await loadGameTexts('glic');
await loadLanguage('fr');

beforeEach(() => {
  language.value = 'en';
});

function sentence(from: string, to: string, amount: number, holder: string | null = null): string {
  const session = { bank: { holder, net: 0, money: null }, currency: currencyOf('lsd') };
  return plain(sentenceOf(transfer(from, to, amount), session)).replaceAll('\u00a0', ' ');
}

test('a row says who gets or pays what', () => {
  assert.equal(sentence('box', 'Anne', 2088), 'Anne gets £2 3s 6d from the box');
  assert.equal(sentence('box', 'bank', 960), 'The bank gets £1 from the box');
  assert.equal(sentence('bank', 'box', 960), 'The bank pays £1 into the box');
  assert.equal(sentence('Bess', 'Anne', 960), 'Bess pays Anne £1');
  assert.equal(sentence('bank', 'Anne', 960), 'The bank pays Anne £1');
  assert.equal(sentence('Bess', 'bank', 960), 'Bess pays the bank £1');
});

test('the bank is named with its holder, and no other party is', () => {
  assert.equal(sentence('box', 'bank', 960, 'Lord Worthy'), 'The bank (Lord Worthy) gets £1 from the box');
  assert.equal(sentence('bank', 'Anne', 960, 'Lord Worthy'), 'The bank (Lord Worthy) pays Anne £1');
  assert.equal(sentence('box', 'Anne', 960, 'Lord Worthy'), 'Anne gets £1 from the box');
});

test('a table whose money went back to bankrolls has an empty box', () => {
  const empty = settlement(9, []);
  assert.equal(
    aboutWay('payouts', 'bank', empty, POINTS),
    'No money is left at the table: it was cashed out, or went back to bankrolls.',
  );
});

test('a pool has its name in both languages', () => {
  assert.equal(sentence('box', 'pool:ace', 48), 'The ace pool gets 1s from the box');
  assert.equal(sentence('Bess', 'pool:a%3Ab', 48), 'Bess pays the a:b pool 1s');
  language.value = 'fr';
  assert.equal(sentence('Bess', 'pool:ace', 48), 'Bess paie 1 s au pot as');
});

test('the name of a player is never changed', () => {
  assert.equal(sentence('anne', 'bess', 48), 'anne pays bess 1s');
});

test('a row is a French sentence in French', () => {
  language.value = 'fr';
  assert.equal(sentence('box', 'Anne', 2088), 'Anne reçoit 2 £ 3 s 6 d de la caisse');
  assert.equal(sentence('bank', 'box', 960), 'La banque verse 1 £ dans la caisse');
  assert.equal(sentence('Bess', 'le comte', 960), 'Bess paie 1 £ au comte');
});

test('equal transfers have different keys, which stay when one is paid', () => {
  const [first, second] = transferRows([transfer('a', 'b', 5), transfer('a', 'b', 5, true)]);
  assert.notEqual(first?.key, second?.key);
  const [paid] = transferRows([transfer('a', 'b', 5, true)]);
  assert.equal(paid?.key, first?.key);
});

test('the progress counts the paid rows and adds up all', () => {
  const transfers = [transfer('box', 'a', 5, true), transfer('box', 'b', 7)];
  assert.deepEqual(progressOf(transfers), { paid: 1, all: 2, total: 12, intoBox: 0 });
});

test('a game whose pools hold money has three ways, with their own texts', () => {
  const [pools, none] = (['pools', 'none'] as const).map((others) => waysOf(others).map(String));
  assert.deepEqual(
    [pools, none],
    [
      ['payouts', 'with_bank', 'without_bank'],
      ['payouts', 'without_bank'],
    ],
  );
  assert.equal(otherParties({ bank: null, pools: [{ name: 'Ace', net: 3 }] }), 'pools');
  assert.equal(otherParties({ bank: null, pools: [{ name: 'Ace', net: 0 }] }), 'none');
  assert.equal(
    otherParties({ bank: { holder: null, net: 0, money: null }, pools: [{ name: 'Ace', net: 3 }] }),
    'bank',
  );
  assert.equal(wayTitle('without_bank', 'pools'), 'Players share the pools');
  assert.match(aboutWay('with_bank', 'pools', null, POINTS), /and into the pools\.$/);
  assert.doesNotMatch(aboutWay('with_bank', 'bank', null, POINTS), /pools/);
});

test('the box stands for bankrolls where players pay each other', () => {
  const about = (way: Way, transfers: Transfer[]): string =>
    aboutWay(
      way,
      'bank',
      settlement(9, transfers, { with_bank: transfers, without_bank: transfers }),
      POINTS,
    );
  for (const way of ['with_bank', 'without_bank'] as const) {
    assert.match(about(way, [transfer('box', 'anne', 5, false)]), / The box stands for the bankrolls: /);
    assert.doesNotMatch(about(way, [transfer('bank', 'anne', 5, false)]), /bankrolls/);
  }
  assert.doesNotMatch(about('payouts', [transfer('box', 'anne', 5, false)]), /bankrolls/);
});

test('what those with bankrolls won stays in the box, and what they lost is missing in it', () => {
  const about = (left: number): string =>
    aboutWay('payouts', 'bank', settlement(9, [], { box_left: left }), POINTS);
  assert.match(about(70), / 70 stays in the box: those with bankrolls won it\.$/);
  assert.match(about(-20), / The box has 20 too little: those with bankrolls lost it\. Add it to the box\.$/);
});

test('what goes into the box is no part of what comes out of it', () => {
  const [out, into] = [transfer('box', 'anne', 750), transfer('bank', 'box', 130, true)];
  assert.deepEqual(progressOf([out, into]), { paid: 1, all: 2, total: 750, intoBox: 130 });
  assert.deepEqual(progressOf([into]), { paid: 1, all: 1, total: 130, intoBox: 0 });
});

test('a game without a bank has two ways', () => {
  assert.deepEqual(waysOf('bank'), ['payouts', 'with_bank', 'without_bank']);
  assert.deepEqual(waysOf('none'), ['payouts', 'without_bank']);
  assert.equal(wayOf('with_bank', 'none'), 'without_bank');
  assert.equal(wayOf('payouts', 'none'), 'payouts');
});

test('a payment in the list of its way is not counted as another one', () => {
  const [debt, other] = [transfer('bank', 'box', 50, true), transfer('a', 'b', 1, true)];
  const paid = settlement(9, [debt], { with_bank: [debt, other], without_bank: [debt, other, other] });
  assert.equal(paymentsElsewhere(paid, 'payouts'), 1);
  assert.equal(paymentsElsewhere(paid, 'with_bank'), 0);
});

test('the debt of a bank is a sentence in both languages', () => {
  const currency = currencyOf('lsd');
  const bank = { holder: 'Anne', net: -960, money: null };
  const owing = settlement(9, [], { bank_debt: 960 });
  assert.equal(debtText(settlement(9, []), { bank, currency }), '');
  const sentence = (holder: string | null): string =>
    debtText(owing, { bank: { ...bank, holder }, currency }).replaceAll('\u00a0', ' ');
  assert.match(sentence('Anne'), /\. Anne owes £1, and pays that here\.$/);
  assert.match(sentence(null), /The bank owes £1, and pays that here\.$/);
  language.value = 'fr';
  assert.match(sentence('Anne'), /\. Anne doit 1 £, à payer ici\.$/);
  assert.match(sentence(null), /La banque doit 1 £, à payer ici\.$/);
});

test('payments of the other kind are counted', () => {
  const paid = settlement(9, [transfer('box', 'a', 5, true), transfer('box', 'b', 5)], {
    with_bank: [transfer('a', 'b', 1, true), transfer('b', 'c', 2, true)],
  });
  assert.equal(paymentsElsewhere(paid, 'payouts'), 2);
  assert.equal(paymentsElsewhere(paid, 'without_bank'), 1);
});

test('French agrees with a sum of one and of many, and with the number of payments', () => {
  language.value = 'fr';
  for (const [amount, sum] of [
    [100, '1 €'],
    [500, '5 €'],
  ] as const) {
    const texts = [amount, -amount].map((left) => boxText(left, currencyOf('eur')).replaceAll('\u00a0', ' '));
    assert.deepEqual(texts, [
      `La caisse garde ${sum} : ceux qui jouent avec un compte ont gagné cette somme.`,
      `Il manque ${sum} dans la caisse : ceux qui jouent avec un compte ont perdu cette somme. Ajoutez-la à la caisse.`,
    ]);
  }
  const progress = ([0, 1, 3] as const).map((paid) => messages().progress(paid, 4).replaceAll('\u00a0', ' '));
  assert.deepEqual(progress, ['Payés : 0 sur 4', 'Payés : 1 sur 4', 'Payés : 3 sur 4']);
});
