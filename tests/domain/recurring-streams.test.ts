// The rules of which rows make a stream, and what follows from streams: rises, late pay, a short fortnight.
import { describe, expect, test } from "vitest";
import {
  type HistoryRow,
  type Recurring,
  dueBetween,
  findRecurring,
  lateIncome,
  paychecks,
  priceRises,
  shortAhead,
} from "~/domain/ledger/recurring";
import { addDays, addMonthsToDay } from "~/domain/periods";
import { stream } from "../support/findings";
import { every, historyRow as row } from "../support/history-rows";

const today = "2026-11-21";
const pay = (over: Partial<Recurring> = {}) =>
  stream({ kind: "income", merchantName: "Employer", typicalCents: 2000_00, monthlyCents: 2000_00, ...over });

describe("which rows make a stream", () => {
  const monthly = (count: number, make: (day: string, index: number) => HistoryRow) =>
    every(count, (i) => addMonthsToDay("2026-06-15", i), make);

  test("cash, rows of nothing, days to come and refunds belong to none", () => {
    for (const over of [
      { merchantName: "ATM Main St" },
      { merchantName: "Cash withdrawal" },
      { cents: 0 },
      { kind: "refund" as const },
    ])
      expect(
        findRecurring(
          monthly(6, (day) => row("Stream Co", day, -10_00, over)),
          today,
        ),
        JSON.stringify(over),
      ).toEqual([]);
    expect(
      findRecurring(
        monthly(8, (day) => row("Stream Co", day, -10_00)),
        "2026-11-15",
      )[0],
    ).toMatchObject({
      count: 6,
      lastDay: "2026-11-15",
    });
  });

  test("money in and money out of one name are two streams, in the order they come next", () => {
    const out = monthly(6, (day) => row("Landlord", day, -10_00));
    const back = every(
      6,
      (i) => addMonthsToDay("2026-06-10", i),
      (day) => row("Landlord", day, 30_00, { kind: "income" }),
    );
    expect(findRecurring([...out, ...back], today)).toMatchObject([
      { key: "in:landlord", lastCents: 30_00, typicalCents: 30_00, monthlyCents: 30_00, nextDay: "2026-12-10" },
      { key: "out:landlord", lastCents: -10_00, typicalCents: -10_00, monthlyCents: -10_00, nextDay: "2026-12-15" },
    ]);
  });

  test("those due on one day stand in the order of their names", () => {
    const two = ["Zeta", "Alpha"].flatMap((name) => monthly(6, (day) => row(name, day, -10_00)));
    expect(findRecurring(two, today).map(({ key }) => key)).toEqual(["out:alpha", "out:zeta"]);
  });

  test("what a week or a year costs counts by the month", () => {
    const weekly = every(
      6,
      (i) => addDays("2026-10-14", i * 7),
      (day) => row("Weekly", day, -12_00),
    );
    expect(findRecurring(weekly, today)[0]?.monthlyCents).toBe(-52_00);
    const yearly = every(
      2,
      (i) => addMonthsToDay("2025-03-01", i * 12),
      (day) => row("Yearly", day, -120_00),
    );
    expect(findRecurring(yearly, today)[0]?.monthlyCents).toBe(-10_00);
  });

  test("it says which row was the last, and what that row says", () => {
    const rows = monthly(6, (day, i) =>
      row(i === 5 ? "Stream Co 2" : "Stream Co", day, -10_00, { id: `s${i}`, category: i === 5 ? "gas" : "x" }),
    );
    expect(findRecurring(rows, today)[0]).toMatchObject({
      lastId: "s5",
      merchantName: "Stream Co 2",
      category: "gas",
      firstDay: "2026-06-15",
      lastDay: "2026-11-15",
    });
  });

  test("of a bill that varies the middle of the last six counts", () => {
    const amounts = [500_00, 500_00, 60_00, 70_00, 80_00, 90_00, 100_00, 110_00];
    const rows = every(
      8,
      (i) => addMonthsToDay("2026-04-10", i),
      (day, i) => row("City Power", day, -(amounts[i] ?? 0), { category: "utilities" }),
    );
    expect(findRecurring(rows, today)[0]).toMatchObject({
      amount: "varies",
      typicalCents: -85_00,
      monthlyCents: -85_00,
    });
  });

  test("amounts that jump are a stream for pay and for loans, for other spending only where bills do", () => {
    const jumping = (over: Partial<HistoryRow>) =>
      findRecurring(
        monthly(6, (day, i) => row("Some Co", day, -(100_00 + (i % 3) * 30_00), over)),
        today,
      ).length;
    expect(jumping({ category: "entertainment" })).toBe(0);
    expect(jumping({ category: "utilities" })).toBe(1);
    expect(jumping({ kind: "loan_payment" })).toBe(1);
    expect(jumping({ kind: "income" })).toBe(1);
  });

  test("amounts without any measure are none, not even of a bill", () => {
    const wild = [10_00, 300_00, 20_00, 500_00, 5_00, 900_00];
    expect(
      findRecurring(
        monthly(6, (day, i) => row("City Power", day, -(wild[i] ?? 0), { category: "utilities" })),
        today,
      ),
    ).toEqual([]);
  });

  test("two cents in a hundred are the same price", () => {
    const priced = (last: number) =>
      findRecurring(
        monthly(6, (day, i) => row("Stream Co", day, i < 5 ? -100_00 : last)),
        today,
      )[0];
    expect(priced(-102_00)).toMatchObject({ amount: "fixed", change: null });
    expect(priced(-103_00)).toMatchObject({
      amount: "fixed",
      change: { fromCents: -100_00, toCents: -103_00, day: "2026-11-15" },
    });
  });

  test("a bill far above its usual is held against the year before, where there is one", () => {
    const bills = (last: number, before: number) =>
      findRecurring(
        every(
          13,
          (i) => addMonthsToDay("2025-11-10", i),
          (day, i) =>
            row("City Gas", day, -(i === 0 ? before : i === 12 ? last : 80_00 + (i % 3) * 9_00), {
              category: "utilities",
            }),
        ),
        today,
      )[0]?.change;
    expect(bills(150_00, 140_00)).toBeNull();
    expect(bills(175_00, 140_00)).toEqual({ fromCents: -140_00, toCents: -175_00, day: "2026-11-10" });
    expect(bills(174_99, 140_00)).toBeNull();
  });

  test("between other purchases three of one price make a stream of their own, two don't", () => {
    const others = ["2026-07-11", "2026-07-30", "2026-08-02", "2026-09-19"].map((day, i) =>
      row("Amazon", day, -(23_10 + i * 17_31)),
    );
    const prime = (count: number) =>
      every(
        count,
        (i) => addMonthsToDay("2026-09-08", i),
        (day) => row("Amazon", day, -14_99),
      );
    expect(findRecurring([...prime(3), ...others], today)).toMatchObject([{ key: "out:amazon:1499", count: 3 }]);
    expect(findRecurring([...prime(2), ...others], today)).toEqual([]);
  });
});

describe("what makes a price fixed, and a bill one that varies", () => {
  const months = (amounts: number[], over: Partial<HistoryRow> = {}) =>
    findRecurring(
      amounts.map((cents, i) => row("Some Co", addMonthsToDay("2026-11-15", i + 1 - amounts.length), -cents, over)),
      today,
    )[0];
  const utilities = { category: "utilities" };

  test.each([
    "utilities",
    "phone",
    "internet",
    "cable",
    "mortgage_rent",
    "auto_insurance",
    "car_payment",
    "credit_cards",
    "student_loans",
    "other_debt",
    "retirement",
    "emergency_fund",
    "tithe",
  ])("%s may vary", (category) => {
    const jumping = [100_00, 130_00, 160_00, 100_00, 130_00, 160_00];
    expect(months(jumping, { category })).toMatchObject({ amount: "varies" });
  });

  test("a price may step once in three or seven times, twice in eight", () => {
    expect(months([10_00, 10_00, 11_00])?.amount).toBe("fixed");
    expect(months([10_00, 11_00, 12_00])).toBeUndefined();
    expect(months([10_00, 10_00, 10_00, 11_00, 11_00, 11_00, 12_00])?.count).toBe(3);
    expect(months([10_00, 10_00, 10_00, 11_00, 11_00, 11_00, 12_00, 12_00])?.amount).toBe("fixed");
  });

  test("two in a hundred are the same price, measured by the larger", () => {
    expect(months([98_00, 98_00, 100_00])?.change).toBeNull();
    expect(months([97_99, 97_99, 100_00])?.change).not.toBeNull();
  });

  test("the extremes of a fixed price lie at most six tenths of the middle apart", () => {
    expect(months([10_00, 10_00, 10_00, 16_00, 16_00])?.amount).toBe("fixed");
    expect(months([10_00, 10_00, 10_00, 16_01, 16_01])?.count).toBe(3);
  });

  test("a bill varies as long as half of them lie within four tenths of the middle", () => {
    expect(months([100_00, 60_00, 140_00, 60_00, 140_00, 100_00], utilities)?.amount).toBe("varies");
    expect(months([100_00, 59_00, 141_00, 59_00, 141_00, 100_00], utilities)).toBeUndefined();
  });

  test("of two bills before one may say what's usual, of one not", () => {
    const quarters = ["2026-05-10", "2026-08-10", "2026-11-10"].map((day, i) =>
      row("City Water", day, i < 2 ? -100_00 : -200_00, utilities),
    );
    expect(findRecurring(quarters, today)[0]?.change).toMatchObject({ fromCents: -100_00, toCents: -200_00 });
    const years = ["2025-11-10", "2026-11-10"].map((day, i) =>
      row("City Tax", day, i < 1 ? -100_00 : -220_00, utilities),
    );
    expect(findRecurring(years, today)[0]).toMatchObject({ amount: "varies", change: null });
  });

  test("more pay than usual is a change upward", () => {
    expect(
      months([-1000_00, -1100_00, -900_00, -1000_00, -1100_00, -2000_00], { kind: "income" })?.change,
    ).toMatchObject({
      fromCents: 1000_00,
      toCents: 2000_00,
    });
  });

  test("two of one price a year apart, between other purchases, are no stream", () => {
    const others = [23_10, 41_00, 77_20].map((cents, i) => row("Amazon", `2026-0${i + 2}-11`, -cents));
    const same = ["2025-11-10", "2026-11-10"].map((day) => row("Amazon", day, -14_99));
    expect(findRecurring([...same, ...others], today)).toEqual([]);
  });

  test("rows of nothing between don't count along", () => {
    const rows = every(
      6,
      (i) => addMonthsToDay("2026-06-15", i),
      (day) => row("Stream Co", day, -10_00),
    );
    expect(findRecurring([...rows, row("Stream Co", "2026-11-15", 0)], today)[0]).toMatchObject({
      count: 6,
      lastCents: -10_00,
    });
  });

  test("of two rows of one day the larger id is the last", () => {
    const rows = every(
      6,
      (i) => addDays("2026-10-14", i * 7),
      (day, i) => row("Weekly", day, -10_00, { id: `a${i}` }),
    );
    const twice = [row("Weekly", "2026-11-18", -10_00, { id: "z" }), ...rows];
    expect(findRecurring(twice, today)[0]?.lastId).toBe("z");
    expect(findRecurring([...twice].reverse(), today)[0]?.lastId).toBe("z");
  });

  test("it has ended the day after the last one it may still come on", () => {
    const rows = every(
      6,
      (i) => addMonthsToDay("2026-06-15", i),
      (day) => row("Stream Co", day, -10_00),
    );
    expect(findRecurring(rows, "2026-12-26")[0]).toMatchObject({ nextDay: "2026-12-15", active: true });
    expect(findRecurring(rows, "2026-12-27")[0]).toMatchObject({ active: false });
  });

  test("what comes next stands first, in whatever order they were found", () => {
    const starts: [string, string][] = [
      ["Zeta", "2026-06-20"],
      ["Beta", "2026-06-05"],
      ["Mu", "2026-06-12"],
      ["Alpha", "2026-06-12"],
    ];
    const rows = starts.flatMap(([name, day]) =>
      every(
        6,
        (i) => addMonthsToDay(day, i),
        (on) => row(name, on, -10_00),
      ),
    );
    const found = (some: HistoryRow[]) => findRecurring(some, today).map(({ key }) => key);
    expect(found(rows)).toEqual(["out:beta", "out:alpha", "out:mu", "out:zeta"]);
    expect(found([...rows].reverse())).toEqual(found(rows));
  });
});

describe("bills whose price went up", () => {
  const risen = { change: { fromCents: -8_00, toCents: -10_00, day: "2026-10-15" } };

  test("say from what to what, and what it comes to in a year", () => {
    expect(priceRises([stream(risen)])).toMatchObject([
      { day: "2026-10-15", fromCents: 8_00, toCents: 10_00, yearCents: 24_00 },
    ]);
    expect(priceRises([stream({ ...risen, cadence: "yearly", monthlyCents: -83 })])[0]?.yearCents).toBe(1_99);
  });

  test("the latest first", () => {
    const days = ["2026-08-01", "2026-10-01", "2026-09-01"];
    const streams = days.map((day) => stream({ change: { fromCents: -8_00, toCents: -10_00, day } }));
    expect(priceRises(streams).map(({ day }) => day)).toEqual(["2026-10-01", "2026-09-01", "2026-08-01"]);
  });

  test("not what ended, fell, stayed, or comes in", () => {
    expect(priceRises([stream({ ...risen, active: false })])).toEqual([]);
    expect(priceRises([stream({ change: { fromCents: -10_00, toCents: -8_00, day: "2026-10-15" } })])).toEqual([]);
    expect(priceRises([stream({ change: { fromCents: -10_00, toCents: -10_00, day: "2026-10-15" } })])).toEqual([]);
    expect(priceRises([stream()])).toEqual([]);
    expect(priceRises([stream({ ...risen, kind: "income" })])).toEqual([]);
  });
});

describe("income that is late", () => {
  const late = (over: Partial<Recurring>) =>
    lateIncome([pay({ nextDay: "2026-11-17", ...over })], today).map(({ days }) => days);

  test("from the fourth day on", () => {
    expect(late({})).toEqual([4]);
    expect(late({ nextDay: "2026-11-18" })).toEqual([]);
    expect(late({ nextDay: "2026-11-10" })).toEqual([11]);
  });

  test("of what came three times and hasn't ended", () => {
    expect(late({ count: 3 })).toEqual([4]);
    expect(late({ count: 2 })).toEqual([]);
    expect(late({ active: false })).toEqual([]);
    expect(late({ kind: "spending" })).toEqual([]);
  });
});

describe("checking that runs short within two weeks", () => {
  const bill = (nextDay: string, cents: number) => stream({ nextDay, typicalCents: -cents });

  test("how low it gets, and when", () => {
    expect(shortAhead(100_00, [bill("2026-11-25", 150_00)], today)).toEqual({ day: "2026-11-25", cents: 50_00 });
    expect(shortAhead(100_00, [bill("2026-11-25", 150_00), bill("2026-11-28", 30_00)], today)).toEqual({
      day: "2026-11-28",
      cents: 80_00,
    });
  });

  test("pay that comes between counts; of the same depth the first day", () => {
    const paid = pay({ nextDay: "2026-11-26", typicalCents: 60_00 });
    expect(shortAhead(100_00, [bill("2026-11-25", 150_00), paid, bill("2026-11-28", 60_00)], today)).toEqual({
      day: "2026-11-25",
      cents: 50_00,
    });
  });

  test("nothing to say where it's enough to the cent, where no bill is due, or only later", () => {
    expect(shortAhead(150_00, [bill("2026-11-25", 150_00)], today)).toBeNull();
    expect(shortAhead(-5_00, [], today)).toBeNull();
    expect(shortAhead(-5_00, [pay({ nextDay: "2026-11-25", typicalCents: 1 })], today)).toBeNull();
    expect(shortAhead(100_00, [bill("2026-12-05", 150_00)], today)).not.toBeNull();
    expect(shortAhead(100_00, [bill("2026-12-06", 150_00)], today)).toBeNull();
    expect(shortAhead(100_00, [bill(today, 150_00)], today)).toBeNull();
  });
});

describe("the pay that one lives on", () => {
  const names = (streams: Recurring[]) => paychecks(streams).map(({ merchantName }) => merchantName);

  test("regular income of a fifth of the largest, or more", () => {
    const side = (monthlyCents: number) => pay({ merchantName: "Side", monthlyCents });
    expect(names([pay(), side(400_00)])).toEqual(["Employer", "Side"]);
    expect(names([pay(), side(399_99)])).toEqual(["Employer"]);
    expect(names([])).toEqual([]);
  });

  test("neither bills nor what ended", () => {
    expect(names([stream(), pay({ active: false })])).toEqual([]);
  });

  test.each(["Interest", "Dividend", "Dividends", "Cash back", "Cashback", "Reward", "Rewards", "Rebate", "REFUND co"])(
    "%s is no pay, however large",
    (merchantName) => expect(names([pay({ merchantName, monthlyCents: 9000_00 }), pay()])).toEqual(["Employer"]),
  );
});

describe("what comes due in a span", () => {
  const days = (over: Partial<Recurring>, from: string, to: string) =>
    dueBetween([stream(over)], from, to).map(({ day }) => day);

  test("with both ends, months by months and weeks by days", () => {
    expect(days({}, "2026-12-15", "2027-02-15")).toEqual(["2026-12-15", "2027-01-15", "2027-02-15"]);
    expect(days({}, "2026-12-16", "2027-02-14")).toEqual(["2027-01-15"]);
    expect(days({ cadence: "quarterly" }, "2026-12-01", "2027-06-30")).toEqual([
      "2026-12-15",
      "2027-03-15",
      "2027-06-15",
    ]);
    expect(days({ cadence: "twice a month" }, "2026-12-01", "2027-01-01")).toEqual(["2026-12-15", "2026-12-30"]);
  });

  test("nothing of what ended; several streams by day", () => {
    expect(days({ active: false }, "2026-12-01", "2027-12-01")).toEqual([]);
    const two = [stream({ nextDay: "2026-12-20" }), stream({ nextDay: "2026-12-10" })];
    expect(dueBetween(two, "2026-12-01", "2026-12-31").map(({ day }) => day)).toEqual(["2026-12-10", "2026-12-20"]);
  });

  test("at most sixty times of one stream", () => {
    expect(days({ cadence: "weekly" }, "2026-12-01", "2036-12-01")).toHaveLength(60);
  });
});
