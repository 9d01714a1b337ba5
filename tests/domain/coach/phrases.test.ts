// Parts of sentences: what a sum was about, and which days. Each name and day stands as the fact that fills it.
import { describe, expect, test } from "vitest";
import type { Condition, Subject } from "~/domain/coach/query/algebra";
import { FactNotes, labelled } from "~/domain/coach/query/answer";
import { formatFact } from "~/domain/coach/facts/fact";
import { householdOf } from "~/domain/coach/query/household-of";
import { kindName, listedWith, periodPhrase, subjectPhrase, weekdaysPhrase } from "~/domain/coach/query/phrases";
import { INPUTS, TODAY, WHO } from "./approved/household";

const HOUSEHOLD = householdOf(WHO, INPUTS);
const FIRST_DAY = "2025-11-01";

const filled = (text: string, { facts }: FactNotes): string =>
  facts.reduce(
    (words, fact) => words.replaceAll(`{{${fact.id}}}`, `<${fact.id} ${fact.label}: ${formatFact(fact)}>`),
    text,
  );

function about(subject: Subject, condition: Condition = {}, tag?: string): string {
  const notes = new FactNotes(1, TODAY);
  return filled(subjectPhrase(subject, condition, HOUSEHOLD, notes, tag), notes);
}

test("one thing, two things, many", () => {
  const all = [[], ["a"], ["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d"]];
  expect(all.map((parts) => listedWith(parts))).toEqual(["", "a", "a and b", "a, b, and c", "a, b, c, and d"]);
  expect(all.map((parts) => listedWith(parts, "or"))).toEqual(["", "a", "a or b", "a, b, or c", "a, b, c, or d"]);
  expect(["checking", "savings", "credit", "loan", "investment", "other"].map(kindName)).toEqual([
    ...["checking", "savings", "credit cards", "loans", "investments", "other"],
  ]);
});

describe("what a sum is about", () => {
  test.each<[Subject, string]>([
    [{}, ""],
    [{ categories: ["groceries"] }, " on Groceries"],
    [
      { categories: ["groceries", "gas"], merchants: ["coffee", "Noodle House"] },
      " on Groceries, Gas, and coffee at <asked.1.shop-1 Name: Noodle House>",
    ],
    [
      { merchants: ["noodle house", "O'Neil's bar"] },
      " at <asked.1.shop-1 Name: Noodle House> and <asked.1.shop-2 Name: O'Neil's bar>",
    ],
    [{ merchants: ["o'neil's"] }, " at <asked.1.shop-1 Name: O'neil's>"],
    [{ accounts: ["card"] }, " in <asked.1.account-1 Name: Blue Card>"],
    [
      { accounts: ["checking", "gone"] },
      " in <asked.1.account-1 Name: Everyday Checking> and <asked.1.account-2 Name: this account>",
    ],
    [{ kinds: ["checking", "savings"] }, " in checking and savings"],
    [{ except: ["gas"] }, " without Gas"],
    [
      { except: ["gas"], exceptMerchants: ["coffee", "noodle house"] },
      " without Gas, coffee, and <asked.1.left-out-2 Name: Noodle House>",
    ],
    [
      { categories: ["gas"], merchants: ["shell"], accounts: ["card"], kinds: ["loan"], except: ["groceries"] },
      " on Gas at <asked.1.shop-1 Name: Shell> in <asked.1.account-1 Name: Blue Card> in loans without Groceries",
    ],
  ])("%j", (subject, words) => expect(about(subject)).toBe(words));

  const LEAST = "<asked.1.least From this amount on: $5.00>";
  test.each<[Condition, string]>([
    [{ min: 500 }, ` in charges of ${LEAST} or more`],
    [{ max: 700 }, " in charges of <asked.1.most Up to this amount: $7.00> or less"],
    [{ min: 500, max: 700 }, ` in charges from ${LEAST} to <asked.1.most Up to this amount: $7.00>`],
    [{ min: 500, max: 500 }, ` in charges of ${LEAST}`],
    [{ weekdays: [5] }, " on <asked.1.days Name: Fridays>"],
    [{ min: 500, weekdays: [0, 6] }, ` in charges of ${LEAST} or more on <asked.1.days Name: weekends>`],
  ])("which rows: %j", (condition, words) => expect(about({}, condition)).toBe(words));

  test("two things in one answer have facts of their own", () => {
    const subject = { merchants: ["shell"], accounts: ["card"], exceptMerchants: ["bp"] };
    expect(about(subject, { min: 500, max: 700, weekdays: [1] }, "-other")).toBe(
      " at <asked.1.shop-other-1 Name: Shell> in <asked.1.account-other-1 Name: Blue Card> without <asked.1.left-out-other-1 Name: Bp> in charges from <asked.1.least-other From this amount on: $5.00> to <asked.1.most-other Up to this amount: $7.00> on <asked.1.days-other Name: Mondays>",
    );
  });
});

test.each<[number[], string]>([
  [[0, 6], "weekends"],
  [[1, 2, 3, 4, 5], "weekdays"],
  [[0, 1, 2], "Sundays, Mondays, and Tuesdays"],
  [[3, 4], "Wednesdays and Thursdays"],
  [[5], "Fridays"],
  [[6], "Saturdays"],
  [[9], ""],
])("the days %j are '%s'", (days, words) => expect(weekdaysPhrase(days)).toBe(words));

describe("which days", () => {
  const days = (from: string, to: string, today = TODAY, firstDay: string | null = FIRST_DAY) => {
    const notes = new FactNotes(1, today, firstDay);
    return filled(periodPhrase({ from, to }, notes, "-x"), notes).replaceAll("asked.1.", "");
  };
  test.each([
    ["2026-11-18", "2026-11-18", "on <on-x Day: Nov 18, 2026>"],
    ["2025-11-01", "2026-11-18", "since <since-x Since: Nov 1, 2025> (the start of your data)"],
    ["2025-11-01", "2026-11-17", "from <from-x From: Nov 1, 2025> to <to-x To: Nov 17, 2026>"],
    ["2026-11-01", "2026-11-18", "so far this month"],
    ["2026-11-02", "2026-11-18", "from <from-x From: Nov 2, 2026> to <to-x To: Nov 18, 2026>"],
    ["2026-11-01", "2026-11-30", "in <month-x Month: November 2026>"],
    ["2026-10-01", "2026-10-31", "last month"],
    ["2026-10-01", "2026-10-30", "from <from-x From: Oct 1, 2026> to <to-x To: Oct 30, 2026>"],
    ["2026-10-02", "2026-10-31", "from <from-x From: Oct 2, 2026> to <to-x To: Oct 31, 2026>"],
    ["2025-10-01", "2025-10-31", "in <month-x Month: October 2025>"],
    ["2026-01-01", "2026-11-18", "so far this year"],
    ["2026-01-01", "2026-11-17", "from <from-x From: Jan 1, 2026> to <to-x To: Nov 17, 2026>"],
    ["2025-01-01", "2025-12-31", "from <from-x From: Jan 1, 2025> to <to-x To: Dec 31, 2025>"],
  ])("%s to %s, said on Nov 18, 2026", (from, to, words) => expect(days(from, to)).toBe(words));

  test("at the ends of months and years, and where only this month is known", () => {
    expect(days("2025-12-01", "2025-12-31", "2026-01-10")).toBe("last month");
    expect(days("2026-11-01", "2026-11-30", "2026-11-30")).toBe("so far this month");
    expect(days("2026-01-01", "2026-01-15", "2026-01-15")).toBe("so far this month");
    expect(days("2026-01-01", "2026-01-01", "2026-01-01")).toBe("on <on-x Day: Jan 1, 2026>");
    expect(days("2026-11-01", "2026-11-18", TODAY, "2026-11-01")).toContain("since <since-x Since: Nov 1, 2026>");
    expect(days("2026-11-01", "2026-11-18", TODAY, null)).toBe("so far this month");
  });

  test.each([
    ["2026-11-18", "2026-11-18", "Nov 18, 2026"],
    ["2026-11-01", "2026-11-18", "Nov 2026"],
    ["2026-11-01", "2026-11-17", "Nov 1 to Nov 17, 2026"],
    ["2026-11-01", "2026-11-30", "Nov 2026"],
    ["2026-10-01", "2026-11-18", "Oct 1 to Nov 18, 2026"],
    ["2026-10-02", "2026-10-31", "Oct 2 to Oct 31, 2026"],
    ["2025-12-30", "2026-01-02", "Dec 30, 2025 to Jan 2, 2026"],
  ])("under a figure %s to %s is '%s'", (from, to, label) =>
    expect(labelled({ from, to }, TODAY)).toEqual({ from, to, label }),
  );
});

test("a fact has what is known of it, and no sign; what a person said has no link", () => {
  const notes = new FactNotes(3, TODAY);
  const period = { from: "2026-10-01", to: "2026-10-31" };
  expect([
    notes.usd("a", "A", -500, { period, rows: 0, href: "/x" }),
    notes.count("b", "B", 2, "row"),
    notes.day("c", "C", TODAY, { rows: 3 }),
    notes.name("d", "Bob"),
  ]).toEqual(["{{answer.3.a}}", "{{asked.3.b}}", "{{asked.3.c}}", "{{asked.3.d}}"]);
  expect(notes.firstDay).toBeNull();
  expect(notes.facts).toEqual([
    {
      ...{ id: "answer.3.a", label: "A", value: { unit: "usd", cents: 500 }, rows: 0, href: "/x" },
      ...{ isBelow: true, period: { ...period, label: "Oct 2026" } },
    },
    { id: "asked.3.b", label: "B", value: { unit: "count", count: 2, noun: "row" }, href: null },
    { id: "asked.3.c", label: "C", value: { unit: "day", day: TODAY }, rows: 3, href: null },
    { id: "asked.3.d", label: "Name", value: { unit: "name", text: "Bob" }, href: null },
  ]);
});
