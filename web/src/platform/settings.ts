/** The settings of this device, as signals that are stored in localStorage. */

import { effect, signal, type Signal } from '@preact/signals';

export type Hand = 'right' | 'left';

function storedValue(name: string): string | null {
  try {
    return localStorage.getItem(`paroli.${name}`);
  } catch {
    return null;
  }
}

/** Returns a setting with a few possible values. It is stored at its first change. */
function createSetting<Value extends string>(
  name: string,
  values: readonly Value[],
  initial: Value,
): Signal<Value> {
  const stored = values.find((word) => word === storedValue(name));
  const current = signal<Value>(stored ?? initial);
  let lastStored = current.value;
  effect(() => {
    if (current.value === lastStored) return;
    lastStored = current.value;
    try {
      localStorage.setItem(`paroli.${name}`, lastStored);
    } catch {
      // Without storage, the setting lasts until the page closes.
    }
  });
  return current;
}

type OnOff = 'on' | 'off';
const ON_OFF: readonly OnOff[] = ['on', 'off'];

/** The hand that the dealer writes with. `left` mirrors the table page. */
export const hand = createSetting<Hand>('hand', ['right', 'left'], 'right');
/** Whether the dealer enters drawn cards with their suits. */
export const suits = createSetting<OnOff>('suits', ON_OFF, 'off');
/** Whether single keys of a keyboard are shortcuts. */
export const shortcuts = createSetting<OnOff>('shortcuts', ON_OFF, 'on');
/** Whether a practice table shows the next step in words. */
export const practiceGuide = createSetting<OnOff>('practice-guide', ON_OFF, 'on');
/** Whether the device vibrates when an entry is recorded. */
export const vibration = createSetting<OnOff>('vibration', ON_OFF, 'off');
/** How tables settle after they are closed: the last choice on this device. */
export const settling = createSetting(
  'settling',
  ['payouts', 'with_bank', 'without_bank'] as const,
  'payouts',
);
/** The currency that was chosen last for a deposit on this device; '' if none was. */
export const bankrollCurrency = createSetting(
  'bankroll-currency',
  ['', 'lsd', 'livre', 'points', 'gbp', 'eur', 'usd'] as const,
  '',
);
/** Whether amounts in pounds are shown in guineas. */
export const guineas = createSetting<OnOff>('guineas', ON_OFF, 'off');
