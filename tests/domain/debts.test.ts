import { describe, expect, test } from "vitest";
import { answerQuestion } from "~/domain/coach/answer";
import { buildFacts } from "~/domain/coach/facts/build";
import type { CoachAccount, CoachGoal } from "~/domain/coach/facts/inputs";
import { fillFacts } from "~/domain/coach/number-gate";
import { type AccountDay, type AccountHabit, habitOf } from "~/domain/household/account-habit";
import { debtsOf, likelyAccount, owedOf } from "~/domain/household/debts";
import type { Recurring } from "~/domain/ledger/recurring";
import { debtWords, notCountedWords, owedInShort, owedWords } from "~/texts/owed";
import { utilizationOf } from "~/domain/household/utilization";
import { addDays } from "~/domain/periods";
import { household as sample } from "~/sandbox/sample/household";
import { household } from "../support/coach";

const TODAY = "2026-11-22";
const move = (day: string, dollars: number, more: Partial<AccountDay> = {}): AccountDay => ({
  day,
  movedCents: dollars * 100,
  paidCents: 0,
  interestCents: 0,
  ...more,
});
const paid = (day: string, dollars: number) => move(day, dollars, { paidCents: dollars * 100 });
const interest = (day: string, dollars: number) => move(day, -dollars, { interestCents: Math.round(dollars * 100) });

const NONE = { cents: 0, debts: 0, elsewhereCents: 0, inFull: [], unseen: [] };

describe("what the rows of a card say", () => {
  // Statements of the 20th: 500 owed on Aug 20, 620 on Sep 20, 700 on Oct 20; each is paid on the 14th that follows.
  const inFull = [
    move("2026-08-10", -500),
    move("2026-09-02", -620),
    paid("2026-09-14", 500),
    move("2026-10-05", -700),
    paid("2026-10-14", 620),
    move("2026-11-03", -450),
    paid("2026-11-14", 700),
  ];
  const card = { type: "credit", balanceCents: -45_000 };

  test("payments that match the statements and no interest: paid in full, and what is on it is no debt", () => {
    expect(habitOf(card, inFull, TODAY)).toEqual({
      paidInFull: true,
      ratePercent: null,
      paymentCents: null,
      interestCents: 0,
    });
  });

  test("one charge of interest in the last quarter makes it a debt, and says its rate", () => {
    expect(habitOf(card, [...inFull, interest("2026-11-20", 9)], TODAY)).toMatchObject({ paidInFull: false });
    // 3,000 owed and 55 charged, 3,000 and 55 again (what is charged is paid): 55 ÷ 3,000 × 12 = 22 % a year.
    const carried = ["2026-08-20", "2026-09-20", "2026-10-20"].flatMap((day) => [
      interest(day, 55),
      paid(addDays(day, 20), 55),
    ]);
    expect(habitOf({ type: "credit", balanceCents: -300_000 }, carried, TODAY)).toEqual({
      paidInFull: false,
      ratePercent: 22,
      paymentCents: null,
      interestCents: 16_500,
    });
  });

  test.each([
    [
      "a payment of less than the statement",
      inFull.map((one) => (one.day === "2026-11-14" ? paid(one.day, 300) : one)),
    ],
    ["one payment alone", inFull.slice(-1)],
    ["no payment for two months", inFull.map((one) => ({ ...one, day: addDays(one.day, -60) }))],
    ["no rows at all", []],
  ])("%s proves nothing", (_, days) => {
    // The balance follows from the rows, as a bank's would.
    const balanceCents = Math.min(
      -1_000,
      days.reduce((sum, { movedCents }) => sum + movedCents, 0),
    );
    expect(habitOf({ type: "credit", balanceCents }, days, TODAY).paidInFull).toBe(false);
  });

  test("a loan is paid what came in, and costs what was charged", () => {
    // 8,000 and 40 charged: 40 ÷ 8,000 × 12 = 6 % a year; then 7,698 after 342: 38.49 ÷ 7,698 × 12 = 6 %.
    const days = [interest("2026-09-27", 40), paid("2026-10-07", 342), interest("2026-10-27", 38.49)];
    expect(habitOf({ type: "loan", balanceCents: -773_649 }, days, TODAY)).toEqual({
      paidInFull: false,
      ratePercent: 6,
      paymentCents: 34_200,
      interestCents: 7_849,
    });
  });

  test("the sample household pays its card in full, whatever the day, and its loan costs what it is charged", () => {
    for (const today of ["2026-03-05", "2026-08-31", "2026-11-22", "2026-12-15"]) {
      const home = sample({ seed: "demo", today });
      const daysOf = (id: string): AccountDay[] =>
        home.transactions
          .filter((row) => row.accountId === id && !row.pending)
          .map((row) => ({
            day: row.day,
            movedCents: row.amountCents,
            paidCents: row.detailed.startsWith("LOAN_PAYMENTS") ? row.amountCents : 0,
            interestCents: row.detailed === "BANK_FEES_INTEREST_CHARGE" ? -row.amountCents : 0,
          }));
      const habit = (role: string) => {
        const account = home.accounts.find((one) => one.role === role);
        return account && habitOf({ ...account, type: role }, daysOf(account.id), today);
      };
      expect([today, habit("credit")?.paidInFull]).toEqual([today, true]);
      expect(habit("loan")).toMatchObject({ paymentCents: 34_218 });
      // 0.42 % a month, twelve times.
      expect(Math.abs((habit("loan")?.ratePercent ?? 0) - 5)).toBeLessThan(0.15);
    }
  });
});

const account = (
  id: string,
  name: string,
  type: string,
  dollars: number,
  habit?: Partial<AccountHabit>,
): CoachAccount => ({
  id,
  name,
  type,
  balanceCents: dollars * 100,
  limitCents: type === "credit" ? 1_000_000 : null,
  ...(habit ? { habit: { paidInFull: false, ratePercent: null, paymentCents: null, interestCents: 0, ...habit } } : {}),
});
const goal = (name: string, dollars: number, more: Partial<CoachGoal> = {}): CoachGoal => ({
  id: "g",
  type: "debt",
  name,
  targetCents: 1_500_000,
  currentCents: dollars * 100,
  deadline: null,
  ratePercent: 5.9,
  minimumCents: 34_000,
  startDay: "2026-01-01",
  entries: [],
  ...more,
});
const LOAN = account("l", "Auto Loan", "loan", -7_432, { ratePercent: 5, paymentCents: 34_218 });
const IN_FULL = account("c", "Cashback Card", "credit", -1_100, { paidInFull: true });
const CARRIED = account("d", "Blue Card", "credit", -2_000, { ratePercent: 24.9, interestCents: 41_000 });

describe("what is owed", () => {
  test.each([
    // The card is paid in full: the loan alone.
    ["a loan and a card that is paid in full", [LOAN, IN_FULL], [], 743_200],
    ["a card that carries debt", [LOAN, CARRIED], [], 743_200 + 200_000],
    // The bank's figure wins over the typed one, linked or named alike.
    ["a goal that is linked", [LOAN], [goal("The Honda", 9_120, { accountId: "l" })], 743_200],
    ["a goal that is named alike", [LOAN], [goal("Car Loan", 9_120)], 743_200],
    [
      "a goal named alike, said to be another debt",
      [LOAN],
      [goal("Car Loan", 9_120, { accountAsked: true })],
      1_655_200,
    ],
    ["a debt that no account holds", [LOAN], [goal("Owed to Dad", 1_000)], 843_200],
    [
      "a linked debt that is paid off",
      [account("l", "Auto Loan", "loan", 0)],
      [goal("Car", 50, { accountId: "l" })],
      0,
    ],
    ["a goal whose account is gone", [], [goal("Car Loan", 9_120, { accountId: "gone" })], 912_000],
    ["two goals, one of them for an account", [LOAN], [goal("Car Loan", 9_120), goal("Dad", 5, { id: "h" })], 743_700],
    [
      "two goals that are linked to one account",
      [LOAN],
      [goal("The Honda", 9_120, { accountId: "l" }), goal("My auto", 5, { id: "h", accountId: "l" })],
      743_200,
    ],
    [
      "a second goal named like the account",
      [LOAN],
      [goal("Car Loan", 9_120), goal("My auto", 5, { id: "h" })],
      743_700,
    ],
    ["a name like it and about the amount", [CARRIED], [goal("Card", 1_900)], 200_000],
    // Until somebody says that it is the same, nothing that was typed is lost.
    ["a name like it and quite another amount", [CARRIED], [goal("Card", 9_000)], 200_000 + 900_000],
    ["a goal that is linked to a card paid in full", [IN_FULL], [goal("Card", 1_100, { accountId: "c" })], 0],
  ])("%s", (_, accounts, goals, cents) => {
    expect(owedOf({ accounts, goals, recurring: [] }).cents).toBe(cents);
  });

  test("is said in the same words everywhere, with what is due and no debt beside it", () => {
    const owed = owedOf({ accounts: [LOAN, IN_FULL], goals: [goal("Owed to Dad", 1_000)], recurring: [] });
    expect(owed).toEqual({
      cents: 843_200,
      debts: 2,
      elsewhereCents: 100_000,
      inFull: [{ id: "c", name: "Cashback Card", cents: 110_000 }],
      unseen: [],
    });
    expect(owedWords(owed)).toEqual([
      "You owe $8,432.00 across 2 debts, $1,000.00 of it outside your linked accounts.",
      "The $1,100.00 on Cashback Card isn't counted as debt: you pay it off each month.",
      "With it you owe $9,532.00.",
    ]);
    expect(owedWords({ ...owed, cents: 0 })).toHaveLength(1);
    expect(owedWords({ ...owed, debts: 1, elsewhereCents: 0, inFull: [] })).toEqual(["You owe $8,432.00 in debt."]);
    expect(owedWords(NONE)).toEqual([]);
  });

  test("a debt whose payments are seen and whose balance isn't is never left unsaid", () => {
    const stream: Recurring = {
      ...{ key: "s", merchantName: "Northline Student Loans", category: "student_loans", kind: "loan_payment" },
      ...{ cadence: "monthly", amount: "fixed", lastCents: -18_450, typicalCents: -18_450, monthlyCents: -18_450 },
      ...{ firstDay: "2026-01-05", lastDay: "2026-11-05", lastId: "r", nextDay: "2026-12-05", count: 11 },
      ...{ active: true, change: null },
    };
    const owed = owedOf({ accounts: [LOAN], goals: [], recurring: [stream] });
    expect(owed.unseen).toEqual([{ category: "student_loans", monthlyCents: 18_450 }]);
    expect(owedWords(owed)).toEqual(["You owe $7,432.00 in debt, and a student loan we can't see ($184.50 a month)."]);
    const known = owedOf({ accounts: [LOAN], goals: [goal("Student loan", 9_000)], recurring: [stream] });
    expect(known.unseen).toEqual([]);
    const student = { category: "student_loans", monthlyCents: 18_450 };
    const [car, other] = [
      { category: "car_payment", monthlyCents: 20_000 },
      { category: "other_debt", monthlyCents: 100 },
    ];
    expect(debtWords({ ...NONE, unseen: [student] })).toBe("You owe on a student loan we can't see ($184.50 a month).");
    expect(debtWords({ ...NONE, cents: 500_00, debts: 2, elsewhereCents: 100_00, unseen: [car] })).toBe(
      "You owe $500.00 across 2 debts, $100.00 of it outside your linked accounts. You also owe on a car loan we can't see ($200.00 a month).",
    );
    expect(debtWords({ ...NONE, unseen: [other] })).toContain("a loan we can't see ($1.00 a month)");
    expect(debtWords({ ...NONE, cents: 500_00, debts: 1, unseen: [student, car] })).toBe(
      "You owe $500.00 in debt, and 2 loans we can't see ($384.50 a month).",
    );
  });

  test("rate and payment come from the bank where it shows them", () => {
    expect(debtsOf({ accounts: [LOAN], goals: [goal("Car Loan", 9_120)], recurring: [] })).toEqual([
      {
        id: "g",
        name: "Car Loan",
        balanceCents: 743_200,
        ratePercent: 5,
        rateKnown: true,
        rateFrom: "rows",
        statedPercent: 5.9,
        minimumCents: 34_218,
        minimumKnown: true,
        source: "goal",
        accountId: "l",
      },
    ]);
  });

  test("a rate that somebody stated is told beside the bank's from a quarter of a percent apart", () => {
    const stated = (ratePercent: number) =>
      debtsOf({ accounts: [LOAN], goals: [{ ...goal("Car Loan", 9_120), ratePercent }], recurring: [] })[0]
        ?.statedPercent;
    expect([4.7, 4.75, 4.76, 5.24, 5.25].map(stated)).toEqual([4.7, 4.75, undefined, undefined, 5.25]);
  });

  test("a debt goal is asked about once, for the account of its name and the nearest amount", () => {
    const other = account("m", "Car Loan 2", "loan", -9_000);
    expect(likelyAccount(goal("Car Loan", 9_120), [LOAN, other])?.id).toBe("m");
    expect(likelyAccount(goal("Owed to Dad", 7_432), [LOAN])).toBeUndefined();
    expect(likelyAccount(goal("Cashback Card", 1_100), [IN_FULL])).toBeUndefined();
  });

  test("the coach says no rate, no plan and no debt of a card that is paid in full", () => {
    const inputs = household({ accounts: [IN_FULL], goals: [], recurring: [] });
    const sheet = buildFacts(inputs);
    expect(sheet.has("debt.total")).toBe(false);
    expect(sheet.cents("owed.in-full")).toBe(110_000);
    for (const question of ["how much debt do i have", "avalanche with $150 extra", "how much interest am i paying"]) {
      const { answer, sheet: facts } = answerQuestion(question, inputs);
      expect(fillFacts(answer.text, facts.all()).text).toContain(
        "What is on the cards that you pay in full ($1,100.00) is no debt, and costs no interest.",
      );
    }
  });

  test("interest paid is the sum of the charges; a forecast is called one", () => {
    const inputs = household({ accounts: [CARRIED], goals: [], recurring: [] });
    const { answer, sheet } = answerQuestion("how much interest am i paying", inputs);
    const { text } = fillFacts(answer.text, sheet.all());
    expect(text).toContain("You were charged $410.00 of interest over the past year.");
    // 2,000 × 24.9 % ÷ 12
    expect(text).toContain("The forecast on your debt of $2,000.00 is about $41.50 a month");
  });
});

test("utilization is what the linked cards use of their limits, also of a card that is paid in full", () => {
  expect(utilizationOf([IN_FULL, LOAN])).toEqual({ usedCents: 110_000, limitCents: 1_000_000, percent: 11 });
  expect(utilizationOf([{ ...IN_FULL, balanceCents: 5_000 }])).toMatchObject({ usedCents: 0, percent: 0 });
  expect(utilizationOf([LOAN])).toBeNull();
});

test("every other screen says it in one line", () => {
  const loan = { category: "student_loans", monthlyCents: 184_50 };
  expect(owedInShort({ cents: 0, unseen: [] })).toBe("");
  expect(owedInShort({ cents: 500_00, unseen: [] })).toBe("Debt to pay off: $500.00.");
  expect(owedInShort({ cents: 500_00, unseen: [loan] })).toBe(
    "Debt to pay off: $500.00, plus a student loan (balance unknown).",
  );
  expect(owedInShort({ cents: 0, unseen: [loan] })).toBe("You owe on a student loan (balance unknown).");
  expect(notCountedWords([loan])).toBe("This doesn't count a student loan (balance unknown).");
  expect(owedInShort({ cents: 0, unseen: [loan, loan] })).toBe("You owe on 2 loans (balances unknown).");
});
