// To which screen another belongs: it's lit in the menu there, and the way back stands above the heading.

type Above = { to: string; name: string };

const DASHBOARD: Above = { to: "/", name: "Dashboard" };
const TRANSACTIONS: Above = { to: "/transactions", name: "Transactions" };
const ACCOUNTS: Above = { to: "/accounts", name: "Accounts" };
const COACH: Above = { to: "/coach", name: "Financial Coach" };
const SETTINGS: Above = { to: "/settings", name: "Settings" };

const ABOVE: Readonly<Record<string, Above>> = {
  "/week": DASHBOARD,
  "/recurring": TRANSACTIONS,
  "/review": TRANSACTIONS,
  "/categories": TRANSACTIONS,
  "/rules": TRANSACTIONS,
  "/net-worth": ACCOUNTS,
  "/import": ACCOUNTS,
  "/what-if": COACH,
  "/security": SETTINGS,
  "/install": SETTINGS,
  "/subscribe": SETTINGS,
  "/cancel-trial": SETTINGS,
  "/admin": { to: "/feedback", name: "Feedback" },
};

/** What has screens of its own below it. */
const WITH_PARTS: readonly Above[] = [
  TRANSACTIONS,
  ACCOUNTS,
  COACH,
  { to: "/categories", name: "Categories" },
  { to: "/rules", name: "Rules" },
  { to: "/import", name: "Import" },
];

/** Null for the screens that belong to nothing else. */
export const screenAbove = (pathname: string): Above | null =>
  ABOVE[pathname] ?? WITH_PARTS.find(({ to }) => pathname.startsWith(`${to}/`)) ?? null;

/** The dashboard has three addresses. */
const addressOf = (pathname: string): string =>
  pathname === "/dashboard" || pathname === "/demo" ? DASHBOARD.to : pathname;

type Lit = { to: string; is: "page" | "true" };

/** Which of a menu's entries is lit: the screen's own, else the nearest that it belongs to. One, or none. */
export function litAmong(entries: readonly string[], pathname: string): Lit | null {
  const own = addressOf(pathname);
  for (let to: string | undefined = own; to !== undefined; to = screenAbove(to)?.to) {
    if (entries.includes(to)) return { to, is: to === own ? "page" : "true" };
  }
  return null;
}
