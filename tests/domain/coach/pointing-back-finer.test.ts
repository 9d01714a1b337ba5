// What a text that points back makes of what was asked before: a side of it, or nothing (pointing-back.txt; 'then second' where
// it is the second half of one text). By the rules alone, asked of the approved answers' household.
import { expect, test } from "vitest";
import { query, type Query } from "~/domain/coach/query/algebra";
import { notationOf } from "~/domain/coach/query/notation";
import { pointingBack } from "~/domain/coach/reading/pointing-back";
import { spot } from "~/domain/coach/reading/spot";
import { TODAY, WHO } from "./approved/household";
import { linesOf } from "./read-as";

const OCTOBER = { from: "2026-10-01", to: "2026-10-31" };
const BEFORE: Readonly<Record<string, Partial<Query>>> = {
  sum: { subject: { categories: ["gas"] }, period: OCTOBER },
  "open sum": { subject: { categories: ["gas"] } },
  this: { subject: { categories: ["gas"] }, period: { from: "2026-11-01", to: TODAY } },
  count: { statistic: "count", subject: { categories: ["gas"] }, period: OCTOBER },
  each: { statistic: "each", period: OCTOBER },
  ranking: { shape: "ranking", by: "merchant", take: 3, period: OCTOBER },
  months: { shape: "ranking", by: "month", least: true },
  list: { shape: "list", period: OCTOBER },
  latest: { statistic: "latest" },
  largest: { statistic: "largest", period: OCTOBER },
  any: { shape: "yes-no", period: OCTOBER },
  held: { period: OCTOBER, comparison: { against: "usual" } },
  earned: { measure: "earned", period: OCTOBER, subject: { merchants: ["acme"] } },
  moved: { measure: "moved", subject: { kinds: ["savings"] }, period: OCTOBER },
  kept: { measure: "kept", period: OCTOBER },
  owed: { measure: "owed" },
  rate: { measure: "rate" },
  minimum: { measure: "minimum" },
  saved: { measure: "saved" },
  remaining: { measure: "remaining" },
  subscriptions: { measure: "subscriptions", shape: "list" },
  bills: { measure: "bills", shape: "list" },
  pay: { measure: "pay" },
  left: { measure: "left" },
  budgeted: { measure: "budgeted" },
  balance: { measure: "balance" },
  used: { measure: "used" },
  limit: { measure: "limit" },
  worth: { measure: "worth" },
};

const TEXTS = linesOf("pointing-back");

test.each(TEXTS)("%s", (line) => {
  const [talk = "", meant] = line.split(" → ");
  const [name = "", text = ""] = talk.split(": ");
  const [before = "", second] = name.split(" then ");
  const found = pointingBack(spot(text, WHO), query(BEFORE[before] ?? {}), WHO, second !== undefined);
  expect(found ? notationOf(found, TODAY) : "none").toBe(meant);
});
