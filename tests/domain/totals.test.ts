import fc from "../support/fast-check";
import { expect, test } from "vitest";
import { TRANSACTION_KINDS } from "~/domain/categories/classify";
import { addDays } from "~/domain/periods";
import {
  categoryOf,
  flowOf,
  inDays,
  incomeOf,
  inMonth,
  type Kind,
  spendingByCategory,
  spendingOf,
  type CategorySum,
  sumsOfRows,
} from "~/domain/ledger/totals";

const sum = (category: string, kind: Kind, cents: number): CategorySum => ({ category, kind, cents, count: 1 });

test("spending is spending, less refunds, with loan payments; income is income; the flow is everything", () => {
  const sums = [
    sum("gas", "spending", -100),
    sum("gas", "refund", 30),
    sum("", "loan_payment", -7),
    sum("", "transfer", -1_000),
    sum("", "card_payment", -2_000),
    sum("", "income", 500),
  ];
  expect([spendingOf(sums), incomeOf(sums), flowOf(sums)]).toEqual([77, 500, -2_577]);
  expect(Object.is(spendingOf([]), 0)).toBe(true);
});

test("categories stand by what was spent, equals by name; what comes to nothing is left out, more refunds stay", () => {
  const sums = [
    sum("b", "spending", -5),
    sum("a", "spending", -5),
    sum("c", "spending", -9),
    sum("d", "spending", -4),
    sum("d", "refund", 4),
    sum("e", "refund", 3),
    sum("", "spending", -1),
    sum("z", "transfer", -99),
  ];
  const wanted = [
    { category: "c", cents: 9 },
    { category: "a", cents: 5 },
    { category: "b", cents: 5 },
    { category: "miscellaneous", cents: 1 },
    { category: "e", cents: -3 },
  ];
  expect(spendingByCategory(sums)).toEqual(wanted);
  expect(spendingByCategory([...sums].reverse())).toEqual(wanted);
  expect([categoryOf({ category: null }), categoryOf({ category: "" }), categoryOf({ category: "gas" })]).toEqual([
    "miscellaneous",
    "miscellaneous",
    "gas",
  ]);
});

test("a range holds its first and its last day, a month its own sums", () => {
  const days = ["2026-02-28", "2026-03-01", "2026-03-31", "2026-04-01"].map((day) => ({ day }));
  expect(inDays(days, { from: "2026-03-01", to: "2026-03-31" })).toEqual([
    { day: "2026-03-01" },
    { day: "2026-03-31" },
  ]);
  const months = ["2026-02", "2026-03"].map((month) => ({ ...sum("gas", "spending", -1), month }));
  expect(inMonth(months, "2026-03")).toEqual([months[1]]);
});

test("property: sums of rows, by day and by month, hold each posted row once", () => {
  const rows = fc.array(
    fc.record({
      day: fc.integer({ min: 0, max: 70 }).map((days) => addDays("2026-01-15", days)),
      category: fc.constantFrom("", "gas", "groceries"),
      kind: fc.constantFrom(...TRANSACTION_KINDS),
      cents: fc.integer({ min: -10_000, max: 10_000 }),
      pending: fc.boolean(),
    }),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(rows, (list) => {
      const posted = list.filter((row) => !row.pending);
      const { days, months } = sumsOfRows(list);
      for (const sums of [days, months]) {
        expect(flowOf(sums)).toBe(posted.reduce((all, { cents }) => all + cents, 0));
        expect(sums.reduce((all, { count }) => all + count, 0)).toBe(posted.length);
      }
      const keys = days.map(({ day, category, kind }) => `${day} ${category} ${kind}`);
      expect(new Set(keys).size).toBe(keys.length);
      for (const one of months) {
        const own = posted.filter(
          ({ day, category, kind }) => day.startsWith(one.month) && category === one.category && kind === one.kind,
        );
        expect([one.count, one.cents]).toEqual([own.length, own.reduce((all, { cents }) => all + cents, 0)]);
      }
    }),
  );
});
