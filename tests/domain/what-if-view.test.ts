// A what-if as it is shown: what each row and each note says.
import { describe, expect, test } from "vitest";
import type { KnownDebt } from "~/domain/household/debts";
import { debtFreeAt, type Ground, type Side, sideBefore } from "~/domain/household/ground";
import { outcomeOf, type WhatIf, type WhatIfKind } from "~/domain/household/what-if";
import { adviceNotes, inMonths, whatIfRows, viewOf } from "~/texts/what-if-view";
import { payoffAdvice } from "~/domain/goals/payoff-advice";

const TODAY = "2026-11-21";
const debt = (id: string, dollars: number, ratePercent: number, pays: number): KnownDebt => ({
  ...{ id, name: `Debt ${id}`, balanceCents: dollars * 100, ratePercent, minimumCents: pays * 100, rateKnown: true },
  ...{ rateFrom: "person", minimumKnown: true, source: "goal" },
});
const ground = (more: Partial<Ground> = {}): Ground => ({
  ...{
    today: TODAY,
    incomeCents: 6_000_00,
    spentCents: 3_400_00,
    dueCents: 0,
    needsCents: 2_800_00,
    fundNeedsCents: 2_800_00,
  },
  ...{ housingCents: 1_500_00, carCents: 0, burdenCents: 1_500_00, fundCents: 20_000_00, spareCents: 1_600_00 },
  ...{ debts: [], unseenLoans: 0, signs: [], lowest: null },
  ...more,
});
const whatIf = (kind: WhatIfKind, more: Partial<WhatIf> = {}): WhatIf => ({
  ...{ kind, amountCents: 0, monthlyCents: 0, downPercent: 20, ratePercent: 8, months: 60, date: null, debtId: null },
  ...more,
});
const view = (one: WhatIf, on = ground()) => viewOf(outcomeOf(one, on), on, "US");
const notes = (one: WhatIf, on = ground()) => view(one, on).notes.slice(0, -1);

test.each([
  [null, "Not known"],
  [0, "0 months"],
  [1, "1 month"],
  [0.96, "1 month"],
  [1.04, "1 month"],
  [1.06, "1.1 months"],
  [10, "10 months"],
  [12.34, "12.3 months"],
])("%s is %s", (months, text) => expect(inMonths(months)).toBe(text));

describe("before and after, row by row", () => {
  const side = (more: Partial<Side> = {}): Side => ({
    ...{ incomeCents: 5_00, spentCents: 3_00, leftCents: 2_00, fundCents: 9_00, cushionMonths: 3, lowest: null },
    ...{ debtFree: { is: "none" } as const },
    ...more,
  });

  test("what is known", () => {
    const free = { is: "month", month: "2028-04", months: 17, interestCents: 1 } as const;
    expect(whatIfRows(side(), side({ incomeCents: 6_00, debtFree: free }), ground())).toEqual([
      { label: "Monthly income", before: "$5.00", after: "$6.00" },
      { label: "Monthly spending", before: "$3.00", after: "$3.00" },
      { label: "Left over each month", before: "$2.00", after: "$2.00" },
      { label: "Savings cushion", before: "$9.00", after: "$9.00" },
      { label: "Lasts for needs", before: "3 months", after: "3 months" },
      { label: "Debt-free", before: "No debt", after: expect.stringMatching(/Apr.* 2028|April 2028/) },
    ]);
  });

  test("what is put aside for a later purchase is no spending", () => {
    const rows = whatIfRows(side(), side({ spentCents: 3_50, leftCents: 1_50 }), ground(), 50);
    expect(rows.slice(1, 4)).toEqual([
      { label: "Monthly spending", before: "$3.00", after: "$3.00" },
      { label: "Put aside for it each month", before: "$0.00", after: "$0.50" },
      { label: "Left over each month", before: "$2.00", after: "$1.50" },
    ]);
  });

  test("what isn't, what never ends, and the lowest day where there is one", () => {
    const low = { day: "2026-12-03", cents: 4_00 };
    const unknown = side({ incomeCents: null, cushionMonths: null, debtFree: { is: "never" }, lowest: low });
    const rows = whatIfRows(unknown, side(), ground({ dueCents: 45_00 }));
    expect(rows[1]?.label).toBe("Monthly spending, including $45.00 of minimum payments");
    expect(rows.map(({ before }) => before)).toEqual([
      ...["Not known", "$3.00", "$2.00", "$9.00", "Not known", "Never at these payments", "$4.00"],
    ]);
    expect(rows[6]).toEqual({ label: "Checking's lowest day, Dec 3, 2026", before: "$4.00", after: "Not known" });
  });
});

describe("how it is paid for", () => {
  test("out of this month, put aside, or at once from checking, savings and nowhere", () => {
    expect(notes(whatIf("purchase", { amountCents: 500_00 }))).toEqual([
      "$500.00 comes out of what this month leaves.",
    ]);
    const later = whatIf("purchase", { amountCents: 600_00, date: "2027-01-21" });
    expect(notes(later)).toEqual([]);
    expect(view(later).sentence).toMatch(/ Put \$300\.00 a month aside until Jan 21, 2027\.$/);
    expect(view(later).rows[2]).toEqual({ label: "Put aside for it each month", before: "$0.00", after: "$300.00" });
    // 2,600 of the month; of 23,900 at once 1,600 are spare and 20,000 in savings.
    expect(notes(whatIf("purchase", { amountCents: 26_500_00 }))).toEqual([
      "$2,600.00 comes out of what this month leaves.",
      "$23,900.00 is paid at once: $1,600.00 from checking beyond a month's spending, $20,000.00 from savings, $2,300.00 that isn't there.",
    ]);
    expect(notes(whatIf("rent", { monthlyCents: 1_500_00, amountCents: 1_600_00 }))).toEqual([
      "$1,600.00 is paid at once: $1,600.00 from checking beyond a month's spending.",
    ]);
    expect(notes(whatIf("rent", { amountCents: 100_00 }), ground({ spareCents: 0 }))).toEqual([
      "$100.00 is paid at once: $100.00 from savings.",
    ]);
    expect(notes(whatIf("cost", { monthlyCents: 10_00 }))).toEqual([]);
  });

  test("a car and a home: down, by the month, and closing costs", () => {
    expect(notes(whatIf("car", { amountCents: 6_000_00 }))).toEqual([
      expect.stringMatching(/^\$1,200\.00 down, then \$97\.3\d a month for 60 months at 8%\.$/),
      "$1,200.00 is paid at once: $1,200.00 from checking beyond a month's spending.",
    ]);
    const home = notes(whatIf("home", { amountCents: 100_000_00 }));
    expect(home[1]).toBe("Closing costs of 3% of the price are counted at once.");
    expect(notes(whatIf("car", { amountCents: 1_000_00, downPercent: 100 }))[0]).toMatch(
      /^\$1,000\.00 is paid at once/,
    );
  });

  test("without a job: how long savings last, or that they needn't", () => {
    expect(notes(whatIf("job", { months: 6 }))).toEqual([
      "Savings last 7.1 months when only needs of $2,800.00 a month are paid; you asked about 6 months.",
    ]);
    expect(notes(whatIf("job", { monthlyCents: 2_800_00 }))).toEqual(["What still comes in covers your needs."]);
  });

  test("a sum: where it goes, and what debts gain", () => {
    const debts = [debt("a", 5_000, 20, 150)];
    const lump = notes(whatIf("lump", { amountCents: 1_000_00, debtId: "a" }), ground({ debts }));
    expect(lump[0]).toBe("It goes $1,000.00 to Debt a.");
    expect(lump[1]).toMatch(/^Debt ends \d+ months sooner and costs \$[\d,]+\.\d\d less interest\.$/);
    const filled = notes(whatIf("lump", { amountCents: 7_000_00 }), ground({ debts, fundCents: 500_00 }));
    expect(filled[0]).toBe("It goes $2,000.00 to savings, then $5,000.00 to Debt a.");
    const extra = notes(whatIf("debt", { monthlyCents: 200_00 }), ground({ debts }));
    expect(extra).toEqual([expect.stringMatching(/^Debt ends 33 months sooner and costs/)]);
    expect(notes(whatIf("cost", { monthlyCents: 10_00 }), ground({ debts }))).toEqual([]);
  });

  test("the last note says what the savings cushion is", () => {
    expect(view(whatIf("cost")).notes.at(-1)).toBe(
      "The savings cushion is your savings of $20,000.00. Needs take $2,800.00 of a usual month. A guide is three to six months.",
    );
    expect(view(whatIf("cost"), ground({ fundNeedsCents: 0 })).notes.at(-1)).toBe(
      "Your needs aren't known yet: they take a full month of spending.",
    );
  });

  test("help is named where there is trouble alone", () => {
    const sign = { id: "arrears", kind: "trouble", source: "interview" } as const;
    expect(view(whatIf("cost")).help).toBeNull();
    const found = view(whatIf("cost", { monthlyCents: 1_00 }), ground({ signs: [sign] }));
    expect([found.says, found.help?.includes("988"), found.sentence.includes("payments are behind")]).toEqual([
      ...["not-now", true, true],
    ]);
  });
});

describe("what a debt's end follows from", () => {
  const [small, dear] = [debt("s", 1_000, 5, 100), debt("d", 4_000, 24, 120)];
  const months = (debts: KnownDebt[], extra: number, first: string | null) => {
    const free = debtFreeAt(debts, { extraCents: extra * 100, firstDebtId: first }, TODAY);
    return free.is === "month" ? [free.month, free.months, free.interestCents] : free.is;
  };

  test("nothing owed, payments that never end, and a month", () => {
    expect(months([], 0, null)).toBe("none");
    expect(months([debt("z", 0, 5, 10)], 0, null)).toBe("none");
    expect(months([debt("z", 10_000, 24, 100)], 0, null)).toBe("never");
    expect(months([debt("z", 200, 0, 100)], 0, null)).toEqual(["2027-01", 2, 0]);
  });

  test("an extra goes to the highest rate, or to the one that is named first", () => {
    const [byRate, toSmall, toDear] = [null, "s", "d"].map((first) => months([small, dear], 200, first));
    expect(toDear).toEqual(byRate);
    expect(toSmall).not.toEqual(byRate);
    expect(Number(toSmall?.[2])).toBeGreaterThan(Number(byRate?.[2]));
  });

  test("before anything changes", () => {
    expect(sideBefore(ground())).toEqual({
      ...{ incomeCents: 6_000_00, spentCents: 3_400_00, leftCents: 2_600_00, fundCents: 20_000_00, lowest: null },
      ...{ cushionMonths: 20_000 / 2_800, debtFree: { is: "none" } },
    });
    const unknown = sideBefore(ground({ incomeCents: null, fundNeedsCents: 0 }));
    expect([unknown.leftCents, unknown.cushionMonths]).toEqual([null, null]);
    expect(sideBefore(ground({ spentCents: null })).leftCents).toBeNull();
  });
});

describe("beside an extra payment", () => {
  const advise = (debts: KnownDebt[], more: Partial<Ground> = {}) => {
    const on = ground({ debts, fundCents: 0, ...more });
    const { fundCents, fundNeedsCents } = on;
    const extra = { leftCents: 500_00, extraCents: 100_00 };
    return adviceNotes(payoffAdvice({ today: TODAY, debts, fundCents, fundNeedsCents, ...extra }), on);
  };

  test("which order starts with what, and what the other one costs", () => {
    const [order] = advise([debt("big", 5_000, 9, 150), debt("small", 500, 5, 50)]);
    expect(order).toMatch(
      /^Highest rate first \(avalanche\) starts with Debt big; smallest balance first \(snowball\) starts with Debt small and costs \$\d+\.\d\d more interest(?: and \S+ months? more)?\.$/,
    );
    expect(advise([debt("a", 5_000, 7, 150), debt("b", 500, 7, 50)])[0]).toMatch(/order makes no difference/);
    expect(advise([debt("a", 500, 5, 150)])).toEqual([]);
    expect(advise([])).toEqual([]);
  });

  test("savings beyond a savings cushion, and a rate worth asking about", () => {
    const found = advise([debt("a", 5_000, 24, 200)], { fundCents: 30_000_00 });
    expect(found[0]).toMatch(
      /^Your savings hold \$5,000\.00 beyond a savings cushion; on Debt a that would save about \$2,001 of interest in all\.$/,
    );
    expect(found.at(-1)).toBe(
      "Debt a has a high rate: ask your lender, a credit union or a balance transfer for a lower one.",
    );
  });
});
