import fc from "../../support/fast-check";
import { describe, expect, test } from "vitest";
import { type JudgedRow, Matcher, type KnownRow } from "~/domain/import/match";
import type { FileRow } from "~/domain/import/types";

const row = (day: string, amountCents: number, name: string, bankId: string | null = null): FileRow => ({
  line: 1,
  account: "a",
  day,
  amountCents,
  name,
  memo: "",
  bankId,
  balanceCents: null,
  category: null,
  pending: false,
});
const stored = (
  providerTransactionId: string,
  day: string,
  amountCents: number,
  merchantName: string,
  pending = false,
): KnownRow => ({
  providerTransactionId,
  day,
  amountCents,
  merchantName,
  rawName: "",
  pending,
});
const verdicts = (judged: readonly JudgedRow[]) => judged.map(({ verdict }) => verdict);
const kept = (judged: readonly JudgedRow[]): KnownRow[] =>
  judged
    .filter(({ verdict }) => verdict !== "known")
    .map(({ row: one, providerTransactionId }) => stored(providerTransactionId, one.day, one.amountCents, one.name));

describe("which rows are here already", () => {
  test("the bank's id, whatever else it says now", () => {
    const before = kept(new Matcher("acc", []).judge([row("2026-01-15", -500, "Deli", "x1")]));
    expect(
      verdicts(
        new Matcher("acc", before).judge([
          row("2026-01-17", -500, "DELI LLC", "x1"),
          row("2026-01-17", -500, "Deli", "x2"),
        ]),
      ),
    ).toEqual(["known", "new"]);
  });

  test("an id that the bank gives again for another amount is another row, under an id of its own", () => {
    const before = kept(new Matcher("acc", []).judge([row("2026-01-15", -500, "Deli", "1")]));
    const [again] = new Matcher("acc", before).judge([row("2026-02-15", -700, "Cafe", "1")]);
    expect(again?.verdict).toBe("new");
    expect(again?.providerTransactionId).not.toBe(before[0]?.providerTransactionId);
  });

  test("two equal rows of one day are two rows, and a third is new", () => {
    const two = [row("2026-01-15", -500, "Coffee 1"), row("2026-01-15", -500, "Coffee 2")];
    const before = kept(new Matcher("acc", []).judge(two));
    expect(before).toHaveLength(2);
    expect(verdicts(new Matcher("acc", before).judge([...two, row("2026-01-15", -500, "Coffee 3")]))).toEqual([
      "known",
      "known",
      "new",
    ]);
  });

  test("a linked bank's row by a neater name or a few days apart, and a pending one", () => {
    const linked = [
      stored("bank-1", "2026-01-14", -1240, "Blue Door Cafe"),
      stored("bank-2", "2026-01-16", -999, "Streamly", true),
    ];
    expect(
      verdicts(
        new Matcher("acc", linked).judge([
          row("2026-01-15", -1240, "BLUE DOOR CAFE 0042 DENVER"),
          row("2026-01-18", -999, "STREAMLY.COM"),
        ]),
      ),
    ).toEqual(["known", "known"]);
  });

  test("the same amount a day apart by another name is for the person to decide, but not between files", () => {
    const [judged] = new Matcher("acc", [stored("bank-1", "2026-01-14", -1240, "Blue Door")]).judge([
      row("2026-01-15", -1240, "SQ *MBLS"),
    ]);
    expect([judged?.verdict, judged?.like?.merchantName]).toEqual(["unsure", "Blue Door"]);
    const file = kept(new Matcher("acc", []).judge([row("2026-01-14", -1240, "Blue Door")]));
    expect(verdicts(new Matcher("acc", file).judge([row("2026-01-15", -1240, "SQ *MBLS")]))).toEqual(["new"]);
  });

  test("files chosen together that overlap bring each row once", () => {
    const matcher = new Matcher("acc", []);
    const one = matcher.judge([row("2026-01-14", -100, "A"), row("2026-01-15", -200, "B")]);
    const two = matcher.judge([row("2026-01-15", -200, "B"), row("2026-01-16", -300, "C")]);
    expect([verdicts(one), verdicts(two)]).toEqual([
      ["new", "new"],
      ["known", "new"],
    ]);
  });

  const someRow = fc.record({
    day: fc.constantFrom("2026-01-14", "2026-01-15", "2026-01-16"),
    cents: fc.integer({ min: -3, max: 3 }),
    name: fc.constantFrom("A", "B", "A 12"),
    id: fc.option(fc.constantFrom("1", "2", "3"), { nil: null }),
  });
  const someRows = fc
    .array(someRow, { maxLength: 12 })
    .map((rows) => rows.map(({ day, cents, name, id }) => row(day, cents, name, id)));

  test("the same file again brings nothing, and no id comes twice", () => {
    fc.assert(
      fc.property(someRows, someRows, (one, two) => {
        const first = kept(new Matcher("acc", []).judge(one));
        const second = [...first, ...kept(new Matcher("acc", first).judge(two))];
        expect(new Set(second.map(({ providerTransactionId }) => providerTransactionId)).size).toBe(second.length);
        expect(kept(new Matcher("acc", first).judge(one))).toEqual([]);
        expect(kept(new Matcher("acc", second).judge(two))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test("whoever shows the first rows has no other read for their ids, and those are the same in any order", () => {
    const read: number[] = [];
    const counted = (one: FileRow, index: number): FileRow => ({
      ...one,
      get name() {
        read.push(index);
        return one.name;
      },
    });
    const rows = ["A", "A", "B", "A"].map((name) => row("2026-01-14", -100, name));
    const judged = new Matcher("acc", []).judge(rows.map(counted));
    expect(judged[1]?.providerTransactionId).toBe("file:acc:2026-01-14|-100|a|2");
    expect(read).toEqual([0, 1]);
    const ids = (all: readonly JudgedRow[]) => all.map(({ providerTransactionId }) => providerTransactionId);
    const backwards = ids([...judged].reverse()).reverse();
    expect(backwards).toEqual(ids(new Matcher("acc", []).judge(rows)));
  });
});
