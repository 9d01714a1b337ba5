// A second half says a side of the first, what a text names is what it is about, and the second of an order isn't the first.
import { describe, expect, test } from "vitest";
import { query, type Query } from "~/domain/coach/query/algebra";
import type { Household } from "~/domain/coach/query/data";
import { evaluate, needs } from "~/domain/coach/engine/engine";
import { formatFact } from "~/domain/coach/facts/fact";
import { answerNeeds, type Row } from "../../support/rows-in-memory";
import { readAs } from "./read-as";
import { SAMPLE_PERSON } from "./sample-person";

const TODAY = SAMPLE_PERSON.today;
const readsAs = (text: string, reads: string) => expect(readAs(text, SAMPLE_PERSON, TODAY)).toBe(reads);

describe("a second half is a side of the first", () => {
  test.each([
    ["how much did i spend on coffee in october, is that more than september", "spent at:coffee 2026-10 vs:2026-09"],
    ["how much did i spend on coffee in october, and is that more than usual", "spent at:coffee 2026-10 vs:usual"],
    [
      "how much did i spend on coffee in october and how many visits was that",
      "spent at:coffee 2026-10 & spent count at:coffee 2026-10",
    ],
    [
      "how much did i spend on coffee in october, what percent of my income is that",
      "spent at:coffee 2026-10 & spent share at:coffee 2026-10 vs:income",
    ],
    ["what was my biggest purchase last month, and which store was it", "spent largest not:fixed 2026-10"],
    ["which month did i spend the most this year, and how much was it", "spent ranking by:month top:1 2026"],
    ["how much do i owe on the car, and what's the rate", "owed goal:car-loan & rate goal:car-loan"],
    ["what subscriptions do i have, what do they cost together", "subscriptions list"],
    ["when is my next paycheck, how much will it be", "pay next"],
    ["how much did i earn in october and how much of it did i keep", "earned 2026-10 & kept 2026-10"],
  ])("%s", readsAs);

  test.each([
    [
      "how much did i spend on coffee in october >> how does that compare to september",
      "spent at:coffee 2026-10 vs:2026-09",
    ],
    ["how much do i owe on the car >> when will it be done", "reached goal:car-loan"],
    ["when did i last go to the movies >> how much was it", "spent latest at:movies"],
    ["which month did i spend the most this year >> and the least", "spent ranking by:month least top:1 2026"],
  ])("in another turn: %s", readsAs);
});

describe("what a text names is what it is about", () => {
  test.each([
    ["morning bird, the coffee place by the school, how much since january", "spent at:morning_bird_coffee 2026"],
    [
      "i been trying to cut coffee this month. compared with the first 22 days of october is it working???",
      "spent at:coffee 2026-11 vs:2026-10-01..2026-10-22",
    ],
    ["did utilities stay inside the limit in september", "budgeted on:utilities 2026-09"],
    ["march gas vs february gas, how much more was it", "spent on:gas 2026-03 vs:2026-02"],
    ["hoprides versus filling up my truck, sept and october", "spent at:hopride 2026-09-01..2026-10-31 vs:on:gas"],
    [
      "which grocery store do we give the most to this year, corner or fairway or green basket",
      "spent ranking by:merchant at:corner_grocer+fairway_foods+green_basket_market 2026",
    ],
  ])("%s", readsAs);
});

describe("words of every day", () => {
  test.each([
    ["what hasnt cleared yet on the credit card", "spent list kind:credit pending"],
    ["car got fixed when, the most recent time", "spent latest at:repairs"],
    ["what did i bring home in october", "earned 2026-10"],
    ["electric bill now vs same bill a year ago", "spent at:power 2026-11 vs:2025-11-01..2025-11-22"],
    ["biggest purchase on a sunday", "spent largest not:fixed days:0"],
    ["how much did i drop on clothes between june and september", "spent on:clothing 2026-06-01..2026-09-30"],
    ["i took a bunch of hoprides, list every one this year with the amts", "spent list at:hopride 2026"],
  ])("%s", readsAs);
});

const household: Household = {
  today: TODAY,
  firstDay: "2024-06-01",
  accounts: [],
  debts: [],
  goals: [],
  budgets: [],
  recurring: [],
  credit: null,
  load: null,
};
const row = (day: string, cents: number, merchantName = "Corner Market"): Row => ({
  id: `${day}-${cents}`,
  day,
  merchantName,
  category: "groceries",
  kind: "spending",
  cents: -cents,
  accountId: "a",
  pending: false,
});

function said(asked: Query, rows: readonly Row[]): string {
  const { text, facts } = evaluate(asked, household, answerNeeds(rows, needs(asked, household)), 1);
  return text.replace(/{{([^}]+)}}/g, (found, id: string) => {
    const fact = facts.find((one) => one.id === id);
    return fact ? formatFact(fact) : found;
  });
}

describe("the answers", () => {
  const rows = [row("2026-10-03", 9_000), row("2026-10-09", 7_000, "Fairway"), row("2026-10-20", 1_000)];

  test("the second largest is not the largest", () => {
    readsAs("what was the second biggest thing i bought last month", "spent largest not:fixed 2026-10 nth:2");
    const text = said(
      query({
        measure: "spent",
        statistic: "largest",
        period: { from: "2026-10-01", to: "2026-10-31" },
        condition: { nth: 2 },
      }),
      rows,
    );
    expect(text).toContain("second largest");
    expect(text).toContain("$70.00");
    expect(text).not.toContain("$90.00");
  });

  test("an average month of one year is held against one of the other", () => {
    readsAs(
      "avg month of eating out this year compared to avg month last year",
      "spent per-month on:restaurants 2026 vs:2025",
    );
    const years = [row("2025-03-01", 24_000), row("2026-02-01", 30_000), row("2026-11-03", 5_000)];
    const text = said(
      query({
        measure: "spent",
        statistic: "per-month",
        period: { from: "2026-01-01", to: TODAY },
        comparison: { against: "period", period: { from: "2025-01-01", to: "2025-12-31" } },
      }),
      years,
    );
    // Ten whole months of this year, and twelve of the other.
    expect(text).toContain("$30.00 a month");
    expect(text).toContain("$20.00");
  });
});
