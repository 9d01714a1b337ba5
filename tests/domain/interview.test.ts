import { describe, expect, test } from "vitest";
import {
  choiceIndex,
  INTERVIEW_QUESTIONS,
  interviewPercent,
  type InterviewQuestion,
  isInterviewResponses,
  isOptional,
  nextPosition,
  questionAt,
  readAnswer,
  readResponses,
} from "~/domain/coach/interview";

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
  "investment-experience": "complete beginner|some knowledge|moderate experience|experienced|very experienced",
  "risk-tolerance": "very conservative|conservative|moderate|aggressive|very aggressive",
  "time-horizon": "within 1 year|1-3|3-5|5-10|10+ years",
};

const choices = INTERVIEW_QUESTIONS.filter((question) => question.kind === "single" || question.kind === "multi");

describe("an option is taken in the documented words and in those of the screen (API-034)", () => {
  test.each(choices.map((question) => [question.id, question] as const))("%s", (id, question) => {
    const words = DOCUMENTED[id]?.split("|") ?? [];
    const written = (option: string) =>
      option
        .toLowerCase()
        .replaceAll("$", "")
        .replace(/(\d) years$/, "$1");
    expect(question.options.map(written)).toEqual(words);
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

describe("the ten questions", () => {
  test("in their order, each with its kind and its words", () => {
    expect(INTERVIEW_QUESTIONS.map(({ id, kind, text }) => [id, kind, text])).toEqual([
      ["financial-goals", "multi", "What are your main financial goals?"],
      ["current-situation", "single", "Which of these describes your money today?"],
      ["monthly-income", "range", "About how much do you take home each month?"],
      ["biggest-challenge", "single", "What is your biggest challenge with money?"],
      ["debt-situation", "single", "How much debt do you have, without a mortgage?"],
      ["emergency-fund", "single", "How many months of expenses could your savings cover?"],
      ["investment-experience", "single", "How much experience do you have with investing?"],
      ["risk-tolerance", "single", "How do you feel about risk when you invest?"],
      ["time-horizon", "single", "When do you want to reach your most important goal?"],
      ["additional-info", "text", "Is there anything else your coach should know?"],
    ]);
    expect(INTERVIEW_QUESTIONS[0].hint).toBe("Choose all that apply.");
    expect(INTERVIEW_QUESTIONS[2]).toMatchObject({ min: 1_000, max: 20_000, step: 500 });
    expect(INTERVIEW_QUESTIONS[9]).toMatchObject({ hint: "Optional.", maxLength: 2_000 });
    expect(INTERVIEW_QUESTIONS.filter(isOptional).map(({ id }) => id)).toEqual(["additional-info"]);
  });

  test("a place among them, counted from one, and how far that is", () => {
    expect([0, 1, 10, 11].map((at) => questionAt(at)?.id)).toEqual([
      ...[undefined, "financial-goals", "additional-info", undefined],
    ]);
    expect([0, 3, 10].map(interviewPercent)).toEqual([0, 30, 100]);
  });
});

describe("what counts as an answer", () => {
  const [many, one, range, , , , , , , words] = INTERVIEW_QUESTIONS;
  const NONE: unknown[] = [undefined, null];
  test.each<[string, InterviewQuestion, unknown, unknown]>([
    ...NONE.map((given): [string, InterviewQuestion, unknown, unknown] => ["words", words, given, ""]),
    ["words", words, "  Two kids. ", "Two kids."],
    ["words", words, "a".repeat(2_000), "a".repeat(2_000)],
    ["words", words, "a".repeat(2_001), null],
    ["words", words, 7, null],
    ...NONE.map((given): [string, InterviewQuestion, unknown, unknown] => ["an amount", range, given, 1_000]),
    ["an amount", range, "", 1_000],
    ["an amount", range, 1_000, 1_000],
    ["an amount", range, "4500", 4_500],
    ["an amount", range, 20_000, 20_000],
    ["an amount", range, 500, null],
    ["an amount", range, 20_500, null],
    ["an amount", range, 4_499, null],
    ["an amount", range, "much", null],
    ["an amount", range, Number.POSITIVE_INFINITY, null],
    ["an amount", range, [4_500], null],
    ["an amount", range, true, null],
    ["one choice", one, "breaking even", "Breaking even"],
    ["one choice", one, " Breaking even ", "Breaking even"],
    ["one choice", one, ["Breaking even", "Saving a little"], "Breaking even"],
    ["one choice", one, [], null],
    ["one choice", one, 2, null],
    ["one choice", one, "Rich", null],
    ...NONE.map((given): [string, InterviewQuestion, unknown, unknown] => ["one choice", one, given, null]),
    ["several", many, "Other", ["Other"]],
    ["several", many, ["Other", "Pay off debt"], ["Pay off debt", "Other"]],
    ["several", many, ["Other", "other"], ["Other"]],
    ["several", many, many.options, many.options],
    ["several", many, [...many.options, "Other"], null],
    ["several", many, ["Other", "Fame"], null],
    ["several", many, ["Other", 7], null],
    ["several", many, [], null],
    ...NONE.map((given): [string, InterviewQuestion, unknown, unknown] => ["several", many, given, null]),
  ])("%s: of %o %j becomes %j", (_, question, given, kept) => {
    expect(readAnswer(question, given)).toEqual(kept);
  });

  test("'years' goes at the end alone, and only after a number", () => {
    const horizon = INTERVIEW_QUESTIONS[8];
    const read = (text: string) => readAnswer(horizon, text);
    expect(["10+", "10+ years", "5-10 Years", "3–5"].map(read)).toEqual([
      ...["10+ years", "10+ years", "5-10 years", "3-5 years"],
    ]);
    expect(["years 1-3", "1-3 years ago", "within 1 years", "ten years"].map(read)).toEqual([null, null, null, null]);
  });
});

describe("all answers together", () => {
  const WHOLE = {
    ...{ "financial-goals": "other", "current-situation": "breaking even", "monthly-income": 4_500 },
    ...{ "biggest-challenge": "overspending", "debt-situation": "none", "emergency-fund": "none" },
    ...{ "investment-experience": "experienced", "risk-tolerance": "moderate", "time-horizon": "1-3" },
  };
  test("the first that is missing is named; the last may be", () => {
    expect(readResponses({})).toEqual({ missing: "financial-goals" });
    expect(readResponses({ ...WHOLE, "monthly-income": undefined })).toEqual({ missing: "monthly-income" });
    expect(readResponses({ ...WHOLE, "time-horizon": "soon" })).toEqual({ missing: "time-horizon" });
    expect(readResponses({ ...WHOLE, "additional-info": 7 })).toEqual({ missing: "additional-info" });
    const read = readResponses(WHOLE);
    expect(Object.keys("responses" in read ? read.responses : {})).toEqual(Object.keys(WHOLE));
    expect(readResponses({ ...WHOLE, "additional-info": " two kids " })).toMatchObject({
      responses: { "additional-info": "two kids", "financial-goals": ["Other"] },
    });
  });

  test("the next question is the first without an answer, at last the optional one", () => {
    const read = readResponses(WHOLE);
    const responses = "responses" in read ? read.responses : {};
    expect(nextPosition({})).toBe(1);
    expect(nextPosition({ "financial-goals": ["Other"], "monthly-income": 4_500 })).toBe(2);
    expect(nextPosition({ ...responses, "time-horizon": undefined })).toBe(9);
    expect(nextPosition(responses)).toBe(10);
  });

  test("a choice is its place among the options", () => {
    expect(choiceIndex({ "emergency-fund": "None" }, "emergency-fund")).toBe(0);
    expect(choiceIndex({ "emergency-fund": "6+ months" }, "emergency-fund")).toBe(4);
    expect(choiceIndex({ "emergency-fund": "Much" }, "emergency-fund")).toBeNull();
    expect(choiceIndex({ "emergency-fund": ["None"] }, "emergency-fund")).toBeNull();
    expect(choiceIndex({}, "emergency-fund")).toBeNull();
    expect(choiceIndex({ "financial-goals": "Other" }, "financial-goals")).toBeNull();
    expect(choiceIndex({ "additional-info": "None" }, "additional-info")).toBeNull();
  });

  test.each([
    [{}, true],
    [{ "emergency-fund": "None", "monthly-income": 4_500 }, true],
    [{ "emergency-fund": "Much" }, false],
    [{ "emergency-fund": "None", mood: "fine" }, false],
    [null, false],
    [[], false],
    ["None", false],
    [7, false],
  ])("whether %j is what is stored: %s", (value, isIt) => expect(isInterviewResponses(value)).toBe(isIt));
});
