/** What Basset's table says in parts that load when the page is idle, in French. */

export * as fr from '../fr/late.ts';
