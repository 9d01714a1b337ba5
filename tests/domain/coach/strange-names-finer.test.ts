// Which unknown word is a name that was asked about, and of which measure (strange-names.txt: a question whether there is any of
// what stands before it, the words that were left unused in brackets).
import { expect, test } from "vitest";
import { FLOWS, type Query, query } from "~/domain/coach/query/algebra";
import { notationOf } from "~/domain/coach/query/notation";
import type { Understood } from "~/domain/coach/reading/understood";
import { withStrangeName } from "~/domain/coach/reading/strange-names";
import { TODAY, WHO } from "./approved/household";
import { linesOf } from "./read-as";

const named = (text: string, ...queries: Partial<Query>[]): Understood =>
  withStrangeName({ is: "queries", queries: queries.map(query), unused: ["x"], leans: false }, text, WHO);
const told = (read: Understood): string =>
  read.is === "queries"
    ? `${read.queries.map((one) => notationOf(one, TODAY)).join(" & ")} [${read.unused.join(" ")}]`
    : read.is;

const TEXTS = linesOf("strange-names");

test.each(TEXTS)("%s", (line) => {
  const [asked = "", read] = line.split(" → ");
  const [said = "", text = ""] = asked.split(": ");
  const measure = FLOWS.find((flow) => flow === said);
  expect(told(named(text, { measure, shape: "yes-no" }))).toBe(read);
});

test.each<[Partial<Query>]>([
  [{ shape: "figure" }],
  [{ subject: { categories: ["gas"] } }],
  [{ comparison: { against: "usual" } }],
  [{ condition: { min: 5 } }],
  [{ by: "month" }],
])("%j has another subject, or none", (said) => {
  const asked: Partial<Query> = { shape: "yes-no", ...said };
  expect(told(named("any zyxwolf", asked))).toBe(`${notationOf(query(asked), TODAY)} [x]`);
});

test("two questions, and none, stay", () => {
  const any: Partial<Query> = { shape: "yes-no" };
  expect(told(named("any zyxwolf", any, any))).toBe("spent yes-no & spent yes-no [x]");
  expect(told(named("any zyxwolf"))).toBe(" [x]");
  expect(withStrangeName({ is: "unread" }, "any zyxwolf", WHO)).toEqual({ is: "unread" });
});
