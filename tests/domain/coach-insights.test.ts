import fc from "../support/fast-check";
import { expect, test } from "vitest";
import { CATEGORIES } from "~/domain/categories/list";
import { buildFacts } from "~/domain/coach/facts/build";
import { formatFact, factName, type FactSheet } from "~/domain/coach/facts/fact";
import type { CoachInputs, CoachGoal } from "~/domain/coach/facts/inputs";
import { outlookOf } from "~/domain/goals/pace";
import { INSIGHT_RULES } from "~/domain/insights/engine";
import { insightsInWords } from "~/texts/insights";
import type { InsightDraft, InsightGoal } from "~/domain/insights/types";
import { formatAbout, sumCents } from "~/domain/money";
import { addDays, addMonthsToDay } from "~/domain/periods";
import { findRecurring, type HistoryRow } from "~/domain/ledger/recurring";
import { household, sum } from "../support/coach";

const TODAY = "2026-11-21";

/** The facts of the very thing that a finding speaks of. */
const SAME: Record<string, (of: { key: string; named: (family: string) => string[] }) => string[]> = {
  "category-above-usual": ({ key }) => [`spend.${key}.this`, `spend.${key}.average`],
  "spending-down": () => ["spend.last", "earlier.less"],
  "spent-more-than-earned": () => ["spend.last", "income.last", "short.last"],
  "saved-well": () => ["income.last", "saved.last"],
  "budget-use": ({ key }) => [`spend.${key}.this`, `budget.${key}.planned`, `budget.${key}.over`, `budget.${key}.left`],
  "unusual-charge": ({ named }) => named("odd").flatMap((id) => [`${id}.amount`, `${id}.usual`]),
  "double-charge": ({ named }) => named("twice").map((id) => `${id}.amount`),
  "bill-rose": ({ named }) => named("rise").flatMap((id) => [`${id}.from`, `${id}.to`, `${id}.year`]),
  "subscription-found": ({ named }) => named("regular").map((id) => `${id}.price`),
  "rare-bill-due": ({ named }) => named("regular").map((id) => `${id}.price`),
  "income-late": ({ named }) => named("late").map((id) => `${id}.amount`),
  "low-balance-ahead": () => ["balance.checking", "low.held", "low.amount"],
  "bill-due": ({ named }) => named("due").map((id) => `${id}.amount`),
  "goal-ahead": ({ named }) => goalFacts(named),
  "goal-behind": ({ named }) => goalFacts(named),
  "goal-reached": ({ named }) => goalFacts(named),
  "card-use-high": () => ["owed.cards", "limit.cards", "utilization.pay-down"],
  "idle-cash": () => ["balance.checking", "spend.average"],
};

function goalFacts(named: (family: string) => string[]): string[] {
  return [
    ...named("goal").flatMap((id) => [`${id}.current`, `${id}.target`, `${id}.ahead`, `${id}.needed`]),
    ...named("debt").flatMap((id) => [`${id}.paid`, `${id}.original`, `${id}.ahead`, `${id}.needed`]),
    ...named("cleared").map((id) => `${id}.amount`),
  ];
}

/** Facts come in numbered families; those whose name stands in the finding's title are about the same thing. */
function sameFacts(sheet: FactSheet, insight: InsightDraft): string[] {
  const named = (family: string) =>
    Array.from({ length: 8 }, (_, n) => `${family}.${n + 1}`).filter((id) => {
      const name = sheet.get(`${id}.name`)?.value;
      return name?.unit === "name" && insight.title.includes(factName(name.text));
    });
  return SAME[insight.rule]?.({ key: insight.dedupeKey.split(":")[1] ?? "", named }) ?? [];
}

const category = fc.constantFrom("", ...CATEGORIES.map(({ id }) => id));
const cents = (min: number, max: number) => fc.integer({ min, max });
const sums = fc.array(
  fc.record({
    month: fc.constantFrom("2026-07", "2026-08", "2026-09", "2026-10", "2026-11"),
    category,
    dollars: cents(20, 3000),
    kind: fc.constantFrom("spending" as const, "income" as const, "refund" as const, "loan_payment" as const),
  }),
  { minLength: 5, maxLength: 40 },
);
const stream = fc.record({
  name: fc.constantFrom("Northlight Video", "Acme Payroll", "Maple Court", "Blue Gym", "Carefree Insurance"),
  start: fc.constantFrom(-24, -6, -5, -3),
  months: fc.constantFrom(1, 1, 1, 12),
  shift: cents(-13, 13),
  price: cents(500, 250_000),
  rise: fc.option(fc.record({ by: cents(2, 30), last: cents(1, 2) }), { nil: null }),
  category: fc.constantFrom("entertainment", "utilities", "phone"),
  missed: fc.boolean(),
});
const single = fc.record({
  name: fc.constantFrom("Corner Market", "Garage"),
  back: cents(0, 9),
  price: cents(2_000, 60_000),
  twice: fc.boolean(),
});
const goal = fc.record({
  name: fc.constantFrom("Lake house", "Old loan", "Bicycle"),
  type: fc.constantFrom("savings" as const, "debt" as const),
  targetCents: cents(10_000, 900_000),
  opening: cents(0, 90_000),
  added: cents(0, 900_000),
  deadline: fc.constantFrom(null, "2026-10-01", "2027-02-15", "2028-01-01"),
  ratePercent: fc.constantFrom(null, 0, 9),
});
const forecast = fc.option(
  fc.record({ due: cents(5_000, 300_000), held: cents(0, 900_000), shortCents: cents(1, 90_000) }),
  { nil: undefined },
);
const balances = fc.record({ checking: cents(0, 4_000_000), card: cents(-600_000, 0) });

function rowsOf(
  drawn: {
    name: string;
    start: number;
    months: number;
    shift: number;
    price: number;
    rise: { by: number; last: number } | null;
    category: string;
    missed: boolean;
  },
  at: number,
): HistoryRow[] {
  const income = drawn.name === "Acme Payroll";
  const first = addDays(addMonthsToDay(TODAY, drawn.start), drawn.shift);
  const days = Array.from({ length: 25 }, (_, index) => addMonthsToDay(first, index * drawn.months)).filter(
    (day) => day <= (drawn.missed ? addDays(TODAY, -25) : TODAY),
  );
  return days.map((day, index) => {
    const risen = drawn.rise !== null && index >= days.length - drawn.rise.last;
    const price = Math.round(drawn.price * (risen && drawn.rise ? 1 + drawn.rise.by / 100 : 1));
    return {
      id: `s${at}-${index}`,
      merchantName: drawn.name,
      category: income ? "" : drawn.category,
      kind: income ? "income" : "spending",
      day,
      cents: income ? price : -price,
      accountId: "a1",
    };
  });
}

test("property: every amount of the dashboard's findings is the coach's own figure of the same thing, for each rule", () => {
  const told = new Map<string, number>();
  fc.assert(
    fc.property(
      sums,
      fc.uniqueArray(stream, { selector: ({ name }) => name, maxLength: 5 }),
      fc.uniqueArray(single, { selector: ({ name }) => name, maxLength: 2 }),
      fc.uniqueArray(goal, { selector: ({ name }) => name, maxLength: 3 }),
      balances,
      forecast,
      (drawn, streams, singles, wanted, held, expected) => {
        const base = household();
        const usual = Array.from({ length: 12 }, (_, index): HistoryRow => ({
          id: `u${index}`,
          merchantName: "Corner Market",
          category: "groceries",
          kind: "spending",
          day: addDays(TODAY, -30 - index * 9),
          cents: -2_000 - index * 100,
          accountId: "a1",
        }));
        const charges = singles.flatMap(({ name, back, price, twice }, at) =>
          [0, 1]
            .filter((n) => n === 0 || twice)
            .map((n): HistoryRow => ({
              id: `c${at}-${n}`,
              merchantName: name,
              category: "groceries",
              kind: "spending",
              day: addDays(TODAY, -back),
              cents: -price,
              accountId: "a1",
            })),
        );
        const history = [...usual, ...streams.flatMap(rowsOf), ...charges];
        const goals = wanted.map((one, index): CoachGoal => {
          const entries = [
            { day: "2026-01-01", kind: "opening" as const, amountCents: Math.min(one.opening, one.targetCents) },
            {
              day: "2026-10-05",
              kind: "contribution" as const,
              amountCents: Math.min(one.added, one.targetCents - Math.min(one.opening, one.targetCents)),
            },
          ];
          const done = sumCents(entries.map(({ amountCents }) => amountCents));
          return {
            id: `g${index}`,
            type: one.type,
            name: one.name,
            targetCents: one.targetCents,
            currentCents: one.type === "debt" ? one.targetCents - done : done,
            deadline: one.deadline,
            ratePercent: one.ratePercent,
            minimumCents: null,
            startDay: "2026-01-01",
            entries,
          };
        });
        const ahead = expected && {
          safe: null,
          untilPay: [],
          lowest: null,
          low: {
            accountId: "a1",
            heldCents: expected.held,
            day: addDays(TODAY, 9),
            shortCents: expected.shortCents,
          },
          due: [
            { key: "rent", name: "Elm Street", day: addDays(TODAY, 1), cents: -expected.due, heldCents: expected.held },
          ],
        };
        const inputs: CoachInputs = {
          ...base,
          ...(ahead ? { ahead } : {}),
          history,
          goals,
          recurring: findRecurring(history, TODAY).filter(({ active }) => active),
          sums: drawn.map((row) => sum(row.month, row.category, row.dollars, row.kind)),
          accounts: base.accounts.map((account) => ({
            ...account,
            balanceCents:
              account.type === "checking"
                ? held.checking
                : account.type === "credit"
                  ? held.card
                  : account.balanceCents,
          })),
        };
        const sheet = buildFacts(inputs);
        const found = insightsInWords({
          today: TODAY,
          ...(ahead ? { ahead } : {}),
          months: inputs.sums,
          history,
          recurring: findRecurring(history, TODAY),
          accounts: inputs.accounts.map((account) => ({
            id: account.id,
            name: account.name,
            type: account.type,
            balance: account.balanceCents,
            limit: account.limitCents,
          })),
          budgets: inputs.budgets.map(({ category: id, plannedCents }) => ({
            category: id,
            planned: plannedCents,
            spent: Math.max(0, sheet.cents(`spend.${id}.this`)),
          })),
          goals: goals.map((one): InsightGoal => {
            const done = one.type === "debt" ? one.targetCents - one.currentCents : one.currentCents;
            return {
              id: one.id,
              name: one.name,
              type: one.type,
              target: one.targetCents,
              current: done,
              startDay: one.startDay,
              startCents: one.entries[0]?.amountCents ?? 0,
              deadline: one.deadline,
              needed: outlookOf({ ...one, interestRate: one.ratePercent, doneCents: done }, TODAY).neededCents,
            };
          }),
        });
        for (const insight of found) {
          const same = sameFacts(sheet, insight)
            .flatMap((id) => sheet.get(id) ?? [])
            .flatMap((fact) => [
              formatFact(fact),
              ...(fact.value.unit === "usd" ? [formatAbout(fact.value.cents)] : []),
            ]);
          for (const [amount] of `${insight.message} ${insight.action}`.matchAll(/\$[\d,]+(?:\.\d\d)?/g)) {
            told.set(insight.rule, (told.get(insight.rule) ?? 0) + 1);
            if (!same.includes(amount))
              expect({ rule: insight.rule, title: insight.title, message: insight.message, amount, same }).toEqual(
                "the coach's own figure",
              );
          }
        }
      },
    ),
    { numRuns: 500 },
  );
  expect(INSIGHT_RULES.map(({ id }) => id).filter((id) => (told.get(id) ?? 0) < 5)).toEqual([]);
});
