/**
 * The state of live data on a page. `loading`: no data yet. `lost`: no connection. `signed_out`: this device has no key.
 * `hidden`: its key may not see the data.
 */
export type LiveState = 'loading' | 'live' | 'lost' | 'signed_out' | 'hidden';
