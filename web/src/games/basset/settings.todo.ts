import { signal } from '@preact/signals';
export const singleKeys = signal(true);
export const suits = signal(false);
export const hand = signal<'left' | 'right'>('right');
export const vibration = signal(false);
