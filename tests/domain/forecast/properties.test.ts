import fc from "../../support/fast-check";
import { describe, expect, test } from "vitest";
import { balanceOn, balancesOf, isSpendable, lowestDay, lowestOf } from "~/domain/forecast/balances";
import { forecastOf } from "~/domain/forecast/forecast";
import { safeToSpend } from "~/domain/forecast/safe-to-spend";
import { sameMerchant } from "~/domain/ledger/recurring";
import { sumCents } from "~/domain/money";
import { addDays, daysBetween } from "~/domain/periods";
import { aboveLowestWords, keptForLaterWords } from "~/texts/safe-notes";
import { sampleInput } from "../../support/forecast";

const households = fc.record({
  seed: fc.constantFrom("demo", "test", "ada", "ben", "eve"),
  profile: fc.constantFrom("family" as const, "side" as const),
  today: fc.integer({ min: 20, max: 700 }).map((days) => addDays("2024-11-01", days)),
});
const holds = (check: (input: ReturnType<typeof sampleInput>) => void) =>
  fc.assert(
    fc.property(households, ({ seed, today, profile }) => check(sampleInput(seed, today, profile))),
    { numRuns: 25 },
  );

describe("a forecast of any household on any day", () => {
  test("balances differ by the sum of the entries between, on each account", () => {
    holds((input) => {
      const forecast = forecastOf(input);
      for (const { id, balanceCents } of input.accounts) {
        const days = balancesOf(forecast, id);
        expect(days.map(({ day }) => balanceOn(forecast, id, day))).toEqual(days.map(({ cents }) => cents));
        const all = sumCents(forecast.entries.flatMap((one) => (one.accountId === id ? [one.cents] : [])));
        expect(days.at(-1)?.cents).toBe(balanceCents + all);
      }
      for (const { day, cents } of forecast.entries) {
        expect(day >= forecast.today && day <= forecast.to).toBe(true);
        expect(Number.isSafeInteger(cents) && cents !== 0).toBe(true);
      }
    });
  });

  test("moves between own accounts cancel out, but for what is under way on the last days", () => {
    holds((input) => {
      const { entries, to } = forecastOf(input);
      const sums = new Map<string, number>();
      for (const { key, cents, otherAccountId } of entries)
        if (otherAccountId !== null) sums.set(key, (sums.get(key) ?? 0) + cents);
      const underWay = entries.filter(
        ({ day, cents, otherAccountId }) => otherAccountId !== null && cents < 0 && daysBetween(day, to) < 4,
      );
      for (const { key, cents } of underWay) if (sums.get(key) === cents) sums.delete(key);
      expect([...sums.values()].filter((cents) => cents !== 0)).toEqual([]);
    });
  });

  test("nothing that comes back is in it beside a pending or posted row of the same time", () => {
    holds((input) => {
      const { plans, today } = forecastOf(input);
      const rows = input.rows.filter(({ day }) => daysBetween(day, today) <= 3);
      for (const plan of plans.filter(({ cadence }) => cadence === "monthly")) {
        const first = plan.coming[0];
        const twice = rows.filter(
          (row) =>
            first &&
            row.accountId === plan.accountId &&
            row.cents === first.cents &&
            sameMerchant(row.merchantName) === sameMerchant(plan.stream.merchantName) &&
            Math.abs(daysBetween(row.day, first.day)) <= 5,
        );
        expect(twice).toEqual([]);
      }
    });
  });

  test("no day is lower than the lowest, and the safe sum is what its parts leave", () => {
    holds((input) => {
      const forecast = forecastOf(input);
      const lowest = lowestDay(forecast);
      for (const { cents } of lowest ? balancesOf(forecast, lowest.account.id) : [])
        expect(cents).toBeGreaterThanOrEqual(lowest?.cents ?? 0);
      const checking = input.accounts.find(({ type }) => type === "checking");
      if (checking) expect(lowestOf(forecast, checking).cents).toBeLessThanOrEqual(checking.balanceCents);
      const safe = safeToSpend(forecast, []);
      expect((safe?.cents ?? 0) - (safe?.shortCents ?? 0)).toBe(
        (safe?.heldCents ?? 0) +
          sumCents((safe?.parts ?? []).map(({ cents }) => cents)) -
          (safe?.beyondPayCents ?? 0) -
          (safe?.keptCents ?? 0),
      );
    });
  });

  test("what is safe to spend is no more than the lowest balance of the next thirty days, or it's said why", () => {
    holds((input) => {
      const forecast = forecastOf(input);
      const safe = safeToSpend(forecast, input.goals);
      const ahead = { ...forecast, to: addDays(forecast.today, 30) };
      const lowest = lowestDay(ahead);
      if (!safe || !lowest) return;
      if (safe.cents > Math.max(0, lowest.cents)) expect(aboveLowestWords(safe, lowest)).not.toBeNull();
      if (safe.keptCents > 0) expect(keptForLaterWords(safe)).toContain("You could spend");
      // Spent before payday, with everything else as it's foreseen, it leaves no day below zero until the pay after next.
      const own = forecast.accounts.filter(isSpendable).map(({ id }) => id);
      for (let day = safe.until; day <= safe.lookedTo && safe.cents > 0; day = addDays(day, 1)) {
        const spent = forecast.entries.filter(
          (one) => own.includes(one.accountId) && one.kind === "everyday" && one.day <= safe.until,
        );
        const held =
          sumCents(own.map((id) => balanceOn(forecast, id, day))) - sumCents(spent.map(({ cents }) => cents));
        expect(held - safe.cents).toBeGreaterThanOrEqual(0);
      }
    });
  });

  test("what comes after a day changes nothing in what was said on it", () => {
    holds((input) => {
      const later = input.rows.map((row) => ({
        ...row,
        id: `later ${row.id}`,
        day: addDays(row.day, 400),
        pending: false,
      }));
      const seen = { ...input, rows: [...input.rows, ...later.filter(({ day }) => day > input.today)] };
      expect(forecastOf(seen).entries).toEqual(forecastOf(input).entries);
    });
  });
});
