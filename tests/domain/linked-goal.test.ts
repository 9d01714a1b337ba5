// Goals that follow an account: what is reached, and what moved it.
import { describe, expect, test } from "vitest";
import { type BalanceOnDay, followAccount, FOLLOWED } from "~/domain/household/linked-goal";

const savings = { type: "savings", targetCents: 1_000_00, startDay: "2026-03-10" } as const;
const debt = { ...savings, type: "debt" } as const;
const on = (day: string, cents: number): BalanceOnDay => ({ day, balanceCents: cents });

test("a savings goal follows savings, a debt goal what is owed", () => {
  expect(FOLLOWED).toEqual({ savings: ["savings"], debt: ["credit", "loan"] });
});

describe("a savings goal", () => {
  test("starts from what was there when it began, and goes by each change", () => {
    expect(
      followAccount(savings, [
        on("2026-03-01", 50_00),
        on("2026-03-10", 100_00),
        on("2026-03-11", 100_00),
        on("2026-04-01", 80_00),
        on("2026-05-01", 300_00),
      ]),
    ).toEqual({
      doneCents: 300_00,
      entries: [
        { day: "2026-03-10", kind: "opening", amountCents: 100_00, isBalance: true },
        { day: "2026-04-01", kind: "contribution", amountCents: -20_00, isBalance: true },
        { day: "2026-05-01", kind: "contribution", amountCents: 220_00, isBalance: true },
      ],
    });
  });

  test("without a balance of its beginning starts from the first that is known", () => {
    expect(followAccount(savings, [on("2026-04-01", 80_00), on("2026-05-01", 90_00)])).toEqual({
      doneCents: 90_00,
      entries: [
        { day: "2026-04-01", kind: "opening", amountCents: 80_00, isBalance: true },
        { day: "2026-05-01", kind: "contribution", amountCents: 10_00, isBalance: true },
      ],
    });
  });

  test("an overdrawn account holds nothing, and an unknown one says nothing", () => {
    expect(followAccount(savings, [on("2026-03-01", -5_00)]).doneCents).toBe(0);
    expect(followAccount(savings, [])).toEqual({ doneCents: 0, entries: [] });
  });
});

test("a debt goal has reached what is no longer owed", () => {
  expect(
    followAccount(debt, [on("2026-03-01", -1_000_00), on("2026-04-01", -700_00), on("2026-05-01", 20_00)]),
  ).toEqual({
    doneCents: 1_000_00,
    entries: [
      { day: "2026-03-01", kind: "opening", amountCents: 0, isBalance: true },
      { day: "2026-04-01", kind: "payment", amountCents: 300_00, isBalance: true },
      { day: "2026-05-01", kind: "payment", amountCents: 700_00, isBalance: true },
    ],
  });
});
