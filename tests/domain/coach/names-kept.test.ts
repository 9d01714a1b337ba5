// A reading that leaves out a shop or the days that a text names is none.
import { expect, test } from "vitest";
import { type Query, query } from "~/domain/coach/query/algebra";
import { nothingNamedIsDropped } from "~/domain/coach/reading/names-kept";
import { SAMPLE_PERSON } from "./sample-person";

const october = { from: "2026-10-01", to: "2026-10-31" };
const at = (...merchants: string[]): Partial<Query> => ({ subject: { merchants } });
const keeps = (text: string, ...said: Partial<Query>[]) => nothingNamedIsDropped(text, SAMPLE_PERSON, said.map(query));

test.each<[string, Partial<Query>[]]>([
  ["how much at casa verde in october", [{ ...at("Casa Verde"), period: october }]],
  ["how much at casa verde in october", [{ ...at("verde"), period: october }]],
  [
    "casa verde or olive & thyme",
    [{ ...at("casa verde"), comparison: { against: "subject", subject: { merchants: ["Olive"] } } }],
  ],
  ["casa verde and hopride", [at("casa verde"), at("rideshare")]],
  ["restaurants without casa verde", [{ subject: { categories: ["restaurants"], exceptMerchants: ["Casa Verde"] } }]],
  [
    "restaurants in october",
    [{ subject: { categories: ["restaurants"] }, comparison: { against: "period", period: october } }],
  ],
  ["what is left on the auto loan since october", [{ measure: "owed" }]],
  ["interest charged on the car in october", [{ measure: "interest", period: october }]],
])("kept: %s", (text, said) => expect(keeps(text, ...said)).toBe(true));

test.each<[string, Partial<Query>[]]>([
  ["how much at casa verde in october", [{ subject: { categories: ["restaurants"] }, period: october }]],
  ["how much at casa verde in october", [at("Casa Verde")]],
  ["casa verde and hopride", [at("casa verde")]],
  ["refunds from parcelway", [{ measure: "refunded" }]],
])("dropped: %s", (text, said) => expect(keeps(text, ...said)).toBe(false));
