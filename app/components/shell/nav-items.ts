import type { IconName } from "~/components/ui/icon";
import { waitingWords } from "~/texts/review";

export type NavItem = { to: string; label: string; icon: IconName; /** How much waits there. */ count?: string };

const DASHBOARD: NavItem = { to: "/", label: "Dashboard", icon: "dashboard" };
const BUDGET: NavItem = { to: "/budget", label: "Budget", icon: "budget" };
const GOALS: NavItem = { to: "/goals", label: "Goals", icon: "goals" };
const CREDIT: NavItem = { to: "/credit", label: "Credit", icon: "credit" };
const COACH: NavItem = { to: "/coach", label: "Financial Coach", icon: "coach" };
const ACCOUNTS: NavItem = { to: "/accounts", label: "Accounts", icon: "bank" };
const TRANSACTIONS: NavItem = { to: "/transactions", label: "Transactions", icon: "wallet" };
const RECURRING: NavItem = { to: "/recurring", label: "Recurring", icon: "repeat" };
const CASH_FLOW: NavItem = { to: "/cash-flow", label: "Cash flow", icon: "calendar" };
const NET_WORTH: NavItem = { to: "/net-worth", label: "Net worth", icon: "chart" };
const WEEK: NavItem = { to: "/week", label: "Your week", icon: "clock" };
const WHAT_IF: NavItem = { to: "/what-if", label: "What if?", icon: "lightbulb" };
const IMPORT: NavItem = { to: "/import", label: "Import", icon: "upload" };
const FEEDBACK: NavItem = { to: "/feedback", label: "Feedback", icon: "feedback" };
const ADMIN: NavItem = { to: "/admin", label: "Admin", icon: "admin" };
const MANAGE: NavItem = { to: "/cancel-trial", label: "Manage Subscription", icon: "card" };
const INSTALL: NavItem = { to: "/install", label: "Install App", icon: "phone" };
const SETTINGS: NavItem = { to: "/settings", label: "Settings", icon: "settings" };
const SECURITY: NavItem = { to: "/security", label: "Security", icon: "shield" };

/** The tabs of a phone; behind 'More' is the whole side navigation. */
export const BOTTOM_BAR = [DASHBOARD, BUDGET, GOALS, CREDIT];

type SideGroup = {
  heading: string;
  items: NavItem[];
  /** Folded away beside a screen, so that all fit. */ more?: NavItem[];
};

const SIDE_GROUPS: SideGroup[] = [
  { heading: "Main", items: [DASHBOARD, BUDGET, GOALS, CREDIT] },
  { heading: "Money", items: [ACCOUNTS, TRANSACTIONS, RECURRING, CASH_FLOW], more: [NET_WORTH, WEEK, WHAT_IF, IMPORT] },
  { heading: "AI Insights", items: [COACH] },
  { heading: "Profile", items: [SETTINGS, FEEDBACK] },
];

/** The groups with the review after the transactions, as long as something waits there. */
export function sideGroups(toReview: number): SideGroup[] {
  if (toReview === 0) return SIDE_GROUPS;
  const review: NavItem = { to: "/review", label: "Review", icon: "check", count: waitingWords(toReview) };
  return SIDE_GROUPS.map(({ items, ...group }) => ({
    ...group,
    items: items.flatMap((item) => (item === TRANSACTIONS ? [item, review] : [item])),
  }));
}

/** What is the person's own, above the documented entries of the header menu. */
export const OWN_ITEMS = [SETTINGS, SECURITY];

export function menuItems(isAdmin: boolean, isSold: boolean): NavItem[] {
  const own = [...(isAdmin ? [ADMIN] : []), ...(isSold ? [MANAGE] : [])];
  return [DASHBOARD, BUDGET, CREDIT, GOALS, FEEDBACK, ...own, INSTALL];
}

/** The dashboard has three addresses; every other entry is current on its own path and below it. */
export function isCurrent(to: string, pathname: string): boolean {
  if (to === "/") return pathname === "/" || pathname === "/dashboard" || pathname === "/demo";
  return pathname === to || pathname.startsWith(`${to}/`);
}

/** What no tab leads to. The coach is a place of its own: on a phone its button is in the header of every screen. */
export function isBehindMore(pathname: string): boolean {
  return ![...BOTTOM_BAR, COACH].some(({ to }) => isCurrent(to, pathname));
}

/** 'Ada Byron' gives 'AB'. */
export function initials(firstName: string, lastName: string): string {
  const first = [...firstName.trim()][0] ?? "";
  const last = [...lastName.trim()][0] ?? "";
  return `${first}${last}`.toUpperCase();
}
