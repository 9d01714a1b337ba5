// Dates that lie behind us, that don't exist or can't be read; and goals that share a name.
import { describe, expect, test } from "vitest";
import { readCreate } from "~/domain/goals/assistant/create";
import { readDelete } from "~/domain/goals/assistant/delete";
import type { OwnGoal } from "~/domain/goals/assistant/find-goal";
import { readProgress } from "~/domain/goals/assistant/progress";
import { checkGoal, PROBLEMS } from "~/domain/goals/goals";
import { TODAY } from "./goal-phrasings";

describe("no goal is made with a date of our own where one was named", () => {
  test.each([
    ["Save $500 for a boat by yesterday", "past"],
    ["Save $500 for a boat by the day before yesterday", "past"],
    ["Save $500 for a boat by last Friday", "past"],
    ["Save $500 for a boat until last month", "past"],
    ["Save $500 for a boat by last June", "past"],
    ["Save $500 for a boat before last summer", "past"],
    ["Save $500 for a boat by two weeks ago", "past"],
    ["Save $500 for a boat by 2020-01-01", "past"],
    ["Save $500 for a boat by 2031-02-29", "noDate"],
    ["Save $500 for a boat by February 30", "noDate"],
    ["Save $500 for a boat by 2/30/2031", "noDate"],
    ["Save $500 for a boat by the 31st of November", "noDate"],
    ["Save $500 for a boat by my birthday", "unreadDate"],
    ["Save $500 for a boat before the wedding", "unreadDate"],
    ["Save $500 for a boat by whenever", "unreadDate"],
    ["Pay off my $3000 loan until the dog dies", "unreadDate"],
  ])("'%s'", (message, reason) => {
    expect(readCreate(message, [], TODAY)).toMatchObject({ kind: "ask", reason });
  });

  test("a past one is said to be past, one that doesn't exist to be in no calendar", () => {
    const reply = (message: string) => JSON.stringify(readCreate(message, [], TODAY));
    expect(reply("Save $500 for a boat by yesterday")).toMatch(/Nov 20, 2026 has passed\. Please name a date/);
    expect(reply("Save $500 for a boat by 2031-02-29")).toMatch(/can't find that date in the calendar/);
    expect(reply("Save $500 for a boat by my birthday")).toMatch(/can't tell which date 'by my birthday' is/);
  });

  test("a leap day that is to come is found, and words in quotation marks are a name", () => {
    expect(readCreate("Save $500 for a boat by February 29", [], TODAY)).toMatchObject({
      goal: { deadline: "2028-02-29" },
    });
    expect(readCreate('Save $500 for "Stand by me tickets"', [], TODAY)).toMatchObject({ kind: "create" });
    expect(readCreate("I got a raise last month, save $500 for a boat", [], TODAY)).toMatchObject({ kind: "create" });
  });

  test("in a form a date that doesn't exist has words of its own (GOAL-033)", () => {
    const check = (deadline: string) =>
      checkGoal(
        { name: "Boat", targetAmount: "500", currentAmount: "0", deadline, color: "blue" },
        { type: "savings", today: TODAY },
      ).problem?.code;
    expect([check("2031-02-29"), check("2031-04-31"), check("someday")]).toEqual(["noDay", "noDay", "noDay"]);
    expect([check("2020-02-29"), check("2026-11-20")]).toEqual(["deadline", "deadline"]);
    expect(PROBLEMS.noDay.description).toMatch(/isn't in the calendar/);
  });
});

const goal = (id: string, over: Partial<OwnGoal> = {}): OwnGoal => ({
  id,
  type: "savings",
  name: "Bike",
  targetCents: 500_00,
  doneCents: 0,
  deadline: "2027-06-01",
  color: "blue",
  ...over,
});

describe("goals of one name", () => {
  const apart: [string, OwnGoal[]][] = [
    ["by their amounts", [goal("a"), goal("b", { targetCents: 900_00 })]],
    ["by their dates", [goal("a"), goal("b", { deadline: null })]],
    ["by what is saved", [goal("a"), goal("b", { doneCents: 20_00 })]],
    [
      "of two kinds",
      [goal("a"), goal("b", { type: "debt", targetCents: 800_00, name: "bike" }), goal("c", { name: "Car" })],
    ],
    ["with a quotation mark in it", [goal("a", { name: '6" saw' }), goal("b", { name: '6" saw', targetCents: 70_00 })]],
  ];

  test.each(apart)("which one? They are told apart %s, and each choice means its own", (_how, goals) => {
    const [first] = goals;
    for (const ask of [
      readDelete(`Delete ${first?.name}`, goals),
      readProgress(`I saved $10 for ${first?.name}`, goals, TODAY),
    ]) {
      if (ask.kind !== "ask") throw new Error(`no question: ${ask.kind}`);
      expect(ask.choices).toHaveLength(2);
      expect(new Set(ask.choices).size).toBe(2);
      expect(ask.reply).toMatch(/\(\$\d+\.00(?: by Jun 1, 2027|, no date)/);
      const meant = ask.choices.map((choice) =>
        choice.startsWith("Delete") ? readDelete(choice, goals) : readProgress(choice, goals, TODAY),
      );
      expect(meant.map((one) => ("goal" in one ? [one.kind, one.goal.id] : one))).toEqual(
        ["a", "b"].map((id) => [ask.choices[0]?.startsWith("Delete") ? "delete" : "add", id]),
      );
    }
  });

  test("alike in everything, either will do: the choice is taken", () => {
    const goals = [goal("a"), goal("b")];
    const ask = readDelete("Delete my bike goal", goals);
    expect(ask.kind === "ask" && readDelete(ask.choices[1] ?? "", goals).kind).toBe("delete");
  });

  test("a goal without a twin keeps its bare name", () => {
    const ask = readDelete("Delete my goal", [goal("a"), goal("b", { name: "Car" })]);
    expect(ask).toMatchObject({ choices: ['Delete "Bike"', 'Delete "Car"'] });
  });
});
