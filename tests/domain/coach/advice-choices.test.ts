// One way or the other, and figures that lie far ahead: each question as people type it, and what it is read as
// (advice-choices.txt); and what the answers say, by figures that are worked out here.
import { describe, expect, test } from "vitest";
import { budgetFor } from "~/domain/coach/parts/actions";
import { ask } from "./approved/ask";
import { INPUTS, ROWS, WHO } from "./approved/household";
import { linesOf, readAs } from "./read-as";
import { said } from "./said-in-full";
import { SAMPLE_PERSON } from "./sample-person";

const TABLE = linesOf("advice-choices");

describe("what is asked is read as", () => {
  test.each(TABLE)("%s", (line) => {
    const [text = "", read] = line.split(" → ");
    expect(readAs(text, SAMPLE_PERSON, SAMPLE_PERSON.today)).toBe(read);
  });

  test.each([
    ["which months have 3 paychecks", "pay count ranking by:month"],
    ["how much have i spent in the last 2 weeks without bills", "spent not:fixed 2026-11-09..2026-11-22"],
    ["how much are gas and the car loan together last month", "spent on:car_payment+gas 2026-10"],
    ["is the 529 doing ok", "balance at:529 & spent on:college_fund 2024-11-01..2026-11-22"],
    ["did we blow any budget and keep the others", "left yes-no by:category"],
  ])("%s is asked of something else", (text, read) =>
    expect(readAs(text, SAMPLE_PERSON, SAMPLE_PERSON.today)).toBe(read),
  );
});

const LAST_TWELVE = [
  ...["2025-11", "2025-12", "2026-01", "2026-02", "2026-03", "2026-04"],
  ...["2026-05", "2026-06", "2026-07", "2026-08", "2026-09", "2026-10"],
];
const HOME = { inputs: INPUTS, person: WHO, rows: ROWS };
const spent = (category: string, month: string): number =>
  -ROWS.filter((row) => row.category === category && row.day.startsWith(month) && row.kind !== "refund" && !row.pending)
    .map(({ cents }) => cents)
    .reduce((sum, cents) => sum + cents, 0) / 100;
const usd = (dollars: number): string =>
  `$${dollars.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

describe("what is answered", () => {
  test("a budget is suggested by the last whole months, and the form sets that very figure", () => {
    // Of the last twelve whole months at least nine stayed within it, and it's no less than they took on average.
    const months = LAST_TWELVE.map((month) => spent("restaurants", month)).filter((one) => one > 0);
    const average = months.reduce((sum, one) => sum + one, 0) / months.length;
    const ninth = [...months].sort((one, other) => one - other)[Math.ceil(months.length * 0.75) - 1] ?? 0;
    const figure = Math.ceil(Math.round(Math.max(average, ninth) * 100) / 500) * 5;
    const kept = months.filter((month) => month <= figure).length;
    const text = said("what should i set restaurants to");
    expect(kept / months.length).toBeGreaterThanOrEqual(0.75);
    expect(text).toMatch(
      new RegExp(
        `^About \\${usd(figure)} a month for Restaurants: it would have held in ${kept} months of the last ${months.length} whole`,
      ),
    );
    expect(text).toContain(usd(average));
    expect(text).toContain(`This month has come to ${usd(spent("restaurants", "2026-11"))} so far.`);
    const { facts } = ask("what should i set restaurants to", [], HOME);
    const request = { plan: "budget-figure" as const, subject: { categories: ["restaurants"] } };
    expect(budgetFor(request, facts, INPUTS.today)).toMatchObject([
      { kind: "budget", category: "restaurants", amountCents: figure * 100 },
    ]);
    expect(said("is 60 for restaurants realistic")).toMatch(/^No, \$60\.00 is too low as you spend now: 0 months of/);
    const tight = Math.floor(average);
    const held = months.filter((month) => month <= tight).length;
    expect(said(`is ${tight} for restaurants realistic`)).toMatch(
      new RegExp(
        `^No, \\$${tight}\\.00 is ${held * 2 >= months.length ? "tight" : "too low"} as you spend now: ` +
          `${held} months? of the last ${months.length} months stayed within it\\. \\${usd(figure)} would have held in`,
      ),
    );
    expect(said("is 250 for restaurants realistic")).toMatch(
      new RegExp(`^Yes, \\$250\\.00 is realistic: ${months.length} months of the last ${months.length}`),
    );
  });

  test("months over a budget are counted up to this one", () => {
    const text = said("how many months in a row was i over on restaurants");
    expect(text).toMatch(/^Not this month: you're within your budget for Restaurants so far\./);
    expect(text).toContain(`October 2026: ${usd(spent("restaurants", "2026-10"))} of $100.00`);
  });

  test("no budget, no goal of that name: said, with those that there are", () => {
    expect(said("do i have a budget for pets")).toMatch(/^No: you have no budget for pets/);
    const text = said("how's my house goal doing");
    expect(text).toMatch(/^You have no goal called house\. These are yours:/);
    expect(text).toContain("Emergency Fund");
  });

  test("a card that is paid in full: nothing was charged, and why; the whole statement", () => {
    expect(said("how much interest am i paying on the card")).toMatch(
      /^I see no interest charges .* Its statements are paid in full, so it costs no interest\.$/,
    );
    expect(said("whole statement or just the minimum on the card")).toMatch(/^The whole statement\./);
    expect(said("card or cash", "owing.md")).toMatch(/^Cash: \$4,200\.00 is carried on a card/);
  });

  test("a sum far ahead comes with what a usual month leaves, in each place that could be meant", () => {
    // 2,480 in checking and 6,200 in savings; 292.90 a month: 39 months for 11,320, 48 for 13,800.
    const text = said("when will i have 20000");
    expect(text).toContain("checking and savings together in February 2030, after 39 months");
    expect(text).toContain("Savings alone in November 2030, after 48 months");
    expect(said("how much will i have by the end of next summer")).toContain(usd(8_680 + 9 * 292.9));
  });

  test("what the year brings in is what came and what is still due by its rhythm", () => {
    const so =
      ROWS.filter(({ kind, day }) => kind === "income" && day.startsWith("2026")).reduce(
        (sum, { cents }) => sum + cents,
        0,
      ) / 100;
    // Paid on the 27th, on December 11 and 25; interest on the 28th of both months.
    expect(said("what will i make this year")).toMatch(
      new RegExp(`^About \\${usd(so + 3 * 1_350 + 2 * 5)} this year: \\${usd(so)} has come in so far`),
    );
  });

  test("where there's no cushion, dear debt or trouble, nothing is invested, given or bought on top", () => {
    for (const text of ["should i raise what i invest every month from 200 to 1000", "should i give more to church"])
      expect(said(text)).toMatch(/^Not now: first the savings cushion/);
    for (const text of ["should i invest 400 a month", "how much should i set aside for christmas presents"])
      expect(said(text, "short.md")).toMatch(/^Not now, because/);
    expect(said("when will i have 20000", "short.md")).toContain("a usual month adds nothing");
  });

  test("debt is judged by what it takes of the income, alone and with housing", () => {
    expect(said("is my debt a lot")).toMatch(/^No, not by itself, but with housing it's more than lenders like\./);
    expect(said("how much do i pay on debt every month")).toMatch(/^Your debt payments come to \$245\.00 a month\./);
  });
});
