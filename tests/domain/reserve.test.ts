// Which savings account an emergency fund evidently is, and how the person is asked.
import { describe, expect, test } from "vitest";
import { buildFacts } from "~/domain/coach/facts/build";
import { isReserveAsked, likelyReserve } from "~/domain/household/reserve";
import { sameAccountWords } from "~/texts/same-account";
import { household } from "../support/coach";

const account = (name: string, balanceCents = 500_00, type = "savings") => ({ id: name, name, type, balanceCents });
const fund = (name: string, type = "savings") => ({ name, type });
const found = (name: string, ...accounts: ReturnType<typeof account>[]) => likelyReserve(fund(name), accounts)?.name;

describe("the account that an emergency fund is", () => {
  test("the one that is named like it, before larger others; of several the largest", () => {
    expect(found("Emergency Fund", account("Rainy Day Savings"), account("House", 900_00))).toBe("Rainy Day Savings");
    expect(found("My rainy-day money", account("Reserve", 100), account("Emergency", 200))).toBe("Emergency");
  });

  test("else the only savings account that holds something", () => {
    expect(found("Emergency Fund", account("Savings"), account("Checking", 900_00, "checking"))).toBe("Savings");
    expect(found("Emergency Fund", account("Savings"), account("Empty", 0))).toBe("Savings");
    expect(found("Emergency Fund", account("One"), account("Two"))).toBeUndefined();
    expect(found("Emergency Fund", account("Reserve", -5))).toBeUndefined();
    expect(found("Emergency Fund")).toBeUndefined();
  });

  test("other goals have none, and neither has a debt", () => {
    for (const name of ["Summer in Maine", "Emergent", "House"])
      expect(found(name, account("Savings"))).toBeUndefined();
    expect(likelyReserve(fund("Emergency dentist", "debt"), [account("Savings")])).toBeUndefined();
  });
});

test("the question names both figures", () => {
  const goal = { id: "g", name: "Emergency Fund" };
  const reserve = sameAccountWords({
    ...{ about: "reserve", goal: { ...goal, saved: 6_120 } },
    account: { id: "a", name: "Rainy Day Savings", holds: 30_036.08 },
  });
  expect(reserve).toEqual({
    title: "Is Rainy Day Savings your emergency fund?",
    text: "The account has $30,036.08. Your goal Emergency Fund says $6,120.00. If you link them, the goal updates by itself.",
    yes: "Yes, use the account",
    no: "No",
  });
  const debt = sameAccountWords({
    ...{ about: "debt", goal: { id: "g", name: "Car Loan", left: 9_120 } },
    account: { id: "l", name: "Auto Loan", owed: 7_432.66 },
  });
  expect([debt.title, debt.yes]).toEqual(["Is this the same debt?", "Yes, link them"]);
  expect(debt.text).toContain("Car Loan has $9,120.00 left, and Auto Loan owes $7,432.66");
});

test("until somebody says whether an account is it, a fund is neither ahead nor behind", () => {
  const [trip] = household().goals;
  const savings = { id: "s", name: "Rainy Day Savings", type: "savings", balanceCents: 900_00, limitCents: null };
  const standing = (more: { accountAsked?: boolean; name?: string }) => {
    const goals = trip ? [{ ...trip, type: "savings" as const, name: "Emergency Fund", accountId: null, ...more }] : [];
    return buildFacts(household({ accounts: [savings], goals }))
      .all()
      .filter(({ id }) => /^goal\.1\.(?:ahead|behind)$/.test(id)).length;
  };
  expect([standing({ accountAsked: false }), standing({ accountAsked: true }), standing({ name: "Trip" })]).toEqual([
    ...[0, 1, 1],
  ]);
  const fund = { type: "savings", name: "Emergency Fund" };
  expect([
    isReserveAsked(fund, [savings]),
    isReserveAsked({ ...fund, accountId: "s" }, [savings]),
    isReserveAsked(fund, []),
  ]).toEqual([true, false, false]);
});
