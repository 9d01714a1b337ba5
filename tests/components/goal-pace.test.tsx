import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { GoalPace, StandingBadge } from "~/components/goals/goal-pace";
import type { Outlook } from "~/contracts/goals";
import { goalMargin } from "~/texts/goal-margin";

const AHEAD: Outlook = {
  standing: "ahead",
  sentence: "At your pace of $500.00 a month you get there on Apr 21, 2027, 2 months early.",
  perMonth: 500,
  projectedDate: "2027-04-21",
  monthlyNeeded: 411.43,
};
const DUE = "2027-06-23";
const wordsOf = (html: string) =>
  html
    .replace(/<caption.*?<\/caption>/, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
const pace = (outlook: Outlook, due: string | null = DUE) =>
  wordsOf(renderToStaticMarkup(<GoalPace outlook={outlook} due={due} label="Due" />));
const badge = (outlook: Outlook) => wordsOf(renderToStaticMarkup(<StandingBadge outlook={outlook} due={DUE} />));

describe("whether a goal is on time", () => {
  test("is one statement, by how much", () => {
    expect(badge(AHEAD)).toBe("2 months early");
    expect(badge({ ...AHEAD, projectedDate: DUE })).toBe("right on the date");
    expect(badge({ ...AHEAD, standing: "behind", projectedDate: "2028-01-05" })).toBe("6 months late");
    expect(badge({ ...AHEAD, standing: "behind", projectedDate: null, perMonth: null })).toBe("behind");
    expect(badge({ ...AHEAD, standing: "late" })).toBe("date passed");
    for (const standing of ["open", "done"] as const) expect(badge({ ...AHEAD, standing })).toBe("");
  });

  test("counts days up to a month, whole months from then on", () => {
    expect(goalMargin("2027-06-22", DUE)).toBe("1 day early");
    expect(goalMargin("2027-07-23", DUE)).toBe("30 days late");
    expect(goalMargin("2027-07-24", DUE)).toBe("1 month late");
    expect(goalMargin("2026-06-23", DUE)).toBe("12 months early");
  });
});

describe("a goal's pace", () => {
  test("stands beside what the due day asks for: an amount and a day each, and nothing said again", () => {
    expect(pace(AHEAD)).toBe("A month Reached Your pace $500.00 Apr 21, 2027 Due $411.43 Jun 23, 2027");
  });

  test("is a sentence while there's none, with the day it's due", () => {
    const young: Outlook = { ...AHEAD, standing: "open", perMonth: null, projectedDate: null, sentence: "Too new." };
    expect(pace(young)).toBe("Due Jun 23, 2027 Too new.");
    expect(pace({ ...AHEAD, monthlyNeeded: null, sentence: "S." }, null)).toBe("S.");
    expect(pace({ ...AHEAD, standing: "done", sentence: "Done." })).toBe("Due Jun 23, 2027 Done.");
  });
});
