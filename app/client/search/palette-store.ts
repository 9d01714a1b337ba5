import { createStore } from "~/client/store";

/** Whether the palette is open. */
export const paletteStore = createStore(false);
