import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { GoalPace, StandingBadge } from "~/components/goals/goal-pace";
import type { Outlook } from "~/contracts/goals";
import { goalMargin } from "~/texts/goal-margin";

const AHEAD: Outlook = {
  standing: "ahead",
  sentence: "At your pace of $500.00 a month you get there on Apr 21, 2027, 2 months early.",
  perMonth: 500,
  once: null,
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
    // As one counts between the two dates that stand beside it.
    expect(goalMargin("2028-10-29", "2029-05-29")).toBe("7 months early");
    expect(goalMargin("2028-02-22", "2027-05-29")).toBe("9 months late");
    expect(goalMargin("2027-08-10", DUE)).toBe("2 months late");
    expect(goalMargin("2027-08-02", DUE)).toBe("1 month late");
  });
});

describe("a goal's pace", () => {
  test("stands beside what the due day asks for: an amount and a day each, and nothing said again", () => {
    expect(pace(AHEAD)).toBe("Per month Done by At your pace $500.00 Apr 21, 2027 To be on time $411.43 Jun 23, 2027");
  });

  test("names what came once beside it", () => {
    expect(pace({ ...AHEAD, once: { amount: 3_600, day: "2026-09-28" } })).toContain(
      "Plus $3,600.00 once, on Sep 28, 2026, not in your pace",
    );
  });

  test("is a sentence while there's none, with the day it's due", () => {
    const young: Outlook = { ...AHEAD, standing: "open", perMonth: null, projectedDate: null, sentence: "Too new." };
    expect(pace(young)).toBe("Due Jun 23, 2027 Too new.");
    expect(pace({ ...AHEAD, monthlyNeeded: null, sentence: "S." }, null)).toBe("S.");
    expect(pace({ ...AHEAD, standing: "done", sentence: "Done." })).toBe("Due Jun 23, 2027 Done.");
  });
});
