// What the plan tells a person to do, from their answers: which actions, how urgent, in which words, month by month.
import { describe, expect, test } from "vitest";
import { creditWeakSpots } from "~/domain/coach/credit";
import { creditActions } from "~/texts/credit-actions";
import { improvementPlan, planDraft } from "~/texts/credit-plan";
import { monthsAhead } from "~/domain/credit/projection";
import { withLinkedCards } from "~/domain/household/utilization";
import { type CreditAnswers, readProfile } from "~/domain/credit/profile";
import { CREDIT_ANSWERS } from "../support/credit";

/** Nothing to mend: each test spoils one thing. */
const GOOD: CreditAnswers = {
  ...CREDIT_ANSWERS,
  currentScore: "800",
  goalScore: "820",
  paymentHistory: "excellent",
  creditUtilization: "8",
  creditHistoryLength: "120",
  creditMix: "good",
  newCreditInquiries: "0",
  totalCreditBalance: "800",
};
const WORST: CreditAnswers = {
  ...CREDIT_ANSWERS,
  paymentHistory: "poor",
  creditUtilization: "95",
  totalCreditBalance: "9500",
  creditHistoryLength: "6",
  creditMix: "poor",
  newCreditInquiries: "5",
  hasCollections: true,
  hasBankruptcy: true,
  hasForeclosure: true,
};
const profileOf = (changes: Partial<CreditAnswers> = {}, base = GOOD) => readProfile({ ...base, ...changes });
const actionsOf = (changes: Partial<CreditAnswers> = {}, base = GOOD) => creditActions(profileOf(changes, base));
const planOf = (changes: Partial<CreditAnswers> = {}, base = GOOD) => improvementPlan(profileOf(changes, base));
const firstOf = (changes: Partial<CreditAnswers>) => {
  const [first] = actionsOf(changes).filter(({ short }) => !GENERAL.includes(short));
  if (!first) throw new Error("no action of its own");
  return first;
};
const GENERAL = ["checking your reports", "keeping utilization low", "steady payments"];
const steps = (changes: Partial<CreditAnswers>) => firstOf(changes).steps.filter(Boolean).length;

describe("actions follow from the answers", () => {
  test("with nothing to mend, the three that everybody keeps up", () => {
    expect(actionsOf().map(({ action, impact }) => [action, impact])).toEqual([
      ["Check your three credit reports for errors", "Low"],
      ["Keep utilization under 10%", "Low"],
      ["Keep automatic payments on", "Low"],
    ]);
    expect(actionsOf({ creditUtilization: "10" })[1]?.action).toBe("Keep utilization under 10%");
    expect(actionsOf({ creditUtilization: "20" })[2]?.action).toBe("Pay cards before the statement closes");
  });

  test.each<[Partial<CreditAnswers>, string, string]>([
    [{ paymentHistory: "good" }, "Make every payment on time", "High"],
    [{ paymentHistory: "fair" }, "Bring every account up to date and keep it there", "High"],
    [{ paymentHistory: "poor" }, "Bring every account up to date and keep it there", "High"],
    [{ creditUtilization: "11" }, "Lower your credit utilization from 11% to under 10%", "Medium"],
    [{ creditUtilization: "30" }, "Lower your credit utilization from 30% to under 10%", "Medium"],
    [{ creditUtilization: "31" }, "Lower your credit utilization from 31% to under 30%", "High"],
    [{ hasCollections: true }, "Settle your collections", "High"],
    [{ hasBankruptcy: true }, "Rebuild after the bankruptcy with one secured card", "Medium"],
    [{ hasForeclosure: true }, "Let new good history outweigh the foreclosure", "Medium"],
    [{ newCreditInquiries: "2" }, "Pause new credit applications for six months", "Low"],
    [{ newCreditInquiries: "3" }, "Pause new credit applications for six months", "Low"],
    [{ newCreditInquiries: "4" }, "Pause new credit applications for six months", "Medium"],
    [{ creditHistoryLength: "83" }, "Let your accounts grow older", "Low"],
    [{ creditHistoryLength: "24" }, "Let your accounts grow older", "Low"],
    [{ creditHistoryLength: "23" }, "Let your accounts grow older", "Medium"],
    [{ creditMix: "limited" }, "Add variety only where it is useful", "Low"],
    [{ creditMix: "poor" }, "Add variety only where it is useful", "Low"],
  ])("%j: %s (%s)", (changes, action, impact) => expect(firstOf(changes)).toMatchObject({ action, impact }));

  test.each<Partial<CreditAnswers>>([
    { creditUtilization: "10" },
    { newCreditInquiries: "1" },
    { creditHistoryLength: "84" },
    { creditMix: "excellent" },
  ])("%j needs none of its own", (changes) => expect(actionsOf(changes).map(({ short }) => short)).toEqual(GENERAL));

  test("where little is to be mended the plan is filled up to three, where much is it ends at six", () => {
    expect(actionsOf({ creditMix: "poor" }).map(({ short }) => short)).toEqual([
      "adding variety",
      ...GENERAL.slice(0, 2),
    ]);
    expect(actionsOf({ creditMix: "poor", newCreditInquiries: "2" })).toHaveLength(3);
    expect(actionsOf({ creditMix: "poor", newCreditInquiries: "2", creditHistoryLength: "50" })).toHaveLength(4);
    expect(actionsOf({}, WORST)).toHaveLength(6);
  });

  test("what weighs most stands first", () => {
    expect(actionsOf({}, WORST).map(({ impact }) => impact)).toEqual([
      "High",
      "High",
      "High",
      "Medium",
      "Medium",
      "Medium",
    ]);
    expect(actionsOf({ creditMix: "poor", paymentHistory: "good" }).map(({ impact }) => impact)).toEqual([
      "High",
      "Low",
      "Low",
    ]);
  });

  test.each<[Partial<CreditAnswers>, number]>([
    [{ paymentHistory: "good" }, 4],
    [{ paymentHistory: "fair" }, 6],
    [{ creditUtilization: "50" }, 6],
    [{ hasCollections: true }, 6],
    [{ hasBankruptcy: true }, 6],
    [{ hasForeclosure: true }, 3],
    [{ newCreditInquiries: "2" }, 6],
    [{ creditHistoryLength: "50" }, 2],
    [{ creditHistoryLength: "12" }, 3],
    [{ creditMix: "poor" }, 2],
  ])("%j has %d steps, each a sentence", (changes, count) => {
    expect(steps(changes)).toBe(count);
    for (const step of firstOf(changes).steps) expect(step).toMatch(/^$|^[A-Z].*\.$/);
  });

  test("the general ones: nothing by the month for the reports, cards each month, automatic payments from the second", () => {
    expect(actionsOf().map(({ steps: all }) => all.map((step) => (step ? 1 : 0)).join(""))).toEqual([
      "",
      "111111",
      "011111",
    ]);
  });

  test("each says why, until when, and has a name for running text", () => {
    const all = [
      ...actionsOf(),
      ...actionsOf({ creditUtilization: "20" }),
      ...Object.entries(WORST).flatMap(([field, value]) => actionsOf({ [field]: value })),
    ];
    for (const { action, description, timeframe, short } of all) {
      expect(description, action).toMatch(/^[A-Z].+\.$/);
      expect(timeframe, action).toMatch(/month|Grows/i);
      expect(short, action).toMatch(/^[a-z].{5,}/);
    }
  });

  test("payments: what's wrong is named, and how long it takes to count", () => {
    expect(firstOf({ paymentHistory: "fair" }).description).toContain("yours is fair. Pay what is past due first");
    expect(firstOf({ paymentHistory: "good" }).description).toContain("yours is good. A clean run");
    expect(firstOf({ paymentHistory: "poor" }).timeframe).toBe("Start now; counts within 6 to 18 months");
    expect(firstOf({ paymentHistory: "good" }).timeframe).toBe("Counts within 6 to 12 months");
  });

  test("utilization: how much it takes, by the month, where the answers fit together", () => {
    const fits = firstOf({ creditUtilization: "50", totalCreditBalance: "5000" });
    expect(fits.description).toContain("You use 50% of your limits");
    expect(fits.description).toContain("It takes $2,100.00 less in card balances.");
    expect(fits.steps[0]).toBe("Pay $350.00 more than you charge, on the card that is closest to its limit.");
    const odd = firstOf({ creditUtilization: "50", totalCreditBalance: "100" });
    expect(odd.description).toMatch(/excellent\)\.$/);
    expect(odd.steps[5]).toContain("Put what you can spare");
    expect(firstOf({ creditUtilization: "50", totalCreditBalance: "5000", monthlyIncome: "4" }).steps[0]).toContain(
      "Put what you can spare",
    );
  });

  test("inquiries and age are named as they were entered", () => {
    expect(firstOf({ newCreditInquiries: "4" }).description).toContain("4 recent inquiries");
    expect(firstOf({ creditHistoryLength: "50" }).description).toContain("50 months long");
    expect(firstOf({ creditMix: "limited" }).description).toContain("Your credit mix is limited");
    expect(firstOf({ creditMix: "poor" }).steps.slice(0, 3)).toEqual(["", "", ""]);
  });
});

/** As the demo account's: 24 % was typed, the card holds $1,710.00 of $9,000.00 today. */
const demoCard = (paidInFull: boolean) =>
  withLinkedCards(profileOf({ creditUtilization: "24", totalCreditBalance: "2160", totalCreditLimit: "9000" }), [
    { type: "credit", name: "Cashback Card", balanceCents: -171_000, limitCents: 900_000, habit: { paidInFull } },
  ]);

describe("by linked cards", () => {
  test("a card that is paid in full: how much of it before the statement closes, once, and what then is kept to", () => {
    const plan = improvementPlan(demoCard(true));
    const text = JSON.stringify(plan);
    expect(plan.prioritizedActions[0]).toEqual({
      action: "Pay part of Cashback Card before the statement closes",
      impact: "Medium",
      description:
        "Your utilization is 19%. You pay it in full each month; what is reported is the balance on that day. Pay $810.00 of it before the statement closes and 10% is reported.",
      timeframe: "Counts within 1 to 2 months",
    });
    expect(plan.monthlyTasks.map(({ tasks }) => tasks.some((task) => task.includes("Cashback Card")))).toEqual([
      ...[true, true, false, false, false, false],
    ]);
    expect(plan.monthlyTasks[1]?.tasks[0]).toBe(
      "From now on, bring Cashback Card down to $900.00 before the statement closes.",
    );
    expect(text).not.toMatch(/more than you charge|closest to its limit|past due|late fee|24%|less in card balances/);
    expect(monthsAhead(demoCard(true), 2).map(({ utilization }) => utilization)).toEqual([10, 10]);
  });

  test("a card that isn't is called by its name, and nobody is told to pay off more than is owed", () => {
    const text = JSON.stringify(improvementPlan(demoCard(false)));
    expect(text).toContain("Lower your credit utilization from 19% to under 10%");
    expect(text).toContain("It takes $900.00 less in card balances.");
    expect(text).toContain("Pay $150.00 more than you charge, on Cashback Card.");
    expect(text).not.toContain("closest to its limit");
  });

  test("past due and late fees only where the payment history is fair or poor", () => {
    const said = (paymentHistory: CreditAnswers["paymentHistory"]) =>
      /past due|late fee/.test(JSON.stringify(planOf({ paymentHistory })));
    expect([said("excellent"), said("good"), said("fair"), said("poor")]).toEqual([false, false, true, true]);
  });
});

describe("the plan in words", () => {
  test("the plan and the coach name the same, in the same order, and no payments that are good already", () => {
    const all: Partial<CreditAnswers>[] = [
      {},
      { paymentHistory: "good" },
      { paymentHistory: "poor" },
      { paymentHistory: "good", creditUtilization: "45", newCreditInquiries: "5" },
    ];
    const WORDS: Record<string, string> = {
      "paying every bill on time": "payment history",
      "lowering your credit utilization": "utilization",
      "lowering the utilization that is reported": "utilization",
      "pausing new applications": "new applications",
      "letting your accounts grow older": "the length of your history",
      "adding variety": "your mix of credit",
    };
    for (const changes of all) {
      const profile = profileOf(changes, CREDIT_ANSWERS);
      const spots = creditWeakSpots(profile).map((spot) => spot.replace(/ \(.*/, ""));
      const [, said = ""] =
        /What matters most for you: (.*?)\. If/.exec(planOf(changes, CREDIT_ANSWERS).overallAnalysis) ?? [];
      expect(said.split(", then ").map((one) => WORDS[one])).toEqual(spots.slice(0, 2));
      expect(spots.includes("payment history")).toBe(changes.paymentHistory === "poor");
    }
  });

  test("how far the goal is, what matters most, and what it may bring", () => {
    expect(planOf({}, CREDIT_ANSWERS).overallAnalysis).toMatch(
      /^Your goal score is 80 points away\. What matters most for you: lowering your credit utilization, then pausing new applications\. If you follow it to the end, this plan may raise your score by about \d+ points \(estimate\)\.$/,
    );
    expect(planOf({ goalScore: "801" }).overallAnalysis).toContain("is 1 point away");
    expect(planOf({ goalScore: "800" }).overallAnalysis).toContain("You've reached your goal score.");
    expect(planOf({ currentScore: "850", goalScore: "850" }).overallAnalysis).toContain(
      "If you follow it to the end, this plan keeps your score where it is (estimate).",
    );
  });

  test("when the goal is reached", () => {
    expect(planOf({ goalScore: "800" }).timeToGoal).toBe(
      "You're already at your goal of 800. The plan helps you stay there.",
    );
    expect(planOf({ goalScore: "641" }, CREDIT_ANSWERS).timeToGoal).toBe("About 1 month (estimate).");
    expect(planOf({ goalScore: "750" }, CREDIT_ANSWERS).timeToGoal).toMatch(
      /^About \d+ months at this pace \(estimate\)\.$/,
    );
    expect(planOf({ currentScore: "800", goalScore: "850", creditHistoryLength: "240" }).timeToGoal).toBe(
      "No date yet. With these answers, only time and on-time payments move the score.",
    );
    expect(planOf({ currentScore: "700", goalScore: "713", creditHistoryLength: "60" }).timeToGoal).toBe(
      "More than 3 years at this pace (estimate). A nearer goal first may help.",
    );
    expect(planOf({ currentScore: "700", goalScore: "712", creditHistoryLength: "60" }).timeToGoal).toBe(
      "About 36 months at this pace (estimate).",
    );
  });

  test("what the score rests on", () => {
    expect(planOf({}, CREDIT_ANSWERS).currentScoreAnalysis).toBe(
      "A score of 640 is Fair. Payments are good, utilization is 62%, your history is 2 years long, and there are 2 recent inquiries.",
    );
    expect(planOf({ newCreditInquiries: "1" }).currentScoreAnalysis).toContain("and there is 1 recent inquiry.");
    expect(planOf({}, WORST).currentScoreAnalysis).toMatch(
      / Your report shows collections and a bankruptcy and a foreclosure, which hurts every factor\.$/,
    );
    expect(planOf({ hasBankruptcy: true }).currentScoreAnalysis).toContain("shows a bankruptcy, which");
  });

  test("each month has at most three steps and a check, none twice, and says what may come of it", () => {
    const months = planOf({}, WORST).monthlyTasks;
    for (const { month, tasks, expectedProgress } of months) {
      expect(tasks).toHaveLength(4);
      expect(new Set(tasks).size).toBe(4);
      expect(expectedProgress, String(month)).toMatch(
        /^About \d+ \(estimate\), (\d+ points? more than|the same as) today\.$/,
      );
    }
    expect(months.map(({ tasks }) => tasks.at(-1)?.split(" ")[0])).toEqual([
      "Get",
      "Dispute",
      "Check",
      "Look",
      "Check",
      "Update",
    ]);
    for (const { tasks } of months) expect(tasks.at(-1)).toMatch(/\.$/);
    expect(planOf({ currentScore: "850", goalScore: "850" }).monthlyTasks[0]?.expectedProgress).toBe(
      "About 850 (estimate), the same as today.",
    );
    expect(planOf({ newCreditInquiries: "2", creditMix: "poor" }).monthlyTasks[1]?.tasks).toHaveLength(2);
  });

  test.each<[Partial<CreditAnswers>, RegExp]>([
    [{ creditUtilization: "11" }, /^Pay cards a few days before the statement closes/],
    [{ creditUtilization: "10" }, /^Use each card for a small bill every month/],
    [{ creditHistoryLength: "83" }, /^Keep your oldest card open/],
    [{ newCreditInquiries: "2" }, /^Compare loan offers within two weeks/],
    [{ creditMix: "limited" }, /^A small credit-builder loan/],
    [{ creditMix: "poor" }, /^A small credit-builder loan/],
    [{ monthlyIncome: "0" }, /^With no income entered/],
  ])("a tip for %j", (changes, tip) => expect(planOf(changes).tips.filter((one) => tip.test(one))).toHaveLength(1));

  test("with nothing to mend there are two tips", () => {
    const { tips } = planOf({ creditHistoryLength: "84", newCreditInquiries: "1" });
    expect(tips).toHaveLength(2);
    expect(tips[0]).toMatch(/^Set every bill to at least its minimum/);
    expect(tips[1]).toMatch(/^Use each card/);
  });

  test.each<[Partial<CreditAnswers>, RegExp[]]>([
    [{}, []],
    [{ creditUtilization: "90", totalCreditBalance: "9000", monthlyIncome: "100000" }, [/close to their limits/]],
    [{ creditUtilization: "89", totalCreditBalance: "8900", monthlyIncome: "100000" }, []],
    [
      { creditUtilization: "50", totalCreditBalance: "5000", monthlyIncome: "100" },
      [/more than a fifth of your income/],
    ],
    [{ hasCollections: true }, [/National Foundation for Credit Counseling/, /agreement with a collector in writing/]],
    [{ hasBankruptcy: true }, [/National Foundation for Credit Counseling/, /up to ten years/]],
    [{ hasForeclosure: true }, [/National Foundation for Credit Counseling/, /for seven years/]],
    [{ newCreditInquiries: "3" }, []],
    [{ newCreditInquiries: "4" }, [/More applications now would cost points/]],
  ])("warnings for %j", (changes, expected) => {
    const { warnings } = planOf(changes);
    expect(warnings).toHaveLength(expected.length + 1);
    expected.forEach((warning, index) => expect(warnings[index]).toMatch(warning));
    expect(warnings.at(-1)).toMatch(/^All points are estimates\. Nobody can promise a score/);
  });

  test("what a model may word has a placeholder for each figure", () => {
    const { draft, figures } = planDraft(readProfile(CREDIT_ANSWERS));
    expect(figures.map(({ name }) => name)).toEqual(["gap", "gain", "score", "utilization", "years", "inquiries"]);
    for (const { name, text } of figures) {
      expect(`${draft.overallAnalysis} ${draft.currentScoreAnalysis}`).toContain(`{{credit.${name}}}`);
      expect(text).toMatch(/\d/);
    }
    expect(draft.overallAnalysis).not.toMatch(/\d/);
  });
});
