/** What this device is set to: kept here, and followed by every page at once. */

import { effect, signal, type Signal } from '@preact/signals';

export type Hand = 'right' | 'left';

function kept(name: string): string | null {
  try {
    return localStorage.getItem(`paroli.${name}`);
  } catch {
    return null;
  }
}

/** A setting of a few words; it is kept from the first change on. */
function setting<Word extends string>(name: string, words: readonly Word[], first: Word): Signal<Word> {
  const there = words.find((word) => word === kept(name));
  const chosen = signal<Word>(there ?? first);
  let known = chosen.value;
  effect(() => {
    if (chosen.value === known) return;
    known = chosen.value;
    try {
      localStorage.setItem(`paroli.${name}`, known);
    } catch {
      // Where nothing may be kept the setting holds for this page.
    }
  });
  return chosen;
}

type Switch = 'on' | 'off';
const SWITCH: readonly Switch[] = ['on', 'off'];

/** The hand that holds the tablet's pen: the left mirrors the table page. */
export const hand = setting<Hand>('hand', ['right', 'left'], 'right');
/** Whether drawn cards are entered with their suits. */
export const suits = setting<Switch>('suits', SWITCH, 'off');
/** Whether single keys of a keyboard act. */
export const shortcuts = setting<Switch>('shortcuts', SWITCH, 'on');
/** Whether the device trembles a little when an entry is recorded. */
export const vibration = setting<Switch>('vibration', SWITCH, 'off');
/** Whether pounds are counted in guineas. */
export const guineas = setting<Switch>('guineas', SWITCH, 'off');
