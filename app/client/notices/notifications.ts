import { useSyncExternalStore } from "react";
import type { InsightRecord } from "~/contracts/insights";
import { type Notification, markAllRead, toNotification } from "~/domain/notices/notifications";
import { getJson } from "~/client/api/api";

type State = { isOpen: boolean; isLoading: boolean; items: Notification[]; isMarked: boolean };

const CLOSED: State = { isOpen: false, isLoading: false, items: [], isMarked: false };
let state = CLOSED;
const listeners = new Set<() => void>();
const set = (change: Partial<State>) => {
  state = { ...state, ...change };
  listeners.forEach((listen) => listen());
};
const subscribe = (listen: () => void) => {
  listeners.add(listen);
  return () => void listeners.delete(listen);
};

/** The bell and the sheet are far apart on the page and share this. Marking is kept here only: a reload brings the unread back. */
export const notifications = {
  async open() {
    set({ isOpen: true, isLoading: true });
    try {
      const answer = await getJson<InsightRecord[]>("/api/insights", { on401: "null" });
      const items = (answer ?? []).map(toNotification);
      set({ items: state.isMarked ? markAllRead(items) : items });
    } catch (error) {
      console.error(error);
      set({ items: [] });
    }
    set({ isLoading: false });
  },
  close: () => set({ isOpen: false }),
  markAll: () => set({ isMarked: true, items: markAllRead(state.items) }),
};

export const useNotifications = (): State =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => CLOSED,
  );
