/** The model of one row. Most taps change only one row, so only that row renders again. */

import { computed } from '@preact/signals';
import type { TablePageModel } from '../model/table-context.ts';
import type { Scene } from '../model/table-model.ts';

/** Returns the page model for one player's row. Its scene changes only if something in it concerns that player. */
export function rowModel(model: TablePageModel, name: string): TablePageModel {
  const { game } = model;
  if (!game.rowText) return model;
  let before: { scene: Scene; text: string } | null = null;
  const scene = computed(() => {
    const now = model.scene.value;
    if (!now) return null;
    const text = game.rowText?.(now, name) ?? '';
    if (before?.text !== text) before = { scene: now, text };
    return before.scene;
  });
  return { ...model, scene };
}
