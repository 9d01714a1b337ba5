// What a person with two banks, a loan that is paid each month and interest on savings must not be told wrongly.
import { describe, expect, test } from "vitest";
import { answerQuestion } from "~/domain/coach/answer";
import { buildFacts } from "~/domain/coach/facts/build";
import { debtsOf } from "~/domain/household/debts";
import type { CoachAccount, CoachInputs } from "~/domain/coach/facts/inputs";
import { fillFacts, gateProblems } from "~/domain/coach/number-gate";
import { paychecks, type Recurring } from "~/domain/ledger/recurring";
import { personOf } from "~/domain/coach/plans/read";
import { household } from "../support/coach";
import { readAs } from "./coach/read-as";

const account = (id: string, name: string, bank: string, type: string, dollars: number): CoachAccount => ({
  id,
  name,
  bank,
  type,
  balanceCents: dollars * 100,
  limitCents: null,
});
const stream = (
  merchantName: string,
  kind: Recurring["kind"],
  category: string,
  dollars: number,
  nextDay: string,
  more: Partial<Recurring> = {},
): Recurring => ({
  key: merchantName,
  merchantName,
  category,
  kind,
  cadence: "monthly",
  amount: "fixed",
  count: 6,
  firstDay: "2026-05-01",
  lastDay: "2026-11-01",
  lastId: "t",
  active: true,
  change: null,
  lastCents: dollars * 100,
  typicalCents: dollars * 100,
  monthlyCents: dollars * 100,
  nextDay,
  ...more,
});
const PAY = stream("Acme Payroll", "income", "", 2_250, "2026-12-04", {
  cadence: "every two weeks",
  monthlyCents: 487_500,
});
const INTEREST = stream("INTEREST PAID", "income", "", 109.5, "2026-11-27");
const RENT = stream("Maple Court", "spending", "mortgage_rent", -1_600, "2026-12-01");
const CAR = stream("HARBOR AUTO LOAN PAYMENT", "loan_payment", "car_payment", -342.18, "2026-12-07");
const STUDENT = stream("Northline Student Loans", "loan_payment", "student_loans", -184.5, "2026-11-22");

function person(more: Partial<CoachInputs> = {}): CoachInputs {
  return household({
    accounts: [
      account("a1", "Everyday Checking", "Juniper Credit Union", "checking", 2_918),
      account("a2", "Rainy Day Savings", "Juniper Credit Union", "savings", 9_900),
      account("a3", "Everyday Checking", "Harbor Bank", "checking", 6_406),
      account("a4", "Auto Loan", "Harbor Bank", "loan", -7_432),
    ],
    goals: [],
    recurring: [PAY, INTEREST, RENT, CAR, STUDENT],
    ...more,
  });
}

function ask(question: string, inputs = person()) {
  const { answer, sheet } = answerQuestion(question, inputs);
  expect(gateProblems(answer.text, sheet.all())).toEqual([]);
  return { intent: answer.intent, text: fillFacts(answer.text, sheet.all()).text };
}

describe("the next paycheck", () => {
  test("is pay, not the interest that comes before it; what is free is counted up to it, the rent of the days before included", () => {
    const sheet = buildFacts(person());
    expect(sheet.get("payday.day")?.value).toEqual({ unit: "day", day: "2026-12-04" });
    expect(sheet.cents("payday.amount")).toBe(225_000);
    // 2,918 + 6,406 without the student loan of Nov 22 and the rent of Dec 1.
    expect(sheet.cents("safe.amount")).toBe(932_400 - 18_450 - 160_000);
  });

  test("two people's pay both count; a bit of regular money beside it does not", () => {
    const other = stream("Beta Works", "income", "", 1_900, "2026-11-30");
    const small = stream("Uncle Bob", "income", "", 50, "2026-11-24");
    expect(paychecks([PAY, other, small, INTEREST]).map(({ merchantName }) => merchantName)).toEqual([
      "Acme Payroll",
      "Beta Works",
    ]);
    expect(paychecks([INTEREST])).toEqual([]);
  });
});

describe("debt that is paid each month", () => {
  test("a linked loan's payment is what the rows say, and so is its end", () => {
    expect(debtsOf(person())).toMatchObject([{ name: "Auto Loan", minimumCents: 34_218, minimumKnown: true }]);
    const { text } = ask("when is my auto loan paid off");
    expect(text).toContain("with a payment of $342.18 a month.");
    // 7,432 at 8 % a year, 342.18 a month: 24 payments.
    expect(text).toContain("Paid as now it ends in November 2028");
    expect(ask("when is my auto loan paid off", person({ recurring: [PAY] })).text).toContain("a month, an estimate.");
    expect(ask("how much do i owe on my car")).toMatchObject({
      intent: "debt-total",
      text: expect.stringContaining("Auto Loan: $7,432.00"),
    });
  });

  test("who pays a card in full is not told that it costs interest", () => {
    const card = { ...account("a5", "Blue Card", "Harbor Bank", "credit", -1_632), limitCents: 900_000 };
    expect(ask("how much interest am i paying", person({ accounts: [card] })).text).toMatch(
      /A card that is paid in full carries no interest\.$/,
    );
    expect(ask("how much interest am i paying").text).not.toMatch(/paid in full/);
  });

  test("the load counts every payment that is seen, each once", () => {
    const sheet = buildFacts(person());
    expect(sheet.cents("debt.payments")).toBe(34_218 + 18_450);
    const goal = {
      id: "g",
      type: "debt" as const,
      name: "My student debt",
      targetCents: 1_000_000,
      currentCents: 640_000,
      deadline: null,
      ratePercent: 5.5,
      minimumCents: 18_450,
      startDay: "2026-01-01",
      entries: [],
    };
    expect(buildFacts(person({ goals: [goal] })).cents("debt.payments")).toBe(34_218 + 18_450);
    const onlyStudent = buildFacts(person({ accounts: [account("a1", "Checking", "B", "checking", 100)] }));
    expect(onlyStudent.has("debt.total")).toBe(false);
    expect(onlyStudent.has("debt.to-income")).toBe(true);
    expect(ask("what percent of my income goes to debt")).toMatchObject({
      intent: "debt-total",
      text: expect.stringMatching(/^Debt payments take 11\.7% of your income/),
    });
    expect(
      ask("do i have any debt", person({ accounts: [account("a1", "Checking", "B", "checking", 100)] })).text,
    ).toMatch(/^I don't know what is still owed\./);
  });
});

describe("accounts of two banks", () => {
  test("of one name are told apart by their bank, and asked for by either", () => {
    const all = ask("what are my balances").text;
    expect(all).toContain("- Everyday Checking (Juniper Credit Union): $2,918.00");
    expect(all).toContain("- Everyday Checking (Harbor Bank): $6,406.00");
    const reads = (question: string) => readAs(question, personOf(person()), "2026-11-21");
    expect(reads("whats the total in my rainy day savings")).toBe("balance in:a2");
    expect(reads("how much in everyday checking")).toBe("balance in:a1+a3");
    expect(reads("how much money is at juniper")).toBe("balance in:a1+a2");
    expect(reads("how much is in everyday checking at harbor")).toBe("balance in:a3");
    expect(ask("how big should my rainy day fund be").intent).toBe("emergency-fund");
  });
});

describe("amounts that are asked about", () => {
  test("a rent is a cost of every month, not a price paid once", () => {
    const { intent, text } = ask("could i afford rent of 2100");
    expect(intent).toBe("home");
    expect(text).toMatch(/^Not now, because .*\$2,100\.00 a month is 46\.7% of your income/);
    expect(text).toContain("It is $500.00 more than the $1,600.00 you spend on Mortgage/Rent");
    expect(ask("can i afford a $1,300 apartment").text).toMatch(/^Yes/);
  });

  test("savings that are to be reached count what is there", () => {
    // 12,000 - 9,900 = 2,100, with what is kept in a usual month.
    const kept = buildFacts(person()).cents("kept.average");
    expect(ask("how long until i have 12000 in savings").text).toContain(`after ${Math.ceil(210_000 / kept)} month`);
    expect(ask("how long until i have 9000 in savings").text).toMatch(/^You.re there/);
  });
});

describe("what is not there", () => {
  const NO_PAY = person({ sums: household().sums.filter(({ kind }) => kind !== "income"), recurring: [RENT] });

  test("pay that was never seen is no income of zero, and nobody is told to spend beyond it", () => {
    const sheet = buildFacts(NO_PAY);
    for (const id of ["income.average", "income.last", "short.average", "kept.average", "debt.to-income"])
      expect([id, sheet.has(id)]).toEqual([id, false]);
    for (const question of [
      "am i saving enough",
      "how much do i make",
      "why am i always broke",
      "should i get a second job",
      "how much are my bills every month",
      "how am i doing compared to last month",
      "can i afford a $900 tv",
      "how am i doing",
    ]) {
      const { text } = ask(question, NO_PAY);
      expect([question, /income (?:of|is|was) \$0\.00|more than your income|more than you earn/.test(text)]).toEqual([
        question,
        false,
      ]);
    }
  });

  test("a gap is not to be covered from savings that are not there", () => {
    const accounts = (savings: number) => [
      account("a1", "Checking", "B", "checking", -250),
      account("a2", "Savings", "B", "savings", savings),
    ];
    expect(ask("how much can i spend til payday", person({ accounts: accounts(-10) })).text).not.toMatch(
      /cover it from savings/,
    );
    expect(ask("how much can i spend til payday", person({ accounts: accounts(9_000) })).text).toMatch(
      /You could cover it from savings \(\$9,000\.00\)/,
    );
  });
});
