import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildFacts } from "~/domain/coach/facts/build";
import { balanceOn, lowestDay } from "~/domain/forecast/balances";
import { lastsUntil, safeGlance } from "~/domain/forecast/safe-to-spend";
import * as dashboardRoute from "~/routes/_app.dashboard";
import { db, transaction } from "~/lib/db.server";
import { setClock } from "~/lib/clock.server";
import { readCoachInputs } from "~/services/coach/facts.server";
import { refreshInsights } from "~/services/insights/insights.server";
import { cashFlowAnswer, cashFlowView } from "~/services/forecast/cash-flow.server";
import { readForecast } from "~/services/forecast/forecast.server";
import { writeTransactions } from "~/services/ledger/write.server";
import { bankRow, createBank } from "../support/bank";
import { useDatabase } from "../support/db";
import { giveHousehold } from "../support/household";
import { call, createTrialUser, currentUser } from "../support/people";
import { forecastOf } from "~/domain/forecast/forecast";
import { household } from "~/sandbox/sample/household";
import { inputOf } from "../support/forecast";

useDatabase();
const today = "2026-11-21";
const FROM = "2025-06-01";
let user: { id: string };

beforeEach(() => setClock(`${today}T17:00:00Z`));
beforeAll(async () => {
  user = await createTrialUser();
  await giveHousehold(user.id, today, "cash", FROM);
});

const view = async (search = "", id = user.id) => cashFlowView(await currentUser({ id }), new URLSearchParams(search));

describe("somebody's next ninety days", () => {
  test("are what the same rows say without a database", async () => {
    const { forecast } = await readForecast({ id: user.id, today });
    const pure = forecastOf(inputOf(household({ seed: "cash", today, from: FROM })));
    expect(forecast.entries).toHaveLength(pure.entries.length);
    expect(lowestDay(forecast)).toMatchObject({ day: lowestDay(pure)?.day, cents: lowestDay(pure)?.cents });
    for (const account of pure.accounts) {
      const own = forecast.accounts.find(({ balanceCents }) => balanceCents === account.balanceCents);
      expect(balanceOn(forecast, own?.id ?? "", forecast.to)).toBe(balanceOn(pure, account.id, pure.to));
    }
  });

  test("are read once for a person of a request", async () => {
    const person = { id: user.id, today };
    expect(readForecast(person)).toBe(readForecast(person));
  });

  test("the screen and the endpoint say the same", async () => {
    const [shown, answer] = [await view(), await cashFlowAnswer(await currentUser(user))];
    expect(answer.summary).toBe(shown.sentence);
    expect(answer.safeToSpend?.amount).toBe((shown.safe?.cents ?? 0) / 100);
    expect(answer.entries.some(({ kind, confidence }) => kind === "statement" && confidence === "certain")).toBe(true);
  });

  test("the dashboard has the figure of the last look, which the first visit of a day takes itself", async () => {
    const shown = async () => Object((await call(dashboardRoute, { path: "/dashboard", user })).body).view;
    const open = async () => (await shown()).safe;
    const { safe, days } = await view();
    expect(await open()).toEqual(safe && safeGlance(safe));
    const { untilPay } = await shown();
    expect(untilPay[0]).toBe(safe?.heldCents);
    expect(untilPay.slice(1)).toEqual(days.filter(({ day }) => day <= (safe?.until ?? "")).map(({ cents }) => cents));
    expect(safe?.payday).not.toBeNull();
    setClock("2026-12-05T17:00:00Z");
    const later = await view();
    expect(await open()).toEqual(later.safe && safeGlance(later.safe));
    expect(later.safe?.until).not.toBe(safe?.until);
    setClock(`${today}T17:00:00Z`);
    await refreshInsights(user.id);
  });

  test("an address chooses account, month and day, and nonsense chooses nothing", async () => {
    const first = await view();
    const other = first.accounts.find(({ id }) => id !== first.account?.id);
    const chosen = await view(`account=${other?.id ?? ""}&month=2026-12&day=2026-12-14`);
    expect(chosen.account).toEqual(other);
    expect(chosen.calendar.month).toBe("2026-12");
    expect(chosen.picked?.items.map(({ kind }) => kind)).toContain("statement");
    const nonsense = await view("account=x&month=1999-13&day=2026-02-31");
    expect([nonsense.account, nonsense.calendar.month, nonsense.picked]).toEqual([first.account, "2026-11", null]);
    expect((await view("day=2026-11-20")).picked).toBeNull();
  });

  test("rows that were deleted, other currencies and closed accounts are not in it", async () => {
    const person = await createTrialUser();
    const { account } = await createBank(person.id, ["checking", "savings"]);
    const rent = ["2026-08-01", "2026-09-01", "2026-10-01", "2026-11-01"].map((day, at) =>
      bankRow(`rent-${at}`, account("checking"), day, -150_000, { providerCategory: "RENT_AND_UTILITIES_RENT" }),
    );
    await transaction((tx) => writeTransactions(tx, person.id, { upsert: rent, remove: [] }));
    await db.account.updateMany({ where: { userId: person.id }, data: { balanceCents: 500_000n } });
    const due = async () => (await view("", person.id)).ahead.length;
    expect((await view("month=2026-12", person.id)).calendar.billsCents).toBe(150_000);
    await db.transaction.updateMany({
      where: { userId: person.id },
      data: { deletedAt: new Date(`${today}T12:00:00Z`) },
    });
    expect(await due()).toBe(0);
    expect((await view("", person.id)).accounts).toHaveLength(2);
    await db.account.updateMany({
      where: { userId: person.id, id: account("savings") },
      data: { closedDay: "2026-11-01" },
    });
    await db.account.updateMany({ where: { userId: person.id, id: account("checking") }, data: { currency: "EUR" } });
    const empty = await view("", person.id);
    expect([empty.accounts, empty.account, empty.safe]).toEqual([[], null, null]);
    expect(empty.sentence).toMatch(/^Add a checking account/);
    // An account that nothing is known to move: no line, and no figure that sounds like one.
    const waiting = await createTrialUser();
    await createBank(waiting.id, ["checking"]);
    const still = await view("", waiting.id);
    expect([still.isBlank, (await view()).isBlank]).toEqual([true, false]);
    expect(still.sentence).toMatch(/We can't forecast the next 90 days/);
  });

  test("a balance that will run short is told once: by how much, and never again as news", async () => {
    const person = await createTrialUser();
    const { account } = await createBank(person.id, ["checking"]);
    const rent = ["2026-08-23", "2026-09-23", "2026-10-23"].map((day, at) =>
      bankRow(`rent-${at}`, account("checking"), day, -150_000, { providerCategory: "RENT_AND_UTILITIES_RENT" }),
    );
    await transaction((tx) => writeTransactions(tx, person.id, { upsert: rent, remove: [] }));
    const holds = async (cents: bigint) => {
      await db.account.updateMany({ where: { userId: person.id }, data: { balanceCents: cents } });
      await refreshInsights(person.id);
      const rows = await db.insight.findMany({ where: { userId: person.id, rule: "low-balance-ahead" } });
      return rows.map(({ message, isRead, endedAt }) => ({ message, isRead, isOver: endedAt !== null }));
    };
    const said = "It holds $1,000.00. With the bills expected by Nov 23, 2026, it would be $500.00 short.";
    expect(await holds(100_000n)).toEqual([{ message: said, isRead: false, isOver: false }]);
    await db.insight.updateMany({ where: { userId: person.id }, data: { isRead: true } });
    expect(await holds(900_000n)).toEqual([{ message: said, isRead: true, isOver: true }]);
    expect(await holds(100_000n)).toEqual([{ message: said, isRead: true, isOver: false }]);
  });

  test("the coach's safe sum is the screen's", async () => {
    const person = await currentUser(user);
    const shown = await view();
    const sheet = buildFacts(await readCoachInputs(person));
    expect(sheet.cents("safe.amount")).toBe(shown.safe?.cents);
    // Through the day before payday is said as payday.
    expect(shown.safe).not.toBeNull();
    expect(sheet.get("safe.until")?.value).toEqual({ unit: "day", day: shown.safe && lastsUntil(shown.safe) });
    expect(sheet.get("safe.amount")?.href).toBe("/cash-flow");
  });
});
