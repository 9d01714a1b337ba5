// What the rules alone make of a question about what flowed, before anything that has learned is asked: of each shape of the
// corpus's labels some questions, each a test of its own, so that they judge.
import { expect, test } from "vitest";
import { notationOf } from "~/domain/coach/query/notation";
import { readingsOf } from "~/domain/coach/reading/readings";
import { spot } from "~/domain/coach/reading/spot";
import { HOUSEHOLD_CORPUS, STRANGERS_CORPUS } from "./corpus";
import { SAMPLE_PERSON } from "./sample-person";

const OF_A_SHAPE = 2;
/** What the whole text, a frame or the second reader says of these. */
const READ_ELSEWHERE: ReadonlySet<string> = new Set([
  "why was october so expensive",
  "why was last month so expensive",
  "what made july so pricey",
  "is my grocery spend going up? q3 vs q2",
  "savings rate 2025",
  "savings rate this year",
  "october paychecks?",
  "paychecks in october",
  "how many packages did I send back this year, parcelway returns only",
]);
const FLOWED = /^(?:spent|earned|kept|refunded|moved|interest|fees)\b/;

/** Where a reading of what stands or comes back is likelier, and what else is known decides. */
const OUTDONE: ReadonlySet<string> = new Set([
  "any bank fees?? overdraft or late fees, how much",
  "show me everything over $200 since september",
  "how much per week on restaurants this year",
  "did i get paid yet",
  "per visit is quick wok or burrito stand cheaper",
  "how much a week on groceries",
  "phone bill amount?",
  "car insurance how much and what day",
  "car insurence how much and what day",
]);

/** The likeliest reading for a measure of the text as one question, and whether no other is likelier that says something else. */
function read(text: string, measure: string): { line: string; isFirst: boolean } {
  const readings = readingsOf(spot(text, SAMPLE_PERSON), SAMPLE_PERSON).map(({ asked, isFramed }) => ({
    line: asked.is === "query" ? notationOf(asked.query, SAMPLE_PERSON.today) : asked.request.plan,
    isOwn: asked.is === "query" && asked.query.measure === measure && !isFramed,
  }));
  const line = readings.find(({ isOwn }) => isOwn)?.line ?? "none";
  return { line, isFirst: readings[0]?.line === line };
}

/** What a purchase leaves out is put into what was read, afterwards. */
const isPurchase = (text: string, label: string) =>
  label.includes("not:fixed") && /\b(?:purchases?|bought)\b/.test(text);

/** Several questions, or turns, in one text. */
const SEVERAL = / & | >> /;
const counts = new Map<string, number>();
const CHOSEN = [...HOUSEHOLD_CORPUS, ...STRANGERS_CORPUS].filter(([, text, label]) => {
  if (!FLOWED.test(label) || SEVERAL.test(`${label} ${text}`) || READ_ELSEWHERE.has(text)) return false;
  if (isPurchase(text, label)) return false;
  const shape = label.replace(/(?<=:)\S+/g, "x").replace(/\d[\d.-]*/g, "1");
  const count = counts.get(shape) ?? 0;
  counts.set(shape, count + 1);
  return count < OF_A_SHAPE;
});

test.each(CHOSEN)("%s: %s", (_kind, text, label) => {
  expect(read(text, label.split(" ")[0] ?? "")).toEqual({ line: label, isFirst: !OUTDONE.has(text) });
});

test("there are many shapes", () => expect(counts.size).toBeGreaterThan(100));
