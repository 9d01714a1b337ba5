import { useEffect, type RefObject } from "react";

/** The username stays on this device alone, and only while the box is ticked. */
const KEY = "rememberedUsername";

/** Storage can be switched off or full: then nothing is remembered, and nothing breaks. */
export function rememberedUsername(storage: () => Storage = () => localStorage): string {
  try {
    return storage().getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

export function rememberUsername(username: string | null, storage: () => Storage = () => localStorage): void {
  try {
    if (username) storage().setItem(KEY, username);
    else storage().removeItem(KEY);
  } catch {
    // Private mode: nothing to remember with.
  }
}

/** Fills the empty form with the remembered name; what was typed before scripts arrived stays. */
export function useRememberedUsername(form: RefObject<HTMLFormElement>): void {
  useEffect(() => {
    const saved = rememberedUsername();
    const field = form.current?.elements.namedItem("username");
    const box = form.current?.elements.namedItem("rememberMe");
    if (!saved || !(field instanceof HTMLInputElement) || field.value) return;
    field.value = saved;
    if (box instanceof HTMLInputElement) box.checked = true;
  }, [form]);
}
