import fc from "../support/fast-check";
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

  const tells = (extra: Partial<Leg>) => matchTransfers([{ ...out, ...extra }, into], none).matched.length === 1;

  test("a transfer is told by the bank's category, but cash drawn or paid in is none", () => {
    expect(tells({ providerCategory: "TRANSFER_OUT_ACCOUNT_TRANSFER" })).toBe(true);
    expect(tells({ providerCategory: "LOAN_PAYMENTS_CREDIT_CARD_PAYMENT" })).toBe(true);
    expect(tells({ providerCategory: "TRANSFER_OUT_WITHDRAWAL" })).toBe(false);
    expect(tells({ providerCategory: "OTHER_OTHER" })).toBe(false);
    const paidIn = { ...into, providerCategory: "TRANSFER_IN_DEPOSIT" };
    expect(matchTransfers([out, paidIn], none)).toEqual({ matched: [], suggested: [{ outId: "o", inId: "i" }] });
  });

  test("a category that only contains such a word is something else", () => {
    const odd = { ...out, providerCategory: "FOOD_AND_DRINK_LOAN_PAYMENTS_" };
    expect(matchTransfers([{ ...odd, text: "transfer" }, into], none).matched).toEqual([]);
    expect(matchTransfers([odd, { ...into, providerCategory: "INCOME_TRANSFER_" }], none).suggested).toEqual([]);
  });

  test.each([
    ["Xfer to 1234", true],
    ["TRNSFR", true],
    ["From Checking", true],
    ["to brokerage 77", true],
    ["CARD AUTOPAY", true],
    ["card auto-pay", true],
    ["Payment Thank You", true],
    ["IRA contribution", true],
    ["Transferwise", false],
    ["to the moon", false],
  ])("the wording %j tells it: %s", (text, told) => expect(tells({ text })).toBe(told));

  test("four days apart is near enough; nothing and nothing is no move", () => {
    expect(matchTransfers([out, { ...into, day: "2026-03-05" }], none).suggested).toHaveLength(1);
    expect(
      matchTransfers(
        [
          { ...into, day: "2026-03-05" },
          { ...out, day: "2026-03-01" },
        ],
        none,
      ).suggested,
    ).toHaveLength(1);
    const still = [leg("x", "a", "2026-03-01", 0), leg("y", "b", "2026-03-01", 0)];
    expect(matchTransfers(still, none)).toEqual({ matched: [], suggested: [] });
  });

  test("a pair with a sign goes before a nearer one without, then the nearer, then both signs, then the first id", () => {
    const first = (legs: Leg[]) => matchTransfers(legs, none);
    const told = { text: "transfer" };
    // "i2" is nearer, "i1" says so.
    expect(first([out, leg("i1", "b", "2026-03-04", 5_000, told), leg("i2", "c", "2026-03-01", 5_000)])).toEqual({
      matched: [{ outId: "o", inId: "i1" }],
      suggested: [],
    });
    expect(first([out, leg("i1", "b", "2026-03-04", 5_000), leg("i2", "c", "2026-03-02", 5_000)]).suggested).toEqual([
      { outId: "o", inId: "i2" },
    ]);
    const saying = { ...out, ...told };
    expect(
      first([saying, leg("i1", "b", "2026-03-02", 5_000), leg("i2", "c", "2026-03-02", 5_000, told)]).matched,
    ).toEqual([{ outId: "o", inId: "i2" }]);
    expect(first([out, leg("i2", "c", "2026-03-02", 5_000), leg("i1", "b", "2026-03-02", 5_000)]).suggested).toEqual([
      { outId: "o", inId: "i1" },
    ]);
    expect(first([leg("o2", "a", "2026-03-01", -5_000), leg("o1", "a", "2026-03-01", -5_000), into]).suggested).toEqual(
      [{ outId: "o1", inId: "i" }],
    );
  });

  test("each pair has a key of its own", () => {
    const keys = [
      ["a", "b"],
      ["b", "a"],
      ["ab", ""],
      ["", "ab"],
    ].map(([outId = "", inId = ""]) => pairKey({ outId, inId }));
    expect(new Set(keys).size).toBe(4);
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
