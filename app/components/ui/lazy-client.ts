import { lazy, type ComponentType, type LazyExoticComponent } from "react";

/** A part whose code comes later. If it never comes, what the server sent stays, and works as it does without scripts. */
export function part<P>(load: () => Promise<{ default: ComponentType<P> }>): LazyExoticComponent<ComponentType<P>> {
  return lazy(() => load().catch(() => new Promise<never>(() => {})));
}
