// What a text looks like as a whole, as the rules ask for it: rows or an order of them, or advice.
import { expect, test } from "vitest";
import { likelyOf, looksLikeAdvice, looksLikeRows } from "~/domain/coach/learned/looks";
import { spot } from "~/domain/coach/reading/spot";
import { looking } from "./learned-table";
import { SAMPLE_PERSON } from "./sample-person";

const TEXT = spot("how much was it", SAMPLE_PERSON);

test.each([
  ["spent list .93", true],
  ["spent list .92", false],
  ["spent largest list pending .95", true],
  ["spent ranking by:merchant .93", true],
  ["saved ranking .99", true],
  ["spent .99", false],
  ["spent trend by:month .99", false],
  ["spent yes-no .99", false],
  ["plan:afford .99", false],
  ["none .99", false],
  ["spent .5, spent list .4", false],
  ["nothing", false],
])("'%s' looks like rows: %s", (looks, isIt) => expect(looksLikeRows(TEXT, SAMPLE_PERSON, looking(looks))).toBe(isIt));

test.each([
  ["plan:afford .99", true],
  ["plan:afford .3, spent .2", true],
  ["spent .92", true],
  ["spent .93", false],
  ["none .93", false],
  ["spent .94, plan:afford .05", false],
  ["spent .94, plan:afford .06", true],
  ["spent .93, plan:afford .03, plan:cut .03", true],
  ["spent .93, earned .07", false],
  ["nothing", true],
])("'%s' looks like advice: %s", (looks, isIt) =>
  expect(looksLikeAdvice(TEXT, SAMPLE_PERSON, looking(looks))).toBe(isIt),
);

test("a text is looked at once", () => {
  const [one, other] = [spot("how much is in checking", SAMPLE_PERSON), spot("list every charge", SAMPLE_PERSON)];
  expect(likelyOf(one, SAMPLE_PERSON)).toBe(likelyOf(one, SAMPLE_PERSON));
  expect(likelyOf(other, SAMPLE_PERSON)).not.toBe(likelyOf(one, SAMPLE_PERSON));
});
