// The engine against loops over rows that know nothing of filters: random queries, random households.
import fc from "../../support/fast-check";
import { describe, expect, test } from "vitest";
import { type Flow, type Period, type Query, query, type Statistic } from "~/domain/coach/query/algebra";
import type { Household } from "~/domain/coach/query/data";
import { flowFigures, flowNeeds } from "~/domain/coach/engine/spent-and-earned";
import { rowsHref } from "~/domain/ledger/row-links";
import { readFilter, type TransactionFilter } from "~/domain/ledger/transaction-filter";
import { answerNeeds, type Row, rowsAt } from "../../support/rows-in-memory";

const TODAY = "2026-11-21";
const ACCOUNTS = ["checking", "savings", "credit", "loan"];
const household: Household = {
  today: TODAY,
  firstDay: null,
  accounts: ACCOUNTS.map((type) => ({ id: `a-${type}`, name: type, type, balanceCents: 0, limitCents: null })),
  debts: [],
  goals: [],
  budgets: [{ category: "groceries", plannedCents: 50_000 }],
  recurring: [],
  credit: null,
  load: null,
};

const day = fc
  .integer({ min: 0, max: 400 })
  .map((back) => new Date(Date.UTC(2026, 10, 21) - back * 86_400_000).toISOString().slice(0, 10));
const MERCHANTS = [
  "Corner Market",
  "Starbucks 12",
  "Starbucks 99",
  "Uber",
  "Uber Eats",
  "Gap",
  "Singapore Air",
  "Interest Charged",
  "Late Fee",
  "Coffee Bean",
];
const rowOf = fc
  .record({
    day,
    merchantName: fc.constantFrom(...MERCHANTS),
    category: fc.constantFrom("groceries", "restaurants", "gas", "mortgage_rent", ""),
    kind: fc.constantFrom<Row["kind"][]>(
      "spending",
      "spending",
      "spending",
      "loan_payment",
      "refund",
      "income",
      "transfer",
      "card_payment",
    ),
    size: fc.integer({ min: 1, max: 60_000 }),
    accountId: fc.constantFrom(...ACCOUNTS.map((type) => `a-${type}`)),
    pending: fc.boolean(),
    isIn: fc.boolean(),
  })
  .map(({ size, isIn, kind, ...row }): Omit<Row, "id"> => {
    const inward = kind === "income" || kind === "refund" || ((kind === "transfer" || kind === "card_payment") && isIn);
    return {
      ...row,
      kind,
      cents: inward ? size : -size,
      category: ["income", "transfer", "card_payment"].includes(kind) ? null : row.category,
    };
  });
const rows = fc
  .array(rowOf, { maxLength: 60 })
  .map((all) => all.map((row, at): Row => ({ ...row, id: String(at).padStart(3, "0") })));

const period: fc.Arbitrary<Period> = fc
  .tuple(day, day)
  .map(([a, b]) => (a < b ? { from: a, to: b } : { from: b, to: a }));
const subject = fc.record(
  {
    categories: fc.subarray(["groceries", "restaurants", "gas", "food"], { minLength: 1, maxLength: 2 }),
    merchants: fc.subarray(["starbucks", "uber", "gap", "coffee"], { minLength: 1, maxLength: 2 }),
    accounts: fc.subarray(["a-checking", "a-credit"], { minLength: 1 }),
    kinds: fc.subarray(["credit", "savings"], { minLength: 1 }),
    except: fc.subarray(["mortgage_rent", "groceries"], { minLength: 1 }),
    exceptMerchants: fc.subarray(["starbucks", "coffee"], { minLength: 1 }),
  },
  { requiredKeys: [] },
);
const condition = fc.record(
  {
    min: fc.integer({ min: 1, max: 30_000 }),
    max: fc.integer({ min: 30_000, max: 60_000 }),
    weekdays: fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }),
  },
  { requiredKeys: [] },
);
const asked: fc.Arbitrary<Query> = fc
  .record({
    measure: fc.constantFrom<Flow>(
      "spent",
      "earned",
      "kept",
      "refunded",
      "moved",
      "interest",
      "fees",
      "outflow",
      "inflow",
    ),
    statistic: fc.constantFrom<Statistic>("total", "count", "each", "largest", "smallest", "per-day"),
    subject,
    period,
    condition,
    by: fc.constantFrom(
      "category" as const,
      "merchant" as const,
      "month" as const,
      "weekday" as const,
      "account" as const,
      null,
    ),
    other: fc.option(period),
  })
  .map(({ by, other, measure, statistic, ...rest }) =>
    query({
      ...rest,
      measure,
      statistic: by !== null || measure === "kept" ? "total" : statistic,
      by,
      shape: by === null ? "figure" : "ranking",
      comparison: other === null ? null : { against: "period", period: other },
    }),
  );

// ── Loops over rows ────────────────────────────────────────────────────────────────────────────────────────────────

const PARTS: Record<string, string[]> = {
  coffee: ["coffee", "starbucks"],
  starbucks: ["starbucks"],
  uber: ["uber"],
  gap: ["gap"],
};
const FOOD = ["groceries", "restaurants"];

function counts(row: Row, { subject: of, condition: when }: Query, flow: string, days: Period): boolean {
  if (row.pending !== (when.pending === true) || row.day < days.from || row.day > days.to) return false;
  const size = Math.abs(row.cents);
  if (when.min !== undefined && size < when.min) return false;
  if (when.max !== undefined && size > when.max) return false;
  if (when.weekdays && !when.weekdays.includes(new Date(`${row.day}T00:00:00Z`).getUTCDay())) return false;
  const wanted = [...(of.accounts ?? []), ...(of.kinds ?? []).map((kind) => `a-${kind}`)];
  if (wanted.length > 0 && !wanted.includes(row.accountId)) return false;
  const spends = ["spending", "refund", "loan_payment"].includes(row.kind);
  const category = row.category || "miscellaneous";
  if (
    of.categories &&
    !(spends && of.categories.some((one) => one === category || (one === "food" && FOOD.includes(category))))
  )
    return false;
  if (of.except?.includes(category)) return false;
  const name = row.merchantName.toLowerCase();
  if (of.exceptMerchants?.some((one) => (PARTS[one] ?? [one]).some((part) => name.includes(part)))) return false;
  if (
    of.merchants &&
    !of.merchants.some((one) =>
      (PARTS[one] ?? []).some((part) =>
        part === "gap" || part === "uber" ? name.startsWith(part) : name.includes(part),
      ),
    )
  )
    return false;
  if (flow === "spent") return spends;
  if (flow === "earned") return row.kind === "income";
  if (flow === "refunded") return row.kind === "refund";
  if (flow === "interest") return row.cents < 0 && name.startsWith("interest");
  if (flow === "outflow") return row.cents < 0;
  if (flow === "inflow") return row.cents > 0;
  if (flow === "fees") return spends && name.includes("fee") && !name.includes("coffee");
  if (wanted.length === 0) return row.kind === "transfer" && row.cents < 0;
  return row.kind === (wanted.includes("a-credit") ? "card_payment" : "transfer") && row.cents > 0;
}

/** `interest` and `fees` search by their own words, whatever else is named. */
function plainly(one: Query): Query {
  const { merchants: _merchants, ...subject } = one.subject;
  return one.measure === "interest" || one.measure === "fees" ? { ...one, subject } : one;
}

function total(all: readonly Row[], one: Query, days: Period): { cents: number; found: Row[] } {
  const flows = one.measure === "kept" ? ["earned", "spent"] : [one.measure];
  let cents = 0;
  const found: Row[] = [];
  for (const flow of flows)
    for (const row of all) {
      if (!counts(row, one, flow, days)) continue;
      found.push(row);
      const size =
        flow === "earned" || flow === "refunded" || flow === "inflow" || one.measure === "kept"
          ? row.cents
          : flow === "moved"
            ? Math.abs(row.cents)
            : -row.cents;
      cents += size;
    }
  return { cents, found };
}

const added = (all: readonly Row[], filter: TransactionFilter): number => {
  const linked = readFilter(new URL(rowsHref(filter), "https://app.test").searchParams);
  expect(linked).toEqual(filter);
  return rowsAt(all, linked)
    .filter(({ pending }) => !pending)
    .reduce((sum, { cents }) => sum + cents, 0);
};

/** Income has no category, so no list by category has its rows. */
const EARNED_BY_CATEGORY: [Row[], Query] = [
  [
    {
      id: "000",
      day: "2026-11-21",
      merchantName: "Corner Market",
      category: null,
      accountId: "a-checking",
      pending: false,
      kind: "income",
      cents: 1,
    },
  ],
  query({ measure: "earned", shape: "ranking", by: "category", period: { from: "2026-11-21", to: "2026-11-21" } }),
];

describe("what flows", () => {
  test("any valid query over any household: the engine says what loops over the rows say, and so do the rows at each link", () => {
    fc.assert(
      fc.property(rows, asked, (all, one) => {
        const { measure } = one;
        if (measure === "balance" || !isFlowName(measure)) return;
        const valid = plainly(one);
        const found = answerNeeds(all, flowNeeds(measure, valid, household));
        const figures = flowFigures(measure, valid, { household, found });
        const days = valid.period ?? { from: "", to: "" };
        const wanted = total(all, valid, days);
        const isOneRow = valid.statistic === "largest" || valid.statistic === "smallest";
        if (!isOneRow) expect(figures.sum.cents).toBe(wanted.cents + 0);
        if (measure !== "kept" && !isOneRow) {
          expect(figures.sum.count).toBe(wanted.found.length);
          const pending = figures.beside.find(({ role }) => role === "pending")?.sum;
          if (pending)
            expect(pending.cents).toBe(
              total(all, { ...valid, condition: { ...valid.condition, pending: true } }, days).cents + 0,
            );
          for (const { role, sum, query: part } of figures.beside)
            if (role === "part") expect(sum.cents).toBe(total(all, part, days).cents + 0);
          for (const { role, sum } of figures.beside)
            if (role === "refunds")
              expect(sum.cents).toBe(total(all, { ...valid, measure: "refunded" }, days).cents + 0);
          expect(Math.abs(added(all, figures.sum.rows ?? {}))).toBe(Math.abs(figures.sum.cents));
        }
        const withPending = [
          ...wanted.found,
          ...total(all, { ...valid, condition: { ...valid.condition, pending: true } }, days).found,
        ];
        const isOne = valid.statistic === "largest" || valid.statistic === "smallest";
        const sizes = (isOne ? withPending.filter(({ cents }) => measure !== "spent" || cents < 0) : wanted.found).map(
          ({ cents }) => Math.abs(cents),
        );
        if (valid.statistic === "largest") expect(figures.value).toBe(Math.max(0, ...sizes));
        if (valid.statistic === "smallest") expect(figures.value).toBe(sizes.length === 0 ? 0 : Math.min(...sizes));
        if (valid.statistic === "count") expect(figures.value).toBe(sizes.length);
        if (valid.statistic === "each")
          expect(figures.value).toBe(Math.round(wanted.cents / Math.max(1, sizes.length)));
        if (valid.comparison?.against === "period" && figures.against?.is === "sum")
          expect(figures.against.sum.cents).toBe(total(all, valid, valid.comparison.period).cents + 0);
        for (const group of figures.groups) {
          if (group.rows) expect(Math.abs(added(all, group.rows))).toBe(Math.abs(group.cents));
        }
        if (one.by !== null && valid.comparison === null)
          expect(figures.groups.reduce((sum, { cents }) => sum + cents, 0)).toBe(wanted.cents + 0);
      }),
      { numRuns: 1_500, examples: [EARNED_BY_CATEGORY] },
    );
  });
});

function isFlowName(measure: string): measure is Flow {
  return ["spent", "earned", "kept", "refunded", "moved", "interest", "fees"].includes(measure);
}
