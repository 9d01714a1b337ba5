// What a question that wants advice asks for, one a line of advice-edges.txt: the kind of advice and what it's given, or none.
// Beside each kind stands what looks like it and is another, or nothing. Asked of the approved answers' household.
import { expect, test } from "vitest";
import { adviceIn } from "~/domain/coach/reading/advice";
import { adviceAmounts } from "~/domain/coach/reading/advice-amounts";
import { spot } from "~/domain/coach/reading/spot";
import { WHO } from "./approved/household";
import { linesOf } from "./read-as";

const LINES = linesOf("advice-edges");

function askedIn(text: string): string {
  const found = adviceIn(spot(text, WHO), WHO);
  if (!found) return "none";
  const { plan, subject = {}, ...slots } = found;
  const about = Object.entries(subject).map(
    ([kind, values]) => `${kind} ${typeof values === "boolean" ? "yes" : values.join("+")}`,
  );
  return [plan, ...Object.entries(slots).map(([slot, value]) => `${slot} ${value}`), ...about].join(", ");
}

test.each(LINES)("%s", (line) => {
  const [text = "", asked] = line.split(" → ");
  expect(askedIn(text)).toBe(asked);
});

test.each([
  ["my salary goes up 6k a year", ["600000 year"]],
  ["9 a month", ["900 once"]],
  ["25 a month", ["2500 month"]],
  ["24 a month", ["2400 once"]],
  ["200 a year", ["20000 year"]],
  ["199 a year", ["19900 once"]],
  ["my 401k", []],
  ["$401", ["40100 once"]],
  ["401 dollars", ["40100 once"]],
  ["0 down", []],
  ["3 cards", []],
  ["$3 cards", ["300 once"]],
  ["in 2026", []],
  ["for 2026", []],
  ["5 grand", ["500000 once"]],
  ["5 thousand", ["500000 once"]],
  ["5 k", ["500000 once"]],
  ["1 million", ["100000000 once"]],
  ["30 a week", ["13000 month"]],
])("'%s' names %j", (text, amounts) =>
  expect(adviceAmounts(text).map(({ cents, each }) => `${cents} ${each}`)).toEqual(amounts),
);
