// Calculations over figures: their arithmetic, what can't be done, and the line that stands for one.
import { describe, expect, test } from "vitest";
import { isNumberSaid } from "~/domain/coach/work/numbers-said";
import {
  faultIn,
  type WorkFigure,
  notationOfWork,
  type Rate,
  type Work,
  workedOut,
  type WorkOperation,
} from "~/domain/coach/work/work";

const usd = (dollars: number, rate: Rate | null = null): WorkFigure => ({ unit: "usd", value: dollars * 100, rate });
const percent = (value: number): WorkFigure => ({ unit: "percent", value, rate: null });
const count = (value: number): WorkFigure => ({ unit: "count", value, rate: null });
const work = (op: WorkOperation, of: readonly number[] = [1, 2], number: number | null = null): Work => ({
  op,
  of,
  number,
});
const done = (one: Work, parts: readonly WorkFigure[], paychecks: number | null = 26) => {
  const result = workedOut(one, parts, paychecks);
  if (result.is !== "figure") return result.is;
  const { unit, value, rate } = result.figure;
  const said = unit === "usd" ? `$${(value / 100).toFixed(2)}` : unit === "percent" ? `${value}%` : `${value} ${unit}`;
  return `${result.isExact ? "" : "about "}${said}${rate === null ? "" : ` a ${rate}`}`;
};

describe("what is worked out", () => {
  test.each([
    ["a sum keeps its rhythm", work("sum"), [usd(503, "month"), usd(309, "month")], "$812.00 a month"],
    ["a year beside a month is taken by the month", work("sum"), [usd(120, "year"), usd(5, "month")], "$15.00 a month"],
    ["an average of three", work("average", [1, 2, 3]), [usd(10), usd(20), usd(25)], "about $18.33"],
    ["what is left", work("left", [1, 2, 3]), [usd(2930), usd(1400), usd(245)], "$1285.00"],
    ["what is missing", work("left"), [usd(100), usd(140.5)], "$-40.50"],
    ["money that stands less what comes by the month", work("left"), [usd(1000), usd(250, "month")], "$750.00"],
    ["a percentage", work("percent"), [usd(1400), usd(5000)], "28%"],
    ["a percentage that is rounded", work("percent"), [usd(1), usd(3)], "about 33.3%"],
    ["a change in percent", work("percent-change"), [usd(150), usd(120)], "25%"],
    ["how many times over", work("ratio"), [usd(6200), usd(3100)], "2 count"],
    ["less than once", work("ratio"), [usd(1), usd(8)], "about 0.13 count"],
    ["how long it lasts", work("months"), [usd(6200), usd(1550, "month")], "4 months"],
    ["how long it lasts at so much a week", work("months"), [usd(1300), usd(75, "week")], "4 months"],
    ["a part", work("part", [1], 10), [usd(2930, "month")], "$293.00 a month"],
    ["twelve times a month is a year", work("times", [1], 12), [usd(17.99, "month")], "$215.88 a year"],
    ["three times a month is no other rhythm", work("times", [1], 3), [usd(5, "month")], "$15.00 a month"],
    ["a year by twelve is a month", work("divided", [1], 12), [usd(600, "year")], "$50.00 a month"],
    ["between three", work("divided", [1], 3), [usd(100)], "about $33.33"],
    ["of each visit", work("divided"), [usd(435), count(5)], "$87.00"],
    ["by the paycheck", work("per-paycheck", [1]), [usd(1300, "month")], "$600.00"],
  ])("%s", (_title, one, parts, said) => expect(done(one, parts)).toBe(said));

  test.each([
    ["dollars and percent aren't added up", work("sum"), [usd(1), percent(2)], "mismatch"],
    ["percents aren't added up either", work("sum"), [percent(1), percent(2)], "mismatch"],
    ["a percentage of a count in dollars", work("percent"), [usd(1), count(2)], "mismatch"],
    ["money times money", work("times"), [usd(1), usd(2)], "mismatch"],
    ["an amount without a rhythm by the paycheck", work("per-paycheck", [1]), [usd(100)], "mismatch"],
    ["how long something lasts that comes each month", work("months"), [usd(1, "month"), usd(1, "month")], "mismatch"],
    ["of nothing there is no part", work("percent"), [usd(5), usd(0)], "nothing"],
    ["nor of less than nothing", work("ratio"), [usd(5), usd(-10)], "nothing"],
    ["between nobody", work("divided", [1], 0), [usd(5)], "nothing"],
    ["of no visits", work("divided"), [usd(5), count(0)], "nothing"],
  ])("%s", (_title, one, parts, is) => expect(done(one, parts)).toBe(is));

  test("without any pay there is no paycheck", () =>
    expect(done(work("per-paycheck", [1]), [usd(1, "month")], null)).toBe("nothing"));

  test("the larger and the smaller one, with how far the next is", () => {
    const parts = [usd(20), usd(50), usd(45)];
    expect(workedOut(work("larger", [1, 2, 3]), parts, null)).toEqual({ is: "which", at: 1, next: 2, apart: usd(5) });
    expect(workedOut(work("smaller", [1, 2, 3]), parts, null)).toEqual({ is: "which", at: 0, next: 2, apart: usd(25) });
  });
});

describe("what a calculation may be of", () => {
  test.each([
    ["two parts that stand before it", work("percent"), 3, null],
    ["a step that comes after it", work("percent", [1, 3]), 3, "of"],
    ["the same part twice", work("sum", [1, 1]), 3, "of"],
    ["one part, where two are held against each other", work("ratio", [1]), 3, "of"],
    ["an amount that is named", work("percent", [1, 0], 500), 2, null],
    ["an amount that isn't", work("percent", [1, 0]), 2, "number"],
    ["a number that nothing takes", work("sum", [1, 2], 5), 3, "number"],
    ["a part without how much of it", work("part", [1]), 2, "number"],
    ["a number below zero", work("times", [1], -2), 2, "number"],
    ["a place between steps", work("sum", [1, 1.5]), 3, "of"],
  ] as const)("%s", (_title, one, at, fault) => expect(faultIn(one, at)).toBe(fault));

  test.each([
    ["an amount has to be said", work("left", [0, 1], 5000), "what's left of 5,000 after rent", true],
    ["another amount was never said", work("left", [0, 1], 6000), "what's left of 5,000 after rent", false],
    ["thousands", work("left", [0, 1], 5000), "what's left of 5k after rent", true],
    ["a tenth is ten percent", work("part", [1], 10), "a tenth of my pay", true],
    ["a part has to be said", work("part", [1], 12), "a tenth of my pay", false],
    ["twelve months needn't be", work("times", [1], 12), "what does that make a year", true],
    ["who shares it is counted along", work("divided", [1], 2), "my wife and I split the rent", true],
    ["a hundred of us isn't", work("divided", [1], 100), "my wife and I split the rent", false],
  ])("%s", (_title, one, text, isSaid) => expect(isNumberSaid(one, text)).toBe(isSaid));
});

test("one line for one calculation", () => {
  expect(notationOfWork(work("percent"))).toBe("work:percent of:1,2");
  expect(notationOfWork(work("part", [3], 10))).toBe("work:part of:3 number:10");
});
