// What is said of bills at their edges, in round figures: held against an amount, just at it and a dollar off, and what of them
// went out in days that are over. The day is Wednesday, November 18, 2026.
import { expect, test } from "vitest";
import { query, type Query } from "~/domain/coach/query/algebra";
import type { NeedAnswer, AnyNeed, FoundRow, Household } from "~/domain/coach/query/data";
import type { Recurring } from "~/domain/ledger/recurring";
import { sectionsOf, told } from "./edges";

const TODAY = "2026-11-18";

const bill = (merchantName: string, dollars: number, more: Partial<Recurring> = {}): Recurring => ({
  ...{ key: merchantName, merchantName, category: "utilities", kind: "spending", cadence: "monthly" },
  ...{ amount: "fixed", count: 6, firstDay: "2026-05-20", lastDay: "2026-10-20", nextDay: "2026-11-20" },
  ...{ lastCents: -dollars * 100, typicalCents: -dollars * 100, monthlyCents: -dollars * 100 },
  ...{ lastId: merchantName, active: true, change: null, ...more },
});
const BILLS = [
  bill("City Power", 100),
  bill("River Water", 50),
  bill("Oak Homes", 1_000, { category: "mortgage_rent" }),
];

type Home = Partial<Household> & { rows?: readonly (readonly [name: string, day: string, dollars: number])[] };

function say(asked: Partial<Query>, { rows = [], ...home }: Home): string {
  const household: Household = {
    ...{ today: TODAY, firstDay: "2025-11-01", accounts: [], debts: [], goals: [], budgets: [], recurring: BILLS },
    ...{ credit: null, load: null, ...home },
  };
  const all = rows.map(([merchantName, day, dollars]): FoundRow & { day: string } => ({
    ...{ merchantName, day, cents: -dollars * 100, category: "utilities", kind: "spending", pending: false },
  }));
  const answer = (need: AnyNeed): NeedAnswer => {
    if (need.want !== "rows" && need.want !== "sums") return { moves: [] };
    const { from = "", to = "" } = need.rows;
    const within = all.filter(({ day }) => !need.rows.pending && day >= from && day <= to);
    const way = need.want === "rows" && need.order === "smallest" ? -1 : 1;
    return need.want === "rows"
      ? { rows: need.order === "oldest" ? within : [...within].sort((a, b) => way * (a.cents - b.cents)) }
      : { sums: [{ key: "", cents: within.reduce((sum, { cents }) => sum + cents, 0), count: within.length }] };
  };
  return told(query({ measure: "bills", ...asked }), household, answer);
}

const against = (dollars: number, is: "over" | "under" | "about") => ({
  statistic: "per-month" as const,
  comparison: { against: "amount" as const, cents: dollars * 100, is },
});
const at = (...merchants: string[]) => ({ subject: { merchants } });
const OCTOBER = { period: { from: "2026-10-01", to: "2026-10-31" } };
const NOVEMBER = { period: { from: "2026-11-01", to: "2026-11-30" } };
const power = (...days: string[]) => days.map((day) => ["City Power", day, 100] as const);

type Case = readonly [name: string, asked: Partial<Query>, home?: Home];
const AGAINST: readonly Case[] = [
  ["over an amount", { ...at("City Power"), ...against(90, "over") }],
  ["not over an amount", { ...at("City Power"), ...against(110, "over") }],
  ["just an amount isn't over it", { ...at("City Power"), ...against(100, "over") }],
  ["under an amount", { ...at("City Power"), ...against(110, "under") }],
  ["just an amount isn't under it", { ...at("City Power"), ...against(100, "under") }],
  ["about an amount", { ...at("City Power"), ...against(102, "about") }],
  ["about an amount, three in a hundred off", { ...at("River Water"), ...against(200, "about") }],
  [
    "just within three in a hundred",
    { ...at("Oak Homes"), ...against(1_000, "about") },
    { recurring: [bill("Oak Homes", 1_030)] },
  ],
  [
    "just beyond three in a hundred",
    { ...at("Oak Homes"), ...against(1_000, "about") },
    { recurring: [bill("Oak Homes", 1_031)] },
  ],
  ["not quite an amount", { ...at("City Power"), ...against(150, "about") }],
  ["half of an amount", { ...at("City Power"), ...against(200, "about") }],
  ["two together over an amount", { ...at("City Power", "River Water"), ...against(149, "over") }],
  ["two together just an amount", { ...at("City Power", "River Water"), ...against(150, "about") }],
  ["two together under an amount", { ...at("City Power", "River Water"), ...against(149, "under") }],
];
const PAID: readonly Case[] = [
  ["paid in october", { ...OCTOBER, shape: "list" }, { rows: power("2026-10-01", "2026-10-31") }],
  ["one paid in october", { ...OCTOBER, shape: "list" }, { rows: power("2026-10-12") }],
  ["none paid in october", { ...OCTOBER, shape: "list" }],
  ["none of one paid in october", { ...OCTOBER, shape: "list", ...at("City Power") }],
  [
    "was it paid in october",
    { ...OCTOBER, statistic: "latest", shape: "yes-no", ...at("City Power") },
    { rows: power("2026-10-12") },
  ],
  ["it wasn't paid in october", { ...OCTOBER, statistic: "latest", shape: "yes-no", ...at("City Power") }],
  [
    "was it paid this month",
    { ...NOVEMBER, statistic: "latest", shape: "yes-no", ...at("City Power") },
    { rows: power("2026-11-12") },
  ],
  [
    "the largest in october",
    { ...OCTOBER, statistic: "largest" },
    {
      rows: [
        ["River Water", "2026-10-05", 50],
        ["City Power", "2026-10-12", 100],
      ],
    },
  ],
  ["how many in october", { ...OCTOBER, statistic: "count" }, { rows: power("2026-10-12") }],
  [
    "the cheapest in october",
    { ...OCTOBER, statistic: "smallest" },
    {
      rows: [
        ["City Power", "2026-10-12", 100],
        ["River Water", "2026-10-15", 50],
      ],
    },
  ],
  ["paid up to today", { ...NOVEMBER, shape: "list" }, { rows: power("2026-11-18", "2026-11-19") }],
  [
    "paid until yesterday",
    { period: { from: "2026-11-01", to: "2026-11-17" }, shape: "list" },
    { rows: power("2026-11-17", "2026-11-18") },
  ],
  ["from today on", { period: { from: TODAY, to: "2026-11-30" }, shape: "list" }, { rows: power("2026-11-18") }],
  [
    "thirteen paid in october",
    { ...OCTOBER, shape: "list" },
    { rows: power(...Array.from({ length: 13 }, (_, day) => `2026-10-${String(day + 10)}`)) },
  ],
  [
    "twelve paid in october",
    { ...OCTOBER, shape: "list" },
    { rows: power(...Array.from({ length: 12 }, (_, day) => `2026-10-${String(day + 10)}`)) },
  ],
  ["no bills at all", { ...OCTOBER, shape: "list" }, { recurring: [] }],
  [
    "a shop without a rhythm, when last",
    { statistic: "latest", ...at("Corner Deli") },
    { rows: [["Corner Deli", "2026-11-02", 9]] },
  ],
  [
    "a shop without a rhythm, whether this month",
    { statistic: "latest", shape: "yes-no", ...at("Corner Deli"), ...NOVEMBER },
    { rows: [["Corner Deli", "2026-11-02", 9]] },
  ],
  ["a shop without a rhythm, how much", { ...at("Corner Deli") }],
  [
    "a shop without a rhythm, dearer",
    { measure: "price-changes", ...at("Corner Deli") },
    {
      rows: [
        ["Corner Deli", "2026-10-02", 8],
        ["Corner Deli", "2026-11-02", 9],
      ],
    },
  ],
  [
    "a shop without a rhythm, dearer in october",
    { measure: "price-changes", ...at("Corner Deli"), ...OCTOBER },
    { rows: [["Corner Deli", "2026-10-02", 8]] },
  ],
];

const SAID = sectionsOf(new URL("./bill-edges.txt", import.meta.url));
const CASES = [...AGAINST, ...PAID].map(([name, asked, home = {}]) => [name, asked, home] as const);
test.each(CASES)("%s", (name, asked, home) => expect(say(asked, home)).toBe(SAID.get(name)));
