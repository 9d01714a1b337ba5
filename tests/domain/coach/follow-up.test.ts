// What leans on the question before it, by itself: which slots of that question another text changes, which side of it is
// asked about, and what leans on nothing. Each is asked of the approved answers' household on its day.
import { describe, expect, test } from "vitest";
import { query, type Query } from "~/domain/coach/query/algebra";
import { followUp } from "~/domain/coach/reading/follow-up";
import { notationOf } from "~/domain/coach/query/notation";
import { pointingBack } from "~/domain/coach/reading/pointing-back";
import { readingsOf } from "~/domain/coach/reading/readings";
import { spot } from "~/domain/coach/reading/spot";
import { TODAY, WHO } from "./approved/household";

const period = { from: "2026-10-01", to: "2026-10-31" };
const september = { from: "2026-09-01", to: "2026-09-30" };
const BEFORE: Readonly<Record<string, Query>> = {
  groceries: query({ subject: { categories: ["groceries"] }, period }),
  all: query({}),
  week: query({ period: { from: "2026-11-02", to: "2026-11-08" } }),
  day: query({ period: { from: "2026-11-03", to: "2026-11-03" } }),
  year: query({ period: { from: "2025-01-01", to: "2025-12-31" } }),
  ranking: query({ shape: "ranking", by: "category", take: 5, period }),
  shops: query({ shape: "ranking", by: "merchant", take: 1, period }),
  list: query({ shape: "list", period, take: 10 }),
  count: query({ statistic: "count", subject: { merchants: ["noodle"] }, period }),
  each: query({ statistic: "each", subject: { merchants: ["noodle"] }, period }),
  held: query({
    ...{ subject: { categories: ["groceries"] }, period, comparison: { against: "period", period: september } },
  }),
  yes: query({ shape: "yes-no", subject: { merchants: ["noodle"] }, period }),
  largest: query({ statistic: "largest", period }),
  latest: query({ statistic: "latest", subject: { merchants: ["noodle"] } }),
  earned: query({ measure: "earned", period }),
  moved: query({ measure: "moved", subject: { kinds: ["savings"] }, period }),
  card: query({ subject: { categories: ["groceries"], accounts: ["card"] }, period }),
  owed: query({ measure: "owed", subject: { accounts: ["loan"] } }),
  rate: query({ measure: "rate" }),
  minimum: query({ measure: "minimum" }),
  saved: query({ measure: "saved" }),
  remaining: query({ measure: "remaining" }),
  subs: query({ measure: "subscriptions" }),
  bills: query({ measure: "bills" }),
  pay: query({ measure: "pay", statistic: "next" }),
  left: query({ measure: "left" }),
  budgeted: query({ measure: "budgeted" }),
  balance: query({ measure: "balance" }),
  used: query({ measure: "used" }),
  limit: query({ measure: "limit" }),
  score: query({ measure: "score" }),
};

const notation = (found: Query | null): string => (found ? notationOf(found, TODAY) : "none");
const pointed = (text: string, before: string, isSecond = false): Query | null =>
  pointingBack(spot(text, WHO), BEFORE[before] ?? query({}), WHO, isSecond);
function followed(text: string, before: string, isSecond = false): Query | null {
  const spots = spot(text, WHO);
  return followUp(spots, BEFORE[before] ?? query({}), readingsOf(spots, WHO), WHO, isSecond);
}

describe("slots that are changed", () => {
  test.each([
    ["and the month before", "groceries", "spent on:groceries 2026-09"],
    ["and month before", "groceries", "spent on:groceries 2026-09"],
    ["the month before that?", "groceries", "spent on:groceries 2026-09"],
    ["what about the month before", "all", "spent 2026-10"],
    ["the day before", "day", "spent 2026-11-02"],
    ["and the week before that", "week", "spent 2026-10-26..2026-11-01"],
    ["how about the year before", "year", "spent 2024"],
    ["and the day before", "groceries", "spent on:groceries 2026-09-30"],
    ["month before last", "groceries", "spent on:groceries 2026-09"],
    ["cheapest first", "ranking", "spent ranking by:category least top:5 2026-10"],
    ["biggest first", "ranking", "spent ranking by:category top:5 2026-10"],
    ["smallest first", "list", "spent smallest list top:10 2026-10"],
    ["most expensive first", "list", "spent largest list top:10 2026-10"],
    ["cheapest first", "groceries", "spent smallest list on:groceries 2026-10"],
    ["and restaurants", "groceries", "spent on:restaurants 2026-10"],
    ["what about noodle house", "groceries", "spent at:noodle_house 2026-10"],
    ["on restaurants", "groceries", "spent on:restaurants 2026-10"],
    ["restaurants", "groceries", "spent on:restaurants 2026-10"],
    ["and restaurants in september", "groceries", "spent on:restaurants 2026-09"],
    ["in september", "groceries", "spent on:groceries 2026-09"],
    ["and in september", "held", "spent on:groceries 2026-09"],
    ["since july", "groceries", "spent on:groceries 2026-07-01..2026-11-18"],
    ["this year", "groceries", "spent on:groceries 2026"],
    ["vs september", "groceries", "spent on:groceries 2026-10 vs:2026-09"],
    ["versus restaurants", "groceries", "spent on:groceries 2026-10 vs:on:restaurants"],
    ["compared to restaurants", "groceries", "spent on:groceries 2026-10 vs:on:restaurants"],
    ["and vs restaurants", "groceries", "spent on:groceries 2026-10 vs:on:restaurants"],
    ["on everyday checking", "card", "spent on:groceries in:checking 2026-10"],
    ["and restaurants", "card", "spent on:restaurants in:card 2026-10"],
    ["without noodle house", "groceries", "spent on:groceries not:noodle_house 2026-10"],
    ["except restaurants", "ranking", "spent ranking by:category top:5 not:restaurants 2026-10"],
    ["excluding corner deli", "groceries", "spent on:groceries not:corner_deli 2026-10"],
    ["over $50", "groceries", "spent on:groceries 2026-10 min:50.01"],
    ["on weekends", "groceries", "spent on:groceries 2026-10 days:0,6"],
    ["by store", "groceries", "spent ranking by:merchant on:groceries not:fixed 2026-10"],
    ["by month", "groceries", "spent trend by:month on:groceries 2026-10"],
    ["per week", "groceries", "spent per-week on:groceries 2026-10"],
    ["show me the list", "groceries", "spent list on:groceries 2026-10"],
    ["month by month", "groceries", "spent trend by:month on:groceries 2026-10"],
    ["what about gas then", "groceries", "spent on:gas 2026-10"],
    ["which card was it on", "groceries", "spent ranking by:account top:1 on:groceries kind:credit 2026-10"],
    ["this month", "groceries", "spent on:groceries 2026-11"],
    ["and this week", "groceries", "spent on:groceries 2026-11-15..2026-11-18"],
  ])("%s, after %s", (text, before, reads) => {
    expect(notation(pointed(text, before))).toBe("none");
    expect(notation(followed(text, before))).toBe(reads);
  });
});

describe("a side that is asked about", () => {
  test.each([
    ["how much was that", "count", "spent at:noodle 2026-10"],
    ["and how much is that in total", "list", "spent list top:10 2026-10"],
    ["what did they come to", "list", "spent 2026-10"],
    ["so what was it all together", "each", "spent at:noodle 2026-10"],
    ["how many times", "groceries", "spent count on:groceries 2026-10"],
    ["how often", "groceries", "spent count on:groceries 2026-10"],
    ["and how many was that", "groceries", "spent count on:groceries 2026-10"],
    ["how often was that", "groceries", "spent count on:groceries 2026-10"],
    ["what percent is that", "groceries", "spent share on:groceries 2026-10"],
    ["what share of my income is that", "groceries", "spent share on:groceries 2026-10 vs:income"],
    ["how much of my pay is that", "groceries", "spent share on:groceries 2026-10 vs:income"],
    ["is that more than in september", "groceries", "spent on:groceries 2026-10 vs:2026-09"],
    ["is it less than usual", "groceries", "spent on:groceries 2026-10 vs:usual"],
    ["is that more than normal", "count", "spent count at:noodle 2026-10 vs:usual"],
    ["was that more than in september", "each", "spent each at:noodle 2026-10 vs:2026-09"],
    ["how much is that per visit", "count", "spent each at:noodle 2026-10"],
    ["and the average", "groceries", "spent each on:groceries 2026-10"],
    ["what do i pay each time there", "count", "spent each at:noodle 2026-10"],
    ["how much is that a day", "groceries", "spent per-day on:groceries 2026-10"],
    ["that per week", "groceries", "spent per-week on:groceries 2026-10"],
    ["what is that a month", "groceries", "spent per-month on:groceries 2026-10"],
    ["which month was it the most", "groceries", "spent ranking by:month top:1 on:groceries 2026-10"],
    ["which weekday is it", "groceries", "spent ranking by:weekday top:1 on:groceries 2026-10"],
    ["which store was that", "groceries", "spent ranking by:merchant top:1 on:groceries 2026-10"],
    ["which categories were they", "all", "spent ranking by:category top:1"],
    ["what was the biggest one", "groceries", "spent largest on:groceries 2026-10"],
    ["and the cheapest one", "groceries", "spent smallest on:groceries 2026-10"],
    ["when was it", "groceries", "spent latest on:groceries 2026-10"],
    ["what were those", "groceries", "spent list on:groceries 2026-10"],
    ["list them", "groceries", "spent list on:groceries 2026-10"],
    ["what does that come to", "ranking", "spent 2026-10"],
    ["when was it", "latest", "spent latest at:noodle"],
    ["how much was it", "latest", "spent latest at:noodle"],
    ["which category was it", "largest", "spent largest 2026-10"],
    ["where was it", "largest", "spent largest 2026-10"],
    ["who was that", "largest", "spent largest 2026-10"],
    ["how much was that", "ranking", "spent ranking by:category top:5 2026-10"],
    ["and the least", "ranking", "spent ranking by:category least top:5 2026-10"],
    ["and the least of them", "shops", "spent ranking by:merchant least top:1 2026-10"],
    ["how often altogether was it", "yes", "spent count at:noodle"],
    ["how many was that in september", "yes", "spent count at:noodle 2026-09"],
    ["how much of that did i keep", "earned", "kept 2026-10"],
    ["what is the balance there", "moved", "balance kind:savings"],
    ["when will it be done", "owed", "reached in:loan"],
    ["how long will that take", "owed", "reached in:loan"],
    ["how many more payments is that", "owed", "reached in:loan"],
    ["what is the rate", "owed", "rate in:loan"],
    ["what interest is that", "owed", "rate in:loan"],
    ["what is the payment on it", "owed", "minimum in:loan"],
    ["how much of it is paid off", "owed", "paid-off in:loan"],
    ["how much of that do i owe", "rate", "owed"],
    ["what is left on them", "minimum", "owed"],
    ["how much more is that", "saved", "remaining"],
    ["what is that a month", "saved", "needed per-month"],
    ["when is it there", "saved", "reached"],
    ["how long is that", "remaining", "reached"],
    ["what is that monthly", "remaining", "needed per-month"],
    ["which one is the most expensive", "subs", "subscriptions largest"],
    ["which is the cheapest one", "subs", "subscriptions smallest"],
    ["what is that a year", "subs", "subscriptions per-year"],
    ["what do they cost together", "subs", "subscriptions"],
    ["which one is the biggest", "bills", "bills largest"],
    ["how much are they", "bills", "bills"],
    ["when are they due", "bills", "bills"],
    ["which month was that the most this year", "bills", "spent ranking by:month top:1 2026"],
    ["how much will it be", "pay", "pay next"],
    ["how much is that a day", "left", "left"],
    ["how much of it is gone", "budgeted", "budgeted"],
    ["what is the limit on it", "used", "limit"],
    ["how much of it is still free", "limit", "available"],
  ])("%s, after %s", (text, before, reads) => {
    expect(notation(pointed(text, before))).toBe(reads);
  });
});

describe("what leans on nothing", () => {
  test.each([
    ["restaurants in september", "groceries"],
    ["cheapest first", "held"],
    ["how much did i earn", "groceries"],
    ["how much did i spend on gas", "groceries"],
    ["did i get paid", "groceries"],
    ["is that more than in october", "groceries"],
    ["how much did i spend", "groceries"],
    ["is that good", "score"],
    ["how much is it in gas", "owed"],
    ["hello there my friend how are you doing on this very nice day", "groceries"],
  ])("%s, after %s", (text, before) => {
    expect([notation(pointed(text, before)), notation(followed(text, before))]).toEqual(["none", "none"]);
  });
});

describe("in the same text, behind the question", () => {
  test.each([
    ["and what did i spend on gas", "groceries", "none"],
    ["gas", "groceries", "spent on:gas 2026-10"],
    ["how much did i spend", "groceries", "spent on:groceries 2026-10"],
    ["how much was the damage", "groceries", "spent on:groceries 2026-10"],
  ])("%s, after %s", (text, before, reads) => {
    expect(notation(pointed(text, before, true) ?? followed(text, before, true))).toBe(reads);
  });
});
