import { lazy, type ComponentType, type LazyExoticComponent } from "react";

/**
 * A part whose code comes later. If it never comes, what the server sent stays, and works as it does without scripts. The
 * server doesn't wait for what it can't load: it says so, and the browser tries for itself.
 */
export function part<P>(load: () => Promise<{ default: ComponentType<P> }>): LazyExoticComponent<ComponentType<P>> {
  return lazy(() => (import.meta.env.SSR ? load() : load().catch(() => new Promise<never>(() => {}))));
}
