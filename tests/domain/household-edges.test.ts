// A household's figures at their edges: the days of a balance, what is owed and for how long, and what-ifs as addresses.
import { describe, expect, test } from "vitest";
import { buildFacts } from "~/domain/coach/facts/build";
import { groundOf } from "~/domain/coach/facts/ground";
import type { KnownDebt } from "~/domain/household/debts";
import { habitOf } from "~/domain/household/account-habit";
import { debtFreeAt, type Ground, sideBefore } from "~/domain/household/ground";
import { usualIncome } from "~/domain/household/income";
import { balancesByDay, isLongLine, type WorthAccount, worthGroupOf, worthSteps } from "~/domain/household/net-worth";
import { areSameAccounts } from "~/domain/household/same-account";
import { outcomeOf, type WhatIf } from "~/domain/household/what-if";
import { effectOf, STARTER_CENTS } from "~/domain/household/what-if-effects";
import { assumed, FIELDS_BY_KIND, readWhatIf, whatIfHref } from "~/domain/household/what-if-fields";
import { plainHousehold, TODAY } from "../support/households";

const inputs = plainHousehold({});
const GROUND: Ground = groundOf(buildFacts(inputs), inputs);
const debt = (id: string, ratePercent: number, more: Partial<KnownDebt> = {}): KnownDebt => ({
  ...{ id, name: id, balanceCents: 100_000, ratePercent, minimumCents: 5_000, rateKnown: true, rateFrom: "person" },
  ...{ minimumKnown: true, source: "goal", ...more },
});

describe("the days of a balance", () => {
  const account = (more: Partial<WorthAccount> = {}): WorthAccount => ({
    ...{ id: "a", name: "A", type: "checking", balanceCents: 1_000, isByHand: false, closedDay: null },
    ...{ from: "2026-03-01", recorded: [], moved: [], ...more },
  });

  test("are those on which it changed, before today", () => {
    const moved = [
      { day: "2026-03-03", cents: 200 },
      { day: "2026-03-05", cents: -50 },
      { day: "2026-03-10", cents: 1 },
    ];
    expect(balancesByDay(account({ moved }), "2026-03-10")).toEqual([
      { day: "2026-03-01", cents: 849 },
      { day: "2026-03-03", cents: 1_049 },
      { day: "2026-03-05", cents: 999 },
    ]);
    expect(balancesByDay(account({ moved, from: "2026-03-04" }), "2026-03-10").map(({ day }) => day)).toEqual([
      ...["2026-03-04", "2026-03-05"],
    ]);
    expect(balancesByDay(account({ from: null, moved }), "2026-03-10")).toEqual([]);
    expect(balancesByDay(account({ from: "2026-03-10" }), "2026-03-10")).toEqual([]);
  });

  test("of what grows by itself are those that were recorded, and what was entered by hand holds until the next", () => {
    const recorded = [
      { day: "2026-03-02", cents: 700 },
      { day: "2026-03-06", cents: 900 },
    ];
    expect(balancesByDay(account({ type: "investment", recorded }), "2026-03-10")).toEqual([
      { day: "2026-03-01", cents: 700 },
      { day: "2026-03-02", cents: 700 },
      { day: "2026-03-03", cents: 900 },
      { day: "2026-03-06", cents: 900 },
      { day: "2026-03-07", cents: 1_000 },
    ]);
    // Every change of a checking account is a row.
    const moved = [{ day: "2026-03-03", cents: 200 }];
    expect(balancesByDay(account({ recorded: [{ day: "2026-03-02", cents: 5 }], moved }), "2026-03-10")).toEqual([
      { day: "2026-03-01", cents: 800 },
      { day: "2026-03-02", cents: 800 },
      { day: "2026-03-03", cents: 1_000 },
    ]);
    expect(balancesByDay(account({ isByHand: true, recorded }), "2026-03-10")).toEqual([
      { day: "2026-03-02", cents: 700 },
      { day: "2026-03-03", cents: 700 },
      { day: "2026-03-06", cents: 900 },
      { day: "2026-03-07", cents: 900 },
    ]);
  });

  test("what is neither is property until it is below zero", () => {
    const groups = [-1, 0, 1].map((balanceCents) => worthGroupOf({ type: "other", balanceCents }));
    expect(groups).toEqual(["other-debt", "property", "property"]);
  });

  test("an account joins in the step in whose days it begins", () => {
    const point = (day: string, netCents: number) => ({
      ...{ day, netCents, month: day.slice(0, 7), assetsCents: netCents, debtsCents: 0 },
      groups: { cash: netCents, investments: 0, property: 0, cards: 0, loans: 0, "other-debt": 0 },
    });
    const joined = (from: string) =>
      worthSteps({
        points: [point("2026-01-31", 100), point("2026-02-28", 250)],
        arrivals: [{ name: "B", from, cents: 90, isByHand: false }],
      }).map(({ changeCents, joinedCents }) => [changeCents, joinedCents]);
    expect(joined("2026-01-31")).toEqual([
      [null, 0],
      [150, 0],
    ]);
    for (const from of ["2026-02-01", "2026-02-28"]) expect(joined(from)[1]).toEqual([60, 90]);
    expect(joined("2026-03-01")[1]).toEqual([150, 0]);
  });
});

test("a loan's usual payment is the middle of the last three, in whatever order its days come", () => {
  const day = (number: number) => ({
    ...{ day: `2026-0${number}-05`, movedCents: number * 1_000, paidCents: number * 1_000, interestCents: 0 },
  });
  const habit = (order: readonly number[]) =>
    habitOf({ type: "loan", balanceCents: -100_000 }, order.map(day), "2026-05-20").paymentCents;
  expect([habit([1, 2, 3, 4, 5]), habit([4, 2, 1, 5, 3]), habit([5, 4, 3, 2, 1])]).toEqual([4_000, 4_000, 4_000]);
  expect(habit([])).toBeNull();
});

test("pay that is still to come, and what goes out, is no income", () => {
  const pay = (day: string, cents = 300_000) => ({ id: day, merchantName: "Acme", day, cents });
  const rows = ["2026-01", "2026-02", "2026-03", "2026-04"].map((month) => pay(`${month}-01`));
  const earned = new Map(rows.map(({ day, cents }) => [day.slice(0, 7), cents]));
  const usual = usualIncome(rows, earned, "2026-04-10");
  expect(usual).toMatchObject({ monthCents: 300_000, irregularCents: 0, pays: [{ cadence: "monthly" }] });
  expect(usualIncome([...rows, pay("2026-04-20", 9_000)], earned, "2026-04-10")).toEqual(usual);
  expect(usualIncome([...rows, pay("2026-03-20", -9_000)], earned, "2026-04-10")).toEqual(usual);
  const deducted = rows.map(({ day }) => ({ ...pay(day, -9_000), id: `${day} less` }));
  expect(usualIncome([...rows, ...deducted], earned, "2026-04-10")).toEqual(usual);
  const raised = ["2026-05-01", "2026-06-01"].map((day) => pay(day, 400_000));
  expect(usualIncome([...rows, ...raised], earned, "2026-04-10")).toEqual(usual);
  // Neither their order nor their keys say which came last.
  const last = [...rows.slice(0, 3), pay("2026-04-01", 305_000)].map((row, at) => ({ ...row, id: `${9 - at}` }));
  expect(usualIncome(last.reverse(), earned, "2026-04-10")?.pays[0]?.payCents).toBe(305_000);
});

test("ten rows alike make two accounts without digits one, nine don't; and a line is long beyond thirteen points", () => {
  const known = { id: "a", itemId: "i", type: "checking", currency: "USD", number: "", balanceCents: 1 };
  const rows = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ day: `2026-03-${10 + at}`, amountCents: -100 - at }));
  const same = (count: number) => areSameAccounts(known, { ...known, id: "b", itemId: "j" }, rows(count), rows(count));
  expect([same(9), same(10)]).toEqual([false, true]);
  expect([13, 14].map((length) => isLongLine(Array.from({ length })))).toEqual([false, true]);
});

describe("free of debt", () => {
  const extra = (extraCents = 0, firstDebtId: string | null = null) => ({ extraCents, firstDebtId });
  const at = (debts: readonly KnownDebt[], more = extra()) => debtFreeAt(debts, more, "2026-03-10");

  test("is who owes nothing, and never who pays less than the interest", () => {
    expect(at([])).toEqual({ is: "none" });
    expect(at([debt("a", 5, { balanceCents: 0 })])).toEqual({ is: "none" });
    expect(at([debt("a", 90)])).toEqual({ is: "never" });
    expect(at([debt("a", 0)])).toEqual({ is: "month", month: "2027-11", months: 20, interestCents: 0 });
  });

  test("costs least where an extra goes to the highest rate; to the one that was chosen first, then by rate", () => {
    const debts = [debt("low", 5), debt("high", 25), debt("middle", 12)];
    const interest = (id: string | null) => {
      const free = at(debts, extra(10_000, id));
      return free.is === "month" ? free.interestCents : -1;
    };
    expect(interest("high")).toBe(interest(null));
    expect(interest("low")).toBeGreaterThan(interest("middle"));
    expect(interest("middle")).toBeGreaterThan(interest("high"));
    // After the chosen one the highest rate is next, in whatever order they are listed.
    const again = debtFreeAt([...debts].reverse(), extra(10_000, "low"), "2026-03-10");
    expect(again).toEqual(at(debts, extra(10_000, "low")));
  });
});

describe("a what-if as an address", () => {
  const read = (query: string, ground = GROUND) => readWhatIf(new URLSearchParams(query), ground);

  test.each<[string, boolean, string | null]>([
    ["kind=purchase", false, null],
    ["kind=purchase&amount=10", true, null],
    ["kind=purchase&amount=x", false, "amount"],
    ["kind=cost&amount=10", false, null],
    ["kind=cost&monthly=10", true, null],
    ["kind=child", true, null],
    ["kind=job", true, null],
    ["kind=job&months=0", false, "months"],
    ["kind=job&months=480", true, null],
    ["kind=job&months=481", false, "months"],
    ["kind=car&amount=10&down=100", true, null],
    ["kind=car&amount=10&down=100.1", false, "down"],
    ["kind=car&amount=10&rate=7.125%25", true, null],
    ["kind=car&amount=10&rate=7.1255", false, "rate"],
    ["kind=car&amount=x&rate=y", false, "amount"],
    ["kind=purchase&amount=10&date=2020-01-01", false, "date"],
    [`kind=purchase&amount=10&date=${TODAY}`, false, "date"],
    ["kind=purchase&amount=-5", false, "amount"],
    ["kind=debt&monthly=10&debt=gone", true, null],
  ])("%s: worked out: %s, with a problem in %s", (query, isAsked, problem) =>
    expect(read(query)).toMatchObject({ isAsked, problem }),
  );

  test("says the kind, or nothing", () => {
    expect([read("kind=other"), read("")]).toEqual([null, null]);
    expect(read("kind=car&amount=10&rate=7.125 %25&down=100")?.whatIf).toMatchObject({
      ...{ ratePercent: 7.125, downPercent: 100, amountCents: 1_000, months: 60 },
    });
    expect(read("kind=job")?.whatIf.months).toBe(6);
    expect(read("kind=car&amount=10&months=48")?.whatIf.months).toBe(48);
    const owing = { ...GROUND, debts: [debt("card", 20)] };
    for (const kind of ["rent", "lump", "child", "home", "purchase"])
      expect(read(`kind=${kind}&amount=10&monthly=1`)?.whatIf.amountCents).toBe(1_000);
    for (const query of ["kind=lump&amount=10&debt=card", "kind=debt&monthly=10&debt=card"])
      expect(read(query, owing)?.whatIf.debtId).toBe("card");
    expect(read("kind=home&amount=300000")?.whatIf).toMatchObject({
      months: 360,
      monthlyCents: 50_000,
      ratePercent: 6.5,
    });
    expect(read("kind=child")?.whatIf.monthlyCents).toBe(140_000);
    expect([assumed("car", { carCents: 0 }).monthlyCents, assumed("car", { carCents: 1 }).monthlyCents]).toEqual([
      ...[30_000, 0],
    ]);
  });

  test("holds all that was said, and comes back the same", () => {
    const ground = { ...GROUND, debts: [debt("card", 20)] };
    for (const query of [
      "kind=car&amount=20000&down=10&rate=6.5&months=48&monthly=150",
      "kind=debt&monthly=100&debt=card",
      "kind=purchase&amount=500&date=2030-01-01",
    ]) {
      const first = read(query, ground)?.whatIf;
      if (!first) throw new Error("nothing was read");
      expect(read(whatIfHref(first).split("?")[1] ?? "", ground)?.whatIf).toEqual(first);
    }
    expect(Object.keys(FIELDS_BY_KIND)).toHaveLength(11);
  });
});

describe("what is minded of a what-if", () => {
  const base: Ground = {
    ...GROUND,
    ...{ incomeCents: 500_000, spentCents: 300_000, dueCents: 0, needsCents: 200_000, fundNeedsCents: 200_000 },
    ...{ housingCents: 150_000, carCents: 0, burdenCents: 150_000, fundCents: 2_000_000, spareCents: 1_000_000 },
    ...{ debts: [], unseenLoans: 0, signs: [], lowest: null },
  };
  const reasons = (kind: WhatIf["kind"], said: Partial<WhatIf>, more: Partial<Ground> = {}) => {
    const ground = { ...base, ...more };
    return outcomeOf({ ...assumed(kind, ground, said.amountCents), ...said }, ground).verdict.reasons;
  };

  test("an extra for debt: a first cushion before it, and before cheap debt a whole one", () => {
    const extra = (fundCents: number, rate: number) =>
      reasons("debt", { monthlyCents: 10_000 }, { fundCents, debts: [debt("a", rate)] });
    expect(extra(STARTER_CENTS - 1, 30)).toEqual(["first-cushion-comes-first"]);
    expect(extra(STARTER_CENTS, 30)).toEqual([]);
    expect(extra(400_000, 2)).toEqual(["fund-before-cheap-debt"]);
    expect(extra(600_000, 2)).toEqual([]);
    expect(reasons("debt", { monthlyCents: 10_000 })).toEqual(["no-debt"]);
    expect(reasons("debt", { monthlyCents: 200_001 }, { debts: [debt("a", 30)] })).toEqual(["not-that-much-left"]);
  });

  test("what isn't there is no other reason, and a raise ends no month that is short", () => {
    const more = { spentCents: 499_000, spareCents: 0, fundCents: 100_000 };
    expect(reasons("rent", { monthlyCents: 150_000, amountCents: 150_000 }, more)).toEqual(["no-cash"]);
    expect(reasons("rent", { monthlyCents: 150_000, amountCents: 50_000 }, more)).toEqual(["fund-below-least"]);
    expect(reasons("raise", { monthlyCents: 1_000 }, { spentCents: 600_000 })).toEqual(["month-short-all-the-same"]);
  });

  test("what costs beside a fund that isn't whole, and leaves little of the income, is minded", () => {
    const thin = { spentCents: 470_000, fundCents: 400_000 };
    expect(reasons("child", { monthlyCents: 10_000, amountCents: 0 }, thin)).toEqual(["fund-not-full", "little-left"]);
    expect(reasons("cost", { monthlyCents: 1_000 }, { fundCents: 400_000 })).toEqual(["fund-not-full"]);
    expect(reasons("cost", { monthlyCents: 1_000 })).toEqual([]);
    expect(effectOf(whatIfCar(), base).loan).toMatchObject({ rateKnown: true, minimumKnown: true });
    expect(effectOf({ ...assumed("debt", base), monthlyCents: 5_000 }, base)).toMatchObject({
      extraCents: 0,
      spentCents: 0,
    });
  });
  const whatIfCar = () => ({ ...assumed("car", base), amountCents: 2_000_000 });

  test("without the job: how long savings last", () => {
    expect(reasons("job", { months: 6 }, { fundCents: 1_000_000, spareCents: 0 })).toEqual(["runs-out-before-its-end"]);
    expect(reasons("job", { months: 4 }, { fundCents: 1_000_000, spareCents: 0 })).toEqual([
      "savings-last-only-so-long",
    ]);
    expect(reasons("job", { months: 4 }, { fundCents: 9_000_000, spareCents: 0 })).toEqual([]);
  });

  test("a loan: what lenders take of the income", () => {
    const car = (burdenCents: number) => reasons("car", { amountCents: 2_000_000, monthlyCents: 0 }, { burdenCents });
    // The payment is 324.43: with 1,475.57 it's 36 percent of 5,000, with 1,825.57 it's 43.
    expect(car(147_557)).not.toContain("lenders-careful");
    expect(car(147_558)).toContain("lenders-careful");
    expect(car(182_557)).toContain("lenders-careful");
    expect(car(182_558)).toEqual(["above-what-lenders-allow"]);
  });

  test("what checking would lack", () => {
    const rent = (cents: number, fundCents = 2_000_000) =>
      reasons(
        "rent",
        { monthlyCents: 150_000, amountCents: 30_000 },
        { lowest: { day: "2026-12-15", cents }, fundCents },
      );
    expect(rent(30_000)).toEqual([]);
    expect(rent(29_999)).toEqual(["checking-short-unless-moved"]);
    expect(rent(29_999, 600_000)).toContain("checking-short");
    // It runs short in any case, which is no yes.
    expect(rent(-1)).toEqual(["checking-short-already-unless-moved"]);
    expect(rent(0)).toEqual(["checking-short-unless-moved"]);
  });

  test("the lowest balance ahead is lower by what leaves at once and by each month until then; a raise adds nothing", () => {
    const lowest = { day: "2027-01-15", cents: 1_000_000 };
    const after = (kind: WhatIf["kind"], said: Partial<WhatIf>) => {
      const ground = { ...base, lowest };
      return outcomeOf({ ...assumed(kind, ground, said.amountCents), ...said }, ground).after.lowest;
    };
    expect(after("rent", { monthlyCents: 200_000, amountCents: 30_000 })).toEqual({ ...lowest, cents: 870_000 });
    expect(after("raise", { monthlyCents: 50_000 })).toEqual(lowest);
    expect(after("cost", { monthlyCents: 1_000 })).toEqual({ ...lowest, cents: 998_000 });
  });

  test("what a month leaves isn't known where one of its sides isn't", () => {
    const left = (more: Partial<Ground>) => {
      const ground = { ...base, ...more };
      const { before, after } = outcomeOf({ ...assumed("cost", ground), monthlyCents: 1_000 }, ground);
      return [before.leftCents, after.leftCents];
    };
    expect([left({}), left({ incomeCents: null }), left({ spentCents: null })]).toEqual([
      [200_000, 199_000],
      [null, null],
      [null, null],
    ]);
  });
});

describe("after a what-if", () => {
  const whatIf = (kind: WhatIf["kind"], more: Partial<WhatIf> = {}, ground = GROUND): WhatIf => ({
    ...assumed(kind, ground, more.amountCents),
    ...more,
  });

  test("months of needs are those of the needs after it, and unknown where they were", () => {
    const rent = (fundNeedsCents: number) =>
      outcomeOf(whatIf("rent", { monthlyCents: GROUND.housingCents + 50_000 }), { ...GROUND, fundNeedsCents });
    expect(rent(100_000).after.cushionMonths).toBeCloseTo(GROUND.fundCents / 150_000);
    expect(rent(0).before.cushionMonths).toBeNull();
    expect(rent(0).after.cushionMonths).toBeNull();
    const cheaper = outcomeOf(whatIf("rent", { monthlyCents: 0 }), { ...GROUND, fundNeedsCents: GROUND.housingCents });
    expect(cheaper.after.cushionMonths).toBeNull();
  });

  test("a loan is named for what it pays, and ends no debt that never ends", () => {
    expect(effectOf(whatIf("car", { amountCents: 2_000_000 }), GROUND).loan).toMatchObject({ name: "car" });
    expect(effectOf(whatIf("home", { amountCents: 30_000_000 }), GROUND).loan).toMatchObject({ name: "home" });
    const buying = (debts: readonly KnownDebt[]) => {
      const ground = { ...GROUND, debts };
      return outcomeOf(whatIf("car", { amountCents: 2_000_000 }, ground), ground).after.debtFree;
    };
    expect(buying([debt("endless", 90)])).toEqual({ is: "never" });
    expect(buying([])).toMatchObject({ is: "month", months: 60 });
    const longer = buying([debt("long", 0, { balanceCents: 1_000_000, minimumCents: 10_000 })]);
    expect(longer).toMatchObject({ is: "month", months: 100 });
    const alone = buying([]);
    // The interest of both.
    expect(longer.is === "month" && alone.is === "month" && longer.interestCents === alone.interestCents).toBe(true);
    expect(sideBefore({ ...GROUND, debts: [] }).debtFree).toEqual({ is: "none" });
  });

  test("what is short of cash is told before the fund is", () => {
    const ground = { ...GROUND, spareCents: 0, fundCents: 100_000, fundNeedsCents: 100_000 };
    const says = (amountCents: number) => {
      const { verdict } = outcomeOf(whatIf("car", { amountCents, downPercent: 100 }, ground), ground);
      return JSON.stringify(verdict);
    };
    expect(says(150_000)).toContain("no-cash");
    expect(says(150_000)).not.toContain("fund-below-least");
  });
});
