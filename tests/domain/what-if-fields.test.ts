// What each kind of what-if takes, from where to where, and what stands for what nobody said.
import { describe, expect, test } from "vitest";
import type { KnownDebt } from "~/domain/household/debts";
import type { Ground } from "~/domain/household/ground";
import { type WhatIf, WHAT_IF_KINDS, type WhatIfKind } from "~/domain/household/what-if";
import {
  assumed,
  FIELDS_BY_KIND,
  readWhatIf,
  type Slot,
  slotText,
  whatIfHref,
} from "~/domain/household/what-if-fields";
import { MAX_CENTS } from "~/domain/money";

const CARD: KnownDebt = {
  ...{ id: "card", name: "Card", balanceCents: 100_000, ratePercent: 20, minimumCents: 5_000, rateKnown: true },
  ...{ rateFrom: "person", minimumKnown: true, source: "goal" },
};
const GROUND: Ground = {
  ...{ today: "2026-11-21", incomeCents: 500_000, spentCents: 300_000, dueCents: 0, needsCents: 200_000 },
  ...{ fundNeedsCents: 200_000, housingCents: 150_000, carCents: 0, burdenCents: 150_000, fundCents: 900_000 },
  ...{ spareCents: 0, debts: [CARD], unseenLoans: 0, signs: [], lowest: null },
};
const NOTHING_SAID = {
  ...{ amountCents: 0, monthlyCents: 0, downPercent: 20, ratePercent: 8, months: 60, date: null, debtId: null },
};
const read = (query: string) => readWhatIf(new URLSearchParams(query), GROUND);

/** What each slot holds when all of them are said. */
const SAID: Record<Slot, [text: string, read: Partial<WhatIf>]> = {
  amount: ["1,234.50", { amountCents: 123_450 }],
  monthly: ["67", { monthlyCents: 6_700 }],
  down: ["15", { downPercent: 15 }],
  rate: ["7.125", { ratePercent: 7.125 }],
  months: ["48", { months: 48 }],
  date: ["2027-02-01", { date: "2027-02-01" }],
  debt: ["card", { debtId: "card" }],
};

const holding = (base: WhatIf, slots: readonly Slot[]): WhatIf =>
  slots.reduce((whatIf, slot) => ({ ...whatIf, ...SAID[slot][1] }), base);

test.each<[WhatIfKind, Partial<WhatIf>]>([
  ["purchase", {}],
  ["cost", {}],
  ["rent", {}],
  ["home", { ratePercent: 6.5, months: 360 }],
  ["car", { monthlyCents: 30_000 }],
  ["child", { monthlyCents: 140_000 }],
  ["job", { months: 6 }],
  ["raise", {}],
  ["debt", {}],
  ["lump", {}],
])("of a %s this is assumed", (kind, differs) => {
  expect(assumed(kind, GROUND)).toEqual({ ...NOTHING_SAID, kind, ...differs });
});

test("a price is assumed of what has one, upkeep only of a home, and running costs where no car runs yet", () => {
  expect(assumed("home", GROUND, 30_000_000)).toMatchObject({ amountCents: 30_000_000, monthlyCents: 50_000 });
  expect(assumed("purchase", GROUND, 999)).toEqual({ ...NOTHING_SAID, kind: "purchase", amountCents: 999 });
  expect(assumed("car", { carCents: 1 }).monthlyCents).toBe(0);
});

test.each(WHAT_IF_KINDS)("a %s takes its own fields from an address, and no other", (kind) => {
  const all = new URLSearchParams({ kind });
  for (const [slot, [text]] of Object.entries(SAID)) all.set(slot, text);
  const { slots } = FIELDS_BY_KIND[kind];
  const before = assumed(kind, GROUND, slots.includes("amount") ? SAID.amount[1].amountCents : 0);
  expect(readWhatIf(all, GROUND)).toEqual({
    whatIf: holding(before, slots),
    isAsked: true,
    problem: null,
  });
});

test.each(WHAT_IF_KINDS)("a %s is worked out once what it needs is said", (kind) => {
  const { needs, slots } = FIELDS_BY_KIND[kind];
  expect(read(`kind=${kind}`)?.isAsked).toBe(needs === null);
  for (const slot of slots) {
    const one = new URLSearchParams({ kind, [slot]: SAID[slot][0] });
    expect([slot, readWhatIf(one, GROUND)?.isAsked]).toEqual([slot, needs === null || needs === slot]);
    // Blank is as good as not said.
    expect(read(`kind=${kind}&${slot}=%20`)).toEqual(read(`kind=${kind}`));
  }
});

describe("from where to where", () => {
  const most = Math.floor(MAX_CENTS / 100);
  const dollars = (cents: number) => (cents / 100).toFixed(2);
  test.each<[Slot, readonly string[], readonly string[]]>([
    ["amount", ["0", dollars(most), " 5 "], ["-0.01", dollars(most + 1), "five"]],
    ["monthly", ["0", dollars(most)], ["-0.01", dollars(most + 1), "five"]],
    [
      "down",
      ["0", "100", "12.345", "20%", "20 %"],
      ["100.001", "-1", "12.3456", "1000", "x20", "20x", "20 % %", "2%0", "%"],
    ],
    ["rate", ["0", "100", "7.125"], ["100.5", "-0.1", "1e2", ".5"]],
    ["months", ["1", "48", "480"], ["0", "481", "1.5", "1e2", "+12", "0012", "12x", "x12"]],
  ])("%s takes %j and not %j", (slot, taken, refused) => {
    const problem = (text: string) =>
      readWhatIf(new URLSearchParams({ kind: "car", amount: "1", [slot]: text }), GROUND)?.problem;
    expect(taken.filter((text) => problem(text) !== null)).toEqual([]);
    expect(refused.filter((text) => problem(text) !== slot)).toEqual([]);
  });

  test("a share is read with its sign or without", () => {
    const rate = (text: string) =>
      readWhatIf(new URLSearchParams({ kind: "car", amount: "1", rate: text }), GROUND)?.whatIf.ratePercent;
    expect(["20%", "20 %", "7", "7.5%"].map(rate)).toEqual([20, 20, 7, 7.5]);
  });

  test("an address that names no kind asks nothing, and a price that can't be read is none", () => {
    expect([read("kind=other"), read("")]).toEqual([null, null]);
    expect(read("kind=home&amount=-5")?.whatIf).toMatchObject({ amountCents: 0, monthlyCents: 0 });
  });

  test("a day lies ahead, and a debt that is gone by now is none that was chosen", () => {
    const problem = (day: string) => read(`kind=purchase&amount=1&date=${day}`)?.problem;
    expect(["2026-11-22", "2026-11-21", "2027-02-29", "soon"].map(problem)).toEqual([null, "date", "date", "date"]);
    expect(read("kind=lump&amount=1&debt=gone")).toMatchObject({ whatIf: { debtId: null }, problem: null });
  });

  test("the first of two that can't be read is named, and what can be read is kept", () => {
    expect(read("kind=car&amount=x&down=10&rate=y")).toMatchObject({
      whatIf: { amountCents: 0, downPercent: 10, ratePercent: 8 },
      isAsked: false,
      problem: "amount",
    });
  });
});

describe("in a field and in an address", () => {
  test("every slot shows what it holds", () => {
    const whatIf: WhatIf = {
      ...{ kind: "car", amountCents: 123_450, monthlyCents: 6_700, downPercent: 15, ratePercent: 7.125, months: 48 },
      ...{ date: "2027-02-01", debtId: "card" },
    };
    const shown = (one: WhatIf) =>
      (["amount", "monthly", "down", "rate", "months", "date", "debt"] as const).map((slot) => slotText(one, slot));
    expect(shown(whatIf)).toEqual(["1234.50", "67.00", "15", "7.125", "48", "2027-02-01", "card"]);
    expect(shown({ ...NOTHING_SAID, kind: "car" })).toEqual(["", "0.00", "20", "8", "60", "", ""]);
    expect(slotText({ ...whatIf, amountCents: 1 }, "amount")).toBe("0.01");
  });

  test.each<[WhatIfKind, string]>([
    ["purchase", "kind=purchase&amount=1234.50&date=2027-02-01"],
    ["cost", "kind=cost&monthly=67.00&amount=1234.50"],
    ["rent", "kind=rent&monthly=67.00&amount=1234.50"],
    ["home", "kind=home&amount=1234.50&down=15&rate=7.125&months=48&monthly=67.00"],
    ["car", "kind=car&amount=1234.50&down=15&rate=7.125&months=48&monthly=67.00"],
    ["child", "kind=child&monthly=67.00&amount=1234.50"],
    ["job", "kind=job&months=48&monthly=67.00"],
    ["raise", "kind=raise&monthly=67.00"],
    ["debt", "kind=debt&monthly=67.00&debt=card"],
    ["lump", "kind=lump&amount=1234.50&debt=card"],
  ])("a %s has an address", (kind, query) => {
    const all: Slot[] = ["amount", "monthly", "down", "rate", "months", "date", "debt"];
    expect(whatIfHref(holding({ ...NOTHING_SAID, kind }, all))).toBe(`/what-if?${query}`);
  });

  test("what is empty has no place in it", () => {
    expect(whatIfHref({ ...NOTHING_SAID, kind: "purchase" })).toBe("/what-if?kind=purchase");
  });
});
