// Sums made to groups, by hand: shops that are one, months without anything, the month that isn't over, and where a group leads.
import { expect, test } from "vitest";
import { query, type Query } from "~/domain/coach/query/algebra";
import { type GroupSums, groupsOf, orderedGroups } from "~/domain/coach/engine/flow-groups";

const TODAY = "2026-11-18";
const AUTUMN = { from: "2026-09-01", to: TODAY };
const sums = (sign: number, ...of: readonly (readonly [key: string, cents: number, count: number])[]): GroupSums => ({
  ...{ sign, sums: of.map(([key, cents, count]) => ({ key, cents, count })) },
});
const made = (asked: Partial<Query>, ...parts: GroupSums[]) =>
  groupsOf(query(asked), asked.by ?? "month", AUTUMN, TODAY, parts, { kind: "spending" });
const said = (asked: Partial<Query>, ...parts: GroupSums[]) =>
  made(asked, ...parts).map(({ key, cents, count, isOpen }) => `${key} ${cents} ${count}${isOpen ? " open" : ""}`);

test("names that differ by a number alone are one shop, and lead to both", () => {
  const parts = [sums(-1, ["Deli 1", -500, 1], ["Deli 2", -300, 2], ["Cafe", -50, 1])];
  expect(said({ by: "merchant" }, ...parts)).toEqual(["Deli 1 800 3", "Cafe 50 1"]);
  expect(made({ by: "merchant" }, ...parts).map(({ rows }) => rows?.merchants)).toEqual([
    ["Deli 1", "Deli 2"],
    ["Cafe"],
  ]);
  expect(said({ by: "account" }, ...parts)).toEqual(["Deli 1 500 1", "Deli 2 300 2", "Cafe 50 1"]);
});

test("what was earned and what was spent come together", () => {
  const parts = [sums(1, ["2026-10", 900, 1]), sums(1, ["2026-10", -400, 2])];
  expect(said({ measure: "kept" }, ...parts)).toEqual(["2026-10 500 3"]);
});

const OCTOBER = sums(-1, ["2026-10", -400, 2]);
test.each<[string, Partial<Query>, string[]]>([
  ["a trend shows every month", { shape: "trend" }, ["2026-10 400 2", "2026-09 0 0", "2026-11 0 0 open"]],
  ["a ranking shows those with something", { shape: "ranking" }, ["2026-10 400 2"]],
  ["the least may be nothing", { shape: "ranking", least: true }, ["2026-10 400 2", "2026-09 0 0", "2026-11 0 0 open"]],
  ["and what is below a bound", { condition: { sumMax: 1 } }, ["2026-10 400 2", "2026-09 0 0", "2026-11 0 0 open"]],
  ["of a figure the least is no step", { least: true }, ["2026-10 400 2"]],
])("%s", (_, asked, groups) => expect(said({ ...asked, by: "month" }, OCTOBER)).toEqual(groups));

test("a trend by the week shows no months", () => {
  expect(said({ shape: "trend", by: "week" }, sums(-1, ["2026-11-02", -5, 1]))).toEqual(["2026-11-02 5 1"]);
});

test("a month that began with the days isn't open beside others", () => {
  const [only] = groupsOf(
    query({ by: "month" }),
    "month",
    { from: "2026-11-01", to: TODAY },
    TODAY,
    [sums(-1, ["2026-11", -5, 1])],
    null,
  );
  expect(only).toEqual({ key: "2026-11", cents: 5, count: 1, rows: null });
});

test("a month leads to its days, of those that are asked about", () => {
  const rows = made({ shape: "trend", by: "month" }, OCTOBER).map((group) => [group.rows?.from, group.rows?.to]);
  expect(rows).toEqual([
    ["2026-10-01", "2026-10-31"],
    ["2026-09-01", "2026-09-30"],
    ["2026-11-01", TODAY],
  ]);
});

test("a category leads only to what is spent", () => {
  const rowsOf = (rows: Parameters<typeof groupsOf>[5], by: "category" | "merchant") =>
    groupsOf(query({ by }), by, AUTUMN, TODAY, [sums(-1, ["gas", -5, 1])], rows).map((group) => group.rows);
  expect(rowsOf({ kind: "spending" }, "category")).toEqual([{ kind: "spending", category: "gas" }]);
  expect(rowsOf({ kind: "income" }, "category")).toEqual([null]);
  expect(rowsOf({}, "category")).toEqual([null]);
  expect(rowsOf({ kind: "income" }, "merchant")).toEqual([{ kind: "income", merchants: ["gas"] }]);
  expect(rowsOf(null, "merchant")).toEqual([null]);
});

test("a trend goes by its months, whatever they came to", () => {
  const months = ["2026-11", "2026-09", "2026-10"].map((key, at) => ({ key, cents: at, count: 1, rows: null }));
  const order = orderedGroups(months, query({ shape: "trend", by: "month" })).map(({ key }) => key);
  expect(order).toEqual(["2026-09", "2026-10", "2026-11"]);
});
