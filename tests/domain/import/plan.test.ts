// YNAB's plan: no transactions, but what was assigned.
import { expect, test } from "vitest";
import { readFile } from "~/domain/import/read";
import { accepted } from "../../support/import/accepted";

const read = (text: string) => accepted(readFile(new TextEncoder().encode(text), "My Budget - Plan.csv"));
const HEAD = `"Month","Category Group/Category","Category Group","Category","Assigned","Activity","Available"\n`;

test("a month and a category have what was assigned; nothing assigned is no budget, and what can't be read is named", () => {
  const file = read(
    `${HEAD}"Jan 2026","Everyday: Groceries","Everyday","Groceries",$512.10,-$480.00,$32.10
"Jan 2026","Everyday: Rent","Everyday","Rent","$1,700.00",$0.00,$0.00
"Sept 2026","Everyday: Groceries","Everyday","Groceries",$5.00,$0.00,$0.00
"Jan 2026","Everyday: Fun","Everyday","Fun",$0.00,$0.00,$0.00
"Foo 2026","Everyday: Fun","Everyday","Fun",$1.00,$0.00,$0.00
"Feb 2026","Everyday: Fun","Everyday","Fun",lots,$0.00,$0.00
`,
  );
  expect(file.budgets).toEqual([
    { month: "2026-01", category: "Groceries", cents: 51_210 },
    { month: "2026-01", category: "Rent", cents: 170_000 },
    { month: "2026-09", category: "Groceries", cents: 500 },
  ]);
  expect(file.problems.map(({ line }) => line)).toEqual([6, 7]);
  expect([file.rows, file.accounts, file.senderName]).toEqual([[], [], "YNAB"]);
});

test.each([...["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"].entries()])(
  "month %d is %s",
  (at, name) => {
    const budget = (month: string) => read(`${HEAD}"${month}","A: B","A","B",$1.00,$0,$0\n`).budgets?.[0]?.month;
    const month = `2026-${String(at + 1).padStart(2, "0")}`;
    expect([budget(`${name} 2026`), budget(`${name.toLowerCase()}. 2026`), budget(` ${month} `)]).toEqual([
      ...[month, month, month],
    ]);
  },
);

test("columns with room around their names are the same; a line without a word is none", () => {
  const file = read(
    `${HEAD.replaceAll('"', '" ').replaceAll('" ,', '",')}"Jan 2026","A: B","A","B",$1.00,$0,$0\n"","","","","","",""\n`,
  );
  expect([file.budgets, file.problems]).toEqual([[{ month: "2026-01", category: "B", cents: 100 }], []]);
  const wrong = ["2026-13", "2026-00", "Ja 2026", "Jan 26", "in Jan 2026", "2026-01-01"];
  const lines = wrong.map((month) => `"${month}","A: B","A","B",$1.00,$0,$0`).join("\n");
  expect(readFile(new TextEncoder().encode(`${HEAD}${lines}\n`), "Plan.csv")).toEqual({ refused: "plan-empty" });
});

test("columns stand in any order", () => {
  const head = '"Assigned","Month","Category Group/Category","Category","Activity","Available"';
  expect(read(`${head}\n$1.00,"Jan 2026","A: B","B",$0,$0\n`).budgets).toEqual([
    { month: "2026-01", category: "B", cents: 100 },
  ]);
  expect(
    readFile(
      new TextEncoder().encode(`${head.replace("Assigned", "Other")}\n$1.00,"Jan 2026","A: B","B",$0,$0\n`),
      "Plan.csv",
    ),
  ).toEqual({ refused: "plan-without-amounts" });
});

test("the older name of the column, and months as numbers, are read as well", () => {
  const file = read(HEAD.replace("Assigned", "Budgeted") + `"2026-02","A: B","A","B",12.00,0.00,0.00\n`);
  expect(file.budgets).toEqual([{ month: "2026-02", category: "B", cents: 1_200 }]);
});

test("what Sure budgets stands in lines of JSON; what can't be read is named, and nothing else is looked at", () => {
  const lines = [
    '{"type":"Transaction","data":{"id":"t"}}',
    '{"type":"Category","data":{"id":"c","name":"Groceries"}}',
    '{"type":"Budget","data":{"id":"b","start_date":"2026-02-01"}}',
    '{"type":"BudgetCategory","data":{"id":"x","budget_id":"b","category_id":"c","budgeted_spending":"410.5"}}',
    '{"type":"BudgetCategory","data":{"budget_id":"b","category_id":"c","budgeted_spending":"-1"}}',
    '{"type":"BudgetCategory","data":{"budget_id":"b","category_id":"toString","budgeted_spending":"1"}}',
    '{"type":"BudgetCategory","data":[]',
    '{"type":"BudgetCategory","data":7}',
  ];
  const file = accepted(readFile(new TextEncoder().encode(lines.join("\n")), "all.ndjson"));
  expect(file.budgets).toEqual([{ month: "2026-02", category: "Groceries", cents: 41_050 }]);
  expect(file.problems.map(({ line }) => line)).toEqual([7, 8]);
  expect(file.senderName).toBe("Sure or Maybe");
  expect(readFile(new TextEncoder().encode(lines.slice(0, 3).join("\n")), "all.ndjson")).toMatchObject({
    refused: "no-budgets",
  });
});
