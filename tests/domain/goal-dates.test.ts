// Dates that lie behind us, that don't exist or can't be read; and goals that share a name.
import { describe, expect, test } from "vitest";
import { readCreate } from "~/domain/goals/assistant/create";
import { findDates } from "~/domain/goals/assistant/dates";
import { readDelete } from "~/domain/goals/assistant/delete";
import type { OwnGoal } from "~/domain/goals/assistant/find-goal";
import { readProgress } from "~/domain/goals/assistant/progress";
import { checkGoal } from "~/domain/goals/goals";
import { PROBLEMS } from "~/texts/goals";
import { TODAY } from "./goal-phrasings";
import { askWords } from "~/texts/money-mind";

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
    const reply = (message: string) => {
      const reading = readCreate(message, [], TODAY);
      return reading.kind === "ask" ? askWords(reading).reply : "";
    };
    expect(reply("Save $500 for a boat by yesterday")).toMatch(/Nov 20, 2026 has passed\. Please name a date/);
    expect(reply("Save $500 for a boat by 2031-02-29")).toMatch(/can't find that date in the calendar/);
    expect(reply("Save $500 for a boat by my birthday")).toMatch(/can't tell which date “by my birthday” is/);
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

describe("the day that words mean, on Saturday, November 21, 2026", () => {
  const read = (text: string) => findDates(text, TODAY).map(({ start, end, day }) => [text.slice(start, end), day]);

  test.each<[string, string | null]>([
    ["by monday", "2026-11-23"],
    ["by tuesday", "2026-11-24"],
    ["until Wednesday", "2026-11-25"],
    ["by thursday", "2026-11-26"],
    ["by saturday", "2026-11-28"],
    ["by sunday", "2026-11-22"],
    ["in march", "2027-03-31"],
    ["in december", "2026-12-31"],
    ["by next march", "2027-03-31"],
    ["by this december", "2026-12-31"],
    ["coming may", "2027-05-31"],
    ["by the end of this week", "2026-11-21"],
    ["next week", "2026-11-28"],
    ["12/31/27", "2027-12-31"],
    ["1/2/30", "2030-01-02"],
    ["13/1/2030", null],
    ["5/2029", "2029-05-31"],
    ["12/2029", "2029-12-31"],
    ["13/2029", null],
    ["0/2029", null],
    ["by summer 2028", "2028-08-31"],
    ["by autumn of 2027", "2027-11-30"],
    ["next winter", "2027-02-28"],
    ["by spring", "2027-05-31"],
    ["by fall", "2026-11-30"],
    ["by halloween", "2027-10-31"],
    ["by new year's eve", "2026-12-31"],
    ["by new year's day", "2027-01-01"],
    ["by valentine's day", "2027-02-14"],
    ["by independence day", "2027-07-04"],
    ["by christmas", "2026-12-25"],
    ["by thanksgiving", "2026-11-26"],
    ["year-end", "2026-12-31"],
    ["by end of year", "2026-12-31"],
    ["by the end of this month", "2026-11-30"],
    ["end of next month", "2026-12-31"],
    ["by next year", "2027-12-31"],
    ["by this year", "2026-12-31"],
    ["due by Jan 5", "2027-01-05"],
    ["by Nov. 21", "2026-11-21"],
    ["by Nov 20", "2027-11-20"],
    ["5th of may", "2027-05-05"],
    ["31 april 2029", null],
    ["april 2029", "2029-04-30"],
    ["sept. of 2029", "2029-09-30"],
    ["in the next 6 months", "2027-05-21"],
    ["over the next two years", "2028-11-21"],
    ["3 weeks away", "2026-12-12"],
    ["in 2 years' time", "2028-11-21"],
    ["6 months from today", "2027-05-21"],
    ["finished in 10 days", "2026-12-01"],
    ["within a couple of months", "2027-01-21"],
    ["in half a month", "2026-12-06"],
    ["in 1200 weeks", "2049-11-20"],
    ["in 1201 days", null],
    ["in 600 months", "2076-11-21"],
    ["in 601 months", null],
    ["in 100 years", "2126-11-21"],
    ["in 101 years", null],
    ["for 2031", "2031-12-31"],
    ["deadline: 2031", "2031-12-31"],
    ["by tonight", "2026-11-21"],
  ])("'%s' is %s", (text, day) => expect(read(text)).toEqual([[text, day]]));

  test.each<[string, string]>([
    ["by yesterday", "2026-11-20"],
    ["by last night", "2026-11-20"],
    ["by the day before yesterday", "2026-11-19"],
    ["by last wednesday", "2026-11-18"],
    ["by this past monday", "2026-11-16"],
    ["by last friday", "2026-11-20"],
    ["by last saturday", "2026-11-14"],
    ["by last week", "2026-11-14"],
    ["by last weekend", "2026-11-14"],
    ["until the past month", "2026-10-31"],
    ["by last october", "2026-10-31"],
    ["by last november", "2025-11-30"],
    ["by last december", "2025-12-31"],
    ["by last christmas", "2025-12-31"],
    ["by 3 days ago", "2026-11-18"],
    ["by a week ago", "2026-11-14"],
    ["by two weeks ago", "2026-11-07"],
    ["by six months ago", "2026-05-21"],
    ["by two years ago", "2024-11-21"],
    ["by 9999 years ago", "2025-11-21"],
  ])("'%s' was %s", (text, day) => expect(read(text)).toEqual([[text, day]]));

  test.each(["this year", "by easter", "in a few months", "a saturday", "18 months old", "save for a year"])(
    "'%s' is no date",
    (text) => expect(read(text)).toEqual([]),
  );

  test.each(["2024-11-28", "2025-11-27", "2026-11-26", "2027-11-25", "2028-11-23", "2029-11-22"])(
    "Thanksgiving is the fourth Thursday: %s",
    (day) => expect(findDates("by thanksgiving", `${day.slice(0, 4)}-01-01`).map((one) => one.day)).toEqual([day]),
  );

  test("a span begins with its first word and not with the space before it", () => {
    expect(read("save $5 in 3 weeks or by june")).toEqual([
      ["in 3 weeks", "2026-12-12"],
      ["by june", "2027-06-30"],
    ]);
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
      const { choices, reply } = askWords(ask);
      expect(choices).toHaveLength(2);
      expect(new Set(choices).size).toBe(2);
      expect(reply).toMatch(/\(\$\d+\.00(?: by Jun 1, 2027|, no date)/);
      const meant = choices.map((choice) =>
        choice.startsWith("Delete") ? readDelete(choice, goals) : readProgress(choice, goals, TODAY),
      );
      expect(meant.map((one) => ("goal" in one ? [one.kind, one.goal.id] : one))).toEqual(
        ["a", "b"].map((id) => [choices[0]?.startsWith("Delete") ? "delete" : "add", id]),
      );
    }
  });

  test("alike in everything, either will do: the choice is taken", () => {
    const goals = [goal("a"), goal("b")];
    const ask = readDelete("Delete my bike goal", goals);
    expect(ask.kind === "ask" && readDelete(askWords(ask).choices[1] ?? "", goals).kind).toBe("delete");
  });

  test.each([
    ["the bike debt", "b"],
    ["the bike savings", "a"],
    ["the saving bike", "a"],
    ["the $800 bike", "b"],
    ["the bike for $500", "a"],
    ["the $900 bike", "ask"],
    ["the $500 bike debt", "ask"],
    ["my $1,200.50 goal", "c"],
    ["my car goal of $1,200.50", "c"],
    ["my car goal of $1,200", "ask"],
  ])("'Delete %s' means %s of two bikes and a car", (words, id) => {
    const goals = [
      goal("a"),
      goal("b", { type: "debt", targetCents: 800_00 }),
      goal("c", { name: "Car", targetCents: 1_200_50 }),
    ];
    const reading = readDelete(`Delete ${words}`, goals);
    expect(reading.kind === "delete" ? reading.goal.id : "ask").toBe(id);
  });

  test("a goal without a twin keeps its bare name", () => {
    const ask = readDelete("Delete my goal", [goal("a"), goal("b", { name: "Car" })]);
    expect(ask.kind === "ask" && askWords(ask).choices).toEqual(['Delete "Bike"', 'Delete "Car"']);
  });
});
