// What the engine says: each figure has its rows or its screen behind it, and every sentence passes the number gate.
import fc from "../../support/fast-check";
import { describe, expect, test } from "vitest";
import {
  type Comparison,
  FLOWS,
  GROUPINGS,
  type Measure,
  query,
  type Query,
  SCHEDULES,
  SHAPES,
  STANDINGS,
  STATISTICS,
} from "~/domain/coach/query/algebra";
import { evaluate, needs } from "~/domain/coach/engine/engine";
import { readText } from "~/domain/coach/reading/read";
import { createSheet } from "~/domain/coach/facts/fact";
import { fillFacts, gateProblems } from "~/domain/coach/number-gate";
import { demoHousehold } from "../../support/demo-household";
import { factProblems } from "../../support/fact-checks";
import { answerNeeds } from "../../support/rows-in-memory";

const TODAY = "2026-11-21";
const { rows, household, person } = demoHousehold(TODAY);

function said(asked: Query) {
  const sheet = createSheet(TODAY);
  const answer = evaluate(asked, household, answerNeeds(rows, needs(asked, household)));
  for (const fact of answer.facts) sheet.add(fact);
  return { answer, facts: sheet.all(), ...fillFacts(answer.text, sheet.all()) };
}

const comparison: fc.Arbitrary<Comparison | null> = fc.constantFrom<(Comparison | null)[]>(
  null,
  null,
  { against: "period", period: { from: "2026-09-01", to: "2026-09-30" } },
  { against: "subject", subject: { categories: ["restaurants"] } },
  { against: "usual" },
  { against: "plan" },
  { against: "income" },
  { against: "amount", cents: 50_000, is: "over" },
);
const asked: fc.Arbitrary<Query> = fc
  .record({
    measure: fc.constantFrom<Measure[]>(...FLOWS, ...FLOWS, ...FLOWS, ...STANDINGS, ...SCHEDULES),
    statistic: fc.constantFrom(...STATISTICS),
    shape: fc.constantFrom(...SHAPES),
    by: fc.constantFrom(...GROUPINGS),
    subject: fc.constantFrom<Query["subject"][]>(
      {},
      { categories: ["groceries"] },
      { categories: ["food"], except: ["restaurants"] },
      { merchants: ["coffee"] },
      { merchants: ["wegmans"] },
      { kinds: ["credit"] },
      { accounts: [household.accounts[0]?.id ?? ""] },
    ),
    period: fc.constantFrom(
      null,
      { from: "2026-10-01", to: "2026-10-31" },
      { from: "2026-11-01", to: TODAY },
      { from: "2026-10-12", to: "2026-10-12" },
      { from: "2026-01-01", to: TODAY },
    ),
    condition: fc.constantFrom<Query["condition"][]>(
      {},
      {},
      { min: 5_001 },
      { min: 2_000, max: 4_000 },
      { weekdays: [0, 6] },
      { times: 3 },
    ),
    comparison,
    least: fc.boolean(),
  })
  .map(({ by, shape, ...rest }) => query({ ...rest, shape, by: shape === "ranking" || shape === "trend" ? by : null }));

describe("answers of the engine", () => {
  test("any query gets whole sentences that pass the number gate, with figures that are linked", () => {
    fc.assert(
      fc.property(asked, (one) => {
        const { text, unknown, facts, answer } = said(one);
        expect(unknown).toEqual([]);
        expect(text).not.toBe("");
        expect(text).not.toMatch(/\{\{|undefined|NaN|\$-| {2}|\.\.|null/);
        expect(gateProblems(answer.text, facts)).toEqual([]);
        for (const fact of facts) expect([fact.id, factProblems(fact)]).toEqual([fact.id, []]);
      }),
      { numRuns: 1000 },
    );
  });

  const ask = (text: string): string => {
    const read = readText(text, person);
    return read.is === "queries" ? read.queries.map((one) => said(one).text).join("\n\n") : read.is;
  };

  const spent = (wanted: (row: (typeof rows)[number]) => boolean, from: string, to: string): string => {
    let cents = 0;
    for (const row of rows) {
      if (row.pending || row.day < from || row.day > to || !["spending", "refund", "loan_payment"].includes(row.kind))
        continue;
      if (wanted(row)) cents -= row.cents;
    }
    return `$${(cents / 100).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
  };

  test("sentences: a figure, a ranking, a comparison, a list", () => {
    const groceries = (row: { category: string | null }) => row.category === "groceries";
    expect(ask("how much did i spend on groceries last month")).toMatch(
      new RegExp(
        `^You spent \\${spent(groceries, "2026-10-01", "2026-10-31")} on Groceries last month, in \\d+ transactions: `,
      ),
    );
    expect(ask("groceries this month vs last month")).toContain(
      `You spent ${spent(groceries, "2026-11-01", TODAY)} on Groceries so far this month, and ${spent(groceries, "2026-10-01", "2026-10-21")} from Oct 1, 2026 to Oct 21, 2026.`,
    );
    expect(ask("where did my money go in september")).toMatch(
      /^You spent \$[\d,.]+ in September 2026\. The most:\n\n- Mortgage\/Rent: \$/,
    );
    expect(ask("how much did i spend at wegmans last month")).toBe("I see no spending at Wegmans last month.");
  });
});
