// What Firefly III's command line lists beside the transactions: budgets by month, and piggy banks, which are goals.
import { describe, expect, test } from "vitest";
import { readFile } from "~/domain/import/read";
import { accepted } from "../../support/import/accepted";

const reading = (text: string) => readFile(new TextEncoder().encode(text), "list.csv");
const read = (text: string) => accepted(reading(text));

describe("budgets", () => {
  const HEAD = "user_id,budget_id,name,active,order,start_date,end_date,currency_code,amount\n";
  const line = (name: string, from: string, to: string, amount: string, currency = "USD") =>
    `1,4,${name},1,2,${from},${to},${currency},${amount}\n`;

  test("each period within a month is what was planned for it; other periods, money and lines are named", () => {
    const file = read(
      HEAD +
        line("Groceries", "2026-01-01", "2026-01-31", "500.100000000000") +
        line("Groceries", "2026-02-01", "2026-02-28", "510") +
        line("Holiday", "2026-01-01", "2026-12-31", "1200") +
        line("Groceries", "2026-03-01", "2026-03-31", "500", "EUR") +
        line("Groceries", "2026-04-01", "2026-04-31", "500") +
        line("", "2026-04-01", "2026-04-30", "500") +
        line("Groceries", "2026-04-01", "2026-04-30", "-5"),
    );
    expect([file.senderName, file.rows, file.accounts]).toEqual(["Firefly III", [], []]);
    expect(file.budgets).toEqual([
      { month: "2026-01", category: "Groceries", cents: 50_010 },
      { month: "2026-02", category: "Groceries", cents: 51_000 },
    ]);
    const unread = "no-name-period-or-amount";
    expect(file.problems).toEqual([
      { line: 4, is: "several-months" },
      { line: 5, is: "not-dollars" },
      ...[6, 7, 8].map((at) => ({ line: at, is: unread })),
    ]);
  });

  test("a list of nothing is refused in words", () => {
    expect(reading(`${HEAD}${line("A", "2026-01-01", "2026-01-31", "0")}`)).toEqual({
      refused: "firefly-budgets-empty",
    });
  });
});

describe("piggy banks", () => {
  const HEAD =
    "user_id,piggy_bank_id,created_at,updated_at,account_name,account_type,name,currency_code,target_amount,current_amount,start_date,target_date,order,active\n";
  const line = (name: string, target: string, saved: string, day: string, currency = "USD") =>
    `1,2,x,x,Savings,Asset account,${name},${currency},${target},${saved},2026-01-01,${day},1,1\n`;

  test("are goals with what is saved, which isn't more than the target; a day may be missing", () => {
    const file = read(
      HEAD +
        line("Canoe", "800.000000000000", "125.50", "2027-06-01") +
        line("Bike", "300", "", "") +
        line("Full", "10", "20", "2027-02-31") +
        line("Dollars only", "10", "1", "", "EUR") +
        line("None", "", "1", ""),
    );
    expect(file.goals).toEqual([
      { name: "Canoe", targetCents: 80_000, savedCents: 12_550, deadline: "2027-06-01" },
      { name: "Bike", targetCents: 30_000, savedCents: 0, deadline: null },
      { name: "Full", targetCents: 1_000, savedCents: 1_000, deadline: null },
    ]);
    expect(file.problems).toEqual([
      { line: 5, is: "not-dollars" },
      { line: 6, is: "no-name-or-target" },
    ]);
  });

  test("a list of nothing is refused in words", () => {
    expect(reading(`${HEAD}${line("A", "0", "", "")}`)).toEqual({
      refused: "firefly-goals-empty",
    });
  });
});
