import { createStore } from "~/client/store";
import type { Toast } from "~/texts/toast";

/** At most one toast is shown; it stays 5 s, with something to press 10; a dismissed one is closed at once and dropped much later. */
export const TOAST_LIMIT = 1;
const TOAST_DURATION_MS = 5000;
/** To read it, decide and reach the button takes longer than to read it. */
const TOAST_WITH_ACTION_MS = 10_000;
const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const TOAST_SWIPE_PX = 50;

export type ShownToast = Toast & { id: string; open: boolean };

export function createToastStore() {
  const store = createStore<ShownToast[]>([]);
  let count = 0;
  const closing = new Map<string, ReturnType<typeof setTimeout>>();
  const dropping = new Set<string>();

  const pause = (id: string) => {
    clearTimeout(closing.get(id));
    closing.delete(id);
  };
  const dismiss = (id: string) => {
    pause(id);
    if (!store.get().some((toast) => toast.id === id && toast.open)) return;
    store.set(store.get().map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
    if (dropping.has(id)) return;
    dropping.add(id);
    setTimeout(() => {
      dropping.delete(id);
      store.set(store.get().filter((toast) => toast.id !== id));
    }, TOAST_REMOVE_DELAY_MS);
  };
  const resume = (id: string) => {
    pause(id);
    const toast = store.get().find((known) => known.id === id);
    if (toast?.open)
      closing.set(
        id,
        setTimeout(() => dismiss(id), toast.action ? TOAST_WITH_ACTION_MS : TOAST_DURATION_MS),
      );
  };

  return {
    /** Shows a toast and puts away the one before it; the same id is shown only once. */
    show(toast: Toast & { id?: string }): string {
      const id = toast.id ?? `toast-${(count += 1)}`;
      const before = store.get();
      if (before.some((known) => known.id === id)) return id;
      before.forEach((known) => pause(known.id));
      store.set([{ ...toast, id, open: true }, ...before].slice(0, TOAST_LIMIT));
      resume(id);
      return id;
    },
    /** Goes on in the same place: who sees one message sees no second one come. */
    reword(id: string, words: Toast): void {
      store.set(store.get().map((toast) => (toast.id === id ? { ...toast, ...words } : toast)));
    },
    dismiss,
    pause,
    resume,
    list: store.get,
    store,
  };
}

export const toastStore = createToastStore();
export const showToast = toastStore.show;
