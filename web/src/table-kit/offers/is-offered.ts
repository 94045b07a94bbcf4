/** Whether offers have an entry: its verb, its fixed values, and its first open field. */

import type { Command } from '../../outbox/entry.ts';
import type { Offer, OpenField } from '../../outbox/ports.ts';

/** Returns false only if the offers exclude the entry. What follows the first open field is not checked. */
export const isOffered = (offers: readonly Offer[], { kind, fields }: Command): boolean =>
  offers.some((offer) => offer.verb === kind && isFixed(offer, fields) && isOpen(offer, fields));

const isFixed = ({ fixed }: Offer, fields: Command['fields']): boolean =>
  Object.entries(fixed).every(([name, value]) => JSON.stringify(fields[name]) === JSON.stringify(value));

function isOpen({ next }: Offer, fields: Command['fields']): boolean {
  if (next === null) return true;
  const value: unknown = fields[next.name];
  if (value === undefined) return next.optional || fields['all'] === true;
  return isWithin(next, Array.isArray(value) ? value[0] : value);
}

/** A card with its suit or its number, which no choice has. */
const EXACT_CARD = /^([2-9AJQK]|10)./;

function isWithin({ choices, least, most }: OpenField, value: unknown): boolean {
  if (typeof value === 'number') return value >= (least ?? -Infinity) && value <= (most ?? Infinity);
  return typeof value !== 'string' || !choices || choices.includes(value) || EXACT_CARD.test(value);
}
