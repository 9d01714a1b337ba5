import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { categoryColor, hueOf } from "~/domain/categories/hues";
import { BUDGET_GROUPS, CATEGORIES, categoryName, idOfLabel, isKnownIcon } from "~/domain/categories/list";
import { TRANSACTION_KINDS } from "~/domain/categories/classify";
import { shownAs, transactionLabel } from "~/domain/ledger/transaction-label";
import { merchantInitials } from "~/domain/ledger/merchant-initials";

const sprite = readFileSync("app/components/ui/category-glyphs.svg", "utf8");

test("every category, and every kind that stands in its place, has a drawing of its own", () => {
  const drawn = [...sprite.matchAll(/<symbol id="(\w+)"[^>]*>(.*?)<\/symbol>/g)].map(([, id = "", paths]) => ({
    id,
    paths,
  }));
  const ids = drawn.map(({ id }) => id);
  expect(ids.filter((id) => !isKnownIcon(id))).toEqual(["other"]);
  for (const id of [...CATEGORIES.map((one) => one.id), ...TRANSACTION_KINDS.map((kind) => shownAs(kind, null))])
    expect(ids).toContain(id);
  expect(new Set(drawn.map(({ paths }) => paths)).size).toBe(drawn.length);
});

test("categories of one group differ in hue, and what is no category has none", () => {
  for (const { categories } of BUDGET_GROUPS) {
    const hues = categories.map(({ id }) => hueOf(id));
    expect(new Set(hues).size).toBe(hues.length);
    expect(hues).not.toContain(0);
  }
  expect([hueOf("zzz"), hueOf("transfer")]).toEqual([0, 0]);
});

test("the colour that others are told is the one on light paper", () => {
  const css = readFileSync("app/tailwind.css", "utf8");
  const light = css.slice(0, css.indexOf("@media screen and (prefers-color-scheme: dark)"));
  for (const { id } of CATEGORIES) expect(light).toContain(`--cat-${hueOf(id)}: ${categoryColor(id)};`);
  expect(light).toContain(`--muted: ${categoryColor("zzz")};`);
});

test("the words beside a row lead back to its category", () => {
  for (const { id } of CATEGORIES) expect(idOfLabel(categoryName(id))).toBe(id);
  for (const kind of TRANSACTION_KINDS) expect(idOfLabel(transactionLabel(kind, null))).toBe(shownAs(kind, null));
  expect(idOfLabel("Groceries + Gas")).toBe("groceries");
  expect(idOfLabel("something else")).toBe("");
});

test.each([
  ["Thread & Needle", "TN"],
  ["The Corner Shop", "CS"],
  ["Target", "T"],
  ["SQ *BLUE BOTTLE", "SB"],
  ["7-Eleven", "7E"],
  ["The", "T"],
  ["élan vital", "ÉV"],
  ["***", ""],
  ["", ""],
])("%j is %j in a list", (name, initials) => expect(merchantInitials(name)).toBe(initials));
