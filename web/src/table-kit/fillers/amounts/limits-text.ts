/** The limits of an open field in words. */

import { AMOUNT_MOST } from '../../../i18n/amounts/money.ts';
import type { OpenField } from '../../../outbox/ports.ts';
import { messages } from '../messages/messages.ts';

/** Returns "From 1s to £5."; `write` writes an amount or a number. */
export function limitsText({ least, most, step }: OpenField, write: (value: number) => string): string {
  const { atLeast, between, inSteps } = messages();
  const isLimited = most !== null && most < AMOUNT_MOST;
  const limits = isLimited ? between(write(least ?? 0), write(most)) : atLeast(write(least ?? 0));
  return step === 1 ? limits : `${limits} ${inSteps(write(step), write(least ?? 0))}`;
}
