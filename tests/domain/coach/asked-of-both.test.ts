// An average held against another one, ends of an order, parts of several things, months against their own plans: how they are read,
// and what the demo household is told.
import { describe, expect, test } from "vitest";
import { type Query, query } from "~/domain/coach/query/algebra";
import { evaluate, needs } from "~/domain/coach/engine/engine";
import { formatFact } from "~/domain/coach/facts/fact";
import { demoHousehold } from "../../support/demo-household";
import { answerNeeds } from "../../support/rows-in-memory";
import { readAs } from "./read-as";
import { SAMPLE_PERSON } from "./sample-person";

const reads = (text: string): string => readAs(text, SAMPLE_PERSON, SAMPLE_PERSON.today);

describe("how it is read", () => {
  test.each([
    // A day or a visit of one stretch against one of the other.
    ["what's my average daily spending in October vs November", "spent per-day 2026-11 vs:2026-10"],
    ["how much more per day did i spend in november than october", "spent per-day 2026-11 vs:2026-10"],
    ["average grocery trip in summer compared to now", "spent each on:groceries 2026-11 vs:2026-06-01..2026-08-31"],
    ["what did a typical gas stop cost in march versus october", "spent each on:gas 2026-03 vs:2026-10"],
    // What was paid to a card, and what subscriptions took.
    ["which card payment was the biggest", "payment largest kind:credit"],
    ["smallest payment to my card this year", "payment smallest kind:credit 2026"],
    ["total of my subscriptions since January", "subscriptions 2026"],
    ["what do my subscriptions cost a month", "subscriptions per-month"],
    // A part of each.
    [
      "half of the rent and half of internet",
      "spent per-month on:mortgage_rent & work:part of:1 number:50 & spent per-month on:internet & work:part of:3 number:50 & work:sum of:2,4",
    ],
    ["half of the rent", "bills per-month on:mortgage_rent percent:50"],
    // Two years of what was kept.
    ["percent of my pay that i kept, 2025 vs 2026", "kept 2026 vs:2025"],
    // Months against their own plans.
    ["restaurants in september and october against the budget", "left by:month on:restaurants 2026-09-01..2026-10-31"],
    ["am i over budget in november", "left yes-no"],
    // An account on any day.
    ["was my checking ever below 500", "balance kind:checking under:500"],
    ["when was checking below 1000", "balance first kind:checking under:1000"],
    // What a word points at.
    [
      "how long till the car is paid off >> what if I threw an extra 100 at it every month",
      "plan:extra-payment monthly:100 about:car named:loan",
    ],
    [
      "will we make it to maine on time >> what if we push it to august",
      "plan:goal-change date:2027-08-31 named:maine",
    ],
    ["which subscriptions am i paying for >> which of those would you cancel first", "plan:subscriptions"],
    [
      "restaurants this month >> and which place is the worst",
      "spent ranking by:merchant top:1 on:restaurants 2026-11",
    ],
    // What is dictated.
    ["um hey how much did i spend on gas in the last like three months", "spent on:gas 2026-08-01..2026-10-31"],
    // A price that was told.
    [
      "a dog is maybe 160 a month all in. is there room for that or does something have to go",
      "plan:afford monthly:160",
    ],
    // What isn't linked.
    ["whats my 401k at", "balance at:401k"],
    // By the visit.
    [
      "cheaper store: Fairway Foods, Corner Grocer or Green Basket?",
      "spent each ranking by:merchant least at:corner_grocer+fairway_foods+green_basket_market",
    ],
    ["whats the lowest my checking gets this week", "ahead smallest kind:checking 2026-11-22..2026-11-28"],
    ["needs vs wants, how am i doing", "spent on:needs vs:on:wants"],
  ])("%s", (text, meant) => {
    expect(reads(text)).toBe(meant);
  });
});

describe("what is told", () => {
  const { household, rows } = demoHousehold("2026-11-22");
  const year = { from: "2026-01-01", to: "2026-11-22" };
  const before = { from: "2025-01-01", to: "2025-12-31" };

  function say(part: Partial<Query>): string {
    const asked = query(part);
    const { text, facts } = evaluate(asked, household, answerNeeds(rows, needs(asked, household)));
    return facts.reduce((words, fact) => words.replaceAll(`{{${fact.id}}}`, formatFact(fact)), text);
  }

  test("the largest payment to a card has the smallest beside it", () => {
    const text = say({ measure: "payment", statistic: "largest", subject: { kinds: ["credit"] } });
    expect(text).toMatch(
      /^The largest payment to .* was \$[\d,.]+ on \w+ \d+, 20\d\d, of \d+ payments\. The smallest was \$/,
    );
    expect(say({ measure: "payment", statistic: "smallest", subject: { kinds: ["credit"] } })).toContain(
      "The largest was",
    );
  });

  test("of days without a payment to a card it's said so", () => {
    expect(
      say({
        ...{ measure: "payment", statistic: "largest", subject: { kinds: ["credit"] } },
        period: { from: "2026-11-18", to: "2026-11-19" },
      }),
    ).toMatch(/^I see no payment to /);
  });

  test("what subscriptions took is the sum of their rows", () => {
    const text = say({ measure: "subscriptions", period: year });
    const names = household.recurring
      .map(({ merchantName }) => merchantName)
      .filter((name) => text.includes(`- ${name}: `));
    const cents = rows
      .filter(({ merchantName, day }) => names.includes(merchantName) && day >= year.from && day <= year.to)
      .reduce((sum, row) => sum - row.cents, 0);
    expect(names.length).toBeGreaterThan(1);
    expect(text).toContain(
      `Your subscriptions took $${(cents / 100).toLocaleString("en-US", { minimumFractionDigits: 2 })}`,
    );
  });

  test("two years of what was kept have the share of each", () => {
    expect(say({ measure: "kept", period: year, comparison: { against: "period", period: before } })).toMatch(
      /Of what came in that's [\d.]+%, against [\d.]+%\./,
    );
  });

  test("an account that went below an amount did so first and last on a day", () => {
    const text = say({
      ...{ measure: "balance", shape: "yes-no", subject: { kinds: ["checking"] }, period: year },
      comparison: { against: "amount", is: "under", cents: 6_000_00 },
    });
    expect(text).toMatch(
      /^Yes: .*, first at the end of \w+ \d+, 2026 and last at the end of \w+ \d+, 2026; the lowest/,
    );
  });
});
