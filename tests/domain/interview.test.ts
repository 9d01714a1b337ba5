import { describe, expect, test } from "vitest";
import { INTERVIEW_QUESTIONS, readAnswer, readResponses } from "~/domain/coach/interview";

/** The options word for word as the call's description lists them. */
const DOCUMENTED: Record<string, string> = {
  "financial-goals":
    "build an emergency fund|pay off debt|save for a house|plan for retirement|invest in the stock market|start a business|save for vacation|improve credit score|budget better|other",
  "current-situation":
    "paycheck to paycheck|breaking even|saving a little|saving consistently|investing regularly|financially comfortable",
  "biggest-challenge":
    "not enough income|overspending|high debt payments|no emergency fund|don't know where money goes|irregular income|expensive lifestyle|investment confusion|planning for the future",
  "debt-situation": "none|under 5,000|5,000-15,000|15,000-50,000|50,000-100,000|over 100,000",
  "emergency-fund": "none|under 1 month|1-2 months|3-5 months|6+ months",
  "time-horizon": "within 1 year|1-3|3-5|5-10|10+ years",
};

const choices = INTERVIEW_QUESTIONS.filter((question) => question.kind === "single" || question.kind === "multi");

describe("an option is taken in the documented words and in those of the screen (API-034)", () => {
  test.each(choices.map((question) => [question.id, question] as const))("%s", (id, question) => {
    const words = DOCUMENTED[id]?.split("|") ?? [];
    if (DOCUMENTED[id]) expect(words).toHaveLength(question.options.length);
    const kept = (option: string) => (question.kind === "multi" ? [option] : option);
    for (const [index, option] of question.options.entries()) {
      expect(readAnswer(question, option)).toEqual(kept(option));
      expect(readAnswer(question, option.toUpperCase())).toEqual(kept(option));
      if (words[index]) expect(readAnswer(question, words[index])).toEqual(kept(option));
    }
  });

  test("dashes and apostrophes of a word processor count, too", () => {
    const of = (id: string) => choices.filter((question) => question.id === id);
    expect(of("debt-situation").map((question) => readAnswer(question, "5,000–15,000"))).toEqual(["$5,000-$15,000"]);
    expect(of("biggest-challenge").map((question) => readAnswer(question, "Don’t know where money goes"))).toEqual([
      "Don't know where money goes",
    ]);
  });

  test("every question answered in documented words is a whole interview", () => {
    const given = {
      "financial-goals": ["pay off debt", "other"],
      "current-situation": "breaking even",
      "monthly-income": 4500,
      "biggest-challenge": "overspending",
      "debt-situation": "5,000-15,000",
      "emergency-fund": "1-2 months",
      "investment-experience": "complete beginner",
      "risk-tolerance": "very conservative",
      "time-horizon": "1-3",
    };
    expect(readResponses(given)).toMatchObject({
      responses: { "debt-situation": "$5,000-$15,000", "time-horizon": "1-3 years" },
    });
  });

  test.each(["5000-15000", "5", "1-2", "years", "$", ""])("'%s' is no option", (text) => {
    const asked = choices.filter((question) => question.id === "debt-situation" || question.id === "time-horizon");
    expect(asked.map((question) => readAnswer(question, text))).toEqual([null, null]);
  });
});
