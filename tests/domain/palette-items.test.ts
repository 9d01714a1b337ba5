import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { type PaletteItem, paletteGroups } from "~/domain/screens/palette-items";
import { markedPieces } from "~/domain/screens/words-typed";

const found = {
  merchants: [{ name: "Blue & Bottle", count: 1 }],
  transactions: [{ id: "t1", name: "Blue Bottle", date: "2026-11-20", amount: -4.5 }],
  ...{ categories: [], goals: [], accounts: [] },
};
const known = { today: "2026-11-21", recent: [], hasCoach: true };
const names = (typed: string, hasCoach = true) =>
  paletteGroups(typed, null, { ...known, hasCoach }).map(({ name }) => name);
const items = (typed: string): PaletteItem[] => paletteGroups(typed, null, known).flatMap((group) => group.items);

test("nothing typed offers places to go; letters offer the list and the coach last", () => {
  expect(names("  ")).toEqual(["Screens", "Actions"]);
  expect(names("amounts")).toEqual(["Transactions", "Actions", "Coach"]);
  expect(names("amounts", false)).toEqual(["Transactions", "Actions"]);
  expect(items("coffee")[0]).toMatchObject({
    label: "Find “coffee” in your transactions",
    to: "/transactions?q=coffee",
  });
  expect(items("can I afford it?").at(-1)?.to).toBe("/coach?tab=ask&question=can%20I%20afford%20it%3F#coach-question");
});

test.each<[string, string]>([
  ["net worth", "/net-worth"],
  ["Net w", "/net-worth"],
  ["budget", "/budget"],
  ["bud", "/budget"],
  ["recurring", "/recurring"],
  ["add transaction", "/transactions/new"],
  ["add a tr", "/transactions/new"],
  ["what if", "/what-if"],
  ["import", "/import"],
  ["export", "/security#your-data"],
])("Enter goes to the place whose name begins with what is typed: %s", (typed, to) =>
  expect(items(typed)[0]).toMatchObject({ id: expect.stringMatching(/^place:/), to }),
);

test("a place stands in the list once, and what only means one stays below the transactions", () => {
  const ids = items("budget").map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(names("budget")).toEqual(["Jump to", "Transactions", "Actions", "Coach"]);
  for (const typed of ["rent", "a", "the", "worth", "csv", "coffee since may"])
    expect(items(typed)[0]?.id, typed).toBe("all");
});

test("with nothing typed each place of the tab bar is there", () => {
  const [screens] = paletteGroups("", null, known);
  expect(screens?.items.map(({ label }) => label)).toEqual(
    expect.arrayContaining(["Dashboard", "Budget", "Goals", "Credit", "Financial Coach", "Cash flow", "Transactions"]),
  );
});

test("each word begins a word of a place, or of what else people call it", () => {
  const places = (typed: string) => items(typed).flatMap(({ id, to }) => (id.startsWith("place:") ? [to] : []));
  expect(places("net w")).toEqual(["/net-worth"]);
  expect(places("DARK mode")).toEqual(["/settings#display"]);
  expect(places("csv")).toEqual(["/import", "/security#your-data"]);
  expect(places("xyzzy")).toEqual([]);
});

test("what was found leads to its rows", () => {
  const [own] = paletteGroups("blue", found, known);
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

test("a category leads to its rows of this month, its year and its budget; one's own is planned with the one above it", () => {
  const categories = [
    { id: "groceries", name: "Groceries", parent: null },
    { id: "own:o1", name: "Growlers", parent: "Restaurants" },
  ];
  const groups = paletteGroups("gro", { ...found, categories }, known);
  const own = groups.find(({ name }) => name === "Categories");
  expect(own?.items.map(({ label, detail, to }) => [label, detail, to])).toEqual([
    [
      "Groceries",
      "November's transactions",
      "/transactions?from=2026-11-01&to=2026-11-30&kind=spending&category=groceries",
    ],
    ["Groceries", "Twelve months", "/categories/groceries"],
    ["Groceries budget", "Budget", "/budget?dialog=edit&category=groceries"],
    [
      "Growlers",
      "November's transactions",
      "/transactions?from=2026-11-01&to=2026-11-30&kind=spending&category=own%3Ao1",
    ],
    ["Growlers", "Twelve months", "/categories/own%3Ao1"],
  ]);
});

test("goals and accounts are found by their names, and what was gone to before stands first where nothing is typed", () => {
  const goals = [{ id: "g1", name: "Japan", type: "savings" as const }];
  const accounts = [{ id: "a 1", name: "Checking", institution: "" }];
  const groups = paletteGroups("ja", { ...found, goals, accounts }, known);
  expect(groups.find(({ name }) => name === "Goals and accounts")?.items).toEqual([
    { id: "goal:g1", label: "Japan", detail: "Goal", to: "/goals#savings-goals" },
    { id: "account:a 1", label: "Checking", detail: "Account", to: "/accounts/a%201" },
  ]);
  const recent = [{ id: "goal:g1", label: "Japan", to: "/goals" }];
  expect(paletteGroups("", null, { ...known, recent })[0]).toEqual({
    name: "Recent",
    items: [{ id: "recent:goal:g1", label: "Japan", to: "/goals" }],
  });
});

test.each<[string, string, string]>([
  ["Groceries", "gro", "[Gro]ceries"],
  ["Find “rent” in your transactions", "rent", "Find “[rent]” in your transactions"],
  ["Corner Market", "mar cor", "[Cor]ner [Mar]ket"],
  ["Blue & Bottle", "ottle", "Blue & Bottle"],
  ["Café Été", "été", "Café [Été]"],
  ["Tax", "(", "Tax"],
])("what is typed is marked in what it found: %s, %s", (label, typed, marked) =>
  expect(
    markedPieces(label, typed)
      .map(({ text, isTyped }) => (isTyped ? `[${text}]` : text))
      .join(""),
  ).toBe(marked),
);

test.each(["sign out everywhere", "new goal", "import a file", "set a budget", "hide amounts", "add a transaction"])(
  "there is the action: %s",
  (typed) => expect(items(typed).some(({ id }) => id.startsWith("place:"))).toBe(true),
);

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
