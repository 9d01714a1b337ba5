// What is said of a month's budget at its edges, in round figures: just used up and a cent past it, one category and several,
// what is pending, the last day of a month, a bill that is paid or still to come; below each what its figures are called and
// where they lead. The day is Wednesday, November 18, 2026.
import { expect, test } from "vitest";
import type { BudgetCategory } from "~/domain/budget/budget";
import { query, type Query } from "~/domain/coach/query/algebra";
import type { NeedAnswer, Household } from "~/domain/coach/query/data";
import type { Recurring } from "~/domain/ledger/recurring";
import { sectionsOf, told } from "./edges";

const TODAY = "2026-11-18";

type Month = Readonly<Record<string, readonly [planned: number, spent: number, pending?: number]>>;

const category = (id: BudgetCategory["id"], planned: number, spent: number): BudgetCategory => ({
  ...{ id, name: id, icon: "", carried: 0, rollover: false },
  ...{ plannedAmount: planned * 100, ownAmount: planned * 100, actualSpent: spent * 100 },
  remaining: Math.round((planned - spent) * 100),
});

const IDS = ["groceries", "restaurants", "gas", "internet", "travel", "utilities"] as const;
const budgetOf = (month: Month): NeedAnswer => ({
  budget: IDS.flatMap((id) => {
    const [planned, spent] = month[id] ?? [];
    return planned === undefined || spent === undefined ? [] : [category(id, planned, spent)];
  }),
  pendingCents: Object.fromEntries(
    Object.entries(month).flatMap(([id, [, , pending]]) => (pending === undefined ? [] : [[id, pending * 100]])),
  ),
});

const bill = (more: Partial<Recurring>): Recurring => ({
  ...{ key: "net", merchantName: "Fiberline Internet", category: "internet", kind: "spending", cadence: "monthly" },
  ...{ amount: "fixed", count: 6, firstDay: "2026-05-20", lastDay: "2026-10-20", nextDay: "2026-11-20" },
  ...{ lastCents: -60_00, typicalCents: -60_00, monthlyCents: -60_00, lastId: "net", active: true, change: null },
  ...more,
});

const HOME: Household = {
  ...{ today: TODAY, firstDay: "2025-11-01", accounts: [], debts: [], goals: [], budgets: [], recurring: [bill({})] },
  ...{ credit: null, load: null },
};

const say = (asked: Partial<Query>, month: Month, home: Partial<Household> = {}): string =>
  told(query({ measure: "left", ...asked }), { ...HOME, ...home }, () => budgetOf(month));

const yes: Partial<Query> = { shape: "yes-no" };
const of = (...categories: string[]): Partial<Query> => ({ subject: { categories } });
const amount = (dollars: number): Partial<Query> => ({
  comparison: { against: "amount", cents: dollars * 100, is: "over" },
});
const OCTOBER: Partial<Query> = { period: { from: "2026-10-01", to: "2026-10-31" } };

const near: Partial<Query> = { shape: "ranking", statistic: "largest" };

/** Most stand in budget, one is used up, and in one something is pending; another has no plan. */
const G: Month = { groceries: [400, 300], restaurants: [100, 80, 30], gas: [50, 50], travel: [0, 75] };
type Case = readonly [name: string, asked: Partial<Query>, month: Month, home?: Partial<Household>];
const CASES: readonly Case[] = [
  ["amount fits", { ...yes, ...of("groceries"), ...amount(50), least: true }, G],
  ["amount fits, asks over", { ...yes, ...of("groceries"), ...amount(50) }, G],
  ["amount to the cent", { ...yes, ...of("groceries"), ...amount(100), least: true }, G],
  ["amount a dollar more", { ...yes, ...of("groceries"), ...amount(101), least: true }, G],
  ["amount a dollar more asks over", { ...yes, ...of("groceries"), ...amount(101) }, G],
  ["pending takes it", { ...yes, ...of("restaurants"), ...amount(10), least: true }, G],
  ["pending just fits", { ...yes, ...of("restaurants"), ...amount(5), least: true }, { restaurants: [100, 80, 15] }],
  ["pending, some left", { ...yes, ...of("restaurants"), ...amount(5), least: true }, { restaurants: [100, 50, 15] }],
  ["already over", { ...yes, ...of("gas"), ...amount(5), least: true }, { gas: [50, 60] }],
  ["used up", { ...yes, ...of("gas"), ...amount(5), least: true }, G],
  ["bill to come", { ...yes, subject: { merchants: ["Fiberline"] }, least: true }, { internet: [80, 10] }],
  ["bill to come doesn't fit", { ...yes, subject: { merchants: ["Fiberline"] }, least: true }, { internet: [60, 10] }],
  [
    "bill paid",
    { ...yes, subject: { merchants: ["Fiberline"] }, least: true },
    { internet: [80, 60] },
    { recurring: [bill({ lastDay: "2026-11-17", nextDay: "2026-12-17" })] },
  ],
  ["next bill of it", { ...yes, ...of("internet"), statistic: "next", least: true }, { internet: [80, 10] }],
  [
    "next of two",
    { ...yes, ...of("internet"), statistic: "next", least: true },
    { internet: [80, 10] },
    { recurring: [bill({ nextDay: "2026-11-25", merchantName: "Later Net" }), bill({})] },
  ],
  [
    "next is today",
    { ...yes, ...of("internet"), statistic: "next", least: true },
    { internet: [80, 10] },
    { recurring: [bill({ nextDay: TODAY })] },
  ],
  [
    "none further",
    { ...yes, ...of("internet"), statistic: "next", least: true },
    { internet: [80, 10] },
    { recurring: [bill({ nextDay: "2026-12-20" })] },
  ],
  [
    "next was yesterday",
    { ...yes, ...of("internet"), statistic: "next", least: true },
    { internet: [80, 10] },
    { recurring: [bill({ nextDay: "2026-11-17" })] },
  ],
  ["last day of the month", { ...yes, ...of("groceries"), ...amount(50), least: true }, G, { today: "2026-11-30" }],
  ["day before the last", { ...yes, ...of("groceries"), ...amount(50), least: true }, G, { today: "2026-11-29" }],
  ["each kept, all", { ...yes, by: "category", least: true }, { groceries: [400, 300], gas: [50, 50] }],
  ["each kept, asks over", { ...yes, by: "category" }, { groceries: [400, 300], gas: [50, 50] }],
  ["each kept, one over", { ...yes, by: "category", least: true }, { groceries: [400, 300], gas: [50, 51] }],
  ["each kept, all over", { ...yes, by: "category" }, { groceries: [400, 500], gas: [50, 51] }],
  [
    "each kept, soon",
    { ...yes, by: "category", least: true },
    { groceries: [400, 300, 101], gas: [50, 40, 10], restaurants: [10, 5, 6] },
  ],
  [
    "each kept in october",
    { ...yes, by: "category", least: true, ...OCTOBER },
    { groceries: [400, 300, 101], gas: [50, 50] },
  ],
  ["each kept in october, one over", { ...yes, by: "category", ...OCTOBER }, { groceries: [400, 500], gas: [50, 50] }],
  [
    "each kept in october, two over",
    { ...yes, by: "category", ...OCTOBER },
    { groceries: [400, 500], gas: [50, 60], travel: [100, 20] },
  ],
  ["left", {}, G],
  ["left of one", { ...of("groceries") }, G],
  ["left of one pending", { ...of("restaurants") }, G],
  ["left of one pending just", { ...of("restaurants") }, { restaurants: [100, 80, 20] }],
  ["left of two pending", { ...of("restaurants", "groceries") }, G],
  ["left used up", { ...of("gas") }, G],
  ["left last day", { ...of("groceries") }, G, { today: "2026-11-30" }],
  ["left by the week", { ...of("groceries"), statistic: "per-week" }, G],
  ["left october", { ...OCTOBER }, { groceries: [400, 300, 9], gas: [50, 40] }],
  ["over october", { ...OCTOBER, ...of("gas") }, { gas: [50, 60] }],
  ["over", { ...of("gas") }, { gas: [50, 60] }],
  ["within?", { ...yes, least: true }, G],
  ["over?", { ...yes }, G],
  ["over? of one over", { ...yes, ...of("gas") }, { gas: [50, 60] }],
  ["within? of one over", { ...yes, ...of("gas"), least: true }, { gas: [50, 60] }],
  ["over? some over", { ...yes }, { groceries: [400, 300], gas: [50, 60], restaurants: [100, 130, 5] }],
  ["pace of a bill", { ...yes, ...of("internet") }, { internet: [80, 10] }],
  ["pace within", { ...yes, ...of("groceries") }, { groceries: [400, 100] }],
  ["pace just", { ...yes, ...of("groceries") }, { groceries: [400, 240] }],
  ["each", { shape: "ranking" }, { groceries: [400, 300], gas: [50, 60], restaurants: [20, 20] }],
  ["list over", { shape: "list" }, { groceries: [400, 410], gas: [50, 60], restaurants: [20, 20, 5] }],
  ["list over none", { shape: "list" }, { groceries: [400, 400, 0.5], gas: [50, 45, 5] }],
  ["list over one", { shape: "list", ...OCTOBER }, { groceries: [400, 410, 4], gas: [50, 45, 50] }],
  ["list none october", { shape: "list", ...OCTOBER }, { groceries: [400, 400], gas: [50, 45] }],
  [
    "list within",
    { shape: "list", least: true },
    { groceries: [400, 390], gas: [50, 20], restaurants: [20, 21], travel: [5, 5] },
  ],
  ["list within none", { shape: "list", least: true, ...OCTOBER }, { restaurants: [20, 21] }],
  ["budgeted", { measure: "budgeted" }, G],
  ["budgeted two", { measure: "budgeted" }, { groceries: [400, 300, 20], gas: [50, 60] }],
  ["budgeted two used", { measure: "budgeted" }, { groceries: [400, 300, 120], gas: [50, 60] }],
  ["budgeted one", { measure: "budgeted", ...of("gas") }, G],
  ["budgeted largest of october", { measure: "budgeted", statistic: "largest", ...OCTOBER }, G],
  ["budgeted smallest", { measure: "budgeted", statistic: "smallest" }, G],
  ["budgeted october", { measure: "budgeted", ...OCTOBER }, G],
  ["not planned", { ...of("travel") }, G],
  ["not planned two", { ...of("travel", "utilities") }, G],
  ["no budget", {}, { travel: [0, 20] }],
  ["no budget october", { ...OCTOBER }, { travel: [0, 20] }],
  ["unplanned", { measure: "unplanned" }, { groceries: [400, 300], travel: [0, 75], utilities: [0, 90] }],
  ["unplanned none", { measure: "unplanned", ...OCTOBER }, { groceries: [400, 300], travel: [0, 0] }],
  ["pending a cent short", { ...of("gas") }, { gas: [50, 40, 11] }],
  ["near their limit", near, { groceries: [400, 300], gas: [50, 45, 4], restaurants: [100, 130] }],
  ["near, one just at the mark", near, { groceries: [400, 340], gas: [50, 20] }],
  ["near, a dollar below the mark", near, { groceries: [400, 339], gas: [50, 20, 9] }],
  ["near, all of them", near, { groceries: [400, 400], gas: [50, 45] }],
  [
    "near half of it",
    { ...near, condition: { percent: 50 } },
    { groceries: [400, 200], gas: [50, 24], travel: [0, 9] },
  ],
  ["near in october", { ...near, ...OCTOBER }, { groceries: [400, 390, 9], gas: [50, 45, 4], restaurants: [100, 20] }],
  ["near in october, one", { ...near, ...OCTOBER }, { groceries: [400, 390], gas: [50, 5] }],
  ["near in october, none", { ...near, ...OCTOBER }, { groceries: [400, 90], gas: [50, 5] }],
];

const SAID = sectionsOf(new URL("./budget-edges.txt", import.meta.url));

const ALL = CASES.map(([name, asked, month, home = {}]) => [name, asked, month, home] as const);
test.each(ALL)("%s", (name, asked, month, home) => expect(say(asked, month, home)).toBe(SAID.get(name)));
