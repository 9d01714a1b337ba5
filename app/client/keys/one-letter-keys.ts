import { createStore } from "~/client/store";

// Keys of one letter can be turned off, as somebody who speaks their commands, or whose hand slips, needs them to be.
const NAME = "one-letter-keys";

/** Whether the list of keys is open. */
export const keysStore = createStore(false);

export function hasLetterKeys(): boolean {
  try {
    return localStorage.getItem(NAME) !== "off";
  } catch {
    return true;
  }
}

/** Remembered on this device; where nothing may be kept, they stay on. */
export function setLetterKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, "off");
  } catch (error) {
    console.warn("Nothing can be kept on this device", error);
  }
}

/** A key of one letter, unless somebody types, a dialog is open, a modifier is held, or such keys are off. */
export function letterKey(event: KeyboardEvent): string | null {
  const at = event.target;
  const isTyping = at instanceof Element && at.closest("input, textarea, select, dialog, [role=dialog]") !== null;
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("[data-modal]")) return null;
  return hasLetterKeys() ? event.key.toLowerCase() : null;
}
