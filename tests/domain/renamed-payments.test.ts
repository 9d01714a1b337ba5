// A payment that was posted under another name is the one that its bill was waiting for; nothing else is.
import fc from "../support/fast-check";
import { describe, expect, test } from "vitest";
import { forecastOf } from "~/domain/forecast/forecast";
import { findRecurring, type HistoryRow, withUsualNames } from "~/domain/ledger/recurring";
import { isInWindow, isNamedAlike } from "~/domain/ledger/same-payment";
import { addDays, addMonthsToDay, daysBetween } from "~/domain/periods";
import { classified } from "~/sandbox/sample/classified";
import { household } from "~/sandbox/sample/household";
import { inputOf } from "../support/forecast";
import { historyRow } from "../support/history-rows";

const today = "2026-11-22";
const row = (merchantName: string, day: string, cents: number, over: Partial<HistoryRow> = {}): HistoryRow =>
  historyRow(merchantName, day, cents, { accountId: "checking", category: "miscellaneous", ...over });
/** 184.50 on the 22nd of each of the six months until October. */
const loan = Array.from({ length: 6 }, (_, at) =>
  row("Northline Student Loans", addMonthsToDay("2026-05-22", at), -184_50, {
    category: "student_loans",
    kind: "loan_payment",
  }),
);
const nextOf = (rows: readonly HistoryRow[], on = today) =>
  findRecurring([...loan, ...rows], on).find(({ merchantName }) => merchantName === "Northline Student Loans")?.nextDay;

describe("what was posted under another name", () => {
  test("is the payment that was due, and keeps what the bill is", () => {
    const posted = row("NORTHLINE STUDENT LN PMT", "2026-11-22", -184_50);
    expect(nextOf([])).toBe("2026-11-22");
    expect(nextOf([posted])).toBe("2026-12-22");
    expect(withUsualNames([...loan, posted], today).at(-1)).toEqual({
      ...posted,
      merchantName: "Northline Student Loans",
      category: "student_loans",
      kind: "loan_payment",
    });
  });

  test("may have a new price where the names are alike, and must be the very amount where they aren't", () => {
    // 30 % of 184.50 is 55.35.
    expect(nextOf([row("NORTHLINE LN", "2026-11-20", -239_85)])).toBe("2026-12-20");
    expect(nextOf([row("NORTHLINE LN", "2026-11-20", -239_86)])).toBe("2026-11-22");
    expect(nextOf([row("Prairie Servicing", "2026-11-20", -184_50)])).toBe("2026-12-20");
    expect(nextOf([row("Prairie Servicing", "2026-11-20", -184_51)])).toBe("2026-11-22");
  });

  test("twice in a row under the new name is two payments", () => {
    const both = [row("Prairie Servicing", "2026-11-22", -184_50), row("Prairie Servicing", "2026-12-22", -184_50)];
    expect(nextOf(both, "2026-12-23")).toBe("2027-01-22");
  });

  test.each([
    ["from another account", row("NORTHLINE LN", "2026-11-22", -184_50, { accountId: "savings" })],
    ["six days early", row("NORTHLINE LN", "2026-11-16", -184_50)],
    ["money that comes in", row("NORTHLINE LN", "2026-11-22", 184_50, { kind: "income" })],
    ["cash", row("ATM WITHDRAWAL", "2026-11-22", -184_50)],
  ])("nothing else is: %s", (_name, other) => {
    expect(nextOf([other])).toBe("2026-11-22");
  });

  test("a shop that was there before isn't a bill that happens to cost the same", () => {
    const shop = [row("Corner Shop", "2026-09-03", -31_20), row("Corner Shop", "2026-11-22", -184_50)];
    expect(nextOf(shop)).toBe("2026-11-22");
  });

  test("a small round amount is nobody's mark", () => {
    const gift = Array.from({ length: 6 }, (_, at) => row("River Food Bank", addMonthsToDay("2026-05-20", at), -25_00));
    const found = findRecurring([...gift, row("Aunt Mae", "2026-11-20", -25_00)], today);
    expect(found.map(({ nextDay }) => nextDay)).toEqual(["2026-11-20"]);
  });

  test("of two bills of one price each takes its own", () => {
    const other = Array.from({ length: 6 }, (_, at) => row("Alder Storage", addMonthsToDay("2026-05-21", at), -184_50));
    const posted = [row("ALDER STOR", "2026-11-21", -184_50), row("NORTHLINE LN", "2026-11-22", -184_50)];
    const found = findRecurring([...loan, ...other, ...posted], today);
    expect(found.map(({ merchantName, lastId }) => [merchantName, lastId])).toEqual([
      ["Alder Storage", posted[0]?.id],
      ["Northline Student Loans", posted[1]?.id],
    ]);
  });
});

test.each([
  ["EVERGREEN AUTO INS PREM", "Evergreen Auto Insurance", true],
  ["CITY WATER DEPT", "City Water Department", true],
  ["Netflix.com 8473", "NETFLIX COM", true],
  ["CITY PARKING", "City Water Department", false],
  ["STUDENT LOAN PAYMENT", "Northline Student Loans", false],
  ["ONLINE PAYMENT", "Online Bank Transfer", false],
  ["8473", "8474", false],
])("%s and %s are alike: %s", (one, other, isAlike) => {
  expect([isNamedAlike(one, other), isNamedAlike(other, one)]).toEqual([isAlike, isAlike]);
});

const households = fc.record({
  seed: fc.constantFrom("demo", "test", "ada", "ben", "eve"),
  profile: fc.constantFrom("family" as const, "side" as const),
  today: fc.integer({ min: 200, max: 700 }).map((days) => addDays("2024-11-01", days)),
});
/** What happened: `demo-2026-11-22-student-loan` is the payment of a student loan. */
const slotOf = (id: string) => id.replace(/^[a-z]+-\d{4}-\d\d-\d\d-/, "");

describe("in any household on any day", () => {
  test("whatever gets its bill's name is that bill", () => {
    fc.assert(
      fc.property(households, (given) => {
        const home = household({ ...given, from: "2024-11-01" });
        const names = new Map(
          home.transactions.map(({ id, merchantName, name }) => [slotOf(id), merchantName ?? name]),
        );
        const rows = classified(home).filter(({ pending, day }) => !pending && day >= addDays(given.today, -400));
        const renamed = withUsualNames(rows, given.today).filter(
          (one, at) => one.merchantName !== rows[at]?.merchantName,
        );
        for (const { id, merchantName } of renamed) expect([id, names.get(slotOf(id))]).toEqual([id, merchantName]);
      }),
      { numRuns: 40 },
    );
  });

  test("no bill is expected while its payment is there, as the bank first wrote it", () => {
    let tried = 0;
    fc.assert(
      fc.property(households, (given) => {
        const home = household({ ...given, from: "2024-11-01" });
        const input = inputOf(home);
        const rawNames = new Map(home.transactions.map(({ id, name }) => [id, name]));
        const before = forecastOf(input);
        for (const { key, stream, accountId, kind, coming } of before.plans) {
          if (!["bill", "loan", "subscription"].includes(kind) || stream.count < 5) continue;
          // What has no name of its own is written the same way from the first day.
          if (stream.merchantName === rawNames.get(stream.lastId)) continue;
          if (daysBetween(stream.lastDay, given.today) > 12) continue;
          const rows = input.rows.map((one) =>
            one.id === stream.lastId
              ? {
                  ...one,
                  merchantName: rawNames.get(one.id) ?? "",
                  category: "miscellaneous",
                  kind: "spending" as const,
                }
              : one,
          );
          tried++;
          const after = forecastOf({ ...input, rows }).plans.find((plan) => plan.key === key);
          expect([key, after?.coming[0]?.day, after?.kind]).toEqual([key, coming[0]?.day, kind]);
          const [next] = after?.coming ?? [];
          const twice = rows.filter(
            (one) => one.id === stream.lastId && next && isInWindow(one.day, { ...stream, day: next.day }),
          );
          expect([accountId, twice]).toEqual([accountId, []]);
        }
      }),
      { numRuns: 12 },
    );
    expect(tried).toBeGreaterThan(5);
  });

  test("nothing that was bought beside it is taken for a bill", () => {
    fc.assert(
      fc.property(households, fc.nat(), (given, pick) => {
        const input = inputOf(household({ ...given, from: "2024-11-01" }));
        const before = forecastOf(input);
        const bills = before.plans.filter(({ kind }) => kind === "bill" || kind === "loan");
        const bill = bills[pick % Math.max(1, bills.length)];
        const next = bill?.coming[0];
        // A shop where something is bought every week, for the very price of the bill, on the day before it is due.
        const shop = input.rows.find(
          ({ category, accountId }) => category === "groceries" && accountId !== bill?.accountId,
        );
        if (!bill || !next || !shop || daysBetween(given.today, next.day) > 4) return;
        const bought = { ...shop, id: "bought", accountId: bill.accountId, day: given.today, cents: next.cents };
        const after = forecastOf({ ...input, rows: [bought, ...input.rows] }).plans.find(({ key }) => key === bill.key);
        expect(after?.coming[0]).toEqual(next);
      }),
      { numRuns: 60 },
    );
  });
});
