/**
 * How far a page is with what it shows. `looking`: nothing is known yet. `signed_out`: this device has no key.
 * `hidden`: its key does not show this.
 */
export type LiveState = 'looking' | 'live' | 'lost' | 'signed_out' | 'hidden';
