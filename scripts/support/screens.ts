// Every screen there is, and how to find the states that an address opens: for pictures and for what is asserted of all.

/** For whom a screen is looked at: nobody, somebody with a year of data, somebody new, somebody before the paywall. */
export const VISITOR_SCREENS = [
  "/landing",
  "/privacy",
  "/time-zone",
  "/developers",
  "/login",
  "/register",
  "/forgot-password",
  "/forgot-username",
  "/reset-password?token=x",
  "/reset-password?done=1",
  "/demo",
  "/no-such-page",
  "/sandbox/outbox",
];
export const MEMBER_SCREENS = [
  "/dashboard",
  "/accounts",
  "/accounts/new",
  "/net-worth",
  "/transactions",
  "/transactions/new",
  "/transactions?select=1",
  "/review",
  "/review?unsorted=2026-11",
  "/week",
  "/categories",
  "/categories/groceries",
  "/rules",
  "/rules/new",
  "/recurring",
  "/cash-flow",
  "/import",
  "/budget",
  "/goals",
  "/credit",
  "/coach",
  "/coach/interview",
  "/coach/about-you",
  "/coach/plan",
  "/what-if",
  "/what-if?kind=car&amount=6000",
  "/feedback",
  "/subscribe",
  "/cancel-trial",
  "/install",
  "/security",
  "/settings",
  "/subscription/success",
  "/subscription/cancel",
];
export const NEW_SCREENS = [
  "/dashboard",
  "/week",
  "/accounts",
  "/transactions",
  "/cash-flow",
  "/budget",
  "/goals",
  "/credit",
  "/coach",
  "/coach?tab=ask",
  "/coach?tab=health",
  "/coach?tab=credit",
  "/admin",
];
export const LOCKED_SCREENS = ["/dashboard", "/accounts", "/budget", "/coach", "/coach/interview", "/goals", "/credit"];

/** What a search parameter opens: a dialog, a sheet, a tab, a step. */
const STATES = ["dialog", "panel", "tab", "tour", "edit", "plan", "type", "strategy"];
/** What lies over a screen; what the screen itself shows below is a state of its own. */
const OVER = ["dialog", "panel", "tour", "edit"];
/** A record's own key: one stands for all. */
const KEY = /^[\da-f-]{8,}$/i;

/** The same for every address that opens the same state, or undefined where nothing is opened. */
export function stateOf(address: string): string | undefined {
  const { pathname, searchParams } = new URL(address, "http://localhost");
  const over = OVER.filter((name) => searchParams.has(name)).length;
  if (over > 1) return undefined;
  const names =
    over === 0
      ? STATES
      : searchParams.get("panel") === "notifications"
        ? ["panel", "filter"]
        : searchParams.has("panel")
          ? ["panel"]
          : [...OVER, "type"];
  const opened = [...searchParams]
    .filter(([name]) => names.includes(name))
    .map(([name, value]) => `${name}=${KEY.test(value) ? "*" : value}`);
  // A sheet is the same over every screen.
  const where = searchParams.has("panel") ? "" : pathname;
  return opened.length > 0 ? `${where}?${opened.sort().join("&")}` : undefined;
}

/** One address for each state that these links open. */
export function statesAmong(links: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const link of links) {
    const state = stateOf(link);
    if (state !== undefined && !found.has(state)) found.set(state, link);
  }
  return found;
}

/** Every link of the page that stays in the app, as path and search. */
export const LINKS = () =>
  [...document.querySelectorAll("a[href]")].flatMap((link) => {
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.hasAttribute("download"))
      return [];
    return [link.pathname + link.search];
  });
