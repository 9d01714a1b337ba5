import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Leg, matchTransfers, pairKey } from "~/domain/ledger/transfers";
import { daysBetween, addDays } from "~/domain/periods";

const leg = (id: string, accountId: string, day: string, amountCents: number, extra: Partial<Leg> = {}): Leg => ({
  id,
  accountId,
  accountType: "checking",
  day,
  amountCents,
  providerCategory: null,
  text: "",
  ...extra,
});
const none = new Set<string>();

describe("transfers between own accounts", () => {
  const out = leg("o", "a", "2026-03-01", -5_000);
  const into = leg("i", "b", "2026-03-03", 5_000);

  test("with a sign of it they are matched, without one only suggested", () => {
    expect(matchTransfers([{ ...out, providerCategory: "TRANSFER_OUT_SAVINGS" }, into], none)).toEqual({
      matched: [{ outId: "o", inId: "i" }],
      suggested: [],
    });
    expect(matchTransfers([out, { ...into, text: "ONLINE TRANSFER" }], none).matched).toHaveLength(1);
    expect(matchTransfers([out, into], none)).toEqual({ matched: [], suggested: [{ outId: "o", inId: "i" }] });
  });

  test("a rejection is remembered, five days are too far, one account is not two, pay is not a transfer", () => {
    expect(matchTransfers([out, into], new Set([pairKey({ outId: "o", inId: "i" })]))).toEqual({
      matched: [],
      suggested: [],
    });
    expect(matchTransfers([out, { ...into, day: "2026-03-06" }], none)).toEqual({ matched: [], suggested: [] });
    expect(matchTransfers([out, { ...into, accountId: "a" }], none)).toEqual({ matched: [], suggested: [] });
    const pay = { ...into, providerCategory: "INCOME_SALARY" };
    expect(matchTransfers([{ ...out, providerCategory: "TRANSFER_OUT_SAVINGS" }, pay], none).matched).toEqual([]);
    expect(matchTransfers([{ ...out, providerCategory: "FOOD_AND_DRINK_COFFEE" }, pay], none)).toEqual({
      matched: [],
      suggested: [],
    });
  });

  test("no row is in two pairs, each pair holds its promises and the order of rows does not matter", () => {
    const legs = fc
      .array(
        fc.record({
          account: fc.constantFrom("a", "b", "c"),
          day: fc.integer({ min: 0, max: 12 }),
          cents: fc.constantFrom(-300, -200, -100, 100, 200, 300),
          says: fc.boolean(),
        }),
        { maxLength: 24 },
      )
      .map((list) =>
        list.map((row, index) =>
          leg(`t${index}`, row.account, addDays("2026-03-01", row.day), row.cents, {
            text: row.says ? "transfer" : "",
          }),
        ),
      );
    fc.assert(
      fc.property(legs, fc.integer({ min: 1, max: 23 }), (rows, turn) => {
        const { matched, suggested } = matchTransfers(rows, none);
        const used = [...matched, ...suggested].flatMap((pair) => [pair.outId, pair.inId]);
        expect(new Set(used).size).toBe(used.length);
        for (const pair of [...matched, ...suggested]) {
          const a = rows.find((row) => row.id === pair.outId);
          const b = rows.find((row) => row.id === pair.inId);
          expect((a?.amountCents ?? 1) + (b?.amountCents ?? 1)).toBe(0);
          expect(a?.accountId).not.toBe(b?.accountId);
          expect(Math.abs(daysBetween(a?.day ?? "", b?.day ?? ""))).toBeLessThanOrEqual(4);
        }
        const turned = matchTransfers([...rows.slice(turn), ...rows.slice(0, turn)], none);
        expect(turned).toEqual({ matched, suggested });
      }),
      { numRuns: 300 },
    );
  });
});
