import { type Notification, markAllRead, toNotification } from "~/domain/notices/notifications";
import { getJson } from "~/client/api/api";
import { createStore, useStore } from "~/client/store";

type State = { isOpen: boolean; isLoading: boolean; items: Notification[]; isMarked: boolean };

const store = createStore<State>({ isOpen: false, isLoading: false, items: [], isMarked: false });
const change = (to: Partial<State>) => store.set({ ...store.get(), ...to });

/** The bell and the sheet are far apart on the page and share this. Marking is kept here only: a reload brings the unread back. */
export const notifications = {
  async open() {
    change({ isOpen: true, isLoading: true });
    try {
      const answer = await getJson("/api/insights", { on401: "null" });
      const items = (answer ?? []).map(toNotification);
      change({ items: store.get().isMarked ? markAllRead(items) : items });
    } catch (error) {
      console.error(error);
      change({ items: [] });
    }
    change({ isLoading: false });
  },
  close: () => change({ isOpen: false }),
  markAll: () => change({ isMarked: true, items: markAllRead(store.get().items) }),
};

export const useNotifications = (): State => useStore(store);
