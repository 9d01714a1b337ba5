// A text that names one thing is about it: the sums of everything become sums of what is named.
import { describe, expect, test } from "vitest";
import { query, type Query, type Subject } from "~/domain/coach/query/algebra";
import { nothingDropped, withoutTheirKind } from "~/domain/coach/reading/nothing-dropped";
import { WHO } from "./approved/household";

function named(text: string, ...queries: Partial<Query>[]): Subject[] {
  const read = nothingDropped(
    { is: "queries", queries: queries.map((said) => query(said)), unused: ["x"], leans: true },
    text,
    WHO,
  );
  if (read.is !== "queries") throw new Error("no longer queries");
  expect([read.unused, read.leans]).toEqual([["x"], true]);
  return read.queries.map(({ subject }) => subject);
}
const GROCERIES = { categories: ["groceries"] };

test.each<[string, Subject]>([
  ["noodle house all year", { merchants: ["Noodle House"] }],
  ["the coffee since june", { merchants: ["coffee"] }],
  ["groceries, how much", GROCERIES],
  ["groceries groceries", GROCERIES],
  ["casa verde the restaurant", { merchants: ["Casa Verde"] }],
  ["noodle house restaurants", { merchants: ["Noodle House"] }],
  ["groceries and gas", {}],
  ["noodle house or casa verde", {}],
  ["checking", {}],
  ["nothing at all", {}],
  ["everything on groceries", {}],
  ["groceries in total", {}],
  ["groceries altogether", {}],
  ["groceries overall", {}],
  ["the whole month of groceries", {}],
  ["the whole week of groceries", {}],
  ["ALL OUR SPENDING, groceries too", {}],
  ["all my spending on groceries", {}],
])("'%s' is about %j", (text, subject) => expect(named(text, {})).toEqual([subject]));

describe("of sums alone", () => {
  test.each<[Partial<Query>]>([
    [{ measure: "refunded" }],
    [{ by: "month", shape: "trend" }],
    [{ statistic: "smallest" }],
    [{ statistic: "count" }],
    [{ comparison: { against: "usual" } }],
  ])("%j takes the name", (said) => expect(named("groceries", said)).toEqual([GROCERIES]));
  test.each<[Partial<Query>]>([
    [{ measure: "earned" }],
    [{ measure: "owed" }],
    [{ by: "category", shape: "ranking" }],
    [{ by: "merchant", shape: "ranking" }],
    [{ by: "account", shape: "ranking" }],
    [{ shape: "share" }],
    [{ statistic: "largest" }],
    [{ comparison: { against: "subject", subject: { categories: ["gas"] } } }],
    [{ comparison: { against: "income" } }],
  ])("%j doesn't", (said) => expect(named("groceries", said)).toEqual([{}]));

  test("one of several that has a name is enough; one that has an account isn't", () => {
    expect(named("groceries", {}, { subject: { categories: ["gas"] } })).toEqual([{}, { categories: ["gas"] }]);
    expect(named("groceries", {}, { subject: { merchants: ["x"] } })).toEqual([{}, { merchants: ["x"] }]);
    expect(named("groceries", {}, { subject: { kinds: ["credit"] } })).toEqual([GROCERIES, { kinds: ["credit"] }]);
    expect(named("groceries", {}, { measure: "owed" })).toEqual([GROCERIES, {}]);
    expect(nothingDropped({ is: "unread" }, "groceries", WHO)).toEqual({ is: "unread" });
  });
});

test("what kind of shop two shops are narrows neither of them", () => {
  const held = (subject: Subject, other: Subject): Subject[] => {
    const bare = withoutTheirKind(query({ subject, comparison: { against: "subject", subject: other } }));
    return bare.comparison?.against === "subject" ? [bare.subject, bare.comparison.subject] : [];
  };
  expect(held({ merchants: ["coffee", "Bean Corner"] }, { merchants: ["Roast", "coffee"] })).toEqual([
    { merchants: ["Bean Corner"] },
    { merchants: ["Roast"] },
  ]);
  expect(held({ merchants: ["coffee"] }, GROCERIES)).toEqual([{ merchants: ["coffee"] }, GROCERIES]);
  const plain = query({ subject: { merchants: ["coffee", "Bean Corner"] }, comparison: { against: "usual" } });
  expect(withoutTheirKind(plain)).toBe(plain);
});
