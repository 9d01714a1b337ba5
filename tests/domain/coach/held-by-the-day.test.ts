// Days of the week with and without what is fixed, stretches of unlike lengths by the day or the month as well, a pending charge
// that isn't in a balance, and names that an answer goes by.
import { describe, expect, test } from "vitest";
import { query, type Query } from "~/domain/coach/query/algebra";
import { leftOver } from "~/domain/coach/reading/left-over";
import { ofBalance } from "~/domain/coach/yes-or-no";
import { goal, NOBODY, row, told } from "./hand-made";
import { SAMPLE_PERSON } from "./sample-person";

const RENT = { category: "mortgage_rent", merchantName: "Elm Homes" };
const WEEKEND = [0, 6];
const WEEK = [1, 2, 3, 4, 5];
const OCTOBER = { from: "2026-10-01", to: "2026-10-31" };
/** October has 9 days of weekends and 22 others. */
const ROWS = [row("2026-10-01", -1_400, RENT), row("2026-10-03", -90), row("2026-10-04", -90), row("2026-10-06", -110)];
const words = (asked: Partial<Query>, rows = ROWS) => told(query(asked), NOBODY, { rows });

describe("days of the week", () => {
  const ASKED = {
    ...{ period: OCTOBER, condition: { weekdays: WEEKEND } },
    comparison: { against: "weekdays", weekdays: WEEK },
  } as const;

  test.each([["figure"], ["yes-no"]] as const)("with and without what is fixed (%s)", (shape) => {
    const said = words({ ...ASKED, shape });
    // 1,510 over 22 days, 180 over 9; without rent 110 over 22.
    expect(said).toContain("$68.64");
    expect(said).toMatch(/Without rent and other fixed bills it's more on .*\$20\.00 a day, against \$5\.00 a day/);
  });

  test("the other way around", () => {
    const said = words({
      ...{ period: OCTOBER, condition: { weekdays: WEEK } },
      comparison: { against: "weekdays", weekdays: WEEKEND },
    });
    expect(said).toMatch(/Without rent and other fixed bills it's less on .*\$5\.00 a day, against \$20\.00 a day/);
  });

  test("where nothing is fixed, or one thing is asked about, it's said once", () => {
    expect(words(ASKED, ROWS.slice(1))).not.toContain("Without rent");
    expect(words({ ...ASKED, subject: { categories: ["groceries"] } })).not.toContain("Without rent");
  });
});

describe("stretches of unlike lengths", () => {
  const held = (asked: Partial<Query>) =>
    words({ ...asked }, [
      row("2026-07-10", -300),
      row("2026-08-10", -300),
      row("2026-09-10", -300),
      row("2026-10-10", -500),
    ]);
  const QUARTER = { from: "2026-07-01", to: "2026-09-30" };

  test("a month against a quarter", () => {
    const said = held({ period: OCTOBER, comparison: { against: "period", period: QUARTER }, shape: "yes-no" });
    expect(said).toContain("In all it's less, but by the day it's more.");
    // The sums were asked for, and stand before the days: 900 against 500.
    expect(said).toMatch(/That's \$400\.00 less .*By the day that's \$16\.13, against \$9\.78/);
    expect(said).toContain("$16.13");
    expect(said).toContain("$9.78");
  });

  test("two months against three go by the month", () => {
    const two = { from: "2026-09-01", to: "2026-10-31" };
    const said = held({ period: two, comparison: { against: "period", period: QUARTER }, shape: "yes-no" });
    expect(said).toContain("In all it's less, but by the month it's more.");
  });

  test("months that are nearly alike stay as they are", () => {
    const september = { from: "2026-09-01", to: "2026-09-30" };
    const said = held({ period: OCTOBER, comparison: { against: "period", period: september } });
    expect(said).not.toContain("By the day");
  });
});

test("what was saved for a goal in some days is what was put in then, and not all that is there", () => {
  const entries = ["2026-02-02", "2026-10-02"].map((day) => ({
    ...{ id: day, day, amountCents: 40_00, kind: "contribution" as const, note: null },
  }));
  const home = { ...NOBODY, goals: [goal("trip", 1_000, 560, { entries })] };
  const asked = { measure: "saved", subject: { goals: ["trip"] } } as const;
  const said = told(query({ ...asked, period: { from: "2026-06-01", to: "2026-11-18" } }), home);
  expect(said).toMatch(/^You added \$40\.00 to The trip/);
  expect(said).toContain("$560.00");
  expect(told(query(asked), home)).not.toContain("You added");
});

test.each([
  [
    "is the target charge in my balance already",
    "Yes: $41.10 is pending.",
    "No, what's pending isn't in the balance yet. $41.10 is pending.",
  ],
  [
    "has it come out of my checking account yet",
    "Yes, it's pending.",
    "No, what's pending isn't in the balance yet. It's pending.",
  ],
  ["does my balance include it", "No: nothing is pending.", "Nothing is pending."],
  ["do i have anything pending", "Yes: $41.10 is pending.", "Yes: $41.10 is pending."],
])("a pending charge is in no balance: %s", (text, said, meant) => expect(ofBalance(said, text)).toBe(meant));

test.each([
  ["what if i pay 100 extra on my student loan", { plan: "extra-payment", monthlyCents: 100_00, about: "student" }],
  ["is the student debt worth paying early", { plan: "debt-or-save", about: "student" }],
] as const)("a debt that is told by its use is gone by: %s", (text, request) => {
  const left = leftOver(
    text,
    { steps: [{ is: "plan", request }], said: "$100.00 more a month.", byModel: true },
    SAMPLE_PERSON,
  );
  expect(left.names).toEqual([]);
});

test("what a later step has a use for isn't said to be unused", () => {
  const steps = [{ is: "query", query: query({ subject: { merchants: ["Parcelway"] } }) }] as const;
  const given = { steps, said: "You spent $5.00 at Parcelway.", unused: ["parcelway"], byModel: true };
  expect(leftOver("and at parcelway", given, SAMPLE_PERSON).words).toEqual([]);
});
