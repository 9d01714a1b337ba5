// What lies ahead, by the forecast: a balance on a day, the lowest day, what is safe to spend, whether a bill is covered.
import { describe, expect, test } from "vitest";
import { query, type Query } from "~/domain/coach/query/algebra";
import type { Household } from "~/domain/coach/query/data";
import { evaluate } from "~/domain/coach/engine/engine";
import { safeToSpend } from "~/domain/forecast/safe-to-spend";
import type { ForecastEntry, Forecast } from "~/domain/forecast/types";
import { formatFact } from "~/domain/coach/facts/fact";

const TODAY = "2026-11-22";
const entry = (day: string, cents: number, name: string, more: Partial<ForecastEntry> = {}): ForecastEntry => ({
  key: `plan ${name}`,
  day,
  accountId: "checking",
  otherAccountId: null,
  cents,
  kind: "bill",
  name,
  confidence: "likely",
  ...more,
});
const ENTRIES: readonly ForecastEntry[] = [
  entry("2026-11-25", -100_00, "Phone"),
  entry("2026-11-26", -300_00, "Everyday spending", { kind: "everyday", confidence: "guessed" }),
  entry("2026-12-01", -1_000_00, "Rent"),
  entry("2026-12-04", 2_000_00, "Acme", { kind: "pay" }),
  entry("2026-12-14", -400_00, "Card statement", { kind: "statement", key: "statement card", confidence: "certain" }),
];

const forecastWith = (balanceCents: number): Forecast => ({
  today: TODAY,
  to: "2027-02-20",
  accounts: [{ id: "checking", name: "Checking", type: "checking", balanceCents }],
  entries: ENTRIES,
  plans: [],
  payday: { day: "2026-12-04", cents: 2_000_00, name: "Acme" },
});

function household(balanceCents: number): Household {
  const forecast = forecastWith(balanceCents);
  return {
    today: TODAY,
    firstDay: null,
    accounts: [{ id: "checking", name: "Checking", type: "checking", balanceCents, limitCents: null }],
    debts: [],
    goals: [],
    budgets: [],
    recurring: [],
    credit: null,
    load: null,
    forecast,
    safe: safeToSpend(forecast, []),
  };
}

function say(asked: Partial<Query>, balanceCents = 3_000_00): string {
  const { text, facts } = evaluate(query(asked), household(balanceCents), new Map());
  return facts.reduce((words, fact) => words.replaceAll(`{{${fact.id}}}`, formatFact(fact)), text);
}
const until = (to: string) => ({ from: TODAY, to });

describe("what lies ahead", () => {
  test("a balance on a day is said by what is known, and apart from it as things usually go", () => {
    const said = say({ measure: "ahead", period: until("2026-12-02") });
    expect(said).toContain("Checking holds $1,900.00 at the end of Dec 2, 2026: $3,000.00 now, $1,100.00 going out.");
    expect(said).toContain("which is a guess, makes it about $1,600.00");
  });

  test("beyond the forecast it says how far it reaches", () => {
    expect(say({ measure: "ahead", period: until("2028-01-01") })).toContain("My forecast ends on Feb 20, 2027");
  });

  test("the lowest day is found", () => {
    const said = say({ measure: "ahead", statistic: "smallest" });
    expect(said).toContain("lowest with $1,900.00 on Dec 1, 2026");
    expect(said).toContain("about $1,600.00 on Dec 1, 2026");
  });

  test("what is safe to spend is what the cash flow screen says, with what it rests on", () => {
    const said = say({ measure: "spare" });
    expect(said).toContain("$1,500.00 of checking is safe to spend until payday on Dec 4, 2026");
    expect(said).toContain("takes $1,100.00 of it and would alone leave $1,900.00");
    expect(said).toContain("Rent: $1,000.00 out on Dec 1, 2026");
  });

  test("a day before payday is told what still comes between the two", () => {
    expect(say({ measure: "spare", period: until("2026-11-27") })).toContain(
      "$1,000.00 of what is due comes only after Nov 27, 2026",
    );
  });

  test("after payday it counts the pay, and everyday spending apart", () => {
    expect(say({ measure: "spare", period: until("2026-12-31") })).toContain(
      "$3,500.00 is left in checking at the end of Dec 31, 2026: $3,000.00 now, $2,000.00 coming in, $1,500.00 going out.",
    );
  });

  test("the verdict comes first, whichever way it's asked", () => {
    const makeIt = { measure: "spare", shape: "yes-no" } as const;
    const runOut = { ...makeIt, least: true };
    expect(say(makeIt)).toMatch(/^Yes, from what I know/);
    expect(say(runOut)).toMatch(/^No, not from what I know/);
    expect(say(makeIt, 1_000_00)).toMatch(/^No, not from what I know/);
    expect(say(runOut, 1_000_00)).toMatch(/^Yes, from what I know it falls short\. Checking is \$500\.00 short/);
  });

  test("what one would spend besides is taken off first", () => {
    const spending = {
      measure: "spare",
      shape: "yes-no",
      comparison: { against: "amount", is: "over", cents: 1_600_00 },
    } as const;
    expect(say(spending)).toMatch(
      /^No, not from what I know: it isn.t enough\. Checking is \$100\.00 short .* after the \$1,600\.00/,
    );
  });

  test("a card's statement is held against what is there when it's due", () => {
    const asked = { measure: "ahead", shape: "yes-no", subject: { kinds: ["credit"] } } as const;
    expect(say(asked)).toContain("$3,900.00 by then, so $3,500.00 is left after it");
    expect(say(asked, -1_000_00)).toMatch(/^No, not from what I know/);
  });

  test("without a forecast nothing is made up", () => {
    const bare: Household = { ...household(0), safe: null };
    delete bare.forecast;
    expect(evaluate(query({ measure: "spare" }), bare, new Map()).text).toContain("I can't tell");
  });
});
