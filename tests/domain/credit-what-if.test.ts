import { describe, expect, test } from "vitest";
import { FACTOR_WEIGHTS, factorQuality } from "~/domain/credit/factors";
import { historyYears, scoreFactors } from "~/texts/credit-factors";
import { impliedUtilization, inRange, readNumber, readProfile } from "~/domain/credit/profile";
import { remarkText, showDollars, showNumber } from "~/texts/credit-profile";
import { chartScore, goalProgress } from "~/domain/credit/progress";
import { answeredWhen, assessmentAge, ESTIMATE_NOTE, estimateSentence, progressSentence } from "~/texts/credit-what-if";
import { monthsAhead, payDown } from "~/domain/credit/projection";
import { type CreditWhatIf, estimateScore, pointsBetween, readCreditWhatIf } from "~/domain/credit/what-if";
import { CREDIT_ANSWERS } from "../support/credit";

const own = readProfile(CREDIT_ANSWERS);

describe("how good a factor is", () => {
  const utilization = (creditUtilization: number) => factorQuality({ ...own, creditUtilization }).creditUtilization;
  const history = (creditHistoryLength: number) => factorQuality({ ...own, creditHistoryLength }).creditHistoryLength;
  const inquiries = (newCreditInquiries: number) => factorQuality({ ...own, newCreditInquiries }).newCreditInquiries;

  test("utilization: best at 1%, and always worse above", () => {
    expect([0, 1, 10, 30, 50, 75, 999].map(utilization)).toEqual([0.97, 1, 0.94, 0.7, 0.42, 0.2, 0]);
    expect(utilization(100)).toBeCloseTo(0.05);
    expect(utilization(20)).toBeCloseTo(0.82);
    expect(utilization(40)).toBeCloseTo(0.56);
    expect(utilization(5000)).toBe(0);
  });

  test("history: better with every month up to twenty years", () => {
    expect([0, 24, 60, 84, 120, 240, 600].map(history)).toEqual([0.1, 0.4, 0.65, 0.78, 0.88, 1, 1]);
    expect(history(12)).toBeCloseTo(0.25);
    expect(history(-5)).toBe(0.1);
  });

  test("inquiries: worse with each", () => {
    expect([0, 1, 3, 6, 10, 20, 40].map(inquiries)).toEqual([1, 0.92, 0.68, 0.35, 0.1, 0, 0]);
    expect(inquiries(2)).toBeCloseTo(0.8);
  });

  test("words: from the best to the poorest", () => {
    const payments = (["excellent", "good", "fair", "poor"] as const).map(
      (paymentHistory) => factorQuality({ ...own, paymentHistory }).paymentHistory,
    );
    expect(payments).toEqual([1, 0.78, 0.48, 0.12]);
    const mixes = (["excellent", "good", "limited", "poor"] as const).map(
      (creditMix) => factorQuality({ ...own, creditMix }).creditMix,
    );
    expect(mixes).toEqual([1, 0.78, 0.48, 0.2]);
  });

  test("five factors with their values, badges and advice", () => {
    const factors = scoreFactors(readProfile({ ...CREDIT_ANSWERS, creditUtilization: "20", newCreditInquiries: "1" }));
    expect(factors.map(({ name, value, badge }) => [name, value, badge])).toEqual([
      ["Payment History", "Good", "default"],
      ["Credit Utilization", "20%", "secondary"],
      ["Credit History Length", "2 years", "secondary"],
      ["Credit Mix", "Limited", "secondary"],
      ["New Credit Inquiries", "1 inquiry", "default"],
    ]);
    expect(factors.map(({ id, weight }) => [id, weight])).toEqual(Object.entries(FACTOR_WEIGHTS));
    for (const { advice } of factors) expect(advice).toMatch(/^[A-Z].{30,}\.?\)?\.$/);
    const worse = scoreFactors({ ...own, paymentHistory: "poor", creditMix: "excellent" });
    expect(worse.map(({ badge, value }) => [badge, value])).toEqual([
      ["destructive", "Poor"],
      ["destructive", "62%"],
      ["secondary", "2 years"],
      ["default", "Excellent"],
      ["secondary", "2 inquiries"],
    ]);
    const [payments, , , mix] = scoreFactors({ ...own, paymentHistory: "excellent", creditMix: "poor" });
    expect([payments?.badge, mix?.badge]).toEqual(["default", "destructive"]);
  });

  test("years are whole, and never below none", () => {
    expect([11, 12, 23, 24, 12000, -3].map(historyYears)).toEqual([
      "0 years",
      "1 year",
      "1 year",
      "2 years",
      "1,000 years",
      "0 years",
    ]);
  });
});

describe("an estimate", () => {
  test("is seven tenths of a factor's share of the scale", () => {
    const excellent = pointsBetween({ ...own, paymentHistory: "poor" }, { ...own, paymentHistory: "excellent" });
    expect(excellent).toEqual([
      { id: "paymentHistory", points: 119 },
      { id: "creditUtilization", points: 0 },
      { id: "creditHistoryLength", points: 0 },
      { id: "creditMix", points: 0 },
      { id: "newCreditInquiries", points: 0 },
    ]);
    expect(pointsBetween(own, { ...own, creditMix: "excellent" })[3]?.points).toBe(20);
    expect(pointsBetween(own, { ...own, newCreditInquiries: 20 })[4]?.points).toBe(-31);
  });

  test("ends where the scale ends, and says so", () => {
    const high = estimateScore({ ...own, currentScore: 845 }, { ...own, creditUtilization: 5 });
    expect(high).toMatchObject({ score: 850, change: 5, capped: true });
    expect(estimateSentence(high)).toBe("About 850, 5 points more than today (estimate). The scale ends there.");
    const low = estimateScore({ ...own, currentScore: 305 }, { ...own, paymentHistory: "poor" });
    expect(low).toMatchObject({ score: 300, change: -5, capped: true });
    expect(estimateSentence(low)).toBe("About 300, 5 points less than today (estimate). The scale ends there.");
    const atEnd = estimateScore({ ...own, currentScore: 850 }, { ...own, creditUtilization: 5 });
    expect(estimateSentence(atEnd)).toBe("About 850, the same as today (estimate). The scale ends there.");
  });

  test("counts from the whole score", () =>
    expect(estimateScore({ ...own, currentScore: 640.4 }, own)).toMatchObject({
      score: 640,
      change: 0,
      capped: false,
    }));

  test("is said in a sentence", () => {
    const said = (change: number) => estimateSentence({ change, score: 640 + change, points: [], capped: false });
    expect(said(0)).toBe("About 640, the same as today (estimate).");
    expect(said(1)).toBe("About 641, 1 point more than today (estimate).");
    expect(said(-2)).toBe("About 638, 2 points less than today (estimate).");
    expect(ESTIMATE_NOTE).toMatch(/^An estimate .*not a promise/);
  });
});

describe("what is tried", () => {
  const tried = (entered: Partial<Record<keyof CreditWhatIf, string>>) =>
    readCreditWhatIf(own, (name) => entered[name] ?? null);

  test("takes the place of one's own answers", () => {
    expect(
      tried({
        paymentHistory: "excellent",
        creditUtilization: "9%",
        creditHistoryLength: "120",
        newCreditInquiries: "0",
      }),
    ).toEqual({
      paymentHistory: "excellent",
      creditUtilization: 9,
      creditHistoryLength: 120,
      newCreditInquiries: 0,
    });
  });

  test("what is missing or no answer stays as it is; what is out of range is brought into it", () => {
    const mine = { paymentHistory: "good", creditUtilization: 62, creditHistoryLength: 30, newCreditInquiries: 2 };
    expect(tried({})).toEqual(mine);
    expect(tried({ paymentHistory: "great", creditUtilization: "some", newCreditInquiries: "" })).toEqual(mine);
    expect(tried({ creditUtilization: "-4", creditHistoryLength: "9999" })).toMatchObject({
      creditUtilization: 0,
      creditHistoryLength: 1200,
    });
  });
});

describe("paying cards down", () => {
  const fits = { ...own, creditUtilization: 50, totalCreditLimit: 10_000, totalCreditBalance: 5000 };

  test("to 29% from above 30%, to 9% from above 10%, not at all below", () => {
    expect(payDown(fits, 6)).toEqual({ target: 29, totalDollars: 2100, monthlyDollars: 350, limitedByIncome: false });
    expect(payDown({ ...fits, creditUtilization: 31, totalCreditBalance: 3100 }, 6)?.target).toBe(29);
    expect(payDown({ ...fits, creditUtilization: 30, totalCreditBalance: 3000 }, 6)).toMatchObject({
      target: 9,
      totalDollars: 2100,
    });
    expect(payDown({ ...fits, creditUtilization: 11, totalCreditBalance: 1100 }, 6)?.target).toBe(9);
    expect(payDown({ ...fits, creditUtilization: 10 }, 6)).toBeNull();
  });

  test("a month takes a fifth of the income at most", () => {
    expect(payDown({ ...fits, monthlyIncome: 1750 }, 6)).toMatchObject({ monthlyDollars: 350, limitedByIncome: false });
    expect(payDown({ ...fits, monthlyIncome: 1749 }, 6)).toMatchObject({ monthlyDollars: 349, limitedByIncome: true });
    expect(payDown({ ...fits, monthlyIncome: 0 }, 6)).toMatchObject({ monthlyDollars: 350, limitedByIncome: false });
  });

  test("no amount where there's no limit, or more would be needed than is owed", () => {
    const nothing = { target: 29, totalDollars: null, monthlyDollars: null, limitedByIncome: false };
    expect(payDown({ ...fits, totalCreditLimit: 0 }, 6)).toEqual(nothing);
    expect(payDown({ ...fits, totalCreditBalance: 2099 }, 6)).toEqual(nothing);
    expect(payDown({ ...fits, totalCreditBalance: 2100 }, 6)?.totalDollars).toBe(2100);
  });

  test("month by month utilization falls to its target and no further", () => {
    const months = monthsAhead(fits, 6);
    expect(months.map(({ utilization }) => utilization)).toEqual([46.5, 43, 39.5, 36, 32.5, 29]);
    expect(monthsAhead({ ...fits, totalCreditLimit: 0 }, 6).map(({ utilization }) => utilization)).toEqual([
      46.5, 43, 39.5, 36, 32.5, 29,
    ]);
    expect(monthsAhead({ ...fits, creditUtilization: 8 }, 2).map(({ utilization }) => utilization)).toEqual([8, 8]);
    expect(monthsAhead({ ...fits, totalCreditLimit: 9_990, totalCreditBalance: 4995 }, 6).at(-1)?.utilization).toBe(29);
  });

  test("every month counts: the score never falls, and ends on the scale", () => {
    const months = monthsAhead(fits, 6);
    expect(months.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const { gain, score } of months) expect(score).toBe(640 + gain);
    const gains = months.map(({ gain }) => gain);
    expect([...gains].sort((a, b) => a - b)).toEqual(gains);
    expect(gains[0]).toBeGreaterThan(0);
    expect(monthsAhead({ ...fits, currentScore: 848 }, 6).at(-1)?.score).toBe(850);
  });

  test("of a better payment history a third comes within six months, of inquiries a half", () => {
    const still = { ...own, creditUtilization: 8, creditHistoryLength: 240, newCreditInquiries: 0 };
    const gain = (over: Partial<typeof own>) =>
      monthsAhead({ ...still, paymentHistory: "excellent", ...over }, 6).at(-1)?.gain;
    expect(gain({})).toBe(0);
    expect(gain({ paymentHistory: "good" })).toBe(10);
    expect(gain({ paymentHistory: "fair" })).toBe(13);
    expect(gain({ paymentHistory: "poor" })).toBe(16);
    expect(gain({ newCreditInquiries: 6 })).toBe(13);
    expect(gain({ creditHistoryLength: 12 })).toBe(4);
  });

  test("says where the income is what slows it", () => {
    expect(monthsAhead({ ...fits, monthlyIncome: 100 }, 2).map(({ limitedByIncome }) => limitedByIncome)).toEqual([
      true,
      true,
    ]);
    expect(monthsAhead({ ...fits, creditUtilization: 5 }, 1)[0]?.limitedByIncome).toBe(false);
  });
});

describe("what was entered", () => {
  test.each([
    ["$ 5", null],
    ["-$5", -5],
    ["+$5.50", 5.5],
    ["5.", 5],
    [".5", 0.5],
    ["1e3", 1000],
    ["1E+3", 1000],
    ["1e1000", null],
    ["12,34", 1234],
    ["5%", 5],
    ["5 % ", 5],
    ["%", null],
    ["5x", null],
    ["x5", null],
    ["-0", 0],
  ])("%s is %s", (text, value) => expect(readNumber(text)).toBe(value));

  test("is brought into range", () => {
    expect(inRange("currentScore", 299)).toBe(300);
    expect(inRange("goalScore", 851)).toBe(850);
    expect(inRange("creditUtilization", 1000)).toBe(999);
    expect(inRange("creditHistoryLength", 1201)).toBe(1200);
    expect(inRange("newCreditInquiries", 101)).toBe(100);
    expect(inRange("monthlyIncome", -1)).toBe(0);
    expect(inRange("totalCreditLimit", 1e9)).toBe(100_000_000);
    expect(inRange("totalCreditBalance", Number.NaN)).toBe(0);
  });

  test.each([
    [
      { currentScore: "299" },
      "The current score is usually between 300 and 850, and you entered 299. The figures below use 300.",
    ],
    [
      { currentScore: "-5" },
      "The current score is usually between 300 and 850, and you entered -5. The figures below use 300.",
    ],
    [
      { goalScore: "900" },
      "The goal score is usually between 300 and 850, and you entered 900. The figures below use 850.",
    ],
    [
      { creditUtilization: "1000" },
      "Credit utilization is usually between 0% and 999%, and you entered 1,000. The figures below use 999%.",
    ],
    [
      { creditHistoryLength: "1300" },
      "The credit history length is usually between 0 months and 1200 months, and you entered 1,300. The figures below use 1200 months.",
    ],
    [{ newCreditInquiries: "-1" }, "The number of inquiries can't be negative. The figures below use 0."],
    [
      { totalCreditLimit: "200000000" },
      "The total credit limit is usually between $0.00 and $100,000,000.00, and you entered $200,000,000.00. The figures below use $100,000,000.00.",
    ],
    [{ totalCreditBalance: "-3" }, "The total credit balance can't be negative. The figures below use $0.00."],
    [{ monthlyIncome: "x" }, "The monthly income isn't a number. The figures below use $0.00."],
  ])("%j is remarked on", (changes, remark) =>
    expect(readProfile({ ...CREDIT_ANSWERS, ...changes }).remarks.map(remarkText)[0]).toBe(remark),
  );

  test("balance and limit may differ from the utilization by ten", () => {
    const remarks = (creditUtilization: string) =>
      readProfile({ ...CREDIT_ANSWERS, creditUtilization }).remarks.map(remarkText);
    expect(remarks("52")).toEqual([]);
    expect(remarks("72")).toEqual([]);
    expect(remarks("51")).toEqual([
      "Your balance and limit come to 62% utilization, and you entered 51%. The figures below use what you entered.",
    ]);
    expect(impliedUtilization({ totalCreditLimit: 0, totalCreditBalance: 5 })).toBeNull();
    expect(impliedUtilization({ totalCreditLimit: 1, totalCreditBalance: 500 })).toBe(999);
    expect(readProfile({ ...CREDIT_ANSWERS, totalCreditLimit: "0" }).remarks).toEqual([]);
  });

  test("is shown short", () => {
    expect([1.239, 1e12, -1e12, 999_999_999_999].map(showNumber)).toEqual([
      "1.24",
      "more than a trillion",
      "less than minus a trillion",
      "999,999,999,999",
    ]);
    expect(showNumber(Number.POSITIVE_INFINITY)).toBe("not a number");
    expect(showDollars(1234.5)).toBe("$1,234.50");
    expect(showDollars(1e12)).toBe("more than a trillion dollars");
    expect(showDollars(-1e13)).toBe("less than minus a trillion dollars");
  });
});

describe("the way to the goal", () => {
  test("in percent of the whole, and in a sentence", () => {
    expect(goalProgress({ first: 600, current: 700, goal: 700 })).toEqual({
      start: 600,
      current: 700,
      goal: 700,
      percent: 100,
    });
    const said = (first: number, current: number) => progressSentence(goalProgress({ first, current, goal: 700 }));
    expect(said(600, 700)).toBe("You've reached your goal.");
    expect(said(600, 580)).toBe("You're 20 points below your first assessment, with 120 to go.");
    expect(goalProgress({ first: 600, current: 600, goal: 700 })).toMatchObject({ percent: 0 });
    expect(said(600, 600)).toBe("100 points to go.");
    expect(goalProgress({ first: 700, current: 650, goal: 700 })).toMatchObject({ percent: 0 });
    expect(goalProgress({ first: 600, current: 633, goal: 700 }).percent).toBe(33);
  });

  test("age in whole days, with commas", () => {
    const now = new Date("2026-03-20T12:00:00Z");
    expect(assessmentAge(new Date("2020-03-20T12:00:00Z"), now)).toBe("2,191 days");
    expect(assessmentAge(new Date("2026-03-18T12:00:01Z"), now)).toBe("1 day");
    expect([now, new Date("2026-03-18T12:00:01Z")].map((day) => answeredWhen(assessmentAge(day, now)))).toEqual([
      "today",
      "1 day ago",
    ]);
  });

  test("a chart's score is whole and on the scale", () =>
    expect(["300", "299", "850", "851", "640.6"].map(chartScore)).toEqual([300, 300, 850, 850, 641]));
});
