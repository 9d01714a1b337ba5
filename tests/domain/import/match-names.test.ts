// By which names and days a row of a file is one that is here already, case by case.
import { describe, expect, test } from "vitest";
import { Matcher, type KnownRow } from "~/domain/import/match";
import type { FileRow } from "~/domain/import/types";

const row = (day: string, amountCents: number, name: string, bankId: string | null = null): FileRow => ({
  ...{ line: 1, account: "a", day, amountCents, name, memo: "", bankId, balanceCents: null, category: null },
  pending: false,
});
const linked = (id: string, day: string, merchantName: string, rawName = "", amountCents = -500): KnownRow => ({
  ...{ providerTransactionId: id, day, amountCents, merchantName, rawName, pending: false },
});
const ids = (matcher: Matcher, ...rows: FileRow[]) => matcher.judge(rows).map((one) => one.providerTransactionId);
const verdicts = (stored: readonly KnownRow[], ...rows: FileRow[]) =>
  new Matcher("acc", stored).judge(rows).map(({ verdict }) => verdict);

describe("the id under which a row is stored", () => {
  test("is made of its day, amount, tidied name and number; of the bank's id where there is one", () => {
    expect(
      ids(
        new Matcher("acc", []),
        row("2026-01-15", -500, "Coffee #12"),
        row("2026-01-15", -500, "COFFEE 99"),
        row("2026-01-15", -501, "Coffee"),
        row("2026-01-15", -500, "Coffee", "x1"),
        row("2026-01-15", -500, "Coffee", "x1"),
        row("2026-01-16", -700, "Tea", "x2"),
      ),
    ).toEqual([
      "file:acc:2026-01-15|-500|coffee|1",
      "file:acc:2026-01-15|-500|coffee|2",
      "file:acc:2026-01-15|-501|coffee|1",
      "file:acc:#x1",
      "file:acc:#x1|2",
      "file:acc:#x2",
    ]);
  });

  test("has a number of its own where a bank gives an id a second and a third time for another amount", () => {
    const stored = (id: string, cents: number) => linked(id, "2026-01-15", "Deli", "", cents);
    const one = [stored("file:acc:#1", -500)];
    expect(ids(new Matcher("acc", one), row("2026-02-15", -700, "Deli", "1"))).toEqual(["file:acc:#1~2"]);
    const two = [...one, stored("file:acc:#1~2", -700)];
    expect(ids(new Matcher("acc", two), row("2026-03-15", -900, "Deli", "1"))).toEqual(["file:acc:#1~3"]);
  });
});

describe("a row of a linked bank, by name", () => {
  test.each<[string, string, string, string]>([
    ["SHELL OIL 57", "Shell Oil", "", "known"],
    ["SHELL OIL 57 DENVER", "Shell Oil", "", "known"],
    ["Shell", "", "SHELL OIL 574 DENVER", "known"],
    ["POS SHELL", "Fuel", "pos shell 12", "known"],
    ["Shell service", "Shellmart", "", "known"],
    ["Shell service", "Fuel", "SHELLMART 5", "known"],
    ["Gap store", "Gapper", "", "unsure"],
    ["Gaps store", "Gapster", "", "known"],
    ["Store Shell", "Shellmart", "", "unsure"],
    ["Fuel", "Shell", "", "unsure"],
    ["Fuel", "Shell", "Oil", "unsure"],
    ["1234", "Shell", "Shell oil", "unsure"],
    ["Fuel", "", "", "unsure"],
    ["Mart", "Shell", "smart mart", "known"],
    ["Cart", "Shell", "oil cart", "known"],
    ["Cart shop", "Shell", "oil cart", "unsure"],
  ])("the file's '%s', the bank's '%s' (%s): %s", (name, merchant, raw, verdict) => {
    expect(verdicts([linked("bank-1", "2026-01-15", merchant, raw)], row("2026-01-15", -500, name))).toEqual([verdict]);
  });

  test("a row that another file brought has to have the same name, as a name alone may differ between two", () => {
    const brought = linked("file:acc:1", "2026-01-15", "Shell Oil");
    expect(verdicts([brought], row("2026-01-15", -500, "SHELL OIL 57"))).toEqual(["known"]);
    expect(verdicts([brought], row("2026-01-15", -500, "Shell Oil Denver"))).toEqual(["new"]);
    expect(verdicts([brought], row("2026-01-16", -500, "Shell Oil"))).toEqual(["new"]);
  });

  test("beside one of a file, the bank's own row of the same amount is the one that may be meant", () => {
    const both = [linked("file:acc:1", "2026-01-14", "Deli"), linked("bank-1", "2026-01-16", "Blue Door")];
    const [judged] = new Matcher("acc", both).judge([row("2026-01-15", -500, "Deli")]);
    expect([judged?.verdict, judged?.like]).toMatchObject(["unsure", { merchantName: "Blue Door", day: "2026-01-16" }]);
  });

  test("a name that ends in 'file:' is no row of a file", () => {
    expect(verdicts([linked("x-file:", "2026-01-14", "Deli")], row("2026-01-15", -500, "Deli"))).toEqual(["known"]);
  });
});

describe("days apart", () => {
  test.each<[string, string]>([
    ["2026-01-11", "known"],
    ["2026-01-12", "known"],
    ["2026-01-13", "known"],
    ["2026-01-14", "known"],
    ["2026-01-16", "known"],
    ["2026-01-17", "known"],
    ["2026-01-18", "known"],
    ["2026-01-19", "known"],
    ["2026-01-10", "new"],
    ["2026-01-20", "new"],
  ])("a linked bank's row of %s, in the file on 2026-01-15: %s", (day, verdict) => {
    expect(verdicts([linked("bank-1", day, "Deli")], row("2026-01-15", -500, "Deli"))).toEqual([verdict]);
  });

  test("the nearest day is taken first, the day before it at the same distance, and each row once", () => {
    const days = ["2026-01-13", "2026-01-17", "2026-01-14", "2026-01-16"];
    const stored = days.map((day) => linked(day, day, "Deli"));
    const same = row("2026-01-15", -500, "Deli");
    const judged = new Matcher("acc", stored).judge([same, same, same, same, same]);
    expect(judged.map(({ like }) => like?.day)).toEqual([
      ...["2026-01-16", "2026-01-14", "2026-01-17", "2026-01-13", undefined],
    ]);
  });

  test("one that may be meant is offered once", () => {
    const stored = [linked("bank-1", "2026-01-15", "Blue Door")];
    expect(verdicts(stored, row("2026-01-15", -500, "Other"), row("2026-01-15", -500, "Else"))).toEqual([
      ...["unsure", "new"],
    ]);
    expect(verdicts(stored, row("2026-01-15", -501, "Blue Door"))).toEqual(["new"]);
  });
});

describe("more rows of one day and amount than are looked at together", () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => row("2026-01-15", -500, index % 2 === 0 ? "Coffee" : "Tea"));
  const kept = (rows: readonly FileRow[]) =>
    new Matcher("acc", [])
      .judge(rows)
      .map((one): KnownRow => linked(one.providerTransactionId, one.row.day, one.row.name));

  test.each([49, 50, 51, 120])("of %d the same file brings none again", (count) => {
    const rows = many(count);
    expect(new Set(verdicts(kept(rows), ...rows))).toEqual(new Set(["known"]));
    expect(verdicts(kept(rows), ...rows, row("2026-01-15", -500, "Coffee")).at(-1)).toBe("new");
  });

  test("what a first file brought is there for the second, and again for the third", () => {
    const matcher = new Matcher("acc", []);
    const rows = many(60);
    expect(matcher.judge(rows).every(({ verdict }) => verdict === "new")).toBe(true);
    for (const _ of [1, 2]) expect(matcher.judge(rows).every(({ verdict }) => verdict === "known")).toBe(true);
  });
});
