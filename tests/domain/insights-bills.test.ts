// What is found about bills and pay, to the word and to the day.
import { describe, expect, test } from "vitest";
import type { Recurring } from "~/domain/ledger/recurring";
import { addDays } from "~/domain/periods";
import { account, found, stream, TODAY } from "../support/findings";

const ROWS = "/transactions?from=2026-06-15&to=2026-11-15&q=Stream+Co";

describe("a bill that went up", () => {
  const rose = (fromCents: number, toCents: number, over: Partial<Recurring> = {}, day = "2026-11-15") =>
    found("bill-rose", { recurring: [stream({ change: { fromCents, toCents, day }, ...over })] });

  test("of a fixed price: from what to what, and what a year costs more", () =>
    expect(rose(-8_00, -10_00)).toEqual([
      {
        rule: "bill-rose",
        dedupeKey: "bill-rose:out:stream co:2026-11-15",
        type: "warning",
        priority: "medium",
        icon: "trending_up",
        title: "Stream Co went up",
        message: "From $8.00 to $10.00 (monthly): $24.00 more a year.",
        action: "Decide whether it's still worth it.",
        href: ROWS,
      },
    ]));

  test("of a variable one: this time beside the usual", () =>
    expect(rose(-80_00, -120_00, { amount: "varies" })).toMatchObject([
      {
        priority: "high",
        message: "$120.00 this time. It's usually about $80.00.",
        action: "Check the bill for what changed.",
      },
    ]));

  test("from a dollar on, urgent from twenty", () => {
    expect(rose(-9_00, -10_00)).toHaveLength(1);
    expect(rose(-9_01, -10_00)).toEqual([]);
    expect(rose(-10_00, -30_00)[0]?.priority).toBe("high");
    expect(rose(-10_01, -30_00)[0]?.priority).toBe("medium");
  });

  test("within the last 35 days", () => {
    expect(rose(-8_00, -10_00, {}, addDays(TODAY, -35))).toHaveLength(1);
    expect(rose(-8_00, -10_00, {}, addDays(TODAY, -36))).toEqual([]);
  });
});

describe("a new subscription", () => {
  const history = [
    {
      id: "x",
      merchantName: "Bakery",
      category: "groceries",
      kind: "spending" as const,
      day: "2026-01-02",
      cents: -5_00,
      accountId: "a1",
    },
  ];
  const anew = (over: Partial<Recurring> = {}, rows = history) =>
    found("subscription-found", { history: rows, recurring: [stream({ firstDay: "2026-09-15", ...over })] });

  test("says what it takes, since when, and when again", () =>
    expect(anew()).toEqual([
      {
        rule: "subscription-found",
        dedupeKey: "subscription-found:out:stream co",
        type: "opportunity",
        priority: "low",
        icon: "savings",
        title: "New subscription: Stream Co",
        message: "$10.00 monthly since Sep 15, 2026, next about Dec 15.",
        action: "Keep it if you use it, or cancel it if you don't.",
        href: "/transactions?from=2026-09-15&to=2026-11-15&q=Stream+Co",
      },
    ]));

  test("a phone's is a bill", () =>
    expect(anew({ category: "phone" })).toMatchObject([
      { title: "New bill: Stream Co", action: "Check that it's one you agreed to." },
    ]));

  test("of the last hundred days, where the history goes back 45 days further", () => {
    expect(anew({ firstDay: addDays(TODAY, -100) })).toHaveLength(1);
    expect(anew({ firstDay: addDays(TODAY, -101) })).toEqual([]);
    const since = (days: number) => history.map((row) => ({ ...row, day: addDays("2026-09-15", -days) }));
    expect(anew({}, since(45))).toHaveLength(1);
    expect(anew({}, since(44))).toEqual([]);
    expect(anew({}, [])).toEqual([]);
  });

  test("the oldest row counts, wherever it stands", () => {
    const late = history.map((row) => ({ ...row, day: "2026-11-01" }));
    expect(anew({}, [...late, ...history])).toHaveLength(1);
    expect(anew({}, [...history, ...late])).toHaveLength(1);
  });

  test.each([
    { amount: "varies" as const },
    { kind: "loan_payment" as const },
    { kind: "income" as const },
    { active: false },
  ])("not %j", (over) => expect(anew(over)).toEqual([]));
});

describe("a rare bill that's due", () => {
  const due = (over: Partial<Recurring>) =>
    found("rare-bill-due", { recurring: [stream({ cadence: "yearly", ...over })] });

  test("says how much and when", () =>
    expect(due({ nextDay: "2026-12-01", typicalCents: -99_00 })).toEqual([
      {
        rule: "rare-bill-due",
        dedupeKey: "rare-bill-due:out:stream co:2026-12-01",
        type: "warning",
        priority: "medium",
        icon: "warning",
        title: "Stream Co is due soon",
        message: "About $99.00 around Dec 1, 2026. It comes yearly.",
        action: "Make sure the money is there, or stop it before it renews.",
        href: "/cash-flow",
      },
    ]));

  test("from today to two weeks ahead", () => {
    expect(due({ nextDay: TODAY })).toHaveLength(1);
    expect(due({ nextDay: addDays(TODAY, 14) })).toHaveLength(1);
    expect(due({ nextDay: addDays(TODAY, -1) })).toEqual([]);
    expect(due({ nextDay: addDays(TODAY, 15) })).toEqual([]);
  });

  test("that comes four times a year at most, and is a bill", () => {
    expect(due({ nextDay: TODAY, cadence: "quarterly" })).toHaveLength(1);
    expect(due({ nextDay: TODAY, cadence: "twice a year" })).toHaveLength(1);
    expect(due({ nextDay: TODAY, cadence: "monthly" })).toEqual([]);
    expect(due({ nextDay: TODAY, kind: "income" })).toEqual([]);
    expect(due({ nextDay: TODAY, active: false })).toEqual([]);
  });
});

test("income that is late", () => {
  const pay = stream({
    kind: "income",
    key: "in:work",
    merchantName: "Work",
    typicalCents: 2000_00,
    nextDay: "2026-11-16",
  });
  expect(found("income-late", { recurring: [pay] })).toEqual([
    {
      rule: "income-late",
      dedupeKey: "income-late:in:work:2026-11-16",
      type: "alert",
      priority: "high",
      icon: "warning",
      title: "Income from Work is late",
      message: "About $2,000 was expected around Nov 16, 2026, 5 days ago.",
      action: "Ask when it will arrive, and put off what can wait.",
      href: "/transactions?from=2026-06-15&to=2026-11-15&q=Work",
    },
  ]);
});

describe("checking that runs short", () => {
  const bill = stream({ nextDay: "2026-11-25", typicalCents: -300_00 });
  const short = (...accounts: ReturnType<typeof account>[]) =>
    found("low-balance-ahead", { accounts, recurring: [bill] });

  test("says what it holds, by when and how much is missing", () =>
    expect(short(account())).toEqual([
      {
        rule: "low-balance-ahead",
        dedupeKey: "low-balance-ahead:2026-11-25",
        type: "alert",
        priority: "high",
        icon: "warning",
        title: "Your checking balance may run short",
        message: "It holds $100.00. With the bills expected by Nov 25, 2026, it would be $200.00 short.",
        action: "Move money in before then, or ask for a later due date.",
        href: "/transactions?from=2026-10-22&to=2026-11-21&account=a1",
      },
    ]));

  test("several checking accounts count together, and nothing else does", () => {
    expect(short(account(), account({ id: "a2", balance: 50_00 }))).toMatchObject([
      { message: expect.stringContaining("It holds $150.00"), href: "/transactions?from=2026-10-22&to=2026-11-21" },
    ]);
    expect(short(account(), account({ id: "a2", balance: 200_00 }))).toEqual([]);
    expect(short(account(), account({ id: "s", type: "savings", balance: 900_00 }))).toHaveLength(1);
    expect(short(account({ type: "savings" }))).toEqual([]);
  });
});
