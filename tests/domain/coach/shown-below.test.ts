// What an answer shows beside the figure that was asked for: its few rows, who paid, the one before, a rate, the stretch between.
import { describe, expect, test } from "vitest";
import { fillFacts } from "~/domain/coach/number-gate";
import { type Query, query } from "~/domain/coach/query/algebra";
import type { Household } from "~/domain/coach/query/data";
import { evaluate, needs } from "~/domain/coach/engine/engine";
import { plainlySaid } from "~/domain/coach/reading/ways-of-saying";
import { plainWords } from "~/domain/language/words";
import { answerNeeds, type Row } from "../../support/rows-in-memory";

const TODAY = "2026-11-22";
const HOUSE: Household = {
  today: TODAY,
  firstDay: "2026-01-01",
  accounts: [
    { id: "checking", name: "Checking", type: "checking", balanceCents: 0, limitCents: null },
    { id: "card", name: "Card", type: "credit", balanceCents: 0, limitCents: null },
  ],
  debts: [],
  goals: [],
  budgets: [],
  recurring: [],
  credit: null,
  load: null,
};

const row = (day: string, merchantName: string, cents: number, more: Partial<Row> = {}): Row => ({
  id: `${day} ${merchantName} ${cents}`,
  day,
  merchantName,
  cents,
  category: cents < 0 ? "clothing" : null,
  kind: cents < 0 ? "spending" : "income",
  accountId: "card",
  pending: false,
  ...more,
});
const refund = (day: string, merchantName: string, cents: number): Row =>
  row(day, merchantName, cents, { kind: "refund", category: "clothing" });

function told(asked: Partial<Query>, rows: readonly Row[]): string {
  const wanted = query(asked);
  const { text, facts } = evaluate(wanted, HOUSE, answerNeeds(rows, needs(wanted, HOUSE)));
  return fillFacts(text, facts).text;
}
const OCTOBER = { from: "2026-10-01", to: "2026-10-31" };

describe("below a sum", () => {
  const visits = Array.from({ length: 9 }, (_, at) => row(`2026-10-${String(at + 10)}`, "Tailor", -1_000 - at));

  test("stand its rows where they are few, and none where they are many", () => {
    const few = told({ subject: { merchants: ["Tailor"] }, period: OCTOBER }, visits.slice(0, 2));
    expect(few).toContain("You spent $20.01 at Tailor last month, in 2 transactions.");
    expect(few).toContain("- $10.01 on Oct 11, 2026\n- $10.00 on Oct 10, 2026");
    expect(told({ subject: { merchants: ["Tailor"] }, period: OCTOBER }, visits)).not.toContain("- $");
  });

  test("a sum of everything in a long stretch of days shows none", () => {
    expect(told({ period: OCTOBER }, visits.slice(0, 2))).not.toContain("- ");
  });

  test("what is pending stands with them", () => {
    const all = [...visits.slice(0, 1), row("2026-10-31", "Tailor", -500, { pending: true })];
    expect(told({ subject: { merchants: ["Tailor"] }, period: OCTOBER }, all)).toContain(
      "$5.00 on Oct 31, 2026, still pending",
    );
  });

  test("refunds are shown as far as there is room, and how many more there are", () => {
    const all = Array.from({ length: 10 }, (_, at) => refund(`2026-10-${String(at + 10)}`, "Tailor", 100 + at));
    const text = told({ measure: "refunded", period: OCTOBER }, all);
    expect(text.match(/^- Tailor/gm)).toHaveLength(8);
    expect(text).toContain("- and 2 others");
  });
});

describe("what a sum is made of", () => {
  test("income by who paid it", () => {
    const pay = [
      row("2026-10-02", "Acme", 200_000),
      row("2026-10-16", "Acme", 200_000),
      row("2026-10-30", "Interest", 300),
    ];
    expect(told({ measure: "earned", period: OCTOBER }, pay)).toContain(
      "You earned $4,003.00 last month, in 3 payments: $4,000.00 from Acme (2 payments) and $3.00 from Interest (1 payment).",
    );
  });

  test("what came back is taken off, and what was bought is said without it", () => {
    const text = told({ subject: { merchants: ["Tailor"] }, period: OCTOBER }, [
      row("2026-10-02", "Tailor", -5_000),
      refund("2026-10-05", "Tailor", 2_000),
    ]);
    expect(text).toContain("You spent $30.00 at Tailor");
    expect(text).toContain("Refunds of $20.00 are taken off already; without them it's $50.00.");
  });

  test("a list of a day on which more came back never calls it spent", () => {
    const day = { from: "2026-10-05", to: "2026-10-05" };
    expect(
      told({ shape: "list", period: day }, [row("2026-10-05", "Tailor", -500), refund("2026-10-05", "Cobbler", 2_000)]),
    ).toContain("$15.00 together that came back. $5.00 went out, and $20.00 came back in 1 refund.");
  });

  test("a number of places comes with the number of visits", () => {
    const text = told({ statistic: "count", by: "merchant", period: OCTOBER }, [
      row("2026-10-02", "Tailor", -500),
      row("2026-10-03", "Tailor", -500),
      row("2026-10-03", "Cobbler", -700),
    ]);
    expect(text).toContain("2 places last month: 3 transactions, $17.00 together.");
  });
});

describe("beside it", () => {
  test("the latest of a place has the one before it", () => {
    const asked = { statistic: "latest" as const, subject: { merchants: ["Tailor"] } };
    const rows = [row("2026-09-02", "Tailor", -500), row("2026-10-02", "Tailor", -800)];
    expect(told(asked, rows)).toContain("The one before was $5.00 on Sep 2, 2026, so it's $3.00 more.");
    expect(told(asked, rows.slice(1))).not.toContain("before");
  });

  test("a sum of whole months has its average, one of days none", () => {
    const rows = [row("2026-08-02", "Tailor", -500), row("2026-09-02", "Tailor", -800)];
    const months = { from: "2026-08-01", to: "2026-09-30" };
    expect(told({ period: months }, rows)).toContain("That's $6.50 a month on average.");
    expect(told({ period: { ...months, to: "2026-09-29" } }, rows)).not.toContain("a month");
  });

  test("two stretches of months have their averages and their difference", () => {
    const text = told(
      {
        period: { from: "2026-08-01", to: "2026-10-31" },
        comparison: { against: "period", period: { from: "2026-06-01", to: "2026-07-31" } },
      },
      [row("2026-06-02", "Tailor", -1_000), row("2026-08-02", "Tailor", -9_000)],
    );
    expect(text).toContain("That's $80.00 more");
    expect(text).toContain("By the month that's $30.00, against $5.00.");
  });

  test("a year by its quarters", () => {
    const text = told({ shape: "trend", by: "quarter", period: { from: "2026-01-01", to: "2026-11-22" } }, [
      row("2026-02-02", "Tailor", -1_000),
      row("2026-05-02", "Tailor", -2_000),
      row("2026-06-02", "Tailor", -100),
    ]);
    expect(text).toContain("- Q1 2026: $10.00\n- Q2 2026: $21.00");
  });
});

describe("what only its own words ask for", () => {
  test("all that left an account in some days, transfers and the card's payment as well", () => {
    const rows = [
      row("2026-10-02", "Tailor", -500, { accountId: "checking" }),
      row("2026-10-03", "Autopay", -7_000, { accountId: "checking", kind: "card_payment" }),
      row("2026-10-03", "Autopay", 7_000, { kind: "card_payment" }),
      row("2026-10-04", "Cobbler", -900),
    ];
    const asked = { measure: "outflow" as const, subject: { kinds: ["checking"] }, period: OCTOBER };
    expect(told(asked, rows)).toContain("What went out is $75.00 from checking last month, in 2 payments.");
    expect(told({ ...asked, measure: "inflow" }, rows)).toContain("I see no money coming in to checking last month.");
  });

  test("the longest stretch between two visits, and how long the last is ago", () => {
    const text = told({ statistic: "gap", subject: { merchants: ["Tailor"] } }, [
      row("2026-02-01", "Tailor", -500),
      row("2026-02-21", "Tailor", -500),
      row("2026-03-01", "Tailor", -500),
    ]);
    expect(text).toContain("was 20 days: from Feb 1, 2026 to Feb 21, 2026.");
    expect(text).toContain(
      "The one that lasts until today is longer still. The last was on Mar 1, 2026, 266 days ago.",
    );
  });
});

describe("said in other words", () => {
  const said = (text: string): string => plainlySaid(plainWords(text));
  test.each([
    [
      "everything that left checking between nov 15 and nov 20",
      "list all outflows from checking between november 15 and november 20",
    ],
    [
      "what has gone out of my everyday checking since friday",
      "list all outflows from my everyday checking since friday",
    ],
    ["money into checking in october", "list all inflows to checking in october"],
    ["longest we went without a haircut?", "longest gap between haircut"],
    ["Annual cost of Tunebox at the present rate, please.", "how much does tunebox cost per year"],
    ["5 biggest things we paid in august, rent counts", "5 biggest things we paid in august"],
    ["how many gallons did we put in the car in october", "how much did we spend on gas in october"],
    ["parcelway in november, minus the thing i returned", "how much did i spend parcelway in november"],
    ["cheapest whole month of 2026", "cheapest month of 2026"],
    ["5 biggest payments in october, biggest at the top", "5 biggest payments in october"],
    ["compare my last two electric bills", "what was the last electric bill"],
    ["how long was our longest break from the clinic", "longest gap between clinic"],
    ["gas: may june july", "gas in may june july"],
    ["take home jan 1 till now", "take home since january 1"],
  ])("'%s'", (text, plain) => expect(said(text)).toBe(plain));

  test.each([
    "how much is left in checking",
    "annual fee on my card",
    "how much a year do i spend on gas",
    "how many returns is that in 2026",
    "did i get a refund for what i bought at target",
    "biggest purchase this year not counting rent",
  ])("'%s' stays as it is", (text) => expect(said(text)).toBe(plainWords(text)));
});
