// What is found about goals, cards and idle money, and in which order all of it is told.
import { describe, expect, test } from "vitest";
import { byPriority } from "~/domain/insights/engine";
import { insightSummary, insightsInWords } from "~/texts/insights";
import type { Sign } from "~/domain/household/trouble";
import type { InsightFigures, InsightAccount, InsightGoal } from "~/domain/insights/types";
import { account, found, goal, stream, TODAY, usual } from "../support/findings";

const goals = (rule: string, over: Partial<InsightGoal>) => found(rule, { goals: [goal(over)] });

describe("a goal", () => {
  test("ahead of plan", () => {
    const [ahead] = goals("goal-ahead", { current: 900_00 });
    expect(ahead).toMatchObject({
      dedupeKey: "goal-ahead:g1:2026-11",
      type: "achievement",
      priority: "low",
      icon: "celebration",
      title: "Trip is ahead of plan",
      action: "Keep the pace, or bring the date forward.",
      href: "/goals",
    });
    expect(ahead?.message).toMatch(/^\$900\.00 of \$1,200\.00: \$\d+\.\d\d more than the plan for today\.$/);
  });

  test("behind plan", () => {
    expect(goals("goal-behind", { current: 300_00 })).toEqual([
      {
        rule: "goal-behind",
        dedupeKey: "goal-behind:g1:2026-11",
        type: "warning",
        priority: "medium",
        icon: "trending_down",
        title: "Trip is behind plan",
        message: "You have $300.00 of $1,200.00. Save $100.00 a month to make May 21, 2027.",
        action: "Save more each month, or pick a later date.",
        href: "/goals",
      },
    ]);
    expect(goals("goal-behind", { current: 300_00, needed: null })[0]?.message).toContain("$0.00 a month");
    expect(goals("goal-behind", { current: 300_00, deadline: null })).toEqual([]);
    // What an account may hold is known once somebody has said whether it does.
    for (const rule of ["goal-behind", "goal-ahead"])
      for (const current of [300_00, 900_00]) expect(goals(rule, { current, isAsked: true })).toEqual([]);
  });

  test("whose date has passed", () => {
    expect(goals("goal-behind", { deadline: "2026-11-20" })).toEqual([
      {
        rule: "goal-behind",
        dedupeKey: "goal-behind:g1:2026-11",
        type: "warning",
        priority: "high",
        icon: "trending_down",
        title: "The date for Trip has passed",
        message: "$600.00 of $1,200.00. It was planned for Nov 20, 2026.",
        action: "Choose a new date.",
        href: "/goals",
      },
    ]);
    expect(goals("goal-behind", { deadline: TODAY })[0]?.title).toBe("Trip is behind plan");
  });

  test("by $50 and a twentieth of it at least", () => {
    const past = { deadline: "2026-11-20", startDay: "2026-05-20" };
    expect(goals("goal-behind", { ...past, target: 500_00, current: 450_00 })).toHaveLength(1);
    expect(goals("goal-behind", { ...past, target: 500_00, current: 450_01 })).toEqual([]);
    expect(goals("goal-behind", { ...past, target: 2000_00, current: 1900_00 })).toHaveLength(1);
    expect(goals("goal-behind", { ...past, target: 2000_00, current: 1900_01 })).toEqual([]);
  });

  test("that is reached, or paid off", () => {
    expect(goals("goal-reached", { current: 1250_00 })).toEqual([
      {
        rule: "goal-reached",
        dedupeKey: "goal-reached:g1:120000",
        type: "achievement",
        priority: "medium",
        icon: "celebration",
        title: "Trip is reached",
        message: "$1,250.00 of $1,200.00 is there.",
        action: "What's next? Pick the next goal.",
        href: "/goals",
      },
    ]);
    expect(goals("goal-reached", { type: "debt", current: 1200_00 })).toMatchObject([
      { title: "Trip is paid off", message: "All $1,200.00 of it." },
    ]);
    expect(goals("goal-reached", { current: 1199_99 })).toEqual([]);
    expect(goals("goal-reached", { target: 0, current: 0 })).toEqual([]);
    for (const rule of ["goal-ahead", "goal-behind"]) {
      expect(goals(rule, { current: 1200_00, deadline: "2026-11-20" })).toEqual([]);
      expect(goals(rule, { target: 0, current: -100_00 })).toEqual([]);
    }
  });
});

describe("a card", () => {
  const card = (over: Partial<InsightAccount>) =>
    found("card-use-high", {
      accounts: [account({ id: "c", name: "Visa", type: "credit", balance: -500_00, limit: 1000_00, ...over })],
    });

  test("says how much of its limit it uses, and what brings it to 30%", () =>
    expect(card({})).toEqual([
      {
        rule: "card-use-high",
        dedupeKey: "card-use-high:c:2026-11",
        type: "warning",
        priority: "medium",
        icon: "trending_up",
        title: "Visa uses 50% of its limit",
        message: "$500.00 of $1,000.00. Lenders like to see 30% or less.",
        action: "Paying $200.00 brings it to 30%.",
        href: "/transactions?from=2026-10-22&to=2026-11-21&account=c",
      },
    ]));

  test("above 30%, urgent above 70%", () => {
    expect(card({ balance: -300_00 })).toEqual([]);
    // As it is shown: 30 % is no more than 30 %.
    expect(card({ balance: -304_99 })).toEqual([]);
    expect(card({ balance: -305_00 })).toMatchObject([{ title: "Visa uses 31% of its limit" }]);
    expect(card({ balance: -700_00 })[0]?.priority).toBe("medium");
    expect(card({ balance: -700_01 })[0]?.priority).toBe("high");
  });

  test("not what is no card, has no limit, or is in credit", () => {
    expect(card({ type: "checking" })).toEqual([]);
    expect(card({ limit: null })).toEqual([]);
    expect(card({ limit: 0 })).toEqual([]);
    expect(card({ balance: 500_00 })).toEqual([]);
  });
});

describe("idle money", () => {
  const idle = (balance: number, months = usual("gas", -1000_00), type = "checking") =>
    found("idle-cash", { accounts: [account({ balance, type })], months });

  test("from four usual months on", () => {
    expect(idle(4000_00)).toEqual([
      {
        rule: "idle-cash",
        dedupeKey: "idle-cash:2026-11",
        type: "opportunity",
        priority: "low",
        icon: "savings",
        title: "Your checking account holds more than you need",
        message: "It holds $4,000.00, and a usual month costs $1,000.00.",
        action: "Consider moving some of it to savings or a goal.",
        href: "/accounts",
      },
    ]);
    expect(idle(3999_99)).toEqual([]);
  });

  test("with three months known, of $200 at least, in checking", () => {
    expect(idle(9000_00, usual("gas", -1000_00, 4))).toHaveLength(1);
    expect(idle(9000_00, usual("gas", -1000_00, 3))).toEqual([]);
    expect(idle(9000_00, usual("gas", -200_00))).toHaveLength(1);
    expect(idle(9000_00, usual("gas", -199_99))).toEqual([]);
    expect(idle(9000_00, undefined, "savings")).toEqual([]);
    expect(idle(9000_00, [])).toEqual([]);
  });
});

describe("what is told, and in which order", () => {
  const none: InsightFigures = {
    today: TODAY,
    months: [],
    accounts: [],
    budgets: [],
    goals: [],
    history: [],
    recurring: [],
  };

  test("at most four of one rule, twenty in all", () => {
    const many = Array.from({ length: 9 }, (_, index) => goal({ id: `g${index}`, current: 1200_00 }));
    expect(insightsInWords({ ...none, goals: many })).toHaveLength(4);
  });

  test("of many rules the twenty most pressing", () => {
    const four = [1, 2, 3, 4];
    const goals = four.flatMap((index) => [
      goal({ id: `r${index}`, current: 1200_00 }),
      goal({ id: `b${index}`, current: 300_00 }),
      goal({ id: `a${index}`, current: 900_00 }),
    ]);
    const accounts = four.map((index) =>
      account({ id: `c${index}`, type: "credit", balance: -900_00, limit: 1000_00 }),
    );
    const recurring = four.map((index) => stream({ key: `k${index}`, cadence: "yearly", nextDay: TODAY }));
    const budgets = ["gas", "groceries", "travel", "phone"].map((category) => ({
      category,
      planned: 100_00,
      spent: 120_00,
    }));
    const all = insightsInWords({ ...none, goals, accounts, recurring, budgets });
    expect(all.map(({ rule }) => rule)).toEqual([
      // All that are over are one sentence.
      "budget-use",
      ...four.map(() => "card-use-high"),
      ...four.map(() => "goal-behind"),
      ...four.map(() => "rare-bill-due"),
      ...four.map(() => "goal-reached"),
      ...four.slice(1).map(() => "goal-ahead"),
    ]);
  });

  test("urgency first, then alerts before warnings, opportunities and praise, then the key", () => {
    const rank = (
      priority: "high" | "medium" | "low",
      type: "alert" | "warning" | "opportunity" | "achievement",
      dedupeKey: string,
    ) => ({ priority, type, dedupeKey });
    const order = [
      rank("high", "alert", "b"),
      rank("high", "warning", "a"),
      rank("medium", "alert", "a"),
      rank("medium", "warning", "a"),
      rank("medium", "warning", "b"),
      rank("medium", "opportunity", "a"),
      rank("medium", "achievement", "a"),
      rank("low", "alert", "a"),
    ];
    expect([...order].reverse().sort(byPriority)).toEqual(order);
    expect(
      [order[4], order[0], order[6], order[2], order[7], order[1], order[5], order[3]]
        .flatMap((one) => one ?? [])
        .sort(byPriority),
    ).toEqual(order);
  });

  test("one alert and one warning are two things", () =>
    expect(insightSummary([{ type: "alert" }, { type: "achievement" }])).toBe("One of 2 needs your attention."));

  const trouble: Sign = {
    id: "arrears",
    kind: "trouble",
    source: "interview",
  };
  const unseen: Sign = {
    id: "income-unknown",
    kind: "unseen",
    source: "interview",
  };
  const rules = (figures: Partial<InsightFigures>, ...signs: Sign[]) =>
    insightsInWords({ ...none, ...figures, signs }).map(({ rule }) => rule);
  const ahead = { goals: [goal({ current: 900_00 })] };
  const behind = { goals: [goal({ current: 300_00 })] };
  const reached = { goals: [goal({ current: 1200_00 })] };
  const idle = { accounts: [account({ balance: 9000_00 })], months: usual("gas", -1000_00) };

  test("trouble comes first, with its reason, help and where to read on", () => {
    expect(insightsInWords({ ...none, signs: [trouble, unseen] })).toEqual([
      {
        rule: "distress",
        dedupeKey: "distress:arrears",
        type: "alert",
        priority: "high",
        icon: "warning",
        title: "Something urgent comes first",
        message: expect.stringMatching(
          /^This comes before everything else, because in your interview you wrote that payments are behind.*\. .*National Foundation for Credit Counseling/,
        ),
        action: "See what comes first",
        href: "/coach?tab=health",
      },
    ]);
    expect(insightsInWords({ ...none, signs: [trouble, { ...trouble, id: "collections" }] })[0]?.dedupeKey).toBe(
      "distress:arrears+collections",
    );
  });

  test("beside trouble nothing is praised, and nothing asks for more money", () => {
    for (const figures of [ahead, behind, reached, idle]) expect(rules(figures, trouble)).toEqual(["distress"]);
    const card = account({ type: "credit", balance: -900_00, limit: 1000_00 });
    expect(rules({ accounts: [card] }, trouble)).toEqual(["distress", "card-use-high"]);
  });

  test("where something isn't seen nothing is judged; what's reached stays reached", () => {
    expect(rules(ahead, unseen)).toEqual([]);
    expect(rules(idle, unseen)).toEqual([]);
    expect(rules(behind, unseen)).toEqual(["goal-behind"]);
    expect(rules(reached, unseen)).toEqual(["goal-reached"]);
  });

  test("with everything seen and well all of it is told", () => {
    expect([ahead, behind, reached, idle].flatMap((figures) => rules(figures))).toEqual([
      "goal-ahead",
      "goal-behind",
      "goal-reached",
      "idle-cash",
    ]);
  });
});
