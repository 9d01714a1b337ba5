import { describe, expect, test } from "vitest";
import { type MonthSums, listedMonths, listTotals } from "~/domain/ledger/list-totals";

const month = (name: string, more: Partial<MonthSums> = {}): MonthSums => ({
  month: name,
  count: 0,
  pendingCount: 0,
  pendingCents: 0,
  inCents: 0,
  outCents: 0,
  movedInCents: 0,
  movedOutCents: 0,
  correctedInCents: 0,
  correctedOutCents: 0,
  spentCents: 0,
  ...more,
});

describe("what a list adds up to", () => {
  test("in, out and net leave out what moves between own accounts, and what is pending", () => {
    const months = [
      month("2026-03", {
        count: 3,
        inCents: 50_00,
        outCents: -20_00,
        spentCents: 20_00,
        pendingCount: 1,
        pendingCents: -9_00,
      }),
      month("2026-02", {
        count: 4,
        inCents: 10_00,
        outCents: -5_00,
        spentCents: 5_00,
        movedInCents: 100_00,
        movedOutCents: -100_00,
      }),
    ];
    expect(listTotals(months, false)).toEqual({
      count: 7,
      pendingCount: 1,
      pendingCents: -9_00,
      inCents: 60_00,
      outCents: -25_00,
      netCents: 35_00,
      movedInCents: 100_00,
      movedOutCents: -100_00,
      correctedInCents: 0,
      correctedOutCents: 0,
      spentCents: 25_00,
      refundsCents: 0,
    });
  });

  test("what corrects a balance is neither in, out nor moved, and counts in the list of its account", () => {
    const months = [
      month("2026-02", {
        inCents: 10_00,
        outCents: -5_00,
        spentCents: 5_00,
        correctedInCents: 3_00,
        correctedOutCents: -1_00,
      }),
    ];
    expect(listTotals(months, false)).toMatchObject({
      inCents: 10_00,
      outCents: -5_00,
      netCents: 5_00,
      movedInCents: 0,
    });
    expect(listTotals(months, true)).toMatchObject({
      inCents: 13_00,
      outCents: -6_00,
      netCents: 7_00,
      correctedInCents: 0,
    });
    expect(listedMonths(months, true, 50)[0]).toMatchObject({ inCents: 13_00, outCents: -6_00 });
    expect(listedMonths(months, false, 50)[0]).toMatchObject({ inCents: 10_00, outCents: -5_00 });
    const alone = [month("2026-02", { correctedOutCents: -1_00 })];
    expect(listTotals(alone, false)).toMatchObject({ outCents: -1_00, correctedOutCents: 0 });
  });

  test("of an account, and where nothing else is listed, what moves is in and out", () => {
    const mixed = [month("2026-02", { inCents: 10_00, outCents: -5_00, movedOutCents: -100_00 })];
    expect(listTotals(mixed, true)).toMatchObject({ inCents: 10_00, outCents: -105_00, netCents: -95_00 });
    const moves = [month("2026-02", { movedInCents: 40_00, movedOutCents: -100_00 })];
    expect(listTotals(moves, false)).toMatchObject({ inCents: 40_00, outCents: -100_00, movedOutCents: 0 });
    expect(listedMonths(moves, false, 50)[0]).toMatchObject({ inCents: 40_00, outCents: -100_00 });
  });

  test("what came back is off what went out, as on every other screen; of an account it moves the balance", () => {
    const refunded = { inCents: 60_00, outCents: -50_00, spentCents: 40_00 };
    const both = (more: Partial<MonthSums>, isOfAccounts = false) => {
      const months = [month("2026-02", more)];
      const [{ inCents, outCents, refundsCents } = listTotals([], false)] = listedMonths(months, isOfAccounts, 50);
      expect(listTotals(months, isOfAccounts)).toMatchObject({ inCents, outCents, refundsCents, netCents: 10_00 });
      return [inCents, outCents, refundsCents];
    };
    expect(both(refunded)).toEqual([50_00, -40_00, 10_00]);
    expect(both({ ...refunded, spentCents: 50_00 })).toEqual([60_00, -50_00, 0]);
    expect(both(refunded, true)).toEqual([60_00, -50_00, 0]);
    // Refunds alone are listed: there's nothing to take them off.
    expect(both({ inCents: 10_00, spentCents: -10_00 })).toEqual([10_00, 0, 0]);
  });

  test("each month knows the page on which its first row stands", () => {
    const months = [
      month("2026-04", { count: 50 }),
      month("2026-03", { count: 49 }),
      month("2026-02", { count: 1 }),
      month("2026-01", { count: 7 }),
    ];
    expect(listedMonths(months, false, 50).map(({ page }) => page)).toEqual([1, 2, 2, 3]);
  });
});
