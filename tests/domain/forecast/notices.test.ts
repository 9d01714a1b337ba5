import { describe, expect, test } from "vitest";
import { buildFacts } from "~/domain/coach/facts/build";
import { groundOf } from "~/domain/coach/facts/ground";
import { aheadOf } from "~/domain/forecast/ahead";
import { forecastOf } from "~/domain/forecast/forecast";
import type { ForecastInput } from "~/domain/forecast/types";
import { insightsInWords } from "~/texts/insights";
import { type HistoryRow, findRecurring } from "~/domain/ledger/recurring";
import { addDays } from "~/domain/periods";
import { plainHousehold } from "../../support/households";
import { CHECKING, everyDays, given, monthly, PAY, RENT, row, sampleInput } from "../../support/forecast";

const RULES = ["low-balance-ahead", "unusual-charge", "bill-due", "bill-rose"];

/** What is told of the days ahead, on one day. */
function told(input: ForecastInput) {
  const history = input.rows.filter(
    ({ pending, kind }) => !pending && (kind === "spending" || kind === "loan_payment" || kind === "income"),
  );
  return insightsInWords({
    today: input.today,
    months: [],
    accounts: [],
    budgets: [],
    goals: [],
    history: history.map((one): HistoryRow => one),
    recurring: findRecurring(history, input.today),
    ahead: aheadOf(forecastOf(input), []),
  }).filter(({ rule }) => RULES.includes(rule));
}

describe("what is told of the days ahead", () => {
  const pays = everyDays(14, "2026-11-13", 8, 1_200, PAY);
  const rent = monthly("2026-10-23", 6, -1_500, RENT);
  const short = { ...CHECKING, balanceCents: 1_100_00 };

  test("a balance that runs short says by how much, and a bill that is due says its sum", () => {
    const found = told(given([...pays, ...rent], [short]));
    expect(found.map(({ rule, message }) => [rule, message])).toEqual([
      ["low-balance-ahead", "It holds $1,100.00. With the bills expected by Nov 23, 2026, it would be $400.00 short."],
      ["bill-due", "About $1,500 on Nov 23, 2026."],
    ]);
  });

  test("the keys stay while the days pass and small things are bought", () => {
    const keys = ["2026-11-20", "2026-11-21", "2026-11-22"].map((today, at) => {
      const bought = row(today, -1 - at, { merchantName: `Shop ${at}` });
      const accounts = [{ ...short, balanceCents: 1_100_00 - at * 1_00 }];
      return told(given([...pays, ...rent, bought], accounts, [], today)).map(({ dedupeKey }) => dedupeKey);
    });
    expect(keys[0]).toHaveLength(2);
    expect(keys[1]).toEqual(keys[0]);
    expect(keys[2]).toEqual(keys[0]);
  });

  test("a what-if begins at the forecast's lowest day", () => {
    const inputs = plainHousehold();
    const ahead = aheadOf(forecastOf(given([...pays, ...rent], [short])), []);
    expect(ahead.lowest).toEqual({ day: "2026-11-23", cents: -400_00 });
    expect(groundOf(buildFacts({ ...inputs, ahead }), { ...inputs, ahead }).lowest).toEqual(ahead.lowest);
    expect(groundOf(buildFacts(inputs), inputs).lowest).toBeNull();
  });

  test("an idle account that is overdrawn by itself is no forecast", () => {
    const idle = { ...CHECKING, id: "idle", name: "Idle", balanceCents: -5_00 };
    expect(told(given([...pays], [CHECKING, idle]))).toEqual([]);
  });

  test.each(["demo", "test", "ada"])(
    "a healthy household is told at most three things a week, each once: %s",
    (seed) => {
      const days = new Map<string, string>();
      const perDay = Array.from({ length: 35 }, (_, at) => {
        const today = addDays("2026-04-20", at);
        const fresh = told(sampleInput(seed, today)).filter(({ dedupeKey }) => !days.has(dedupeKey));
        for (const { dedupeKey, rule } of fresh) days.set(dedupeKey, rule);
        return fresh.length;
      });
      const weeks = perDay.slice(8).map((_, at) => perDay.slice(at + 1, at + 8).reduce((sum, count) => sum + count, 0));
      expect(Math.max(...weeks)).toBeLessThanOrEqual(3);
      expect([...days.values()]).not.toContain("low-balance-ahead");
    },
  );
});
