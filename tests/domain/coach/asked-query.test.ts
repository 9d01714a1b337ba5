// The other reader against the same corpus: a practice model says each labelled query as JSON, and what comes out of the
// schema and the checks is that very query.
import { zodTextFormat } from "openai/helpers/zod";
import { describe, expect, test } from "vitest";
import { AskedQuery, ReaderStep } from "~/contracts/asked-query";
import { FLOWS, GROUPINGS, type Query, SCHEDULES, SHAPES, STANDINGS, STATISTICS } from "~/domain/coach/query/algebra";
import { notationOf } from "~/domain/coach/query/notation";
import type { Person } from "~/domain/coach/reading/person";
import { readText } from "~/domain/coach/reading/read";
import { checkedQuery } from "~/services/coach/asked-query.server";
import { askedOf, NO_OTHER, PLAIN, stepOf } from "../../support/asked-of";
import { CORPUS, HOUSEHOLD_CORPUS, inParts, type Labelled, PERSON, STRANGERS_CORPUS } from "./corpus";
import { SAMPLE_PERSON } from "./sample-person";

/** The queries of questions that the built-in reader reads as they are labelled: turns of talks lean on each other. */
function labelled(corpus: readonly Labelled[], person: Person) {
  return corpus.flatMap(([, text, wanted]) => {
    const read = text.includes(" >> ") ? null : readText(text, person);
    if (read?.is !== "queries") return [];
    const notation = read.queries.map((query) => notationOf(query, person.today)).join(" & ");
    return notation === wanted ? [{ text, queries: read.queries }] : [];
  });
}

const isQuery = ([, text, reads]: Labelled): boolean => !text.includes(" >> ") && !/^(?:none|plan|unclear)/.test(reads);

/** Who pays it stands neither in the question nor in the household: a model names it by the words that are there. */
const ONLY_BY_RULES = "Did my tax refund come in this year? I never saw it";

/** What of a query comes back otherwise. */
function otherwise(text: string, query: Query, person: Person) {
  const step = ReaderStep.safeParse(JSON.parse(JSON.stringify(stepOf(askedOf(query, person)))));
  const found = step.data?.query ? checkedQuery(step.data.query, person, text) : null;
  const notation = found?.is === "query" ? notationOf(found.query, person.today) : JSON.stringify(found ?? step.error);
  const wanted = notationOf(query, person.today);
  return notation === wanted ? [] : [{ text, wanted, notation }];
}

const said = (query: unknown, question = "how much did i spend", person = PERSON) =>
  checkedQuery(AskedQuery.parse(query), person, question);

describe("the same corpus through the model's schema", () => {
  test.each([
    ...inParts(CORPUS).map(([title, part]) => [title, part, PERSON] as const),
    ...inParts(HOUSEHOLD_CORPUS).map(
      ([title, part]) => [`${title}, the sample household's`, part, SAMPLE_PERSON] as const,
    ),
    ...inParts(STRANGERS_CORPUS).map(([title, part]) => [`${title}, by strangers`, part, SAMPLE_PERSON] as const),
  ])("%s: each query comes back as it was labelled", (_title, part, person) => {
    const read = labelled(part, person);
    expect(read.length).toBeGreaterThanOrEqual(Math.floor(part.filter(isQuery).length * 0.8));
    const other = read.flatMap(({ text, queries }) => queries.flatMap((query) => otherwise(text, query, person)));
    expect(other.filter(({ text }) => text !== ONLY_BY_RULES)).toEqual([]);
  });

  test("the schema that leaves has every word of the algebra, takes nothing else and leaves nothing out", () => {
    const schema = JSON.stringify(zodTextFormat(ReaderStep, "query"));
    for (const word of [...FLOWS, ...STANDINGS, ...SCHEDULES, ...STATISTICS, ...SHAPES, ...GROUPINGS])
      expect(schema).toContain(`"${word}"`);
    expect(schema.match(/"additionalProperties":true/)).toBeNull();
    for (const bad of [
      { ...PLAIN, sql: "SELECT 1" },
      { ...PLAIN, measure: "stolen" },
      { ...PLAIN, statistic: "median" },
      { ...PLAIN, subject: { ...PLAIN.subject, categories: ["everything"] } },
      { ...PLAIN, subject: { ...PLAIN.subject, userId: "somebody" } },
      { ...PLAIN, period: "last month" },
      { ...PLAIN, comparison: { against: "neighbors" } },
      { measure: "spent" },
      [],
      "spent",
      null,
    ])
      expect(AskedQuery.safeParse(bad).success).toBe(false);
  });
});

describe("what a model says is checked", () => {
  test("days, amounts and numbers that can't be are no query", () => {
    const condition = (part: object) => ({ ...PLAIN, condition: { ...PLAIN.condition, ...part } });
    for (const [part, query] of [
      ["period", { ...PLAIN, period: { from: "2026-02-30", to: "2026-03-01" } }],
      ["period", { ...PLAIN, period: { from: "2026-03-02", to: "2026-03-01" } }],
      ["period", { ...PLAIN, period: { from: "' OR 1=1", to: "2026-03-01" } }],
      ["take", { ...PLAIN, take: 1e6 }],
      ["take", { ...PLAIN, take: 2.5 }],
      ["weekdays", condition({ weekdays: [7] })],
      ["names", condition({ weekdays: [] })],
      ["amount", condition({ min: 1e12 })],
      ["amount", condition({ min: 0.001 })],
      ["names", { ...PLAIN, subject: { ...PLAIN.subject, merchants: Array.from({ length: 13 }, () => "Target") } }],
    ] as const)
      expect([part, said(query)]).toEqual([part, { is: "wrong", part }]);
  });

  test("names are the person's own, or stand in the question; ids are no names", () => {
    const at = (name: string) => ({ ...PLAIN, subject: { ...PLAIN.subject, merchants: [name] } });
    const on = (name: string) => ({ ...PLAIN, measure: "balance", subject: { ...PLAIN.subject, accounts: [name] } });
    expect(said(at("Trader Joe's")).is).toBe("query");
    expect(said(at("coffee")).is).toBe("query");
    expect(said(at("Zyxwolf"), "what went to zyxwolf").is).toBe("query");
    expect(said(at("Zyxwolf"))).toEqual({ is: "unknown", names: [{ said: "Zyxwolf", near: [] }] });
    expect(said(at("Starbux"))).toEqual({ is: "unknown", names: [{ said: "Starbux", near: [] }] });
    expect(said(at("Starbux"), "starbuks, all of it")).toEqual({
      is: "unknown",
      names: [{ said: "Starbux", near: ["Starbucks"] }],
    });
    expect(said(on("Travel Visa"))).toMatchObject({ is: "query", query: { subject: { accounts: ["visa"] } } });
    expect(said(on("Summit Credit Union Travel Visa")).is).toBe("query");
    // A part of a name that no other has.
    expect(said(on("visa"))).toMatchObject({ is: "query", query: { subject: { accounts: ["visa"] } } });
    expect(said(on("Travels Viza"), "whats on my travel visa")).toEqual({
      is: "unknown",
      names: [{ said: "Travels Viza", near: ["Travel Visa"] }],
    });
    expect(said(on("checking")).is).toBe("query");
    const tagged = (tag: string, question?: string) =>
      said({ ...PLAIN, subject: { ...PLAIN.subject, tags: [tag] } }, question, { ...PERSON, tags: ["lake house"] });
    expect(tagged("#Lake House")).toMatchObject({ is: "query", query: { subject: { tags: ["lake house"] } } });
    expect(tagged("honeymoon", "what is tagged honeymoon")).toMatchObject({ is: "query" });
    expect(tagged("honeymoon")).toEqual({ is: "unknown", names: [{ said: "honeymoon", near: [] }] });
    // Words that several share, and words that nobody has.
    const cards = ["Travel Visa", "Store Visa"].map((name) => ({ id: name, name, bank: "", kind: "credit" }));
    expect(said(on("visa"), "q", { ...PERSON, accounts: cards }).is).toBe("unknown");
    expect(said(on("business checking")).is).toBe("unknown");
  });

  test("a model that makes up many names hears of six of the person's, however many are near", () => {
    const merchants = Array.from({ length: 30 }, (_, number) => `Corner Place ${number}`);
    const found = checkedQuery(
      {
        ...PLAIN,
        subject: { ...PLAIN.subject, merchants: ["Cornerr", "Plaice"], exceptMerchants: ["Cornre Platz"] },
      },
      { ...PERSON, merchants },
      "what went to the cornr plase",
    );
    expect(found.is === "unknown" ? found.names.flatMap(({ near }) => near) : []).toHaveLength(6);
  });

  const condition = (part: object) => ({ ...PLAIN, condition: { ...PLAIN.condition, ...part } });
  test.each<[string, (value: number) => unknown, number, number]>([
    ["take", (take) => ({ ...PLAIN, take }), 1, 50],
    ["times", (times) => condition({ times }), 0, 10_000],
    ["timesMost", (timesMost) => condition({ timesMost }), 0, 10_000],
    ["percent", (percent) => condition({ percent }), 0, 1_000],
    ["nth", (nth) => condition({ nth }), 2, 50],
    ["weekdays", (day) => condition({ weekdays: [day] }), 0, 6],
    ["weekdays", (day) => ({ ...PLAIN, comparison: { against: "weekdays", weekdays: [day] } }), 0, 6],
    ["amount", (max) => condition({ max }), -1e9, 1e9],
    ["amount", (sumMin) => condition({ sumMin }), -1e9, 1e9],
    ["amount", (sumMax) => condition({ sumMax }), -1e9, 1e9],
    ["amount", (dollars) => ({ ...PLAIN, comparison: { against: "amount", dollars, is: "over" } }), -1e9, 1e9],
  ])("%s is bounded at both ends", (part, asked, least, most) => {
    for (const fine of [least, most]) expect([fine, said(asked(fine)).is]).toEqual([fine, "query"]);
    for (const wrong of [least - 1, most + 1]) expect(said(asked(wrong))).toEqual({ is: "wrong", part });
  });

  test("each part comes through as it was said: amounts in cents, days once, flags where they're set", () => {
    const found = said(
      condition({
        ...{ min: 1.5, max: 20, weekdays: [0, 6, 0], times: 2, timesMost: 3, sumMin: 4, sumMax: 5.25 },
        ...{ pending: true, empty: true, percent: 30.5, nth: 2 },
      }),
    );
    expect(found.is === "query" && found.query.condition).toEqual({
      ...{ min: 150, max: 2_000, weekdays: [0, 6], times: 2, timesMost: 3, sumMin: 400, sumMax: 525 },
      ...{ pending: true, empty: true, percent: 30.5, nth: 2 },
    });
    const plain = said(condition({ pending: false, empty: false }));
    expect(plain.is === "query" && plain.query.condition).toEqual({});
    for (const [comparison, wanted] of [
      [{ against: "usual" }, { against: "usual" }],
      [
        { against: "amount", dollars: 12.34, is: "under" },
        { against: "amount", cents: 1_234, is: "under" },
      ],
      [
        { against: "weekdays", weekdays: [1, 2] },
        { against: "weekdays", weekdays: [1, 2] },
      ],
      [
        { against: "subject", subject: { ...NO_OTHER, categories: ["gas", "gas"] } },
        { against: "subject", subject: { categories: ["gas"] } },
      ],
      [
        { against: "period", period: { from: "2026-01-01", to: "2026-01-01" } },
        { against: "period", period: { from: "2026-01-01", to: "2026-01-01" } },
      ],
    ]) {
      const one = said({ ...PLAIN, comparison });
      expect(one.is === "query" && one.query.comparison).toEqual(wanted);
    }
    expect(said({ ...PLAIN, comparison: { against: "weekdays", weekdays: [] } })).toEqual({
      is: "wrong",
      part: "names",
    });
    expect(said({ ...PLAIN, comparison: { against: "period", period: { from: "x", to: "y" } } })).toEqual({
      ...{ is: "wrong", part: "period" },
    });
  });

  test("what is left out is a category, a kind of account, or a name of one's own; a shop by its name; what it moved from is an account", () => {
    const without = (subject: object) => said({ ...PLAIN, subject: { ...PLAIN.subject, ...subject } });
    for (const [except, wanted] of [
      ["groceries", "groceries"],
      ["food", "food"],
      ["credit", "credit"],
      ["Travel Visa", "visa"],
    ]) {
      const found = without({ except: [except] });
      expect(found.is === "query" && found.query.subject).toEqual({ except: [wanted] });
    }
    expect(without({ except: ["no such"] })).toEqual({ is: "unknown", names: [{ said: "no such", near: [] }] });
    for (const [from, wanted] of [
      ["checking", "checking"],
      ["Travel Visa", "visa"],
    ]) {
      const found = without({ from: [from] });
      expect(found.is === "query" && found.query.subject).toEqual({ from: [wanted] });
    }
    expect(without({ from: ["groceries"] }).is).toBe("unknown");
    const shop = without({ exceptMerchants: [" Starbucks "] });
    expect(shop.is === "query" && shop.query.subject).toEqual({ exceptMerchants: ["Starbucks"] });
    expect(without({ merchants: [] })).toEqual({ is: "wrong", part: "names" });
    const twelve = (count: number) => without({ merchants: Array.from({ length: count }, () => "Starbucks") });
    expect([twelve(12).is, twelve(13).is]).toEqual(["query", "wrong"]);
    const long = without({ merchants: ["z".repeat(90)] });
    expect(long.is === "unknown" && long.names[0]?.said).toBe("z".repeat(60));
  });

  test("a name of two letters is nobody's, however it stands in the question", () => {
    const at = (name: string) => ({ ...PLAIN, subject: { ...PLAIN.subject, merchants: [name] } });
    expect(said(at("zq"), "what went to zq").is).toBe("unknown");
    expect(said(at("zqx"), "what went to zqx").is).toBe("query");
    expect(said(at("zqx"), "what went to zqxy").is).toBe("unknown");
    expect(said(at("st"), "what went there").is).toBe("unknown");
    expect(said(at("STARB"), "what went there").is).toBe("query");
  });

  test("categories of what it is held against are those of the list too", () => {
    const against = (category: string) =>
      said({
        ...PLAIN,
        comparison: { against: "subject", subject: { ...NO_OTHER, categories: [category] } },
      });
    expect(against("gas").is).toBe("query");
    expect(against("everything")).toEqual({ is: "wrong", part: "categories" });
  });

  test("seven names that nobody has are told as six", () => {
    const found = said({
      ...{ ...PLAIN, measure: "balance" },
      subject: { ...PLAIN.subject, accounts: Array.from({ length: 7 }, (_, at) => `none ${at}`) },
    });
    expect(found.is === "unknown" && found.names).toHaveLength(6);
  });
});
