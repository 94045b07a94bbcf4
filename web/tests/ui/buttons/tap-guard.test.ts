/** Which taps count. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { APPEARED_MS, followsChoice, guard } from '../../../src/ui/buttons/tap-guard.ts';

const HERE = { x: 100, y: 500, element: { isConnected: true } };
const BESIDE = { ...HERE, x: 150 };
/** A tap on an element that goes. */
const GONE = { ...HERE, element: { isConnected: false } };

test('a second tap after a tap elsewhere is not a bounce', () => {
  const [king, seven] = [guard(400), guard(400)];
  assert.deepEqual(
    [king.takes(1000, HERE), seven.takes(1050, BESIDE), king.takes(1100, HERE), king.takes(1150, HERE)],
    [true, true, true, false],
  );
});

test('a new button ignores taps at first, and bounces; the keyboard is not delayed', () => {
  const key = guard(400);
  key.renew(1000);
  assert.equal(key.takes(1349, HERE), false);
  assert.equal(key.takes(1349, null), true);
  assert.equal(key.takes(1500, null), false);
  assert.equal(key.takes(1749, HERE), true);
});

test('a double tap does not hit what comes into the place of its target', () => {
  const [takes, name] = [guard(400), guard(400)];
  assert.equal(takes.takes(5000, GONE), true);
  assert.equal(name.takes(5200, { ...HERE, x: 110, y: 510 }), false);
  assert.equal(name.takes(5250, null), true);
  assert.equal(takes.takes(6000, GONE), true);
  assert.equal(name.takes(6399, BESIDE), true);
  assert.equal(takes.takes(6500, GONE), true);
  assert.equal(name.takes(6900, HERE), true);
});

test('two quick taps beside the border of two buttons are two taps', () => {
  const [seven, eight] = [guard(400), guard(400)];
  assert.deepEqual([seven.takes(8000, HERE), eight.takes(8100, { ...HERE, x: 110 })], [true, true]);
});

test('a button for quick taps takes each', () => {
  const digit = guard(0);
  assert.deepEqual([digit.takes(9000, HERE), digit.takes(9001, HERE)], [true, true]);
});

test('for a moment after a coin, targets may have changed', () => {
  const [coin, name] = [guard(400, true), guard(400)];
  coin.takes(10_000, HERE);
  assert.deepEqual([followsChoice(10_050), followsChoice(10_000 + APPEARED_MS)], [true, false]);
  coin.takes(11_000, HERE);
  name.takes(11_050, BESIDE);
  assert.equal(followsChoice(11_100), false);
});
