// Groups in their order, at every bound: which the conditions leave, which end comes first, what was before and is pending.
import { describe, expect, test } from "vitest";
import { type Query, query } from "~/domain/coach/query/algebra";
import { type Group, orderedGroups, withBefore, withPending } from "~/domain/coach/engine/flow-groups";

const group = (key: string, cents: number, count = 1, more: Partial<Group> = {}): Group => ({
  ...{ key, cents, count, rows: null, ...more },
});
const keys = (groups: readonly Group[], asked: Partial<Query>) =>
  orderedGroups(groups, query({ shape: "ranking", by: "merchant", ...asked }))
    .map(({ key }) => key)
    .join("");
/** Of each two alike one. */
const GROUPS = [group("b", 300, 2), group("a", 300, 2), group("c", 100, 5), group("d", -200, 1)];

describe("an order", () => {
  test.each<[string, Partial<Query>, string]>([
    ["the most first, what is alike by its name", {}, "abcd"],
    ["the least first", { least: true }, "dcab"],
    ["by how many", { statistic: "count" }, "cabd"],
    ["by one each", { statistic: "each" }, "abcd"],
    ["with at least so many", { condition: { times: 2 } }, "cab"],
    ["with at most so many", { condition: { timesMost: 2 } }, "abd"],
    ["of at least so much", { condition: { sumMin: 100 } }, "abc"],
    ["of more than that", { condition: { sumMin: 101 } }, "ab"],
    ["of at most so much", { condition: { sumMax: 100 } }, "cd"],
    ["of less than that", { condition: { sumMax: 99 } }, "d"],
    ["steps of a trend by their key", { shape: "trend" }, "abcd"],
  ])("%s", (_, asked, order) => expect(keys(GROUPS, asked)).toBe(order));

  test("is by what each one came to, and by what it grew", () => {
    expect(keys([group("a", 400, 4), group("b", 300, 1), group("c", 0, 0)], { statistic: "each" })).toBe("bac");
    expect(keys([group("a", 400, 1, { before: 390 }), group("b", 100, 1, { before: 20 })], {})).toBe("ba");
  });

  test("of the least leaves a month out that isn't over, unless there's no other", () => {
    const months = [group("2026-10", 500), group("2026-11", 100, 1, { isOpen: true })];
    expect(keys(months, { by: "month", least: true })).toBe("2026-10");
    expect(keys(months, { by: "month" })).toBe("2026-102026-11");
    expect(keys(months, { by: "week", least: true })).toBe("2026-112026-10");
    expect(keys(months.slice(1), { by: "month", least: true })).toBe("2026-11");
  });
});

test("what was before stands beside each, also beside what is there no more", () => {
  expect(withBefore([group("a", 100), group("b", 50)], [group("a", 30), group("c", 20)])).toEqual([
    group("a", 100, 1, { before: 30, beforeCount: 1 }),
    group("b", 50, 1, { before: 0, beforeCount: 0 }),
    group("c", 0, 0, { before: 20, beforeCount: 1 }),
  ]);
});

test("what is pending stands beside the shop that it's at, where there is any", () => {
  const shops = [group("Deli", 100), group("Cafe", 50), group("Bar", 10)];
  expect(withPending(shops, [group("DELI", 30), group("Cafe", 0)])).toEqual([
    ...[group("Deli", 100, 1, { pending: 30 }), group("Cafe", 50), group("Bar", 10)],
  ]);
});
