import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { EnteredScores } from "~/components/credit/entered";
import { remarkText } from "~/texts/credit-profile";
import { improvementPlan } from "~/texts/credit-plan";
import { type CreditAnswers, readProfile } from "~/domain/credit/profile";
import { CREDIT_ANSWERS } from "../support/credit";

const profileOf = (changes: Partial<CreditAnswers> = {}) => readProfile({ ...CREDIT_ANSWERS, ...changes });

describe("money has its cents (PLAT-009)", () => {
  test("in the plan", () => {
    const texts = JSON.stringify(improvementPlan(profileOf())).match(/\$\d[\d,.]*\d/g);
    expect(texts?.length).toBeGreaterThan(1);
    for (const text of texts ?? []) expect(text).toMatch(/^\$\d{1,3}(,\d{3})*\.\d\d$/);
  });

  test("in remarks", () => {
    const { remarks } = profileOf({ totalCreditLimit: "250000000", monthlyIncome: "x", totalCreditBalance: "1e30" });
    expect(remarks.map(remarkText)).toEqual([
      "The total credit limit is usually between $0.00 and $100,000,000.00, and you entered $250,000,000.00. The figures below use $100,000,000.00.",
      "The total credit balance is usually between $0.00 and $100,000,000.00, and you entered more than a trillion dollars. The figures below use $100,000,000.00.",
      "The monthly income isn't a number. The figures below use $0.00.",
      expect.stringContaining("come to 100% utilization"),
    ]);
  });

  test.each([
    ["12000", "$12,000.00"],
    ["$2,880.5", "$2,880.50"],
    ["-20", "-$20.00"],
    ["0.005", "$0.01"],
    ["-1e30", "less than minus a trillion dollars"],
    ["a lot", "a lot"],
  ])("of an answer: %s", (text, shown) => {
    expect(renderToStaticMarkup(createElement(EnteredScores, { text, unit: "money" }))).toContain(`>${shown}<`);
  });
});
