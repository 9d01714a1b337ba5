import { expect, test } from "vitest";
import { firstFindings } from "~/domain/coach/first-findings";
import { household, nothing } from "../support/coach";

test("what is usual, what comes again and what is free, each with its way", () => {
  const found = firstFindings(household());
  expect(found).toEqual([
    {
      text: "You spend $2,865.33 and bring in $4,500.00 in a usual month.",
      to: "/dashboard#spending-trends",
      link: "See the months",
    },
    { text: "1 subscription takes $17.99 a month.", to: "/recurring", link: "See recurring" },
  ]);
});

test("where nothing is known yet, nothing is said", () => expect(firstFindings(nothing())).toEqual([]));
