import { createStore } from "~/client/store";
import type { PaletteItem } from "~/domain/screens/palette-items";

const MAX_RECENT = 4;

/** Where it led, the newest first: kept by the page alone, so that it's gone with the session. */
export const recentStore = createStore<readonly PaletteItem[]>([]);

export function keepRecent(item: PaletteItem): void {
  // What was gone to again from here has its first name.
  const id = item.id.replace(/^recent:/, "");
  const others = recentStore.get().filter((one) => one.id !== id);
  recentStore.set([{ ...item, id }, ...others].slice(0, MAX_RECENT));
}

/** Whether the palette is open. */
export const paletteStore = createStore(false);
