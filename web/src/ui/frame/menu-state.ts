/** Whether the menu is open. */

import { computed, signal } from '@preact/signals';
import { currentAddress } from '../../platform/router.ts';

/** Whether the menu is open. It stays open when one component replaces another at the same address. */
export const isMenuOpen = signal(false);

export const closeMenu = (): void => {
  isMenuOpen.value = false;
};

/** The page and table of the address. A step through a log changes neither. */
const pageAndTable = computed(() => {
  const address = currentAddress.value;
  return 'id' in address ? `${address.page} ${address.id}` : address.page;
});
// The next page mounts its menu before the old menu closes. Without this, Back would leave it open.
pageAndTable.subscribe(closeMenu);
