// What advice is asked for in one sentence, it answers part by part: an amount and a day, both sides, each debt named.
import { describe, expect, test } from "vitest";
import { said } from "./said-in-full";

describe("an amount a month, a day and whether the bills still clear", () => {
  test.each([
    "how much could I put aside a month for a $1,000 stove by June, and does rent still clear?",
    "what would I have to save each month for a 1000 dollar stove by june 1, and will my rent still be paid",
    "how much a month should i set aside to have $1,000 by june and can i still pay rent",
    "what do i need to put aside monthly for a $1,000 stove by june, and does my rent still go through",
  ])("'%s' has all three", (text) => {
    const words = said(text);
    expect(words).toMatch(/Set aside \$[\d,.]+ a month and you'll have \$1,000\.00 by Jun 1, 2027/);
    expect(words).toMatch(/Your bills still clear: .* on its lowest day/);
    expect(words).toMatch(/Elm Street Homes, \$1,400\.00 on Dec 1, 2026, clears and leaves/);
  });

  test("an amount that bills don't leave room for is no 'within reach'", () => {
    const words = said("how much would I need to save a month for a $600 desk by may, will my bills get paid", "tight");
    expect(words).toContain("Not all of your bills would clear");
    expect(words).not.toContain("within reach");
  });

  test("bills that nobody can see ahead are said not to be told", () => {
    expect(
      said("how much a month should i set aside for a $900 bed by may, do my bills still clear", "well"),
    ).toContain("Whether your bills still clear I can't tell");
  });

  test.each([
    ["i want 1,500 by may. how much a month, and when would i have it at 100 a month?", "At $100.00 a month"],
    ["if i save 90 a month will I have 1000 by august", "At $90.00 a month it's $720.00 by then, $280.00 short"],
    ["if i save $200 a month will i have $1,400 by august", "so that's in time"],
  ])("'%s' is told both", (text, words) => expect(said(text)).toContain(words));

  test("how long a sum takes has its month", () => {
    expect(said("how long to save 1200 at 150 a month")).toContain("it's there in July 2027");
  });

  test("a month of next year is that month", () => {
    expect(said("how much can I save for an $8,000 wedding by december next year", "well")).toContain("by Dec 1, 2027");
  });
});

describe("pay it off or save", () => {
  test("says both sides with months and interest, of the debt that is named", () => {
    const words = said("should i pay extra on the student loan or build up savings", "owing");
    expect(words).toMatch(/Student Loan, \$9,000\.00 at 5\.5% interest: it ends in August 2034/);
    expect(words).toMatch(/79 months sooner, with \$1,751\.56 less interest/);
    expect(words).toMatch(/In savings \$570\.00 a month makes \$6,840\.00 a year/);
    expect(words).toMatch(/So Student Loan waits.*\$120\.00 a month while Store Card, at 24%/);
  });

  test("an amount a month is taken as it's said", () => {
    const words = said("300 a month: student loan or save it", "steady");
    expect(words).toMatch(/With \$300\.00 extra a month it ends in January 2029, 86 months sooner/);
    expect(words).toContain("In savings $300.00 a month makes $3,600.00 a year");
  });

  test("a sum once is held on both sides", () => {
    const words = said("i got 1,000 extra, student loan or emergency fund", "owing");
    expect(words).toMatch(/On Student Loan it leaves \$8,000\.00: paid off 13 months sooner/);
    expect(words).toMatch(/In savings the sum would cover 1\.1 months of needs/);
  });

  test("a payment that doesn't cover the interest is said to", () => {
    expect(said("should i save or pay off debt one", "stuck")).toContain("without it never");
  });
});

describe("debts that are named, where another one decides", () => {
  test.each([
    [
      "student loan or car loan, which should i pay down first",
      /Of those you name, first Car Loan, at 8% interest; then Student Loan, at 5\.5% interest\. Store Card, at 24% interest, comes before both\./,
    ],
    [
      "should i pay extra on my student loan or the store card",
      /first Store Card, at 24% interest; then Student Loan, at 5\.5%/,
    ],
    ["which debt goes first, does my student loan matter", /Student Loan, at 5\.5% interest, comes after Store Card/],
  ])("'%s' says what it means for them", (text, words) => expect(said(text, "owing")).toMatch(words));
});
