import { describe, expect, test } from "vitest";
import { type SampleHousehold, household, householdStart } from "~/sandbox/sample/household";
import { addDays, daysBetween } from "~/domain/periods";

const seed = "test";
const today = "2026-03-05";
const from = householdStart(today);
const at = (day: string) => household({ seed, today: day, from });
const ids = ({ transactions }: SampleHousehold) => new Set(transactions.map((row) => row.id));

describe("the household", () => {
  const home = at(today);

  test("is the same for the same seed and day, and another for another seed", () => {
    expect(household({ seed, today, from })).toEqual(home);
    expect(household({ seed: "other", today, from }).transactions.map((row) => row.amountCents)).not.toEqual(
      home.transactions.map((row) => row.amountCents),
    );
  });

  test("covers 24 months up to today, with five kinds of account", () => {
    expect(from).toBe("2024-03-01");
    expect(home.accounts.map((account) => account.subtype)).toEqual([
      "checking",
      "savings",
      "credit card",
      "auto",
      "brokerage",
    ]);
    expect(home.transactions.at(-1)?.day).toBe("2024-03-01");
    expect(home.transactions.length).toBeGreaterThan(1_500);
    expect(home.transactions.every((row) => row.day <= today && row.day >= from)).toBe(true);
  });

  test("has unique ids and whole, non-zero cents", () => {
    expect(ids(home).size).toBe(home.transactions.length);
    expect(home.transactions.every((row) => Number.isSafeInteger(row.amountCents) && row.amountCents !== 0)).toBe(true);
  });

  test("is paid every two weeks and raises the price of one subscription", () => {
    const paydays = home.transactions
      .filter((row) => row.detailed === "INCOME_SALARY")
      .map((row) => row.day)
      .reverse();
    expect(paydays.length).toBeGreaterThanOrEqual(51);
    expect(paydays.slice(1).every((day, index) => daysBetween(paydays[index] ?? "", day) === 14)).toBe(true);
    const prices = new Set(
      home.transactions.filter((row) => row.merchantName === "Cinestream").map((row) => row.amountCents),
    );
    expect(prices).toEqual(new Set([-1_549, -1_899]));
  });

  test("keeps its accounts in believable bounds for three years and balances equal opening plus posted rows", () => {
    for (const name of ["a", "b", "c", "d"]) {
      const later = household({ seed: name, today: addDays(today, 400), from });
      for (const { accountId, balanceCents, day } of later.history) {
        if (accountId.endsWith("checking")) expect(balanceCents, `${name} ${day}`).toBeGreaterThan(0);
        if (accountId.endsWith("savings")) expect(balanceCents).toBeGreaterThan(0);
        if (accountId.endsWith("credit")) expect(balanceCents).toBeGreaterThan(-900_000);
      }
    }
    const checking = home.accounts.find((account) => account.role === "checking");
    const moved = home.transactions
      .filter((row) => row.accountId === checking?.id && !row.pending)
      .reduce((sum, row) => sum + row.amountCents, 0);
    expect(checking?.balanceCents).toBe(318_000 + moved);
  });

  test("grows by the day: rows only appear, post or are taken back", () => {
    const seen = { posted: 0, tips: 0, gone: 0, corrected: 0 };
    let before = at(today);
    for (let index = 1; index <= 90; index += 1) {
      const after = at(addDays(today, index));
      const next = new Map(after.transactions.map((row) => [row.id, row]));
      const successors = new Map(after.transactions.map((row) => [row.pendingId, row]));
      for (const row of before.transactions) {
        const same = next.get(row.id);
        if (same) {
          expect({ ...same, merchantName: null, detailed: "", confidence: "" }).toEqual({
            ...row,
            merchantName: null,
            detailed: "",
            confidence: "",
          });
          if (same.detailed !== row.detailed) seen.corrected += 1;
          continue;
        }
        const posted = row.pending ? successors.get(row.id) : undefined;
        if (posted) {
          seen.posted += 1;
          if (posted.amountCents < row.amountCents) seen.tips += 1;
        } else {
          expect(row.id).toMatch(/-(hold-pending|double)$/);
          seen.gone += 1;
        }
      }
      before = after;
    }
    expect(seen.posted).toBeGreaterThan(40);
    expect(seen.tips).toBeGreaterThan(5);
    expect(seen.gone).toBeGreaterThanOrEqual(5);
    expect(seen.corrected).toBeGreaterThan(0);
  });

  test("pairs every transfer and card payment with an equal opposite leg", () => {
    const legs = home.transactions.filter((row) => /-(save|sweep|topup|card|car|invest)-(in|out)$/.test(row.id));
    expect(legs.length).toBeGreaterThan(150);
    for (const row of legs.filter((leg) => leg.amountCents < 0)) {
      const other = home.transactions.find((leg) => leg.id.replace("-pending", "") === row.id.replace("-out", "-in"));
      expect(other?.amountCents).toBe(-row.amountCents);
    }
  });

  test.each(["22", "23", "24", "25"])(
    "what it holds on the %sth is what the month before ended with, and the rows since",
    (day) => {
      const { accounts, transactions, history } = household({ seed: "sum", today: `2026-03-${day}` });
      for (const { id, role, balanceCents } of accounts.filter((one) => one.role !== "investment")) {
        const ended = history.find((one) => one.accountId === id && one.day === "2026-02-28")?.balanceCents ?? 0;
        const since = transactions.filter((row) => row.accountId === id && !row.pending && row.day >= "2026-03-01");
        expect(ended + since.reduce((sum, { amountCents }) => sum + amountCents, 0), role).toBe(balanceCents);
      }
    },
  );
});
