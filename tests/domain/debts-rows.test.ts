// What accounts, goals and repeating payments say of a debt, source by source.
import { describe, expect, test } from "vitest";
import type { CoachAccount, CoachGoal } from "~/domain/coach/facts/inputs";
import { suggestedMinimumCents } from "~/domain/goals/payoff-order";
import { type AccountDay, habitOf } from "~/domain/household/account-habit";
import { debtsOf, likelyAccount, unknownPayments } from "~/domain/household/debts";
import type { Recurring } from "~/domain/ledger/recurring";
import { addDays } from "~/domain/periods";

const TODAY = "2026-11-22";
const ago = (days: number) => addDays(TODAY, -days);
const day = (back: number, more: Partial<Omit<AccountDay, "day">>): AccountDay => ({
  ...{ day: ago(back), movedCents: 0, paidCents: 0, interestCents: 0 },
  ...more,
});
const paid = (back: number, cents: number) => day(back, { movedCents: cents, paidCents: cents });
const charged = (back: number, cents: number) => day(back, { movedCents: -cents, interestCents: cents });
const spent = (back: number, cents: number) => day(back, { movedCents: -cents });

describe("what rows say of a card", () => {
  const inFull = (days: readonly AccountDay[], balanceCents = 0) =>
    habitOf({ type: "credit", balanceCents }, days, TODAY).paidInFull;
  const two = [spent(60, 500_00), paid(40, 500_00), spent(35, 700_00), paid(10, 700_00)];

  test("it's paid in full where the last payments were what was owed within five weeks before", () => {
    expect(inFull(two)).toBe(true);
    expect(inFull([...two].reverse())).toBe(true);
    expect(inFull([spent(80, 500_00), paid(45, 500_00), spent(44, 700_00), paid(10, 700_00)])).toBe(true);
    // What stood before is cleared on the day before payment 36 days later: too long ago to be its statement.
    const late = [spent(81, 500_00), spent(79, 100_00), paid(45, 500_00), spent(35, 600_00), paid(10, 700_00)];
    expect(inFull(late)).toBe(true);
    expect(inFull([spent(81, 500_00), spent(80, 100_00), paid(45, 500_00), spent(35, 600_00), paid(10, 700_00)])).toBe(
      false,
    );
  });

  test("a dollar or one of a hundred may be missing, no more", () => {
    const short = (owed: number, payment: number) =>
      inFull([spent(60, 80_00), paid(50, 80_00), spent(35, owed), paid(10, payment)], payment - owed);
    expect([short(50_00, 49_00), short(50_01, 49_00)]).toEqual([true, false]);
    expect([short(505_00, 500_00), short(506_00, 500_00)]).toEqual([true, false]);
  });

  test("only the last three payments count", () => {
    const before = [spent(170, 900_00), paid(150, 20_00)];
    const three = [spent(120, 100_00), paid(110, 980_00), spent(100, 500_00), paid(70, 500_00)];
    const then = [spent(65, 70_00), paid(40, 70_00), spent(35, 80_00), paid(10, 80_00)];
    expect(inFull([...before, ...three, ...then])).toBe(true);
    expect(inFull([...three.slice(2), spent(66, 70_00), paid(40, 10_00), spent(35, 80_00), paid(10, 140_00)])).toBe(
      false,
    );
  });

  test("one payment says nothing yet, and neither does one of long ago", () => {
    expect(inFull(two.slice(2))).toBe(false);
    const newest = (back: number) => [
      spent(back + 40, 5_00),
      paid(back + 30, 5_00),
      spent(back + 9, 7_00),
      paid(back, 7_00),
    ];
    expect([inFull(newest(45)), inFull(newest(46))]).toEqual([true, false]);
  });

  test("interest of the last ninety-five days makes it a debt", () => {
    const with95 = (back: number) => inFull([day(back, { interestCents: 5_00 }), ...two]);
    expect([with95(95), with95(96)]).toEqual([false, true]);
  });

  test("what lies ahead or more than a year back isn't looked at", () => {
    const habit = (back: number) => habitOf({ type: "loan", balanceCents: -1_000_00 }, [charged(back, 5_00)], TODAY);
    expect([
      habit(364).interestCents,
      habit(365).interestCents,
      habit(0).interestCents,
      habit(-1).interestCents,
    ]).toEqual([5_00, 0, 5_00, 0]);
    expect(inFull([...two, paid(-1, 900_00)], 900_00)).toBe(true);
  });

  test("only cards are paid in full, only loans have a usual payment: the middle of the last three", () => {
    expect(habitOf({ type: "loan", balanceCents: 0 }, two, TODAY)).toMatchObject({
      paidInFull: false,
      paymentCents: 600_00,
    });
    expect(habitOf({ type: "credit", balanceCents: 0 }, two, TODAY).paymentCents).toBeNull();
    const loan = (...payments: number[]) =>
      habitOf(
        { type: "loan", balanceCents: -9_000_00 },
        payments.map((cents, at) => paid(10 + 30 * at, cents)),
        TODAY,
      ).paymentCents;
    expect([loan(), loan(300_00), loan(300_00, 310_00, 320_00, 900_00, 900_00)]).toEqual([null, 300_00, 310_00]);
  });

  test("its rate is the middle of the last six charges against what was owed the day before", () => {
    const rate = (charges: readonly [back: number, cents: number][], balanceCents: number, more: AccountDay[] = []) =>
      habitOf(
        { type: "loan", balanceCents },
        [...charges.map(([back, cents]) => day(back, { interestCents: cents })), ...more],
        TODAY,
      ).ratePercent;
    expect(rate([[10, 10_00]], -1_000_00)).toBeNull();
    expect(
      rate(
        [
          [40, 10_00],
          [10, 10_00],
        ],
        -1_000_00,
      ),
    ).toBe(12);
    expect(
      rate(
        [
          [10, 10_00],
          [40, 10_00],
        ],
        0,
      ),
    ).toBeNull();
    expect(
      rate(
        [
          [10, 10_00],
          [40, 10_00],
        ],
        500_00,
      ),
    ).toBeNull();
    // Of eight the two oldest are left out, whichever way the rows come.
    const eight: [number, number][] = [10, 40, 70, 100, 130, 160, 190, 220].map((back, at) => [
      back,
      at < 6 ? 10_00 : 99_00,
    ]);
    eight[0] = [10, 20_00];
    eight[1] = [40, 20_00];
    eight[2] = [70, 20_00];
    expect(rate(eight, -1_000_00)).toBe(18);
    expect(rate([...eight].reverse(), -1_000_00)).toBe(18);
    // A charge adds to what is owed, and isn't charged upon itself: 1,000 owed and 100 charged is 10 % a month.
    expect(rate([], -1_210_00, [charged(40, 100_00), charged(10, 110_00)])).toBe(120);
  });
});

const account = (id: string, more: Partial<CoachAccount> = {}): CoachAccount => ({
  ...{ id, name: "Auto Loan", type: "loan", balanceCents: -1_000_00, limitCents: null },
  ...more,
});
const habit = { paidInFull: false, ratePercent: null, paymentCents: null, interestCents: 0 };
const goal = (more: Partial<CoachGoal> = {}): CoachGoal => ({
  ...{ id: "g", type: "debt", name: "Dad", targetCents: 900_00, currentCents: 500_00, deadline: null },
  ...{ ratePercent: null, minimumCents: null, startDay: "2026-01-01", entries: [] },
  ...more,
});
const stream = (more: Partial<Recurring> = {}): Recurring => ({
  ...{ key: "k", merchantName: "Auto Loan", category: "car_payment", kind: "loan_payment", cadence: "monthly" },
  ...{ amount: "fixed", lastCents: -80_00, typicalCents: -80_00, monthlyCents: -80_00, firstDay: "2026-01-01" },
  ...{ lastDay: "2026-11-01", lastId: "r", nextDay: "2026-12-01", count: 11, active: true, change: null },
  ...more,
});
const debts = (accounts: CoachAccount[], goals: CoachGoal[] = [], recurring: Recurring[] = []) =>
  debtsOf({ accounts, goals, recurring });

describe("what is known of a debt, and from where", () => {
  test("a debt that only a goal speaks of", () => {
    const common = suggestedMinimumCents(500_00, 22);
    expect(debts([], [goal()])).toEqual([
      {
        ...{ id: "g", name: "Dad", balanceCents: 500_00, ratePercent: 22, rateKnown: false, rateFrom: "assumed" },
        ...{ minimumCents: common, minimumKnown: false, source: "goal" },
      },
    ]);
    expect(debts([], [goal({ ratePercent: 0, minimumCents: 40_00 })])[0]).toMatchObject({
      ...{ ratePercent: 0, rateKnown: true, rateFrom: "person", minimumCents: 40_00, minimumKnown: true },
    });
  });

  test("a debt that only an account speaks of", () => {
    expect(debts([account("a")])).toEqual([
      {
        ...{
          id: "a",
          name: "Auto Loan",
          balanceCents: 1_000_00,
          ratePercent: 8,
          rateKnown: false,
          rateFrom: "assumed",
        },
        ...{ minimumCents: suggestedMinimumCents(1_000_00, 8), minimumKnown: false, source: "account", accountId: "a" },
      },
    ]);
    expect(debts([account("c", { type: "credit" })])[0]).toMatchObject({ ratePercent: 22, rateFrom: "assumed" });
    const known = account("a", { habit: { ...habit, ratePercent: 5, paymentCents: 70_00 } });
    expect(debts([known], [], [stream()])[0]).toMatchObject({
      ...{ ratePercent: 5, rateKnown: true, rateFrom: "rows", minimumCents: 70_00, minimumKnown: true },
    });
  });

  test("without a payment in its rows, the repeating one of its name", () => {
    const minimum = (more: Partial<Recurring>, of: Partial<CoachAccount> = {}) => {
      const [found] = debts([account("a", of)], [], [stream(more)]);
      return found?.minimumKnown ? found.minimumCents : null;
    };
    expect(minimum({})).toBe(80_00);
    expect(minimum({ active: false })).toBeNull();
    expect(minimum({ kind: "spending" })).toBeNull();
    expect(minimum({ category: "mortgage_rent" })).toBeNull();
    expect(minimum({ merchantName: "Student Aid" })).toBeNull();
    expect(minimum({}, { type: "credit" })).toBeNull();
    expect(minimum({}, { habit })).toBe(80_00);
  });

  test("savings aren't owed, and neither is what is paid off, in credit, or another kind of account", () => {
    expect(debts([], [goal({ type: "savings" }), goal({ currentCents: 0 })])).toEqual([]);
    expect(debts([account("a", { balanceCents: 0 }), account("b", { balanceCents: 5_00 })])).toEqual([]);
    expect(debts([account("a", { type: "checking" })])).toEqual([]);
    expect(debts([account("a", { balanceCents: 0 })], [goal({ accountId: "a" })])).toEqual([]);
    expect(debts([account("a", { balanceCents: 50_00 })], [goal({ accountId: "a" })])).toEqual([]);
  });

  test("a goal is asked about only while something of it is owed", () => {
    const named = { name: "Auto loan" };
    expect(likelyAccount(goal(named), [account("a")])?.id).toBe("a");
    expect(likelyAccount(goal({ ...named, type: "savings" }), [account("a")])).toBeUndefined();
    expect(likelyAccount(goal({ ...named, currentCents: 0 }), [account("a")])).toBeUndefined();
    expect(likelyAccount(goal({ ...named, currentCents: 1 }), [account("a")])?.id).toBe("a");
    expect(likelyAccount(goal(named), [account("a", { balanceCents: 0 })])).toBeUndefined();
    expect(likelyAccount(goal(named), [account("a", { type: "checking" })])).toBeUndefined();
  });

  test.each([
    ["My car", "Auto Loan Car"],
    ["the automobile", "Car"],
    ["Vehicle", "car"],
    ["Truck!", "car"],
    ["Car  --  financing", "auto loan"],
    ["Auto finance", "Car debt"],
    ["car note", "auto lending"],
    ["House", "Home"],
    ["Our mortgage", "a home"],
    ["College loan", "Student Loan"],
    ["education loan", "university loan"],
    ["School loan", "student loan"],
    ["Visa", "Mastercard"],
    ["Amex", "Credit Card"],
    ["Blue Card", "my blue card 2"],
    ["Student loans", "My student loan"],
  ])("%s and %s are one", (one, two) => {
    for (const [mine, theirs] of [
      [one, two],
      [two, one],
    ])
      expect(likelyAccount(goal({ name: mine ?? "" }), [account("a", { name: theirs ?? "" })])?.id).toBe("a");
  });

  test.each([
    ["Car", "Home"],
    ["Student loan", "Car loan"],
    ["", "Car"],
    ["my", "Car"],
    ["Car", "!!"],
    ["", ""],
    ["Carla", "Auto"],
    ["Blue Card", "Auto"],
  ])("%s and %s are two", (one, two) => {
    expect(likelyAccount(goal({ name: one }), [account("a", { name: two })])).toBeUndefined();
  });
});

describe("payments on loans that nobody knows", () => {
  const unknown = (recurring: Recurring[], accounts: CoachAccount[] = [], goals: CoachGoal[] = []) =>
    unknownPayments({ recurring }, debts(accounts, goals));
  const other = { merchantName: "Northern", category: "other_debt" };

  test("count, each of them, as what they cost a month", () => {
    expect(unknown([stream(), stream({ ...other, monthlyCents: -20_00 })])).toBe(100_00);
    expect(unknown([])).toBe(0);
    expect(
      unknown([stream({ active: false }), stream({ kind: "spending" }), stream({ category: "mortgage_rent" })]),
    ).toBe(0);
  });

  test("are known by a debt's name, its kind, or its payment", () => {
    expect(unknown([stream()], [account("a", { name: "My car loan" })])).toBe(0);
    expect(unknown([stream({ merchantName: "Toyota" })], [account("a", { name: "The truck" })])).toBe(0);
    expect(unknown([stream({ merchantName: "Toyota" })], [account("a", { name: "Carla" })])).toBe(80_00);
    const school = stream({ merchantName: "Nelnet", category: "student_loans" });
    for (const name of ["Student debt", "Education", "college", "SCHOOL"])
      expect(unknown([school], [account("a", { name })])).toBe(0);
    expect(unknown([school], [account("a", { name: "Car" })])).toBe(80_00);
    const dad = (minimumCents: number | null) => goal({ minimumCents });
    expect(unknown([stream(other)], [], [dad(80_00)])).toBe(0);
    expect(unknown([stream(other)], [], [dad(80_01)])).toBe(80_00);
    // What is only assumed proves nothing.
    const common = suggestedMinimumCents(500_00, 22);
    expect(unknown([stream({ ...other, monthlyCents: -common })], [], [dad(null)])).toBe(common);
  });

  test("one of several debts is enough", () => {
    expect(unknown([stream()], [account("a", { name: "Card", type: "credit" }), account("b")])).toBe(0);
  });
});
