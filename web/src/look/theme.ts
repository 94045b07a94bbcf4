/** Day or candle: what the device says until somebody chooses. */

import { effect, signal } from '@preact/signals';

export type Theme = 'day' | 'candle';
export type Choice = Theme | 'device';

const KEPT = 'paroli.theme';
const dark = matchMedia('(prefers-color-scheme: dark)');
const deviceIsDark = signal(dark.matches);
dark.addEventListener('change', () => {
  deviceIsDark.value = dark.matches;
});

export const chosenTheme = signal<Choice>(kept());

function kept(): Choice {
  const word = localStorage.getItem(KEPT);
  return word === 'day' || word === 'candle' ? word : 'device';
}

/** Keeps a choice on this device and shows it at once. */
export function chooseTheme(choice: Choice): void {
  localStorage.setItem(KEPT, choice);
  chosenTheme.value = choice;
}

effect(() => {
  const choice = chosenTheme.value;
  document.documentElement.dataset.theme =
    choice === 'device' ? (deviceIsDark.value ? 'candle' : 'day') : choice;
});
