// What stands beside an answer's text: rows, a chart, what can be done, and what to ask next.
import { describe, expect, test } from "vitest";
import { actionsFor, goalFor, type ActionInputs } from "~/domain/coach/parts/actions";
import { type Place, questionsAt } from "~/domain/coach/parts/places";
import { repeats } from "~/domain/coach/parts/repeats";
import { shownList } from "~/domain/coach/parts/shown-list";
import { followUps, openers, suggestionsFor } from "~/domain/coach/parts/suggestions";
import { type Measure, query } from "~/domain/coach/query/algebra";
import { type WordedAnswer, FactNotes } from "~/domain/coach/query/answer";
import { evaluate } from "~/domain/coach/engine/engine";
import type { Household } from "~/domain/coach/query/data";
import { readText } from "~/domain/coach/reading/read";
import type { Person } from "~/domain/coach/reading/person";
import { household as inputs } from "../../support/coach";

const TODAY = "2026-11-21";
const HOUSE: Household = { ...inputs(), firstDay: "2026-01-01", debts: [], credit: null, load: null };
const FORMS: ActionInputs = { today: TODAY, sums: inputs().sums, budgets: inputs().budgets, merchant: null };
const NOTHING: WordedAnswer = { text: "", facts: [], list: [], chart: null };
const rows = (count: number): WordedAnswer["list"] =>
  Array.from({ length: count }, (_, at) => ({
    label: `Shop ${at + 1}`,
    cents: (count - at) * 1_000,
    count: at + 1,
    href: `/transactions?q=${at + 1}`,
  }));

describe("the list beside an answer", () => {
  const whole = (list: WordedAnswer["list"], chart: WordedAnswer["chart"] = null): WordedAnswer => {
    const notes = new FactNotes(1, TODAY);
    notes.usd("total", "Spent", 100_000, { href: "/transactions?all=1", rows: 40 });
    notes.count("count", "How many", 40, "transaction", { href: "/transactions?all=1" });
    return { text: "", facts: notes.facts, list, chart };
  };

  test("has twelve rows at most, says how many there are, and links to all of them", () => {
    const shown = shownList(query({ shape: "list" }), whole(rows(25)), TODAY);
    expect(shown?.rows).toHaveLength(12);
    expect(shown).toMatchObject({ total: 40, more: "/transactions?all=1", chart: null });
  });

  test("is none where there is one row or nothing: the sentence has said it", () => {
    expect(shownList(query({ shape: "list" }), whole(rows(1)), TODAY)).toBeNull();
    expect(shownList(query({}), NOTHING, TODAY)).toBeNull();
  });

  test("money out stands without a sign, what came back with a plus, and a day in words", () => {
    const list: WordedAnswer["list"] = [
      { label: "Corner Market", cents: -2_550, day: "2026-11-03", href: null },
      { label: "Corner Market", cents: 1_000, day: "2026-11-05", href: null },
    ];
    expect(shownList(query({ shape: "list" }), whole(list), TODAY)?.rows).toEqual([
      { label: "Corner Market", value: "$25.50", note: "Nov 3, 2026", href: null },
      { label: "Corner Market", value: "+$10.00", note: "Nov 5, 2026", href: null },
    ]);
  });

  test("what is expected stands without a sign, too", () => {
    const bills = query({ measure: "bills", shape: "list" });
    const list: WordedAnswer["list"] = [
      { label: "Rent", cents: 160_000, day: "2026-12-01", href: null },
      { label: "Gym", cents: 3_900, day: "2026-12-04", href: null },
    ];
    expect(shownList(bills, whole(list), TODAY)?.rows.map(({ value }) => value)).toEqual(["$1,600.00", "$39.00"]);
  });

  test("a ranking has bars, in its order; one that holds less than nothing has none", () => {
    const ranked = query({ shape: "ranking", by: "merchant" });
    expect(shownList(ranked, whole(rows(10)), TODAY)?.chart).toMatchObject({
      kind: "bars",
      points: [{ label: "Shop 1", value: 100, text: "$100.00" }, ...Array.from({ length: 9 }, () => expect.anything())],
    });
    const below = [...rows(2), { label: "Back", cents: -500, href: null }];
    expect(shownList(ranked, whole(below), TODAY)?.chart).toBeNull();
  });

  test("steps over time are bars, many of them a line; weekdays and weeks have names", () => {
    const chart = (labels: string[]): WordedAnswer["chart"] => ({
      unit: "usd",
      points: labels.map((label, at) => ({ label, value: at * 100 })),
    });
    const months = ["Aug 2026", "Sep 2026", "Oct 2026"];
    const trend = query({ shape: "trend", by: "month" });
    expect(shownList(trend, whole(rows(3), chart(months)), TODAY)?.chart).toMatchObject({ kind: "bars" });
    const weeks = Array.from({ length: 9 }, (_, at) => `2026-09-0${at + 1}`);
    const line = shownList(query({ shape: "trend", by: "week" }), whole(rows(3), chart(weeks)), TODAY)?.chart;
    expect(line).toMatchObject({
      kind: "line",
      points: expect.arrayContaining([{ label: "Week of Sep 1", value: 0, text: "$0.00" }]),
    });
    const days = query({ shape: "ranking", by: "weekday" });
    const saturdays = [
      { label: "6", cents: 5_000, href: null },
      { label: "0", cents: 4_000, href: null },
    ];
    expect(shownList(days, whole(saturdays), TODAY)?.rows.map(({ label }) => label)).toEqual(["Saturdays", "Sundays"]);
  });

  test("lines that only repeat its rows are told from those that say more", () => {
    const list = { rows: [{ label: "Green Basket" }, { label: "Noodle House" }] };
    expect(repeats(["Green Basket: $20.00", "Noodle House, $5.00 on Oct 1"], [list])).toBe(true);
    expect(repeats(["Green Basket: $20.00", "Call your bank"], [list])).toBe(false);
    expect(repeats(["Green Basket: $20.00"], [])).toBe(false);
    expect(
      repeats(["January 2026: $1.00", "May 2026: $2.00"], [{ rows: [{ label: "Jan 2026" }, { label: "May 2026" }] }]),
    ).toBe(true);
  });
});

describe("what can be done about an answer", () => {
  const kinds = (measure: Measure, subject = {}) =>
    actionsFor(query({ measure, subject }), NOTHING, FORMS).map(({ kind }) => kind);

  test("one category's spending can become a budget: what three whole months took, on a round sum", () => {
    const [budget] = actionsFor(query({ subject: { categories: ["gas"] } }), NOTHING, FORMS);
    expect(budget).toEqual({
      kind: "budget",
      label: "Set a budget for Gas",
      preview:
        "You usually spend about $140.00 a month on it. Nothing is planned yet. The new amount counts from November on.",
      category: "gas",
      amountCents: 14_000,
    });
    const [changed] = actionsFor(query({ measure: "left", subject: { categories: ["groceries"] } }), NOTHING, FORMS);
    expect(changed).toMatchObject({ label: "Change the budget for Groceries", amountCents: 52_500 });
    expect(changed).toMatchObject({ preview: expect.stringContaining("$500.00 is planned now.") });
  });

  test("a budget is offered for nothing else: sets, several, shops, conditions, what is planned so, what is never spent", () => {
    expect(kinds("spent", { categories: ["food"] })).toEqual([]);
    expect(kinds("spent", { categories: ["gas", "groceries"] })).toEqual([]);
    expect(kinds("spent", { categories: ["gas"], merchants: ["shell"] })).toEqual([]);
    expect(kinds("owed", { categories: ["gas"] })).toEqual([]);
    expect(kinds("spent", { categories: ["travel"] })).toEqual([]);
    expect(actionsFor(query({ subject: { categories: ["gas"] }, condition: { min: 100 } }), NOTHING, FORMS)).toEqual(
      [],
    );
    const planned = { ...FORMS, budgets: [{ category: "gas", plannedCents: 14_000 }] };
    expect(actionsFor(query({ subject: { categories: ["gas"] } }), NOTHING, planned)).toEqual([]);
  });

  test("one shop's category can be corrected, if the shop is one of the person's own", () => {
    const merchant = { name: "Netflix.com", category: "entertainment", count: 12 };
    const asked = query({ subject: { merchants: ["netflix"] } });
    expect(actionsFor(asked, NOTHING, { ...FORMS, merchant })).toEqual([
      {
        kind: "category",
        label: "Change the category of Netflix.com",
        preview:
          "It counts as Entertainment now. Your choice moves 12 transactions of Netflix.com, and new ones follow it. What you corrected one by one stays.",
        merchant: "Netflix.com",
        category: "entertainment",
      },
    ]);
    expect(actionsFor(asked, NOTHING, FORMS)).toEqual([]);
    expect(actionsFor({ ...asked, measure: "owed" }, NOTHING, { ...FORMS, merchant })).toEqual([]);
  });

  test("what is expected can be told of the day before, of what comes first", () => {
    const bills = query({ measure: "bills", shape: "list", period: { from: TODAY, to: "2026-12-15" } });
    const [remind] = actionsFor(bills, evaluate(bills, HOUSE, new Map()), FORMS);
    expect(remind).toMatchObject({ kind: "remind", day: "2026-11-30", label: "Remind me of Netflix.com" });
    expect(remind).toMatchObject({ about: "Netflix.com, about $17.99, is expected on Dec 1." });
    const pay = query({ measure: "pay", statistic: "next" });
    const [next] = actionsFor(pay, evaluate(pay, HOUSE, new Map()), FORMS);
    expect(next).toMatchObject({ kind: "remind", day: "2026-11-26", label: "Remind me of Acme Payroll" });
    const changes = query({ measure: "price-changes" });
    expect(actionsFor(changes, evaluate(changes, HOUSE, new Map()), FORMS)).toEqual([]);
  });

  test("a sum's rows can be opened; a list has that link already", () => {
    const notes = new FactNotes(1, TODAY);
    notes.usd("total", "Spent", 2_000, { href: "/transactions?q=x", rows: 1_200 });
    const answer = { ...NOTHING, facts: notes.facts };
    expect(actionsFor(query({}), answer, FORMS)).toEqual([
      { kind: "rows", label: "Open the 1,200 transactions", href: "/transactions?q=x" },
    ]);
    expect(actionsFor(query({ shape: "list" }), { ...answer, list: rows(3) }, FORMS)).toEqual([]);
  });

  test("what one saves for can become a goal, with its day where one was said", () => {
    const goal = (request: Parameters<typeof goalFor>[0]) => goalFor(request, [], TODAY);
    expect(goal({ plan: "save-up", amountCents: 300_000, date: "2027-06-01" })).toMatchObject([
      { kind: "goal", amountCents: 300_000, deadline: "2027-06-01" },
    ]);
    expect(goal({ plan: "afford", amountCents: 90_000, months: 6 })).toMatchObject([{ deadline: "2027-05-21" }]);
    expect(goal({ plan: "afford", amountCents: 90_000, date: "2026-11-01" })).toMatchObject([
      { deadline: "2027-11-21" },
    ]);
    expect(goal({ plan: "afford" })).toEqual([]);
    expect(goal({ plan: "retire", amountCents: 90_000 })).toEqual([]);
  });
});

describe("what to ask next", () => {
  const person: Person = {
    today: TODAY,
    merchants: ["Netflix.com", "Green Basket"],
    payers: ["Acme Payroll"],
    accounts: inputs().accounts.map(({ id, name, type }) => ({ id, name, bank: "", kind: type })),
    goals: inputs().goals.map(({ id, name, type }) => ({ id, name, type })),
    recurring: [],
    lastPayday: "2026-11-13",
    paydays: ["2026-11-27"],
    employers: ["Acme Payroll"],
  };

  test("always six, each once, and never what was just asked (COACH-027)", () => {
    for (const household of [
      inputs(),
      { ...inputs(), sums: [], accounts: [], recurring: [], goals: [], budgets: [] },
    ]) {
      const six = suggestionsFor(household);
      expect(new Set(six).size).toBe(6);
      const later = suggestionsFor(household, ["One?", "Two?", six[0] ?? ""], six[0]);
      expect(new Set(later).size).toBe(6);
      expect(later.slice(0, 2)).toEqual(["One?", "Two?"]);
      expect(later).not.toContain(six[0]);
    }
  });

  test("they fit the household: no debt, no bills and no goals are spoken of where there are none", () => {
    const bare = suggestionsFor({ ...inputs(), goals: [], recurring: [], budgets: [], credit: null });
    expect(bare.slice(0, 2)).toEqual([
      "Where did my money go last month?",
      "Am I spending more on groceries than usual?",
    ]);
    expect(bare.join(" ")).not.toMatch(/goals|bills|paycheck|budget is left/);
    expect(suggestionsFor(inputs()).join(" ")).toMatch(/bills are due.*pay off my debt/);
  });

  test("three open the coach, each about this household and each one that can be read", () => {
    const goals = inputs().goals.map((goal) => (goal.type === "savings" ? { ...goal, name: "Kayak" } : goal));
    const three = openers({ ...inputs(), goals });
    expect(three).toEqual([
      "Am I spending more on groceries than usual?",
      "When will I reach my Kayak goal?",
      "How much of my budget is left?",
    ]);
    const nothing = { ...inputs(), sums: [], accounts: [], recurring: [], goals: [], budgets: [], credit: null };
    expect(openers(nothing).join(" ")).not.toMatch(/last month|paycheck|goals/);
    const who = { ...person, goals: goals.map(({ id, name, type }) => ({ id, name, type })) };
    const unread = [...three, ...openers(nothing)].filter((text) =>
      ["unread", "unclear"].includes(readText(text, who).is),
    );
    expect(unread).toEqual([]);
  });

  test("the month before is named where a month was asked about", () => {
    const [month] = followUps(query({ period: { from: "2026-09-01", to: "2026-09-30" } }), true, inputs());
    const [year] = followUps(query({ period: { from: "2026-01-01", to: TODAY } }), true, inputs());
    expect(followUps(query({ subject: { merchants: ["nowhere"] } }), false, inputs())).toEqual([]);
    expect([month, year]).toEqual(["How much did I spend in August?", "How much did I spend last month?"]);
  });

  test("each that is offered where one is can be read, and says what it is about", () => {
    const places: Place[] = [
      { is: "month", month: "2026-11", isCurrent: true },
      { is: "month", month: "2026-09", isCurrent: false },
      { is: "week" },
      { is: "budget" },
      { is: "goals" },
      { is: "goal", name: "Kayak", type: "savings" },
      { is: "goal", name: "Student loan", type: "debt" },
      { is: "transaction", merchant: "Green Basket", isIncome: false },
      { is: "transaction", merchant: "Acme Payroll", isIncome: true },
      { is: "category", name: "Groceries" },
      { is: "accounts" },
      { is: "credit" },
      { is: "anywhere" },
    ];
    const who = { ...person, goals: [...person.goals, { id: "g9", name: "Kayak", type: "savings" as const }] };
    const unread = places
      .flatMap((place) => questionsAt(place).questions)
      .filter((text) => ["unread", "unclear"].includes(readText(text, who).is));
    expect(unread).toEqual([]);
    expect(places.map((place) => questionsAt(place).about)).toEqual([
      "this month",
      "Sep 2026",
      "this week",
      "your budget",
      "your goals",
      "Kayak",
      "Student loan",
      "Green Basket",
      "Acme Payroll",
      "Groceries",
      "your accounts",
      "your credit",
      null,
    ]);
  });

  test("each that follows from an answer is read, and is no question of care", () => {
    const asked = [
      query({ subject: { categories: ["groceries"] } }),
      query({ subject: { merchants: ["Green Basket"] } }),
      query({}),
      ...(["earned", "bills", "pay", "balance", "owed", "saved", "left"] as const).map((measure) => query({ measure })),
    ];
    const unread = asked
      .flatMap((before) => followUps(before, true, inputs()).map((text) => ({ text, before })))
      .filter(({ text, before }) => ["unread", "unclear"].includes(readText(text, person, before).is))
      .map(({ text }) => text);
    expect(unread).toEqual([]);
  });
});
