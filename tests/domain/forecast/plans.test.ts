// What comes back becomes a plan: what it is called, what kind it is, and when it ends.
import { describe, expect, test } from "vitest";
import { findPlans } from "~/domain/forecast/plans";
import type { ForecastAccount } from "~/domain/forecast/types";
import { addDays } from "~/domain/periods";
import { CARD, CHECKING, given, monthly, move, PAY, RENT, row, SAVINGS, TODAY } from "../../support/forecast";

const LOAN: ForecastAccount = { id: "loan", name: "Car Loan", type: "loan", balanceCents: -250_00 };
const ACCOUNTS = [CHECKING, SAVINGS, CARD, LOAN];
const LAST = "2026-11-10";
const plansOf = (rows: Parameters<typeof given>[0], accounts: readonly ForecastAccount[] = ACCOUNTS) =>
  findPlans(given(rows, accounts), addDays(TODAY, 100), () => false).plans.map(
    ({ name, kind, accountId, otherAccountId, coming }) => ({
      plan: [name, kind, accountId, otherAccountId],
      coming: coming.map(({ day, cents }) => [day, cents / 100]),
    }),
  );
const moves = (dollars: number, to: string) =>
  ["2026-08-10", "2026-09-10", "2026-10-10", LAST].flatMap((day) => move(day, dollars, "checking", to));
const NEXT = ["2026-12-10", "2027-01-10", "2027-02-10"];

describe("a plan is called by where its money goes", () => {
  test("to savings", () => {
    expect(plansOf(moves(150, "savings"))).toEqual([
      {
        plan: ["Transfer to Savings", "transfer", "checking", "savings"],
        coming: NEXT.map((day) => [day, -150]),
      },
    ]);
  });

  test("to a card", () => {
    expect(plansOf(moves(90, "card")).map(({ plan }) => plan)).toEqual([
      ["Blue Card payment", "statement", "checking", "card"],
    ]);
  });

  test("to a loan, which takes no more than is owed", () => {
    expect(plansOf(moves(100, "loan"))).toEqual([
      {
        plan: ["Transfer to Car Loan", "transfer", "checking", "loan"],
        coming: [
          ["2026-12-10", -100],
          ["2027-01-10", -100],
          ["2027-02-10", -50],
        ],
      },
    ]);
  });

  test("to a shop or from work, by their own names", () => {
    expect(plansOf(monthly(LAST, 4, -900, RENT)).map(({ plan }) => plan)).toEqual([
      ["Elm Street Homes", "bill", "checking", null],
    ]);
    expect(plansOf(monthly(LAST, 4, 3_000, PAY)).map(({ plan }) => plan)).toEqual([
      ["Acme Payroll", "pay", "checking", null],
    ]);
    const stream = { merchantName: "Streamly", category: "entertainment" };
    expect(plansOf(monthly(LAST, 4, -10, stream)).map(({ plan }) => plan)).toEqual([
      ["Streamly", "subscription", "checking", null],
    ]);
  });
});

test("what is late is expected tomorrow, once", () => {
  const [rent] = plansOf(monthly("2026-10-18", 4, -900, RENT));
  expect(rent?.coming.map(([day]) => day)).toEqual(["2026-11-22", "2026-12-18", "2027-01-18", "2027-02-18"]);
});

test("what is pending doesn't come again", () => {
  const rows = [...monthly("2026-10-20", 4, -900, RENT), row("2026-11-20", -900, { ...RENT, pending: true })];
  const [rent] = plansOf(rows);
  expect(rent?.coming.map(([day]) => day)).toEqual(["2026-12-20", "2027-01-20", "2027-02-20"]);
});
