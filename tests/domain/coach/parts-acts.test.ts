// What can be done about an answer, at its edges.
import { describe, expect, test } from "vitest";
import type { Fact } from "~/domain/coach/facts/fact";
import { actionsFor, type ActionInputs, goalFor, type KnownMerchant } from "~/domain/coach/parts/actions";
import { type Measure, query } from "~/domain/coach/query/algebra";
import type { WordedAnswer } from "~/domain/coach/query/answer";
import { household, sum } from "../../support/coach";

const TODAY = "2026-11-21";
const NOTHING: WordedAnswer = { text: "", facts: [], list: [], chart: null };
const FORMS: ActionInputs = { today: TODAY, sums: household().sums, budgets: household().budgets, merchant: null };
const about = (...categories: string[]) => ({ subject: { categories } });

describe("a budget", () => {
  const wished = (category: string, from: string | null, forms = FORMS) =>
    actionsFor(
      query({
        measure: "budgeted",
        ...about(category),
        comparison: { against: "amount", is: "over", cents: 20_000 },
        period: from === null ? null : { from, to: "2026-12-31" },
      }),
      NOTHING,
      forms,
    );

  test("of the amount and the month that somebody asked for", () => {
    expect(wished("gas", "2026-12-01")).toEqual([
      {
        kind: "budget",
        label: "Set the budget for Gas to $200.00",
        preview: "You usually spend about $140.00 a month on it. The new amount counts from Dec 2026 on.",
        category: "gas",
        amountCents: 20_000,
        month: "2026-12",
      },
    ]);
    expect(wished("travel", null)).toEqual([
      {
        kind: "budget",
        label: "Set the budget for Travel to $200.00",
        preview: "The new amount counts from Nov 2026 on.",
        category: "travel",
        amountCents: 20_000,
      },
    ]);
    expect(wished("gas", "2026-10-01")[0]).not.toHaveProperty("month");
    expect(wished("nothing-known", null)).toEqual([]);
  });

  test("of what is usual, in whole months with rows", () => {
    const label = (measure: Measure, forms = FORMS) =>
      actionsFor(query({ measure, ...about("gas") }), NOTHING, forms).map((one) => one.label);
    expect(label("budgeted")).toEqual(["Set a budget for Gas"]);
    expect(label("left")).toEqual(["Set a budget for Gas"]);
    expect(label("spent", { ...FORMS, sums: [] })).toEqual([]);
    const once = { ...FORMS, sums: [sum("2026-10", "gas", 90), sum("2026-10", "food", 5), sum("2026-08", "food", 5)] };
    expect(actionsFor(query(about("gas")), NOTHING, once)).toMatchObject([{ amountCents: 4_500 }]);
    expect(actionsFor(query(about()), NOTHING, FORMS)).toEqual([]);
    expect(actionsFor(query({ ...about("gas"), comparison: { against: "usual" } }), NOTHING, FORMS)).toHaveLength(1);
    expect(
      actionsFor(
        query({ ...about("gas"), comparison: { against: "amount", is: "over", cents: 20_000 } }),
        NOTHING,
        FORMS,
      ),
    ).toMatchObject([{ amountCents: 14_000 }]);
  });
});

describe("a shop's category", () => {
  const changed = (measure: Measure, more: Partial<KnownMerchant>, merchants = ["deli"]) =>
    actionsFor(query({ measure, subject: { merchants } }), NOTHING, {
      ...FORMS,
      merchant: { name: "Deli", category: "gas", count: 2, ...more },
    });

  test.each(["spent", "refunded", "fees", "interest"] as const)("of %s", (measure) =>
    expect(changed(measure, {})).toHaveLength(1),
  );

  test("is offered of one shop with rows", () => {
    expect(changed("spent", { count: 0 })).toEqual([]);
    expect(changed("spent", {}, ["deli", "grill"])).toEqual([]);
    expect(actionsFor(query({}), NOTHING, { ...FORMS, merchant: { name: "Deli", category: null, count: 2 } })).toEqual(
      [],
    );
    const unknown =
      "Your choice moves 1 transaction of Deli, and new ones follow it. What you corrected one by one stays.";
    for (const category of [null, "", "nothing-known"])
      expect(changed("spent", { count: 1, category })).toMatchObject([{ category: null, preview: unknown }]);
  });
});

describe("a reminder", () => {
  const day = (id: string, on: string, href: string | null = "/bills"): Fact => ({
    id,
    label: "Due",
    value: { unit: "day", day: on },
    href,
  });
  const name = (id: string, text: string): Fact => ({ id, label: "Name", value: { unit: "name", text }, href: null });
  const usd = (id: string, cents: number): Fact => ({ id, label: "Amount", value: { unit: "usd", cents }, href: null });
  const reminded = (facts: Fact[], measure: Measure = "bills") =>
    actionsFor(query({ measure }), { ...NOTHING, facts }, FORMS);
  const GYM = [day("answer.1.gym-day", "2026-12-05"), name("asked.1.gym-name", "Gym")];

  test("is of what comes first, with its amount", () => {
    const first = [
      day("answer.1.tv-day", "2026-11-25", null),
      name("asked.1.tv-name", "TV"),
      usd("answer.1.tv", 1_500),
    ];
    const wanted = [
      {
        kind: "remind",
        label: "Remind me of TV",
        preview: "On Nov 24, 2026 your notifications say: TV, about $15.00, is expected on Nov 25.",
        day: "2026-11-24",
        about: "TV, about $15.00, is expected on Nov 25.",
        href: "/transactions",
      },
    ];
    expect(reminded([...GYM, ...first])).toEqual(wanted);
    expect(reminded([...first, ...GYM], "subscriptions")).toEqual(wanted);
    expect(reminded(GYM, "pay")).toMatchObject([{ about: "Gym is expected on Dec 5.", href: "/bills" }]);
    expect(reminded(GYM, "spent")).toEqual([]);
  });

  test("is on the day itself where that is tomorrow, and never of today", () => {
    const on = (at: string) => reminded([day("answer.1.gym-day", at), name("asked.1.gym-name", "Gym")]);
    expect(on("2026-11-22")).toMatchObject([{ day: "2026-11-22" }]);
    expect(on("2026-11-23")).toMatchObject([{ day: "2026-11-22" }]);
    expect(on(TODAY)).toEqual([]);
    expect(on("2026-11-20")).toEqual([]);
  });

  test("needs a name that is one", () => {
    expect(reminded([day("answer.1.gym-day", "2026-12-05")])).toEqual([]);
    expect(reminded([day("answer.1.gym-day", "2026-12-05"), usd("asked.1.gym-name", 5)])).toEqual([]);
    expect(reminded([day("answer.1.tv-day", "2026-11-25"), ...GYM])).toMatchObject([{ label: "Remind me of Gym" }]);
  });
});

describe("rows to open", () => {
  const fact = (href: string | null, rows?: number): Fact => ({
    id: "answer.1.total",
    label: "Spent",
    value: { unit: "usd", cents: 5 },
    href,
    ...(rows === undefined ? {} : { rows }),
  });
  const row = { label: "Deli", cents: 5, href: null };
  const opened = (facts: Fact[], shape: "figure" | "list" = "figure", list: WordedAnswer["list"] = []) =>
    actionsFor(query({ shape }), { ...NOTHING, facts, list }, FORMS).map(({ label }) => label);

  test("are those of the first figure that has some", () => {
    expect(opened([fact("/transactions?a", 1)])).toEqual(["Open the transaction"]);
    expect(opened([fact(null, 3), fact("/goals", 3), fact("/transactions?a", 0), fact("/transactions?b", 2)])).toEqual([
      "Open the 2 transactions",
    ]);
    expect(opened([fact("/transactions?a")])).toEqual([]);
    expect(opened([fact("/transactions?a", 2)], "list", [row])).toEqual(["Open the 2 transactions"]);
    expect(opened([fact("/transactions?a", 2)], "list", [row, row])).toEqual([]);
    expect(opened([fact("/transactions?a", 2)], "figure", [row, row])).toEqual(["Open the 2 transactions"]);
  });
});

describe("a goal", () => {
  const low = (value: Fact["value"]): Fact[] => [
    { id: "emergency.high", label: "High", value: { unit: "usd", cents: 9 }, href: null },
    { id: "emergency.low", label: "Low", value, href: null },
  ];
  const fund = (facts: Fact[]) => goalFor({ plan: "emergency-fund", amountCents: 7 }, facts, TODAY);

  test("of an emergency fund is its lower bound", () => {
    expect(fund(low({ unit: "usd", cents: 300_000 }))).toEqual([
      {
        kind: "goal",
        label: "Make this a goal",
        preview: "A savings goal of $3,000.00 by Nov 21, 2027. You can still change it.",
        name: "Emergency fund",
        amountCents: 300_000,
        deadline: "2027-11-21",
      },
    ]);
    expect(fund(low({ unit: "usd", cents: 0 }))).toEqual([]);
    expect(fund(low({ unit: "months", months: 3 }))).toEqual([]);
    expect(fund([])).toEqual([]);
  });

  test("of a price ends in the future", () => {
    const goal = (more: object) => goalFor({ plan: "afford", amountCents: 100, ...more }, [], TODAY);
    expect(goal({})).toMatchObject([{ name: "What I'm saving for", deadline: "2027-11-21" }]);
    expect(goal({ date: TODAY })).toMatchObject([{ deadline: "2027-11-21" }]);
    expect(goal({ date: "2026-11-22" })).toMatchObject([{ deadline: "2026-11-22" }]);
    expect(goal({ amountCents: 0 })).toEqual([]);
    expect(goal({ amountCents: -5 })).toEqual([]);
  });
});
