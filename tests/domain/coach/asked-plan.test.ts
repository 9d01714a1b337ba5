// Advice as a model asks for it: what of it is checked, that the lists are the planner's own, and that what is said of a reading
// afterwards comes back as that very reading.
import { zodTextFormat } from "openai/helpers/zod";
import { describe, expect, test } from "vitest";
import { AskedPlan, ReaderStep } from "~/contracts/asked-query";
import { GUIDE } from "~/domain/coach/guide/guide";
import { INTENTS } from "~/domain/coach/answer";
import { notationOfPlan } from "~/domain/coach/query/notation";
import { ABOUTS, ANSWERED_PLANS } from "~/domain/coach/reading/plan-request";
import { readText } from "~/domain/coach/reading/read";
import { TOPICS } from "~/domain/coach/query/step";
import { joinAnswers } from "~/domain/coach/join-answers";
import { checkedPlan } from "~/services/coach/asked-plan.server";
import { checkedStep } from "~/services/coach/asked-step.server";
import { planInWords, stepsInWords } from "~/services/coach/steps-in-words.server";
import { NO_SLOTS, planStepOf, stepOf } from "../../support/asked-of";
import { CORPUS, HOUSEHOLD_CORPUS, PERSON } from "./corpus";
import { SAMPLE_PERSON } from "./sample-person";

const said = (slots: Partial<AskedPlan>, question = "can i") =>
  checkedPlan(AskedPlan.parse({ ...NO_SLOTS, ...slots }), PERSON, question);

describe("the schema of advice", () => {
  test("has every kind that the planner answers, its topics and the guide's but those read by a phrase, and takes nothing else", () => {
    const schema = JSON.stringify(zodTextFormat(ReaderStep, "query"));
    for (const word of [
      ...ANSWERED_PLANS,
      ...ABOUTS,
      ...TOPICS,
      ...GUIDE.filter((topic) => !topic.isByPhrase).map(({ id }) => id),
    ])
      expect(schema).toContain(`"${word}"`);
    for (const bad of [
      { ...NO_SLOTS, plan: "what-changed" },
      { ...NO_SLOTS, plan: "rob-a-bank" },
      { ...NO_SLOTS, about: "yacht" },
      { ...NO_SLOTS, verdict: "yes" },
      { ...NO_SLOTS, amount: "$9,999.99" },
      { plan: "afford" },
    ])
      expect(AskedPlan.safeParse(bad).success).toBe(false);
  });

  test("each topic is one that the planner has", () => {
    for (const topic of TOPICS) expect(INTENTS.map(({ id }) => id)).toContain(topic);
  });
});

describe("what would be bought may be any words of the asker", () => {
  test.each<[Partial<AskedPlan>, string]>([
    [{ plan: "afford", amount: 1200, named: "couch" }, "can i afford a 1200 couch"],
    [{ plan: "afford", amount: 900, categories: ["laptop"] }, "can we swing a 900 laptop"],
    [{ plan: "save-up", amount: 8000, named: "the kitchen" }, "how long to save 8000 for the kitchen"],
    [{ plan: "loan", amount: 20_000, rate: 6, named: "new car" }, "payment on a new car at 6% for 20000"],
  ])("%j", (slots, question) => {
    const checked = said(slots, question);
    expect(checked).toMatchObject({ is: "plan", request: { plan: slots.plan } });
    expect(JSON.stringify(checked)).not.toContain(String(slots.named ?? slots.categories?.[0]));
  });

  test("but nothing that nobody said, and no other kind of advice", () => {
    expect(said({ plan: "afford", amount: 1200, named: "yacht" }, "can i afford a 1200 couch").is).toBe("unknown");
    expect(said({ plan: "goal-change", named: "couch" }, "when is the couch full").is).toBe("unknown");
  });
});

describe("advice that a model asks for is checked", () => {
  test.each<[string, Partial<AskedPlan>]>([
    ["amount", { amount: -5 }],
    ["amount", { amount: 1e12 }],
    ["amount", { monthly: -5 }],
    ["amount", { instead: -1 }],
    ["date", { date: "2026-02-30" }],
    ["date", { date: "1999-01-01" }],
    ["date", { date: "soon" }],
    ["months", { months: 2.5 }],
    ["months", { months: 601 }],
    ["down", { down: 101 }],
    ["rate", { rate: 101 }],
    ["share", { share: -1 }],
    ["times", { times: 101 }],
    ["categories", { categories: ["everything"] }],
    ["names", { merchants: [] }],
  ])("%s that can't be", (part, slots) => {
    expect(said(slots)).toEqual({ is: "wrong", part });
  });

  test("less pay is below zero, and nothing else is", () => {
    expect(said({ plan: "raise", monthly: -300 })).toEqual({
      is: "plan",
      request: { plan: "raise", monthlyCents: -300_00 },
    });
  });

  test("a name is the person's own: a goal that there isn't is told, with what is near to it and to the question", () => {
    expect(said({ plan: "goal-change", named: "Yacht Fund", times: 2 })).toEqual({
      is: "unknown",
      names: [{ said: "Yacht Fund", near: [] }],
    });
    expect(said({ plan: "pay-off-now", debts: ["Rainy Day"] }).is).toBe("unknown");
    expect(said({ plan: "pay-off-now", about: "card", debts: ["visa"], from: ["savings"] })).toEqual({
      is: "plan",
      request: { plan: "pay-off-now", about: "card", debts: ["visa"], from: ["savings"] },
    });
    expect(said({ plan: "stop", merchants: ["Nowhere Shop"] }).is).toBe("unknown");
    expect(said({ plan: "stop", merchants: ["Nowhere Shop"] }, "what if I stop nowhere shop").is).toBe("plan");
  });

  test("one step is one thing", () => {
    const both = { ...ReaderStep.parse(planStepOf({})), topic: "invest" as const };
    expect(checkedStep(both, PERSON, "q").is).toBe("wrong");
    expect(checkedStep(ReaderStep.parse(stepOf(null)), PERSON, "q").is).toBe("nothing");
  });
});

test("what the built-in reader reads as advice comes back from its own words as it was", () => {
  let count = 0;
  for (const [corpus, person] of [
    [CORPUS, PERSON],
    [HOUSEHOLD_CORPUS, SAMPLE_PERSON],
  ] as const)
    for (const [, text, label] of corpus) {
      const read = text.includes(" >> ") || !label.startsWith("plan:") ? null : readText(text, person);
      if (read?.is !== "plan" || !ANSWERED_PLANS.includes(read.request.plan)) continue;
      const asked = AskedPlan.parse({ ...NO_SLOTS, ...planInWords(read.request, person) });
      const back = checkedPlan(asked, person, text);
      const notation = back.is === "plan" ? notationOfPlan(back.request) : back;
      expect([text, notation]).toEqual([text, notationOfPlan(read.request)]);
      count += 1;
    }
  expect(count).toBeGreaterThan(60);
});

test("what is said of steps has names in place of ids, and nothing that wasn't said", () => {
  expect(
    stepsInWords(
      [
        { is: "query", query: { ...queryOf(), subject: { accounts: ["visa"] } } },
        { is: "guide", guide: "split" },
      ],
      PERSON,
    ),
  ).toEqual([{ query: { measure: "balance", subject: { accounts: ["Travel Visa"] } } }, { guide: "split" }]);
});

const queryOf = () => ({
  measure: "balance" as const,
  statistic: "total" as const,
  subject: {},
  period: null,
  shape: "figure" as const,
  by: null,
  comparison: null,
  condition: {},
  take: null,
  least: false,
});

test("answers put together keep their figures apart", () => {
  const usd = (id: string, cents: number) => ({ id, label: id, value: { unit: "usd" as const, cents }, href: null });
  const merged = joinAnswers([
    {
      answer: { text: "For {{asked.amount}} of {{kept.average}}." },
      facts: [usd("asked.amount", 1), usd("kept.average", 9)],
    },
    {
      answer: { text: "For {{asked.amount}} of {{kept.average}}." },
      facts: [usd("asked.amount", 2), usd("kept.average", 9)],
    },
  ]);
  expect(merged.answer.text).toBe(
    "For {{asked.amount}} of {{kept.average}}.\n\nFor {{asked.step-2.amount}} of {{kept.average}}.",
  );
  expect(merged.facts.map(({ id, value }) => [id, value])).toEqual([
    ["asked.amount", { unit: "usd", cents: 1 }],
    ["kept.average", { unit: "usd", cents: 9 }],
    ["asked.step-2.amount", { unit: "usd", cents: 2 }],
  ]);
});
