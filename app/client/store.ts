// A value that belongs to the page rather than to one component: who shares it reads it, sets it, or listens.
import { useSyncExternalStore } from "react";

type Store<Value> = {
  initial: Value;
  get: () => Value;
  set: (next: Value) => void;
  subscribe: (listen: () => void) => () => void;
};

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      listeners.forEach((listen) => listen());
    },
    subscribe(listen) {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
  };
}

/** The value as it is now. On the server, and while the page hydrates, it's the initial one. */
export function useStore<Value>({ subscribe, get, initial }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}
