// Where a forecast changes its mind: the last day that counts, the least that counts, and what looks alike but isn't.
import { describe, expect, test } from "vitest";
import { aheadOf } from "~/domain/forecast/ahead";
import { cardPlans } from "~/domain/forecast/cards";
import { forecastOf } from "~/domain/forecast/forecast";
import { balancesThen } from "~/domain/forecast/past";
import { safeToSpend } from "~/domain/forecast/safe-to-spend";
import { comingDays } from "~/domain/forecast/schedule";
import type { ForecastEntry, Forecast, ForecastGoal, ForecastRow } from "~/domain/forecast/types";
import { duplicateSubscriptions, trialsEnding } from "~/domain/forecast/watch";
import { addDays } from "~/domain/periods";
import { CARD, CHECKING, given, monthly, move, row, SAVINGS, TODAY } from "../../support/forecast";

const TUNES = { merchantName: "Tunebox", category: "entertainment" };
const day = (ahead: number) => addDays(TODAY, ahead);
const entry = (at: string, dollars: number, more: Partial<ForecastEntry> = {}): ForecastEntry => ({
  ...{ key: "k", day: at, accountId: "checking", otherAccountId: null, cents: Math.round(dollars * 100) },
  ...{ kind: "bill", name: "Phone", confidence: "likely", ...more },
});
const forecast = (entries: ForecastEntry[], more: Partial<Forecast> = {}): Forecast => ({
  ...{ today: TODAY, to: day(40), accounts: [CHECKING, SAVINGS], entries, plans: [] },
  ...{ payday: { day: day(6), cents: 1_000_00, name: "Acme" }, ...more },
});

describe("two of the same subscription", () => {
  const charged = (days: string[], over: Partial<ForecastRow> = {}) =>
    days.map((at) => row(at, -16.99, { ...TUNES, ...over }));
  const found = (rows: ForecastRow[]) => duplicateSubscriptions(given(rows)).length;
  const TWICE = ["2026-11-20", "2026-11-10", "2026-10-20", "2026-10-10"];

  test("each come about a month apart, 26 to 35 days, all of them", () => {
    expect(found(charged(TWICE))).toBe(1);
    expect(found(charged([...TWICE].sort()))).toBe(1);
    expect(found(charged(["2026-11-20", "2026-11-10", "2026-10-16", "2026-10-06"]))).toBe(1);
    expect(found(charged(["2026-11-20", "2026-11-10", "2026-10-15", "2026-10-05"]))).toBe(0);
    expect(found(charged(["2026-11-20", "2026-11-10", "2026-10-25", "2026-10-15"]))).toBe(1);
    expect(found(charged(["2026-11-20", "2026-11-10", "2026-10-26", "2026-10-16"]))).toBe(0);
    expect(found(charged([...TWICE, "2026-10-01"]))).toBe(0);
    expect(found(charged(TWICE.slice(0, 3)))).toBe(0);
  });

  test("within the last seventy days", () => {
    expect(found(charged(["2026-10-17", "2026-10-13", "2026-09-17", "2026-09-12"]))).toBe(1);
    expect(found(charged(["2026-10-17", "2026-10-13", "2026-09-17", "2026-09-11"]))).toBe(0);
  });

  test("cost the same within a fiftieth, and it's the newest that is named", () => {
    const [newest, ...others] = charged(TWICE);
    const at = (cents: number) => (newest ? [{ ...newest, cents }, ...others] : []);
    expect([found(at(-17_33)), found(at(-17_34)), found(at(-16_66)), found(at(-16_65))]).toEqual([1, 0, 1, 0]);
    expect(duplicateSubscriptions(given(at(-17_33)))[0]).toMatchObject({ cents: -17_33, days: TWICE });
  });

  test("are posted spending on what one subscribes to", () => {
    for (const over of [{ pending: true }, { kind: "transfer" }, { category: "groceries" }, { cents: 16_99 }] as const)
      expect(found(charged(TWICE, over)), JSON.stringify(over)).toBe(0);
  });
});

describe("a trial", () => {
  const trials = (...rows: ForecastRow[]) => trialsEnding(given(rows)).map(({ name, ends }) => `${name} ${ends}`);
  const began = (back: number, dollars: number, over: Partial<ForecastRow> = {}) =>
    row(day(-back), dollars, { kind: "spending", ...TUNES, ...over });

  test("costs $1.99 at most, and at most that since", () => {
    expect(trials(began(5, -1.99))).toEqual(["Tunebox 2026-12-16"]);
    expect(trials(began(5, -2))).toEqual([]);
    expect(trials(began(5, -1), began(1, -1.99))).toEqual(["Tunebox 2026-12-16"]);
    expect(trials(began(5, -1), began(1, -2))).toEqual([]);
    expect(trials(began(1, -1), began(5, -2))).toEqual([]);
    expect(trials(began(1, -1), began(5, -1))).toEqual(["Tunebox 2026-12-16"]);
    expect(trials(began(5, 1))).toEqual([]);
  });

  test("that calls itself one is one, wherever it's from and whatever it took, and ends when it says", () => {
    const said = (back: number, merchantName: string, rawName?: string) =>
      trials(began(back, -9.99, { merchantName, category: "groceries", ...(rawName ? { rawName } : {}) }));
    expect(said(5, "Box trial")).toEqual(["Box trial 2026-12-16"]);
    expect(said(5, "Box", "BOX FREE TRIAL 7-DAY")).toEqual(["Box 2026-11-23"]);
    expect(said(5, "Box", "BOX INDUSTRIAL 7 DAYS")).toEqual([]);
    expect(said(7, "Box", "TRIAL 7 DAYS")).toEqual(["Box 2026-11-21"]);
    expect(said(8, "Box", "TRIAL 7 DAYS")).toEqual([]);
    expect([said(35, "Box", "TRIAL 60 DAYS").length, said(36, "Box", "TRIAL 60 DAYS").length]).toEqual([1, 0]);
  });

  test("that ends next comes first", () => {
    const [one, two, three] = [30, 7, 14].map((days) =>
      began(2, -1, { merchantName: `Box ${"abc"[days % 3]} trial`, rawName: `${days} DAYS` }),
    );
    expect(trialsEnding(given([one, two, three].flatMap((some) => some ?? []))).map(({ ends }) => ends)).toEqual([
      ...["2026-11-26", "2026-12-03", "2026-12-19"],
    ]);
  });
});

describe("what comes twice a month", () => {
  const past = (last: string) => ["2026-09-01", "2026-09-15", "2026-10-01", "2026-10-15", "2026-11-01", last];

  test("comes on its two days, however long the month is", () => {
    const ends = ["2026-09-15", "2026-09-30", "2026-10-15", "2026-10-31", "2026-11-15"];
    expect(comingDays("twice a month", ends, "2026-12-31")).toEqual(["2026-11-30", "2026-12-15", "2026-12-31"]);
  });

  test("doesn't come again within a week of coming late", () => {
    expect(comingDays("twice a month", past("2026-11-23"), "2026-12-10")).toEqual(["2026-12-01"]);
    expect(comingDays("twice a month", past("2026-11-24"), "2026-12-10")).toEqual([]);
  });
});

describe("a card that is paid in full", () => {
  const on = { accountId: "card", merchantName: "Corner Shop", category: "groceries" };
  // 300 at each closing on the 20th, paid on the 14th; 100 more since.
  const bought = [...monthly("2026-11-20", 6, -200, on), ...monthly("2026-11-21", 6, -100, on)];
  const paid = ["2026-08-14", "2026-09-14", "2026-10-14", "2026-11-14"].flatMap((at) =>
    move(at, 300, "checking", "card"),
  );
  const plan = (more: ForecastRow[], owed: number, today: string) => {
    const input = given([...bought, ...paid, ...more], [CHECKING, { ...CARD, balanceCents: -owed * 100 }], [], today);
    return cardPlans(input, balancesThen(input), addDays(today, 90))[0];
  };
  const LONE = { merchantName: "TRANSFER TO CARD", kind: "card_payment" } as const;

  test("asks on its day for what was owed at closing, less what was paid since", () => {
    expect(plan([], 400, "2026-11-25")).toMatchObject({
      ...{
        payingId: "checking",
        name: "Blue Card statement",
        closed: { closing: "2026-11-20", cents: 300_00 },
        seen: [],
      },
      payments: [{ day: "2026-12-14" }, { day: "2027-01-14" }, { day: "2027-02-14" }],
    });
    const early = move("2026-11-24", 100, "checking", "card");
    expect(plan(early, 300, "2026-11-25")?.closed).toEqual({ closing: "2026-11-20", cents: 200_00 });
  });

  test("isn't paid twice where a payment has left and not arrived, within five days of when it's due", () => {
    const next = (at: string, over: Partial<ForecastRow> = {}) => {
      const { payments, seen } = plan([row(at, -300, { ...LONE, ...over })], 400, "2026-12-19") ?? {};
      return [payments?.[0]?.day, seen?.length];
    };
    const NOT = ["2026-12-20", 0];
    expect(next("2026-12-09")).toEqual(["2027-01-14", 1]);
    expect(next("2026-12-19")).toEqual(["2027-01-14", 1]);
    expect(next("2026-12-08")).toEqual(NOT);
    expect(next("2026-12-14", { merchantName: "Garage" })).toEqual(NOT);
    expect(next("2026-12-14", { accountId: "savings" })).toEqual(NOT);
    expect(next("2026-12-14", { cents: 300_00 })).toEqual(NOT);
    expect(next("2026-12-14", { otherAccountId: "savings", kind: "transfer" })).toEqual(NOT);
  });

  test("isn't expected any more 45 days after its last payment", () => {
    expect(plan([], 400, "2026-12-29")).toBeDefined();
    expect(plan([], 400, "2026-12-30")).toBeUndefined();
  });
});

describe("safe to spend", () => {
  const safe = (entries: ForecastEntry[], more: Partial<Forecast> = {}, goals: ForecastGoal[] = []) =>
    safeToSpend(forecast(entries, more), goals);

  test("takes off what is due until the day before payday; of the week after it what the pay doesn't cover", () => {
    const at = (ahead: number) => safe([entry(day(ahead), -1_500)])?.cents;
    expect([at(0), at(5)]).toEqual([500_00, 500_00]);
    // No pay is known after the next one: it must last for thirty days.
    expect([at(6), at(13), at(14), at(30), at(31)]).toEqual([500_00, 500_00, 500_00, 500_00, 2_000_00]);
    const pay = entry(day(6), 1_000, { kind: "pay" });
    const covered = safe([pay, entry(day(6), -1_500)]);
    expect([covered?.cents, covered?.beyondPayCents, covered?.afterParts.length]).toEqual([1_500_00, 500_00, 1]);
    expect(safe([pay, entry(day(13), -400)])).toMatchObject({ cents: 2_000_00, beyondPayCents: 0 });
  });

  test("lasts thirty days without a payday, and today where the payday is today", () => {
    expect(safe([entry(day(30), -5)], { payday: null })).toMatchObject({ until: day(30), cents: 1_995_00 });
    expect(safe([entry(day(31), -5)], { payday: null })).toMatchObject({ cents: 2_000_00 });
    expect(safe([], { payday: { day: TODAY, cents: 1, name: "Acme" } })?.until).toBe(TODAY);
  });

  test.each<[Partial<ForecastEntry>, number, number]>([
    [{ kind: "bill", confidence: "guessed" }, -5, -5],
    [{ kind: "goal", confidence: "guessed" }, -5, -5],
    [{ kind: "transfer", confidence: "guessed" }, -5, -5],
    [{ kind: "statement", confidence: "guessed", key: "statement card" }, -5, -5],
    [{ kind: "pending", confidence: "certain" }, -5, -5],
    [{ kind: "pending", confidence: "guessed" }, -5, -5],
    [{ kind: "transfer", confidence: "likely" }, 5, 0],
    [{ kind: "transfer", confidence: "guessed" }, 5, 0],
    [{ kind: "income", confidence: "certain" }, 5, 0],
    [{ kind: "everyday", confidence: "certain" }, -5, 0],
    [{ kind: "bill", accountId: "savings" }, -5, 0],
    [{ kind: "transfer", otherAccountId: "checking" }, -5, 0],
  ])("%j of $%d counts %d", (over, dollars, counted) => {
    expect(safe([entry(day(1), dollars, over)])?.cents).toBe(2_000_00 + counted * 100);
  });

  test("a statement that has closed is spent, whenever it's due; an open one only where the pay after next is later", () => {
    const statement = (confidence: ForecastEntry["confidence"], at: number) =>
      safe([entry(day(at), -300, { kind: "statement", confidence, key: "statement card" })])?.cents;
    expect([statement("certain", 31), statement("guessed", 31)]).toEqual([1_700_00, 2_000_00]);
    expect(statement("guessed", 30)).toBe(1_700_00);
  });

  test("what a goal takes is reserved, unless something moves money to savings; from them is another way", () => {
    const goal = { id: "g", name: "Boat", neededCents: 150_00, accountId: null };
    const reserved = (cents: number, over: Partial<ForecastGoal> = {}) => {
      const moved = entry(day(20), cents, { kind: "transfer", otherAccountId: "savings", confidence: "guessed" });
      return safe([moved], {}, [{ ...goal, ...over }])?.reservedCents;
    };
    expect([reserved(-200), reserved(200)]).toEqual([0, 150_00]);
    expect([reserved(200, { neededCents: null }), reserved(200, { accountId: "savings" })]).toEqual([0, 0]);
  });
});

describe("plans", () => {
  const RENT = { merchantName: "Elm Homes", category: "mortgage_rent" };

  test("follow the last time: the account that it was paid from", () => {
    const other = { ...CHECKING, id: "other", name: "Joint" };
    const rows = ["2026-08-01", "2026-09-01", "2026-10-01", "2026-11-01"].map((at, index) =>
      row(at, -900, { ...RENT, accountId: index < 3 ? "other" : "checking" }),
    );
    const { entries } = forecastOf(given(rows, [CHECKING, other]));
    const rent = entries.filter(({ name }) => name === "Elm Homes").map((one) => `${one.day} ${one.accountId}`);
    expect(rent).toEqual(["2026-12-01 checking", "2027-01-01 checking", "2027-02-01 checking"]);
  });

  test("a bill that was skipped is still a bill", () => {
    const days = ["2026-03-01", "2026-04-01", "2026-05-01", "2026-07-01", "2026-08-01", "2026-10-01", "2026-11-01"];
    const { entries } = forecastOf(given(days.map((at) => row(at, -900, RENT))));
    expect(entries.find(({ name }) => name === "Elm Homes")?.day).toBe("2026-12-01");
  });

  test("income and habits of an account have keys of their own", () => {
    const gigs = Array.from({ length: 30 }, (_, at) => row(day(-at * 4 - (at % 3)), at % 2 ? 80 : -40));
    const keys = new Set(forecastOf(given(gigs)).entries.map(({ key, kind }) => `${kind}: ${key}`));
    expect([...keys].sort()).toEqual(["everyday: everyday checking", "income: income checking"]);
  });
});

test("an overdrawn account isn't told of where only money comes in", () => {
  const overdrawn = { ...CHECKING, balanceCents: -5_00 };
  const low = (...entries: ForecastEntry[]) => aheadOf(forecast(entries, { accounts: [overdrawn] }), []).low;
  expect(low(entry(TODAY, 1))).toBeNull();
  expect(low(entry(TODAY, 1), entry(day(1), -2))).toMatchObject({ shortCents: 6_00, day: day(1) });
});
