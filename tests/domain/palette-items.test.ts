import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { type PaletteItem, paletteGroups } from "~/domain/screens/palette-items";

const found = {
  merchants: [{ name: "Blue & Bottle", count: 1 }],
  transactions: [{ id: "t1", name: "Blue Bottle", date: "2026-11-20", amount: -4.5 }],
};
const names = (typed: string, hasCoach = true) => paletteGroups(typed, null, hasCoach).map(({ name }) => name);
const items = (typed: string): PaletteItem[] => paletteGroups(typed, null, true).flatMap((group) => group.items);

test("nothing typed offers places to go; letters offer the list first and the coach last", () => {
  expect(names("  ")).toEqual(["Screens", "Actions"]);
  expect(names("bud")).toEqual(["Transactions", "Screens", "Coach"]);
  expect(names("bud", false)).toEqual(["Transactions", "Screens"]);
  expect(items("bud")[0]).toMatchObject({ label: "Find “bud” in your transactions", to: "/transactions?q=bud" });
  expect(items("can I afford it?").at(-1)?.to).toBe("/coach?tab=ask&question=can%20I%20afford%20it%3F#coach-question");
});

test("with nothing typed each place of the tab bar is there", () => {
  const [screens] = paletteGroups("", null, true);
  expect(screens?.items.map(({ label }) => label)).toEqual(
    expect.arrayContaining(["Dashboard", "Budget", "Goals", "Credit", "Financial Coach", "Cash flow", "Transactions"]),
  );
});

test("each word begins a word of a place, or of what else people call it", () => {
  const places = (typed: string) => items(typed).flatMap(({ id, to }) => (id.startsWith("place:") ? [to] : []));
  expect(places("net w")).toEqual(["/net-worth"]);
  expect(places("DARK mode")).toEqual(["/settings#display"]);
  expect(places("csv")).toEqual(["/import"]);
  expect(places("xyzzy")).toEqual([]);
});

test("what was found leads to its rows", () => {
  const [own] = paletteGroups("blue", found, true);
  expect(own?.items.slice(1)).toEqual([
    {
      id: "merchant:Blue & Bottle",
      label: "Blue & Bottle",
      detail: "1 transaction",
      to: "/transactions?merchant=Blue+%26+Bottle",
    },
    { id: "row:t1", label: "Blue Bottle", detail: "Nov 20, 2026 · -$4.50", to: "/transactions?edit=t1" },
  ]);
});

test("every place is a screen that there is", () => {
  const all = "abcdefghijklmnopqrstuvwxyz".split("").flatMap((letter) => items(letter));
  const paths = new Set(all.filter(({ id }) => id.startsWith("place:")).map(({ to }) => to.split(/[?#]/)[0] ?? ""));
  expect(paths.size).toBeGreaterThan(15);
  for (const path of paths) {
    const file = path === "/" ? "_index" : `_app.${path.slice(1).replaceAll("/", ".")}`;
    const nested = file.replace(/^(_app\.[\w-]+)\./, "$1_.");
    expect(existsSync(`app/routes/${file}.tsx`) || existsSync(`app/routes/${nested}.tsx`), path).toBe(true);
  }
});
