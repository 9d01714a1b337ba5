// Two questions in one breath: what the second one leaves out the first one said, and what only says the first again asks nothing.
// Read by the rules.
import { expect, test } from "vitest";
import { notationOf } from "~/domain/coach/query/notation";
import { readByRules } from "~/domain/coach/reading/read";
import type { Understood } from "~/domain/coach/reading/understood";
import { finished, readBoth } from "~/domain/coach/reading/read-both";
import { query } from "~/domain/coach/query/algebra";
import { SAMPLE_PERSON } from "./sample-person";

const told = (read: Understood | null): string =>
  read === null
    ? "one"
    : read.is === "queries"
      ? `${read.queries.map((one) => notationOf(one, SAMPLE_PERSON.today)).join(" & ")}${read.leans ? " leaning" : ""}`
      : read.is;

const both = (text: string, read = readByRules) =>
  readBoth(text, SAMPLE_PERSON, readByRules(text, SAMPLE_PERSON, null), read);

test.each([
  ["what did we spend in october and what did we earn", "spent 2026-10 & earned 2026-10"],
  [
    "groceries in october: the total, and how many trips was that",
    "spent on:groceries 2026-10 & spent count on:groceries 2026-10",
  ],
  ["how much on gas in october, and is that more than september", "spent on:gas 2026-10 vs:2026-09"],
  ["groceries in september and october", "one"],
])("%s", (text, read) => expect(told(both(text))).toBe(read));

test("what can't be read is no half", () => {
  const text = "what did we spend in october and what did we earn";
  const reading = (unread: (asked: string) => boolean) =>
    told(
      both(text, (asked, person, before) => (unread(asked) ? { is: "unread" } : readByRules(asked, person, before))),
    );
  expect(reading(() => false)).toBe("spent 2026-10 & earned 2026-10");
  expect(reading((asked) => asked.includes("spend"))).toBe("one");
  expect(reading((asked) => asked.includes("earn"))).toBe("one");
  expect(told(both(text, () => finished([], [])))).toBe("one");
});

test("'next' is of use where what comes next is asked for", () => {
  const next = query({ measure: "bills", statistic: "next" });
  expect(finished([query({}), next], ["next", "other"])).toEqual({
    ...{ is: "queries", queries: [query({}), next], unused: ["other"], leans: false },
  });
  expect(finished([query({})], ["next", "other"]).unused).toEqual(["next", "other"]);
});
