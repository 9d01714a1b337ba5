// Where one side of a comparison holds the other one, the rest of it is held against it, and the answer says what both come to.
import { expect, test } from "vitest";
import { query, type Query, type Subject } from "~/domain/coach/query/algebra";
import { sidesApart } from "~/domain/coach/reading/sides-apart";
import { NOBODY, row, told } from "./hand-made";

const held = (subject: Subject, other: Subject): Query =>
  query({
    subject,
    comparison: { against: "subject", subject: other },
    period: { from: "2026-10-01", to: "2026-10-31" },
  });
const RESTAURANTS: Subject = { categories: ["restaurants"] };
const FAST: Subject = { merchants: ["fast-food"] };
const OTHERS: Subject = { ...RESTAURANTS, exceptMerchants: ["fast-food"] };

test("the rest of the larger side is meant, on whichever side it stands", () => {
  expect(sidesApart(held(RESTAURANTS, FAST))).toEqual(held(OTHERS, FAST));
  expect(sidesApart(held(FAST, RESTAURANTS))).toEqual(held(FAST, OTHERS));
  expect(sidesApart(held({ categories: ["wants"] }, FAST)).subject.exceptMerchants).toEqual(["fast-food"]);
});

test.each<[string, Query]>([
  ["sides that hold nothing of each other", held({ categories: ["groceries"] }, FAST)],
  ["a shop by its name", held(RESTAURANTS, { merchants: ["Casa Verde"] })],
  ["a kind beside another name", held(RESTAURANTS, { ...FAST, categories: ["gas"] })],
  ["two categories", held(RESTAURANTS, { categories: ["groceries"] })],
  ["no comparison", query({ subject: RESTAURANTS })],
  ["a share", { ...held(RESTAURANTS, FAST), shape: "share" }],
])("%s stay", (_what, asked) => expect(sidesApart(asked)).toEqual(asked));

test("what both come to is said", () => {
  const rows = [
    row("2026-10-05", -30, { merchantName: "McDonalds", category: "restaurants" }),
    row("2026-10-06", -70, { merchantName: "Trattoria", category: "restaurants" }),
  ];
  const said = told(sidesApart(held(RESTAURANTS, FAST)), NOBODY, { rows });
  expect(said).toContain("$70.00");
  expect(said).toContain("Together that's $100.00 on Restaurants.");
  expect(told(held({ categories: ["groceries"] }, FAST), NOBODY, { rows })).not.toContain("Together");
});
