import { describe, expect, test } from "vitest";
import { moveLeg, movesAsOne, rowsOfEntries } from "~/domain/ledger/own-moves";

type Row = { id: string; cents: number; leg?: { account: string; matchedId: string } };

const row = (id: string, cents = -10, other?: string): Row => ({
  id,
  cents,
  ...(other ? { leg: { account: `account of ${id}`, matchedId: other } } : {}),
});
const centsOf = ({ cents }: Row) => cents;
const told = (rows: readonly Row[]) =>
  movesAsOne(rows, centsOf).map((entry) => ("at" in entry ? `${entry.from.id}>${entry.to.id}` : entry.id));

describe("the two rows of a move", () => {
  test("are one entry, where the first of them stands, from where the money left", () => {
    expect(told([row("a"), row("in", 500, "out"), row("b"), row("out", -500, "in"), row("c")])).toEqual([
      "a",
      "out>in",
      "b",
      "c",
    ]);
    expect(told([row("out", -500, "in"), row("in", 500, "out")])).toEqual(["out>in"]);
    expect(movesAsOne([row("in", 500, "out"), row("out", -500, "in")], centsOf)).toMatchObject([{ at: { id: "in" } }]);
  });

  test("stand for themselves where only one is listed, or where they don't name each other", () => {
    expect(told([row("a"), row("out", -500, "in")])).toEqual(["a", "out"]);
    expect(told([row("out", -500, "in"), row("in", 500, "elsewhere")])).toEqual(["out", "in"]);
    expect(told([row("out", -500, "in"), row("in", 500)])).toEqual(["out", "in"]);
  });

  test("are as many rows as make the entries that a list shows", () => {
    const rows = [row("a"), row("out", -500, "in"), row("b"), row("in", 500, "out"), row("c")];
    const ids = (entries: number) => rowsOfEntries(rows, centsOf, entries).map(({ id }) => id);
    expect(ids(1)).toEqual(["a"]);
    expect(ids(2)).toEqual(["a", "out", "in"]);
    expect(ids(3)).toEqual(["a", "out", "b", "in"]);
    expect(ids(9)).toEqual(["a", "out", "b", "in", "c"]);
  });

  test("a loan's payment is spending on one side: it's no move", () => {
    expect(moveLeg("transfer", "Checking", "x")).toEqual({ leg: { account: "Checking", matchedId: "x" } });
    expect(moveLeg("card_payment", "Checking", "x")).toEqual({ leg: { account: "Checking", matchedId: "x" } });
    expect(moveLeg("loan_payment", "Checking", "x")).toEqual({});
    expect(moveLeg("transfer", "Checking", null)).toEqual({});
  });
});
