// Rows, steps and an order beside an answer, at their edges; lines that repeat them; the figure that it opens with.
import { describe, expect, test } from "vitest";
import type { Fact } from "~/domain/coach/facts/fact";
import { leadFigure } from "~/domain/coach/parts/lead-figure";
import { repeats } from "~/domain/coach/parts/repeats";
import { shownList } from "~/domain/coach/parts/shown-list";
import { query } from "~/domain/coach/query/algebra";
import type { WordedAnswer } from "~/domain/coach/query/answer";

const TODAY = "2026-11-21";
const NOTHING: WordedAnswer = { text: "", facts: [], list: [], chart: null };

describe("rows and steps beside an answer", () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ label: `Shop ${at + 1}`, cents: 100, href: null }));
  const shown = (asked: Parameters<typeof query>[0], more: Partial<WordedAnswer>) =>
    shownList(query(asked), { ...NOTHING, ...more }, TODAY);
  const labels = (asked: Parameters<typeof query>[0], list: WordedAnswer["list"]) =>
    shown(asked, { list })?.rows.map(({ label }) => label);

  test("of many steps the last are shown, of many rows the first", () => {
    expect(labels({ shape: "trend" }, rows(14))?.at(0)).toBe("Shop 3");
    expect(labels({ shape: "list" }, rows(14))?.at(-1)).toBe("Shop 12");
    expect(shown({ shape: "trend" }, { list: rows(2) })?.chart).toBeNull();
  });

  test("what is counted says how often, where that was asked", () => {
    const list = [
      { label: "Deli", count: 3, day: "2026-11-03", href: null },
      { label: "Grill", href: null },
    ];
    expect(shown({ condition: { times: 2 } }, { list })?.rows).toEqual([
      { label: "Deli", value: "3", note: "Nov 3, 2026, 3 times", href: null },
      { label: "Grill", value: "", href: null },
    ]);
    expect(shown({}, { list: list.map(({ label, href }) => ({ label, href, count: 3 })) })?.rows[0]).toEqual({
      label: "Deli",
      value: "3",
      href: null,
    });
  });

  test("weekdays and days are said", () => {
    const keys = (...all: string[]) => all.map((label) => ({ label, cents: 5, href: null }));
    expect(labels({ by: "weekday" }, keys("0", "1", "2", "3", "4", "5", "6", "7"))).toEqual(
      "Sundays Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays 7".split(" "),
    );
    expect(labels({ by: "day" }, keys("2026-11-03", "0"))).toEqual(["Nov 3, 2026", "0"]);
  });

  test.each([
    ["spent", "list", 500, "+$5.00"],
    ["interest", "list", 500, "+$5.00"],
    ["fees", "list", 500, "+$5.00"],
    ["spent", "list", 0, "$0.00"],
    ["earned", "list", -500, "$5.00"],
    ["earned", "list", 500, "$5.00"],
    ["balance", "list", -500, "-$5.00"],
    ["spent", "ranking", -500, "-$5.00"],
    ["spent", "ranking", 500, "$5.00"],
  ] as const)("%s as a %s: %i is %s", (measure, shape, cents, value) => {
    const list = [
      { label: "Deli", cents, href: null },
      { label: "Grill", cents, href: null },
    ];
    expect(shown({ measure, shape }, { list })?.rows[0]?.value).toBe(value);
  });

  test("steps are bars up to eight, and sixty at most", () => {
    const chart = (count: number, unit: "usd" | "count" = "count"): WordedAnswer["chart"] => ({
      unit,
      points: Array.from({ length: count }, (_, at) => ({ label: `Step ${at + 1}`, value: (at + 1) * 100 })),
    });
    const of = (count: number, shape: "trend" | "list" = "trend") =>
      shown({ shape }, { list: rows(2), chart: chart(count) })?.chart ?? null;
    expect(of(1)).toBeNull();
    expect(of(2)).toEqual({
      kind: "bars",
      points: [
        { label: "Step 1", value: 100, text: "100" },
        { label: "Step 2", value: 200, text: "200" },
      ],
    });
    expect(of(8)?.kind).toBe("bars");
    expect(of(9)?.kind).toBe("line");
    expect(of(61)?.points.at(0)?.label).toBe("Step 2");
    expect(of(9, "list")).toBeNull();
    expect(shown({ shape: "trend" }, { list: rows(2), chart: chart(2, "usd") })?.chart?.points[0]).toEqual({
      label: "Step 1",
      value: 1,
      text: "$1.00",
    });
  });

  test("an order is bars, twelve at most, also of nothing, not of what has no amount", () => {
    expect(shown({ shape: "ranking" }, { list: rows(13) })?.chart?.points).toHaveLength(12);
    const at = (cents?: number) => [
      ...rows(1),
      { label: "Deli", ...(cents === undefined ? {} : { cents }), href: null },
    ];
    expect(shown({ shape: "ranking" }, { list: at(0) })?.chart?.points).toHaveLength(2);
    expect(shown({ shape: "ranking" }, { list: at() })?.chart).toBeNull();
  });

  test("all of them are where the whole answer's rows are, else where the first row leads", () => {
    const fact = (id: string, href: string | null, value: Fact["value"] = { unit: "usd", cents: 5 }): Fact => ({
      id,
      label: "",
      value,
      href,
    });
    const more = (...facts: Fact[]) =>
      shown({}, { list: rows(2).map((one) => ({ ...one, href: "/row" })), facts })?.more;
    expect(
      more(fact("a.share", "/share"), fact("a.total.of", "/of"), fact("a.total", null), fact("b.count", "/all")),
    ).toBe("/all");
    expect(more(fact("a.share", "/share"))).toBe("/row");
    expect(shown({}, { list: rows(2) })?.more).toBeNull();
    const total = (value: Fact["value"]) => shown({}, { list: rows(2), facts: [fact("a.count", null, value)] })?.total;
    expect(total({ unit: "count", count: 9, noun: "row" })).toBe(9);
    expect(total({ unit: "usd", cents: 9 })).toBe(2);
  });
});

test("a line repeats a row where it begins with all of its words", () => {
  const repeated = (item: string, ...labels: string[]) =>
    repeats([item], [{ rows: labels.map((label) => ({ label })) }]);
  expect(repeated("GREEN basket: $5", "Green Basket")).toBe(true);
  expect(repeated("green", "Green Basket")).toBe(false);
  expect(repeated("Green tea", "Green Basket")).toBe(false);
  expect(repeated("Deli", "", "—")).toBe(false);
  expect(repeated("—", "Deli")).toBe(false);
});

test("an answer opens with an amount without cents as well, and with nothing where it cites nothing", () => {
  expect(leadFigure("You spent $412 last month.", [{ value: "$412" }])).toEqual({ value: "$412" });
  expect(leadFigure("You spent nothing.", [{ value: "$412" }])).toBeNull();
});
