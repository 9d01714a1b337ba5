import type { Toast } from "~/texts/toast";

/** At most one toast is shown; it stays 5 s; a dismissed one is closed at once and dropped much later. */
export const TOAST_LIMIT = 1;
export const TOAST_DURATION_MS = 5000;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const TOAST_SWIPE_PX = 50;

export type ShownToast = Toast & { id: string; open: boolean };

export function createToastStore() {
  let toasts: ShownToast[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const closing = new Map<string, ReturnType<typeof setTimeout>>();
  const dropping = new Set<string>();

  const set = (next: ShownToast[]) => {
    toasts = next;
    listeners.forEach((listen) => listen());
  };
  const pause = (id: string) => {
    clearTimeout(closing.get(id));
    closing.delete(id);
  };
  const dismiss = (id: string) => {
    pause(id);
    if (!toasts.some((toast) => toast.id === id && toast.open)) return;
    set(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
    if (dropping.has(id)) return;
    dropping.add(id);
    setTimeout(() => {
      dropping.delete(id);
      set(toasts.filter((toast) => toast.id !== id));
    }, TOAST_REMOVE_DELAY_MS);
  };
  const resume = (id: string) => {
    pause(id);
    const toast = toasts.find((known) => known.id === id);
    if (toast?.open)
      closing.set(
        id,
        setTimeout(() => dismiss(id), TOAST_DURATION_MS),
      );
  };

  return {
    /** Shows a toast and puts away the one before it; the same id is shown only once. */
    show(toast: Toast & { id?: string }): string {
      const id = toast.id ?? `toast-${(count += 1)}`;
      if (toasts.some((known) => known.id === id)) return id;
      toasts.forEach((known) => pause(known.id));
      set([{ ...toast, id, open: true }, ...toasts].slice(0, TOAST_LIMIT));
      resume(id);
      return id;
    },
    dismiss,
    pause,
    resume,
    list: () => toasts,
    subscribe(listen: () => void) {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
  };
}

export const toastStore = createToastStore();
export const showToast = toastStore.show;
