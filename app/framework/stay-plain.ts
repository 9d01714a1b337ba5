import { Component, type ReactNode } from "react";

/** Says that the scripts of this build, named by the file of its entry, can't take over here. */
export const plainCookie = (entry: string): string => `plain=${entry.split("/").pop() ?? ""}`;

/** What the server has found wrong itself is no failure of the scripts; nor is what happens after they have taken over. */
const hasTakenOver = (): boolean =>
  document.querySelector("html[data-hydrated]") !== null || Boolean(window.__remixContext.state?.errors);

/** The frame around an error fails by the same fault, and says so again. */
let isLeaving = false;

/**
 * Scripts that fail to take over have put a page of an error in the place of one that works. It is loaded once more, and
 * stays plain until the browser is closed or there is a new build, whose scripts may try again.
 */
function stayPlain(): void {
  if (isLeaving || hasTakenOver()) return;
  const cookie = plainCookie(window.__remixManifest.entry.module);
  document.cookie = `${cookie}; path=/; samesite=lax`;
  // Without cookies it would fail again, and again.
  if (!document.cookie.includes(cookie)) return;
  isLeaving = true;
  document.querySelector("html")?.setAttribute("hidden", "");
  location.replace(location.pathname + location.search);
}

/** Without a line the router's own requests fail; loading the page leads to the page for that. */
export function afterError(): void {
  if (!navigator.onLine) window.location.reload();
  else stayPlain();
}

/** Around everything: what goes wrong above the page's own error boundary would leave nothing on the screen. */
export class TakeOver extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch() {
    stayPlain();
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
