// Steps that say only what is said.
import { expect, test } from "vitest";
import type { Fact } from "~/domain/coach/facts/fact";
import { type Query, query } from "~/domain/coach/query/algebra";
import { withoutRepeated } from "~/domain/coach/query/repeated";
import type { Step } from "~/domain/coach/query/step";

const dollars = (id: string, cents: number, href: string | null = "/transactions?a=1"): Fact => ({
  ...{ id, label: "Spent", value: { unit: "usd", cents }, href },
});
const known: Fact = { id: "known", label: "Known from", value: { unit: "day", day: "2026-01-01" }, href: null };
const step = (said: Partial<Query> = {}): Step => ({ is: "query", query: query(said) });
const [total, share, yesNo] = [step(), step({ shape: "share" }), step({ shape: "yes-no" })];
const first = { step: total, facts: [dollars("a.1", 500), dollars("a.2", 700), known] };

test("a later query is left out where all its figures are said, by whatever name", () => {
  expect(withoutRepeated([first, { step: share, facts: [dollars("b.9", 700), known] }])).toEqual([total]);
  expect(withoutRepeated([{ step: share, facts: [dollars("b.9", 700)] }], first.facts)).toEqual([]);
});

test("a figure of other rows, or another one, is a new one", () => {
  for (const fact of [dollars("b", 700, "/transactions?a=2"), dollars("b", 701)])
    expect(withoutRepeated([first, { step: share, facts: [dollars("c", 500), fact] }])).toEqual([total, share]);
});

test("a yes or no, and what says no figure, stay", () => {
  expect(withoutRepeated([first, { step: yesNo, facts: [dollars("b", 500)] }])).toEqual([total, yesNo]);
  for (const facts of [[], [known]]) expect(withoutRepeated([first, { step: share, facts }])).toEqual([total, share]);
});

test("advice stays, and beside a calculation all of them", () => {
  const topic: Step = { is: "topic", topic: "enough" };
  expect(withoutRepeated([first, { step: topic, facts: [dollars("b", 500)] }])).toEqual([total, topic]);
  const work: Step = { is: "work", work: { op: "left", of: [1, 2], number: null } };
  const all = [first, { step: share, facts: [dollars("b", 500)] }, { step: work, facts: [dollars("c", 1)] }];
  expect(withoutRepeated(all)).toEqual([total, share, work]);
});
