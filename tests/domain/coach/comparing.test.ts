// What is held against what, one a line of comparing.txt: which days are meant, and what they're held against. Asked of the
// approved answers' household on its day.
import { expect, test } from "vitest";
import { comparedIn } from "~/domain/coach/reading/comparing";
import { ofPeriod } from "~/domain/coach/query/notation";
import { spot } from "~/domain/coach/reading/spot";
import { TODAY, WHO } from "./approved/household";
import { linesOf } from "./read-as";

const LINES = linesOf("comparing");

function heldIn(text: string): string {
  const { period, comparison, isTrend } = comparedIn(spot(text, WHO), TODAY);
  const against =
    comparison === null
      ? ""
      : comparison.against === "period"
        ? `vs ${ofPeriod(comparison.period, TODAY)}`
        : comparison.against === "weekdays"
          ? `vs days ${comparison.weekdays.join("")}`
          : `vs ${comparison.against}`;
  return [period ? ofPeriod(period, TODAY) : "-", against, isTrend ? "trend" : ""].filter(Boolean).join(" ");
}

test.each(LINES)("%s", (line) => {
  const [text = "", held] = line.split(" → ");
  expect(heldIn(text)).toBe(held);
});
